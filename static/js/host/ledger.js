// Where each noble lies, by place and never by identity; their number must stay what it is.
import { html, cls } from '../ui.js';
import { takes } from '../parts/standing.js';
import { seatName, t } from '../words.js';
import { KEYS } from './keymap.js';
import { PlainButton } from './press.js';
import { Sheet } from './sheet.js';

/**
 * The count by place: {hands, lost, shown, holders, called, court, aside, sum, all}. Hands and lost are [seat, count] pairs; `called`
 * are the holders' nobles that lie on the table during an exchange.
 */
export function ledger(table, edition) {
  const hands = table.players.map(({ seat, influence }) => [seat, influence - (takes(table, seat) ? 1 : 0)]);
  const lost = table.players.map((player) => [player.seat, player.lost.length]);
  const held = table.holders.map((holder) => [holder.seat, holder.holds]);
  const called = table.holders.filter((holder) => holder.called).map((holder) => [holder.seat, 1]);
  const total = (pairs) => pairs.reduce((sum, [, count]) => sum + count, 0);
  const shown = table.shown.length;
  const court = (table.court ?? 0) + (table.question?.drawn ?? 0);  // what is drawn to look at is still the Court's
  const aside = drafted(table, edition);
  return { hands, lost, shown, holders: held, called, court, aside, sum: total(hands) + total(lost) + total(held) + total(called) + shown + court + aside, all: edition.nobles.length * edition.copies };
}

/** Two who each pick one noble out of a set of their own leave the rest of both sets aside. */
function drafted(table, { switches, nobles }) {
  const sets = switches?.two_player === 'draft' && table.players.length === 2 && table.court;
  return sets ? table.players.length * (nobles.length - 1) : 0;
}

const dealt = (book) => book.sum > 0;
const totalOf = (pairs) => pairs.reduce((sum, [, count]) => sum + count, 0);

/** The small form: the places as sums, and that they make up all. */
export function LedgerLine({ panel }) {
  const { edition } = panel.show;
  const book = ledger(panel.table, edition);
  if (!dealt(book)) return html`<p class="ledger none">${t('host-ledger-none', { all: book.all })}</p>`;
  const wrong = book.sum !== book.all;
  const figures = { hands: totalOf(book.hands), up: totalOf(book.lost) + book.shown, room: totalOf(book.holders), table: totalOf(book.called) };
  return html`<div class=${cls('ledger', { 'is-wrong': wrong })} role=${wrong ? 'alert' : null}>
    <span class="ledger-places">${edition.court === 'deck' ? t('host-ledger-table', { ...figures, court: book.court }) : t('host-ledger-places', figures)}</span>
    <${PlainButton} panel=${panel} control="ledger" label=${html`<strong class="figures ledger-sum">${t(wrong ? 'host-ledger-wrong' : 'host-ledger-right', { sum: book.sum, all: book.all })}</strong>`}
      keyed=${KEYS.ledger} act=${() => panel.open('ledger')} about=${t('host-ledger')} />
  </div>`;
}

export function LedgerSheet({ panel, close }) {
  const book = ledger(panel.table, panel.show.edition);
  const name = (seat) => seatName(panel.show, seat);
  const lines = [
    ...book.hands.map(([seat, count]) => [t('host-ledger-hand', { name: name(seat) }), count]),
    ...book.lost.map(([seat, count]) => [t('host-ledger-lost', { name: name(seat) }), count]),
    panel.show.edition.court === 'deck' ? [t('host-ledger-court'), book.court] : [t('host-ledger-shown'), book.shown],
    ...(book.aside ? [[t('host-ledger-aside'), book.aside]] : []),
    ...book.holders.map(([seat, count]) => [t('host-ledger-holder', { name: name(seat) }), count]),
    ...book.called.map(([seat, count]) => [t('host-ledger-called', { name: name(seat) }), count]),
  ];
  return html`<${Sheet} name="ledger" title=${t('host-ledger')} close=${close}><div class="sheet-main sheet-scroll" tabindex="0">
    <p class=${cls('ledger-total', { 'is-wrong': book.sum !== book.all })}>${dealt(book) ? t(book.sum === book.all ? 'host-ledger-all' : 'host-ledger-not-all', { sum: book.sum, all: book.all }) : t('host-ledger-none', { all: book.all })}</p>
    <ul class="ledger-list">${lines.map(([words, count], i) => html`<li key=${i} class=${cls('ledger-row', { none: count === 0 })}><span>${words}</span>
      <span class="ledger-marks" aria-hidden="true">${Array.from({ length: count }, (_, k) => html`<span key=${k} class="light is-lit"></span>`)}</span><strong class="figures">${count}</strong></li>`)}</ul>
  </div><//>`;
}
