// The page of one seat. What it draws follows the role in the view; the same page serves finalists and spectators.
import { html, useStore } from '../ui.js';
import { ConnectionBanner } from '../parts/banner.js';
import { t } from '../words.js';
import { start } from './join.js';
import { Finalist } from './finalist.js';
import { Spectator } from './spectator.js';

const ROLES = { finalist: Finalist, spectator: Spectator };

function SeatScreen({ store, link }) {
  const state = useStore(store);
  const { show, view, connection } = state;
  const Role = view && show ? ROLES[view.you.role] : null;
  const away = connection.phase === 'gone' || connection.phase === 'replaced' || connection.phase === 'refused';
  return html`
    <${ConnectionBanner} connection=${connection} onTakeBack=${link.takeBack}/>
    ${away ? null : Role ? html`<${Role} state=${state} link=${link}/>` : html`<p class="loading">${t('common-loading')}</p>`}`;
}

start({ screen: 'seat', seat: document.body.dataset.seat, words: ['common', 'game', 'seat'], Screen: SeatScreen });
