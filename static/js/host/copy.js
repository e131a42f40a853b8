// Copying text, also on the plain http of a venue's network, where browsers withhold the clipboard.

/** True if `text` is on the clipboard now. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { return copyBySelection(text); }
}

function copyBySelection(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'off-screen';
  field.readOnly = true;
  // An open dialog makes everything outside it inert, so the field has to stand inside.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  const before = document.activeElement;
  field.select();
  let done = false;
  try { done = document.execCommand('copy'); } catch { /* this browser has neither way */ }
  field.remove();
  before?.focus();
  return done;
}
