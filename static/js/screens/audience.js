// Starts the room's display, or the host's preview of it: the same display in a frame, with a scene of the host's choice.
import { html } from '../ui.js';
import { start } from './join.js';
import { AudienceScreen } from './audience-view.js';

const preview = location.pathname.startsWith('/host/preview');
const wanted = preview ? new URLSearchParams(location.search).get('scene') : null;

if (preview) document.body.classList.add('preview');
start({ screen: 'audience', preview, words: ['common', 'game', 'audience'], Screen: ({ store }) => html`<${AudienceScreen} store=${store} wanted=${wanted}/>` });
