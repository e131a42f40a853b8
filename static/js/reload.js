// Loads the page again because of what the server says of it, but once for the same: a mismatch must not go on for ever.

const key = (what) => `reloaded-for-${what}`;

/** Gives whether the page is on its way out; where nothing can be kept it stays as it is. */
export function reloadOnce(what, value) {
  try {
    if (sessionStorage.getItem(key(what)) === value) return false;
    sessionStorage.setItem(key(what), value);
  } catch { return false; }
  location.reload();
  return true;
}

/** All is as it should be: the next mismatch is a new one. */
export function forgetReload(what) {
  try { sessionStorage.removeItem(key(what)); } catch { /* then nothing was kept */ }
}
