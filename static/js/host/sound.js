// The room's sound: how loud, muted or not, and which displays play.
import { html, cls, useEffect, useRef, useState } from '../ui.js';
import { t } from '../words.js';
import { Key, useKey } from './keys.js';
import { KEYS } from './keymap.js';
import { Note } from './note.js';
import { PlainButton } from './press.js';

const STEP = 10;
const SETTLE_MS = 250;  // a slider that is drawn along gives one order, not fifty

/** The volume as it is being set, and `set(volume)`, which orders it once it rests. */
function useVolume(panel) {
  const { volume, muted } = panel.floor.sound;
  const [draft, setDraft] = useState(null);
  const timer = useRef(null);
  useEffect(() => setDraft(null), [volume]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next) => {
    const wanted = Math.min(100, Math.max(0, next));
    setDraft(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const answer = await panel.orders.give('sound', { order: 'sound', volume: wanted, muted });
      if (!answer.ok) setDraft(null);
    }, SETTLE_MS);
  };
  return [draft ?? volume, set];
}

/** How many displays play, in words. */
function playing(desk) {
  const sounds = (desk.devices ?? []).filter((device) => device.kind === 'audience' && device.sound).map((device) => device.sound);
  const on = sounds.filter((sound) => sound === 'on').length;
  if (on) return t('host-sound-on', { on, all: sounds.length });
  return t(sounds.includes('waiting') ? 'host-sound-waiting' : 'host-sound-off');
}

export function RoomSound({ panel }) {
  const { floor, orders, contact, show } = panel;
  const { muted } = floor.sound;
  const [volume, set] = useVolume(panel);
  const mute = () => orders.give('sound', { order: 'sound', volume, muted: !muted });
  const off = !contact || orders.busy('sound');
  useKey(panel, KEYS.quieter, () => { if (contact) set(volume - STEP); });
  useKey(panel, KEYS.louder, () => { if (contact) set(volume + STEP); });
  const note = orders.notes.sound?.state === 'refused' ? orders.notes.sound : null;
  return html`<div class=${cls('room-sound', { 'is-muted': muted })} role="group" aria-label=${t('host-sound')}>
    <span class="overline">${t('host-sound')}</span>
    <${Key} of=${KEYS.quieter} /><input type="range" class="volume" min="0" max="100" step="5" value=${volume} disabled=${!contact} data-control="sound:volume" aria-label=${t('host-sound-volume')}
      onInput=${(event) => set(Number(event.target.value))} /><${Key} of=${KEYS.louder} />
    <span class="volume-figure figures">${muted ? t('host-sound-muted') : t('host-device-percent', { percent: volume })}</span>
    <${PlainButton} panel=${panel} control="sound:muted" label=${t('host-sound-mute')} keyed=${KEYS.mute} act=${mute} off=${off} pressed=${muted} class="chip" />
    ${note ? html`<${Note} show=${show} note=${note} />` : html`<p class="note">${playing(panel.desk)}</p>`}
  </div>`;
}
