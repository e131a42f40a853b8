// Keeps the screen awake where the browser allows it, and says truthfully whether it does.

/**
 * Asks for the screen's wake lock and asks again whenever the page comes back to the front.
 * `tell(state)` gets "held", "lost" or "unavailable" (no such thing on plain http or in this browser).
 */
export function keepAwake(tell = () => {}) {
  if (!('wakeLock' in navigator)) { tell('unavailable'); return; }
  let lock = null;
  async function ask() {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => tell('lost'));
      tell('held');
    } catch { tell('lost'); }
  }
  document.addEventListener('visibilitychange', ask);
  document.addEventListener('pointerdown', ask, { passive: true });
  ask();
}
