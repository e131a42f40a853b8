// The host's panel: joins as host, and draws what the server sends.
import { html, render } from '../ui.js';
import { connect } from '../link.js';
import { createStore } from '../store.js';
import { wear } from '../look.js';
import { keepAwake } from '../wake.js';
import { loadWords } from '../words.js';
import { reloadIfStrange } from '../parts/tongues.js';
import { Panel } from './panel.js';

const store = createStore();
const RELOAD_AGAIN_MS = 10000;

/** A host who is no longer let in belongs on the login page; the server shows it when asked for this page again. */
function toLogin() {
  const last = Number(sessionStorage.getItem('host-reloaded') ?? -RELOAD_AGAIN_MS);
  if (performance.timeOrigin + performance.now() - last < RELOAD_AGAIN_MS) return;
  sessionStorage.setItem('host-reloaded', String(performance.timeOrigin + performance.now()));
  location.reload();
}

async function start() {
  const words = loadWords();
  const link = connect({
    screen: 'host',
    handlers: {
      // The panel keeps its own colours; only what coins are called and drawn as is the edition's.
      show: (show) => { if (reloadIfStrange(show.language)) return; wear({ edition: show.edition }); store.show(show); },
      view: store.view, beat: store.beat,
      state: (connection) => { store.connection(connection); if (connection.phase === 'refused') toLogin(); },
      desk: (desk) => store.set({ desk, deskAt: performance.now() }),
    },
  });
  await words;
  const mount = document.getElementById('screen');
  mount.replaceChildren();
  render(html`<${Panel} store=${store} send=${link.send} link=${link} />`, mount);
  keepAwake();
}

start();
