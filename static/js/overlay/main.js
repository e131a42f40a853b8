// Starts the broadcast overlay: the open one, the one with all hands, or the host's preview of the open one.
import { html } from '../ui.js';
import { start } from '../screens/join.js';
import { OverlayScreen } from './overlay.js';

const { screen, preview } = document.body.dataset;

start({
  screen, preview: preview !== undefined, awake: false,
  Screen: ({ store }) => html`<${OverlayScreen} store=${store}/>`,
});
