// How a match ends by the host's word: a winner is declared, or there is none.
import { html, useState } from '../ui.js';
import { seatName, t } from '../words.js';
import { KEYS } from './keymap.js';
import { Note } from './note.js';
import { HoldButton } from './press.js';
import { Reason, useReason } from './reason.js';

/** `done()` is called once the match is at its end. */
export function RulingPart({ panel, done }) {
  if (panel.over) return html`<p class="part-lead">${t('host-end-over')}</p>`;
  return html`<div class="part ruling-part"><${Declare} panel=${panel} done=${done} /><${Void} panel=${panel} done=${done} /></div>`;
}

const CAUSES = ['retirement', 'breach'];

function Declare({ panel, done }) {
  const { eliminates } = panel.show.edition;
  const [chosen, choose] = useState(null);
  const loser = eliminates ? chosen : null;
  const [cause, setCause] = useState('retirement');
  const reason = useReason();
  const players = panel.table.players.filter((player) => !player.out).map((player) => player.seat);
  const winner = eliminates ? loser && players.find((seat) => seat !== loser) : chosen;
  const give = async () => { if ((await panel.orders.give('declare', { order: 'declare', winner, cause, reason: reason.take() }, true)).ok) done(); };
  const off = !winner || Boolean(panel.still) || panel.orders.busy('declare');
  return html`<section class="ruling">
    <h3 class="part-head">${t('host-declare')}</h3>
    <p class="part-about">${t(eliminates ? 'host-declare-about' : 'host-declare-winner-about')}</p>
    <${Choice} label=${t(eliminates ? 'host-declare-loser' : 'host-declare-wins')} name=${eliminates ? 'loser' : 'winner'} options=${players.map((seat) => [seat, seatName(panel.show, seat)])} value=${chosen} set=${choose} />
    <${Choice} label=${t('host-declare-cause')} name="cause" options=${CAUSES.map((one) => [one, t(`host-cause-${one}`)])} value=${cause} set=${setCause} />
    <${Reason} id="declare-reason" reason=${reason} chips />
    <${HoldButton} panel=${panel} control="declare" keyed=${KEYS.declare} act=${give} off=${off} label=${winner ? t('host-declare-winner', { name: seatName(panel.show, winner) }) : t(eliminates ? 'host-declare-who' : 'host-declare-wins')} />
    <${Note} show=${panel.show} note=${panel.orders.notes.declare} />
  </section>`;
}

function Void({ panel, done }) {
  const reason = useReason();
  const give = async () => { if ((await panel.orders.give('end', { order: 'end', reason: reason.take() }, true)).ok) done(); };
  const off = Boolean(panel.still) || panel.orders.busy('end');
  return html`<section class="ruling">
    <h3 class="part-head">${t('host-end')}</h3>
    <p class="part-about">${t('host-end-about')}</p>
    <${Reason} id="end-reason" reason=${reason} chips />
    <${HoldButton} panel=${panel} control="end" keyed=${KEYS.end} act=${give} off=${off} label=${t('host-end-hold')} />
    <${Note} show=${panel.show} note=${panel.orders.notes.end} />
  </section>`;
}

/** One of a few, as buttons in a row. `options` are [value, words]. */
export function Choice({ label, name, options, value, set }) {
  return html`<div class="choice" role="group" aria-label=${label}><span class="overline">${label}</span>
    ${options.map(([one, words]) => html`<button type="button" key=${one} class="chip" data-control=${`${name}:${one}`} aria-pressed=${String(one === value)}
      onClick=${() => set(one)}>${words}</button>`)}</div>`;
}
