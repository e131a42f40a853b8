// What became of an order, in words beside its control.
import { html, cls } from '../ui.js';
import { refusal, t } from '../words.js';

const DONE = {
  begin: 'host-begin-done', pause: 'host-pause-done', resume: 'host-resume-done', end: 'host-end-done',
  reissue: 'host-reissued', base: 'host-address-done', next: 'host-next-done',
};

/** The sentence for a note of an order; '' for none. */
export function noteText(show, note) {
  if (!note) return '';
  if (note.state === 'pending') return t('host-order-pending');
  if (note.state === 'refused') return refusal(show, note.answer);
  if (note.order.order === 'stand_in') return t(note.order.on ? 'host-stand-in-done-on' : 'host-stand-in-done-off');
  return t(DONE[note.order.order]);
}

/** The note as a line of its own, read out when it changes. */
export function Note({ show, note }) {
  return html`<p class=${cls('note', note && `is-${note.state}`)} role="status">${noteText(show, note)}</p>`;
}
