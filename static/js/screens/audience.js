// Starts the room's display, or the host's preview of it: the same display in a frame, with a scene of the host's choice.
import { html } from '../ui.js';
import { start } from './join.js';
import { AudienceScreen } from './audience-view.js';
import { startDrift } from '../parts/drift.js';
import { startSound } from '../sound/room.js';

const preview = location.pathname.startsWith('/host/preview');
const asked = new URLSearchParams(location.search);
const wanted = preview ? asked.get('scene') : null;

if (preview) document.body.classList.add('preview');
else startDrift();
start({
  screen: 'audience', preview, Screen: ({ store }) => html`<${AudienceScreen} store=${store} wanted=${wanted}/>`,
  begin: (store) => startSound(store, preview || asked.get('sound') === 'off'),
});
