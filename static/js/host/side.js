// To the right, below the room: steps, seats, messages, and what is seldom needed.
import { html, useRef, useState } from '../ui.js';
import { Tongues } from '../parts/tongues.js';
import { t } from '../words.js';
import { ApiBox } from './api-box.js';
import { Episodes } from './episodes.js';
import { Addresses } from './joining.js';
import { Key, useKey } from './keys.js';
import { KEYS } from './keymap.js';
import { Messages, useMessageKey } from './messages.js';
import { Score } from './score.js';
import { Seats } from './seats.js';
import { Steps } from './steps.js';
import { enter, walk, walkTabs } from './walk.js';

const TABS = { steps: 'host-steps', seats: 'host-seats', messages: 'host-messages', more: 'host-more' };
const NAMES = Object.keys(TABS);
const BEFORE = [Addresses, ApiBox];
const TAKEN_HOME = [Episodes, Score];  // after a match a host looks for these

export function Side({ panel }) {
  const [tab, setTab] = useState('steps');
  const [draft, write] = useState({ to: 'seats', text: '' });
  const turn = (step) => setTab(NAMES[(NAMES.indexOf(tab) + step + NAMES.length) % NAMES.length]);
  useKey(panel, KEYS.earlier, () => turn(-1));
  useKey(panel, KEYS.later, () => turn(1));
  useMessageKey(panel, () => setTab('messages'));
  const page = useRef(null);
  useKey(panel, KEYS.into, () => enter(page.current));
  return html`<nav class="tabs side-tabs" role="tablist" onKeyDown=${walkTabs}><${Key} of=${KEYS.earlier} />
      ${NAMES.map((id) => html`<button type="button" key=${id} role="tab" class="tab" data-control=${`tab:${id}`} aria-selected=${String(tab === id)}
        onClick=${() => setTab(id)}>${t(TABS[id])}<${Badge} panel=${panel} tab=${id} /></button>`)}
      <${Key} of=${KEYS.later} /><${Key} of=${KEYS.into} /></nav>
    <div class="side-page" ref=${page} onKeyDown=${(event) => walk(page.current, event)}>
    ${tab === 'steps' && html`<${Steps} panel=${panel} />`}
    ${tab === 'seats' && html`<${Seats} panel=${panel} />`}
    ${tab === 'messages' && html`<${Messages} panel=${panel} draft=${draft} write=${write} />`}
    ${tab === 'more' && html`<div class="more">${(panel.over ? [...TAKEN_HOME, ...BEFORE] : [...BEFORE, ...TAKEN_HOME]).map((Part, i) => html`<${Part} key=${i} panel=${panel} />`)}<${Tongues} /></div>`}</div>`;
}

/** How many messages show; the key that writes one. */
function Badge({ panel, tab }) {
  if (tab !== 'messages') return null;
  const count = panel.floor.messages.length;
  return html` <${Key} of=${KEYS.message} />${count > 0 && html`<span class="tab-badge figures" title=${t('host-messages-count', { count })}>${count}</span>`}`;
}
