// The host's panel: chooses what stands where for the stage that the match is in.
import { html, cls, useCallback, useRef, useState, useStore } from '../ui.js';
import { t } from '../words.js';
import { ConnectionBanner } from '../parts/banner.js';
import { CodeSheet } from './code-sheet.js';
import { Controls } from './controls.js';
import { Episodes } from './episodes.js';
import { useKeys } from './keys.js';
import { Match } from './match.js';
import { nextOrder, useNextForm } from './next.js';
import { useOrders } from './orders.js';
import { Over } from './over.js';
import { Addresses, Finalists, Spectators } from './rundown.js';
import { hasCode } from './seat-tools.js';
import { Seats } from './seats.js';
import { Steps } from './steps.js';
import { Held, Top, Trouble } from './top.js';

/** All that the parts of the panel need, from what the server sent and what the host has open. */
function assemble(state, more) {
  const { show, view, desk, deskAt, clocks, connection } = state;
  if (!show || !view || !desk) return null;
  const seats = new Map(desk.seats.map((seat) => [seat.seat, seat]));
  return {
    show, desk, deskAt, clocks, table: view.table, you: view.you, over: view.table.phase === 'over',
    contact: connection.phase === 'live' && !connection.stale, seat: (id) => seats.get(id), ...more,
  };
}

/** The seat whose code the host is most likely to want: the first that is not here, else the first. */
function likelySeat(panel) {
  const linked = panel.desk.seats.filter(hasCode);
  return (linked.find((seat) => !seat.connected && !seat.stand_in) ?? linked[0])?.seat ?? null;
}

export function Panel({ store, send, link }) {
  const state = useStore(store);
  const orders = useOrders(send);
  const space = useRef(null);
  const [code, openCode] = useState(null);
  const panel = assemble(state, { orders, space, openCode });
  const [form, setForm] = useNextForm(panel);
  const openFirstCode = () => panel && openCode(code ? null : likelySeat(panel));
  const latest = useRef(openFirstCode);
  latest.current = openFirstCode;
  useKeys({ space, codes: useCallback(() => latest.current(), []) });
  const banner = html`<${ConnectionBanner} connection=${state.connection} onTakeBack=${link.takeBack} />`;
  if (!panel) return html`${banner}<p class="loading">${t('common-loading')}</p>`;
  Object.assign(panel, { form, setForm, nextOrder: nextOrder(form), openFirstCode });
  const shown = code && panel.seat(code);
  return html`${banner}<div class=${cls('panel', `at-${panel.table.phase}`, { 'out-of-date': !panel.contact })}>
    <${Top} panel=${panel} /><${Trouble} trouble=${panel.desk.trouble} /><${Held} table=${panel.table} />
    <div class="stage"><${Stage} panel=${panel} /></div>
    <${Controls} panel=${panel} />
  </div>${shown && hasCode(shown) && html`<${CodeSheet} panel=${panel} seat=${shown} turn=${openCode} close=${() => openCode(null)} />`}`;
}

function Stage({ panel }) {
  if (panel.table.phase === 'ready') {
    return html`<${Finalists} panel=${panel} /><${Spectators} panel=${panel} />
      <aside class="column side"><${Addresses} panel=${panel} /><${Episodes} panel=${panel} /></aside>`;
  }
  return html`<${Seats} panel=${panel} />
    ${panel.over ? html`<${Over} panel=${panel} />` : html`<${Match} panel=${panel} />`}
    <${Side} panel=${panel} />`;
}

const TABS = { steps: 'host-steps', more: 'host-episodes' };

function Side({ panel }) {
  const [tab, setTab] = useState('steps');
  return html`<aside class="column side">
    <nav class="tabs" role="tablist">${Object.entries(TABS).map(([id, words]) => html`<button type="button" key=${id} role="tab" class="tab"
      aria-selected=${String(tab === id)} onClick=${() => setTab(id)}>${t(words)}</button>`)}</nav>
    ${tab === 'steps' ? html`<${Steps} panel=${panel} />` : html`<div class="more"><${Addresses} panel=${panel} /><${Episodes} panel=${panel} /></div>`}
  </aside>`;
}
