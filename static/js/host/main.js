// The host's panel: joins as host, and draws what the server sends.
import { html, render } from '../ui.js';
import { connect } from '../link.js';
import { createStore } from '../store.js';
import { keepAwake } from '../wake.js';
import { loadWords } from '../words.js';
import { Panel } from './panel.js';

const store = createStore();

async function start() {
  await loadWords(document.documentElement.lang || 'en', ['common', 'game', 'host']);
  const link = connect({
    screen: 'host',
    handlers: {
      show: store.show, view: store.view, beat: store.beat, state: store.connection,
      desk: (desk) => store.set({ desk, deskAt: performance.now() }),
    },
  });
  const mount = document.getElementById('screen');
  mount.replaceChildren();
  render(html`<${Panel} store=${store} send=${link.send} link=${link} />`, mount);
  keepAwake();
}

start();
