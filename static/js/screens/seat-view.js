// The screen of one seat. What it draws follows the role in the view; the same page serves finalists and spectators.
import { html, useStore } from '../ui.js';
import { AWAY, ConnectionBanner } from '../parts/banner.js';
import { t } from '../words.js';
import { Finalist } from './finalist.js';
import { Spectator } from './spectator.js';

const ROLES = { finalist: Finalist, spectator: Spectator };

export function SeatView({ store, link }) {
  const state = useStore(store);
  const { show, view, connection, paused } = state;
  const Role = view && show ? ROLES[view.you.role] : null;
  const drawn = Role ? html`<${Role} state=${state} link=${link}/>` : html`<p class="loading">${t('common-loading')}</p>`;
  const away = AWAY.has(connection.phase);
  return html`
    <${ConnectionBanner} connection=${connection} waits=${Boolean(view?.you.asked && !paused)} onTakeBack=${link.takeBack} alone=${away}/>
    ${away ? null : drawn}
    ${show?.rehearsal && html`<p class="rehearsal">${t('rehearsal')}</p>`}`;
}
