// How every screen starts: words, store, line, look; then draw on each change.
import { html, render } from '../ui.js';
import { createStore } from '../store.js';
import { connect } from '../link.js';
import { loadWords } from '../words.js';
import { wear } from '../look.js';
import { keepAwake } from '../wake.js';
import { reloadIfStrange } from '../parts/tongues.js';

/** Fetches every face at once: one that is first needed when the line is down could not be fetched any more. */
function loadFaces() {
  for (const face of ['500 1em Trirong', '700 1em Trirong', '400 1em "Fira Sans"', '600 1em "Fira Sans"']) {
    document.fonts.load(face).catch(() => {});
  }
}

/**
 * Starts a screen. `Screen` is drawn with {store, link} into #screen once the page's words are there; `seat` for
 * a seat. The state of the wake lock is kept in the store as `awake`; a `preview` keeps no screen awake, nor does `awake` false.
 * `begin(store)` is called before the line is there.
 */
export async function start({ screen, seat = null, preview = false, awake = !preview, Screen, begin = () => {} }) {
  const store = createStore();
  begin(store);
  loadFaces();
  const words = loadWords();
  const link = connect({
    screen, seat, preview,
    handlers: {
      show: (show) => { if (reloadIfStrange(show.language)) return; wear(show); store.show(show); },
      view: store.view,
      blank: store.blank,
      beat: store.beat,
      desk: store.desk,
      state: store.connection,
    },
  });
  if (awake) keepAwake((state) => store.set({ awake: state }));
  await words;
  const place = document.getElementById('screen');
  place.replaceChildren();
  render(html`<${Screen} store=${store} link=${link}/>`, place);
}
