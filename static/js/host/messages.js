// Words of the host to one seat, to all seats or to the room; and those that show now.
import { html, cls, useRef } from '../ui.js';
import { list, seatName, t } from '../words.js';
import { hasCode } from './seat-tools.js';
import { formatElapsed } from './elapsed.js';
import { KEYS } from './keymap.js';
import { Key, useKey } from './keys.js';
import { Note } from './note.js';
import { ArmButton } from './press.js';

const MOST = 400;

/** A message is one line: pasted breaks become spaces. */
const oneLine = (text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Whom words are for, as people say it. */
export const toName = (show, to) => (to === 'room' || to === 'seats' ? t(`host-to-${to}`) : seatName(show, to));

/** `draft` is {to, text} and `write(draft)` changes it; both outlive the tab. */
export function Messages({ panel, draft, write }) {
  const { floor, orders, show } = panel;
  const say = (to, text, key = 'say') => orders.give(key, { order: 'say', to, text });
  return html`<div class="messages">
    <${Compose} panel=${panel} draft=${draft} write=${write} say=${say} />
    ${panel.beside ? html`<p class="note">${panel.beside}</p>` : html`<${Note} show=${show} note=${orders.notes.say ?? orders.notes.unsay} />`}
    ${show.prepared?.length > 0 && html`<${Prepared} panel=${panel} say=${say} />`}
    <h2 class="overline">${t('host-messages-showing')}</h2>
    ${floor.messages.length === 0 ? html`<p class="none">${t('host-messages-none')}</p>`
    : html`<ul class="message-list">${[...floor.messages].reverse().map((message) => html`<${Showing} key=${message.id} panel=${panel} message=${message} />`)}</ul>`}
  </div>`;
}

function Compose({ panel, draft, write, say }) {
  const off = Boolean(panel.beside) || panel.orders.busy('say');
  const send = async () => {
    const text = oneLine(draft.text);
    if (off || !text) return;
    const answer = await say(draft.to, text);
    if (answer.ok) write({ ...draft, text: '' });
  };
  const onKey = (event) => {
    if (event.key === 'Escape') event.target.blur();
    if (event.key === 'Enter') { event.preventDefault(); if (!event.repeat) send(); }
  };
  return html`<div class="compose">
    <div class="compose-to"><${Recipients} panel=${panel} draft=${draft} write=${write} /></div>
    <textarea class="field compose-text" id="message-text" rows="2" maxlength=${MOST} value=${draft.text} data-control="say:text" aria-label=${t('host-message-text')}
      placeholder=${t('host-message-hint', { to: toName(panel.show, draft.to) })} onInput=${(event) => write({ ...draft, text: event.target.value })} onKeyDown=${onKey}></textarea>
    <button type="button" class="small-button" data-control="say" disabled=${off || !draft.text.trim()} onClick=${send}>${t('host-message-send')} <kbd>${t('host-key-enter')}</kbd></button>
  </div>`;
}

function Recipients({ panel, draft, write }) {
  const seats = panel.desk.seats.filter(hasCode);
  const one = draft.to !== 'room' && draft.to !== 'seats';
  const select = useRef(null);
  useKey(panel, KEYS.room, () => write({ ...draft, to: 'room' }));
  useKey(panel, KEYS.seats, () => write({ ...draft, to: 'seats' }));
  useKey(panel, KEYS.seat, () => select.current.focus());
  return html`${['room', 'seats'].map((to) => html`<button type="button" key=${to} class="chip" data-control=${`say:to:${to}`} aria-pressed=${String(draft.to === to)}
      onClick=${() => write({ ...draft, to })}>${t(`host-to-${to}`)} <${Key} of=${KEYS[to]} /></button>`)}
    <${Key} of=${KEYS.seat} /><select ref=${select} class=${cls('field compose-seat', { 'is-chosen': one })} aria-label=${t('host-to-seat')} data-control="say:to:seat" value=${one ? draft.to : ''}
      onChange=${(event) => write({ ...draft, to: event.target.value || 'seats' })}
      onKeyDown=${(event) => { if (event.key === 'Enter' || event.key === 'Escape') event.target.blur(); }}>
      <option value="">${t('host-to-seat')}</option>
      ${seats.map(({ seat }) => html`<option key=${seat} value=${seat}>${seatName(panel.show, seat)}</option>`)}</select>`;
}

function Prepared({ panel, say }) {
  return html`<h2 class="overline">${t('host-messages-prepared')}</h2>
    <div class="prepared">${panel.show.prepared.map(({ to, text }, i) => html`<${ArmButton} key=${i} panel=${panel} control=${`prepared:${i}`} class="prepared-button"
      label=${html`<span class="overline">${toName(panel.show, to)}</span> ${text}`} again=${t('host-message-again', { to: toName(panel.show, to) })}
      about=${text} off=${Boolean(panel.beside) || panel.orders.busy('say')} act=${() => say(to, text)} />`)}</div>`;
}

/** Who has tapped it away, and who has not; a message to the room is only seen. */
function seenWords(panel, message) {
  if (message.to === 'room') return t('host-message-in-room');
  if (!message.seen.length) return t('host-message-unseen');
  return t('host-message-seen', { names: list(message.seen.map((seat) => seatName(panel.show, seat))) });
}

function Showing({ panel, message }) {
  const take = () => panel.orders.give('unsay', { order: 'unsay', message: message.id });
  const seen = message.to === 'room' || message.seen.length > 0;
  return html`<li class="message" data-message=${message.id}>
    <p class="message-text"><span class="overline">${toName(panel.show, message.to)}</span> <time class="figures">${formatElapsed(message.at)}</time> ${message.text}</p>
    <p class=${cls('message-seen', { 'is-unseen': !seen })}>${seenWords(panel, message)}</p>
    <button type="button" class="small-button" data-control=${`unsay:${message.id}`} disabled=${Boolean(panel.beside) || panel.orders.busy('unsay')} onClick=${take}>${t('host-message-take')}</button>
  </li>`;
}

/** Opens the messages and puts the cursor into the text. */
export function useMessageKey(panel, show) {
  useKey(panel, KEYS.message, () => { show(); requestAnimationFrame(() => document.getElementById('message-text')?.focus()); });
}
