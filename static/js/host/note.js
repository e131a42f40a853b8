// What became of an order, in words beside its control.
import { html, cls } from '../ui.js';
import { hasWords, refusal, seatName, t } from '../words.js';
import { cueTitle } from './cues.js';
import { signedSeconds } from './seconds.js';

const onOff = (name) => (show, order) => t(`host-done-${name}-${order.on ? 'on' : 'off'}`);

/** Orders whose sentence needs more than their name. */
const DONE = {
  stand_in: (show, order) => t(order.on ? 'host-stand-in-done-on' : 'host-stand-in-done-off'),
  sound: (show, order) => (order.muted ? t('host-done-sound-muted') : t('host-done-sound', { volume: order.volume })),
  black: onOff('black'), panic: onOff('panic'), clocks: onOff('clocks'), overlay: onOff('overlay'),
  go: (show, order) => t('host-done-go', { cue: cueTitle(show.rundown[order.to]) }),
  scene: (show, order) => t('host-done-scene', { scene: t(`host-scene-${order.scene}`) }),
  time: (show, order) => t('host-done-time', { name: seatName(show, order.seat), seconds: signedSeconds(order.ms) }),
  extensions: (show, order) => t(order.count > 0 ? 'host-done-extension-given' : 'host-done-extension-taken'),
  rewind: (show, order) => t(order.treat === 'leave' ? 'host-done-rewind-left' : 'host-done-rewind'),
  pause: (show, order) => t(order.why === 'appeal' ? 'host-done-appeal' : 'host-done-pause'),
};

/** A refusal as the host reads it: most of all, that somebody else was first. */
export function hostRefusal(show, answer) {
  if (answer.code === 'gate') return t('host-refused-gate', { count: answer.reasons?.length ?? 1 });
  return hasWords(`host-refused-${answer.code}`) ? t(`host-refused-${answer.code}`) : refusal(show, answer);
}

/** The sentence for a note of an order; '' for none. */
export function noteText(show, note) {
  if (!note) return '';
  if (note.state === 'pending') return t('host-order-pending');
  if (note.state === 'refused') return hostRefusal(show, note.answer);
  const words = DONE[note.order.order];
  return words ? words(show, note.order) : t(`host-done-${note.order.order}`);
}

/** The note as a line of its own, read out when it changes. */
export function Note({ show, note }) {
  return html`<p class=${cls('note', note && `is-${note.state}`)} role="status">${noteText(show, note)}</p>`;
}
