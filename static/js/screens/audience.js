// The room's display. Shows what the public view holds; without contact it closes to a slate rather than keep an old picture.
import { html, useStore, useTicking } from '../ui.js';
import { wholeSeconds } from '../clock.js';
import { t } from '../words.js';
import { start } from './join.js';
import { Board } from './board.js';
import { Slate } from './scenes.js';

const CLOSE_MS = 10000;
const PHASES = new Set(['ready', 'starter', 'play', 'over']);

function AudienceScreen({ store }) {
  const state = useStore(store);
  const { show, view, connection } = state;
  const now = useTicking(connection.stale, 500);
  const silent = connection.stale ? now - connection.since : 0;
  if (!show || !view || silent > CLOSE_MS || !PHASES.has(view.table.phase)) return html`<${Slate} show=${show} waiting=${Boolean(view)}/>`;
  return html`
    <${Board} state=${state}/>
    ${silent > 2500 && html`<p class="silent" role="status">${t('connection-lost', { seconds: wholeSeconds(silent) })}</p>`}`;
}

start({ screen: 'audience', words: ['common', 'game', 'audience'], Screen: AudienceScreen });
