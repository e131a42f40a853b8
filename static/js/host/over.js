// The verdict: who won, who is eliminated, and every noble turned up.
import { html, cls } from '../ui.js';
import { garnetsOf } from '../parts/result.js';
import { seatName, t } from '../words.js';
import { Nobles, nameClass } from './match.js';
import { NextForm } from './next.js';

export function Over({ panel }) {
  return html`<section class="column over">
    <${Verdict} panel=${panel} />
    <div class=${cls('players-after', { 'is-table': panel.table.players.length > 2 })}>${panel.table.players.map((player) => html`<${PlayerAfter} key=${player.seat} panel=${panel} player=${player} />`)}</div>
    <${NextForm} panel=${panel} />
  </section>`;
}

function Verdict({ panel }) {
  const { result } = panel.table;
  if (!result?.winner) {
    return html`<header class="verdict"><h2 class="verdict-name">${t('host-result-stopped')}</h2>${panel.show.edition.eliminates && html`<p class="verdict-about">${t('host-result-stopped-about')}</p>`}</header>`;
  }
  return html`<header class="verdict">
    <h2 class="verdict-name">${t('host-result-won', { name: seatName(panel.show, result.winner) })}</h2>
    ${result.loser && html`<p class="verdict-about is-eliminated">${t('host-result-eliminated', { name: seatName(panel.show, result.loser) })}</p>`}
  </header>`;
}

function PlayerAfter({ panel, player }) {
  const garnets = garnetsOf(panel.table, player);
  return html`<article class=${cls('player-after', { 'is-out': player.out })}>
    <h2 class=${nameClass(seatName(panel.show, player.seat))}>${seatName(panel.show, player.seat)}</h2>
    ${panel.show.edition.eliminates && html`<p class="after-garnets figures">${t('host-garnets', { count: garnets })}</p>`}
    ${player.hand?.length > 0 && html`<p class="after-row"><span class="overline">${t('host-hand')}</span> <${Nobles} nobles=${player.hand} /></p>`}
    <p class="after-row"><span class="overline">${t('host-lost')}</span> <${Nobles} nobles=${player.lost} none=${t('host-lost-none')} /></p>
  </article>`;
}
