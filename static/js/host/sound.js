// The room's sound: how loud, muted or not, and which displays play.
import { html, cls, useEffect, useRef, useState } from '../ui.js';
import { t } from '../words.js';
import { Key, useKey } from './keys.js';
import { KEYS } from './keymap.js';
import { Note } from './note.js';
import { PlainButton } from './press.js';

const STEP = 10;
const SETTLE_MS = 250;  // a slider that is drawn along gives one order, not fifty

/**
 * {volume, muted} as they are being set, and `set(change, ms)`, which orders them together once they have rested so long,
 * one order after the other: a mute right after the volume loses neither, and one that is wanted when the control goes is given.
 */
function useWanted(panel) {
  const [draft, setDraft] = useState(null);
  const wanted = useRef(null);
  const asked = useRef(null);  // what is on its way
  const due = useRef(false);
  const timer = useRef(null);
  const given = useRef(null);
  const settled = () => { wanted.current = null; setDraft(null); };
  given.current = async () => {
    const wish = wanted.current;
    if (!wish || asked.current) return;
    [asked.current, due.current] = [wish, false];
    const answer = await panel.orders.give('sound', { order: 'sound', ...wish });
    asked.current = null;
    if (wanted.current !== wish) given.current();
    else if (answer.ok) timer.current = setTimeout(settled, SETTLE_MS);
    else settled();
  };
  useEffect(() => () => { clearTimeout(timer.current); if (due.current) given.current(); }, []);
  const set = (change, ms) => {
    const { volume, muted } = wanted.current ?? panel.floor.sound;
    wanted.current = { volume, muted, ...change };
    due.current = true;
    setDraft(wanted.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => given.current(), ms);
  };
  return [draft ?? panel.floor.sound, set];
}

/** How many displays play, in words. */
function playing(desk) {
  const sounds = (desk.devices ?? []).filter((device) => device.kind === 'audience' && device.sound).map((device) => device.sound);
  const on = sounds.filter((sound) => sound === 'on').length;
  if (on) return t('host-sound-on', { on, all: sounds.length });
  return t(sounds.includes('waiting') ? 'host-sound-waiting' : 'host-sound-off');
}

export function RoomSound({ panel }) {
  const { floor, orders, beside, show } = panel;
  const { muted } = floor.sound;
  const [wanted, set] = useWanted(panel);
  const { volume } = wanted;
  const turn = (next) => set({ volume: Math.min(100, Math.max(0, next)) }, SETTLE_MS);
  const mute = () => set({ muted: !wanted.muted }, 0);
  useKey(panel, KEYS.quieter, () => { if (!beside) turn(volume - STEP); });
  useKey(panel, KEYS.louder, () => { if (!beside) turn(volume + STEP); });
  const note = orders.notes.sound?.state === 'refused' ? orders.notes.sound : null;
  return html`<div class=${cls('room-sound', { 'is-muted': muted })} role="group" aria-label=${t('host-sound')}>
    <span class="overline">${t('host-sound')}</span>
    <${Key} of=${KEYS.quieter} /><input type="range" class="volume" min="0" max="100" step="5" value=${volume} disabled=${Boolean(beside)} data-control="sound:volume" aria-label=${t('host-sound-volume')}
      onInput=${(event) => turn(Number(event.target.value))} /><${Key} of=${KEYS.louder} />
    <span class="volume-figure figures">${muted ? t('host-sound-muted') : t('host-device-percent', { percent: volume })}</span>
    <${PlainButton} panel=${panel} control="sound:muted" label=${t('host-sound-mute')} keyed=${KEYS.mute} act=${mute} off=${Boolean(beside)} pressed=${muted} class="chip" />
    ${note ? html`<${Note} show=${show} note=${note} />` : html`<p class="note">${playing(panel.desk)}</p>`}
  </div>`;
}
