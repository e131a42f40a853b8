// Real cards: what the dealer is asked to enter, one card or lot after the other.
import { html, cls, useState, useEffect } from '../ui.js';
import { t, seatName, nobleName, refusal, list } from '../words.js';
import { Emblem } from '../parts/emblem.js';

const NOBLES = new Set(['duke', 'captain', 'assassin', 'contessa', 'ambassador', 'inquisitor']);

/** The question in words: `why` is KIND:WHAT, or KIND:PLACE:SEAT. */
function asked(show, why) {
  const [kind, what, seat] = why.split(':');
  if (kind === 'deal') return t(`dealer-deal-${what}`, { name: seatName(show, seat) });
  if (kind === 'shown') return t('dealer-shown', { name: seatName(show, what) });
  if (seat) return t(`dealer-${kind}-${what}`, { name: seatName(show, seat) });
  return t(`dealer-${kind}-${what}`);
}

/** An entry is a noble, a seat, or a place that a noble lies in. */
function entryName(show, entry) {
  if (NOBLES.has(entry)) return nobleName(entry);
  const [place, seat] = entry.split(':');
  return seatName(show, seat ?? place);
}

/** An entry with the seat that it was asked for; lots are drawn for nobody yet. */
function enteredName(show, { entry, why }) {
  const [kind, what, seat] = why.split(':');
  const whose = kind === 'shown' ? what : seat;
  return whose ? t('dealer-entered-of', { name: seatName(show, whose), entry: entryName(show, entry) }) : entryName(show, entry);
}

/** The form of the dealer's page; nothing while no draw is wanted. */
export function Dealer({ show, dealer, link }) {
  const [sending, setSending] = useState(false);
  const [said, say] = useState('');
  const [giving, setGiving] = useState(false);
  const stamp = dealer ? `${dealer.why} ${dealer.entered.length}` : '';
  useEffect(() => { setGiving(false); say(''); }, [stamp]);
  if (!dealer) return null;
  async function send(event, payload) {
    setSending(true);
    const ack = await link.send(event, payload);
    setSending(false);
    if (!ack.ok) say(refusal(show, ack));
  }
  return html`
    <section class="dealer" role="form" aria-label=${t('dealer-title')}>
      <h2 class="dealer-ask display" role="status">${asked(show, dealer.why)}</h2>
      <div class="dealer-options">${dealer.options.map(({ entry, count }) => html`
        <button type="button" key=${entry} class="dealer-option" data-entry=${entry} disabled=${sending} onClick=${() => send('draw', { entry })}>
          ${NOBLES.has(entry) && html`<${Emblem} noble=${entry}/>`}<span>${entryName(show, entry)}</span>
          ${count > 1 && html`<span class="dealer-count figures">${t('dealer-count', { count })}</span>`}</button>`)}</div>
      <p class="dealer-foot">
        <span class="dealer-entered">${dealer.entered.length ? t('dealer-entered', { entries: list(dealer.entered.map((one) => enteredName(show, one))) }) : t('dealer-none')}</span>
        <button type="button" class="dealer-small" data-control="undraw" disabled=${sending || !dealer.entered.length} onClick=${() => send('undraw', {})}>${t('dealer-undo')}</button>
        <button type="button" class=${cls('dealer-small', { armed: giving })} data-control="drop_draw" aria-pressed=${giving} disabled=${sending}
          onClick=${() => (giving ? send('drop_draw', {}) : setGiving(true))}>${t(giving ? 'dealer-drop-again' : 'dealer-drop')}</button>
      </p>
      ${said && html`<p class="dealer-refused" role="alert">${said}</p>`}
    </section>`;
}
