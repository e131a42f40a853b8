// The stage of the player: a screen of the evening, drawn by the screen's own parts in a page of its own.
import { html, render, useEffect, useLayoutEffect, useRef, useState } from '../ui.js';
import { t } from '../words.js';
import { wear } from '../look.js';
import { AudienceScreen } from '../screens/audience-view.js';
import { SeatView } from '../screens/seat-view.js';
import { DirectorScreen } from '../screens/director-view.js';

const SCREENS = {
  audience: { Screen: AudienceScreen, styles: ['tokens', 'base', 'audience', 'scenes', 'table'] },
  seat: { Screen: SeatView, styles: ['tokens', 'base', 'seat', 'seat-table'] },
  director: { Screen: DirectorScreen, styles: ['tokens', 'base', 'director'] },
};
const STILL = 'body.still, body.still *, body.still *::before, body.still *::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important; }';
const PAGE = '<!doctype html><html><head></head><body><main id="screen"></main></body></html>';
const NO_LINK = { send: async () => ({ ok: false, code: 'over' }), takeBack: () => {} };
const RATIO = 16 / 9;
const MOST_GROWN = 3;  // a page of many hands is laid out larger, for nobody can scroll it here

/** The size that a screen is laid out at, {width, height}, to be scaled into a box: what it is made for. */
function laidOut(show, box, grown) {
  if (show.screen === 'director') return { width: 1440 * grown, height: 810 * grown };
  if (show.screen === 'seat') {
    const tablet = show.finalists.includes(show.seat) && box.width > box.height;
    return tablet ? { width: 1180, height: 820 } : { width: 430, height: 860 };
  }
  const width = Math.min(box.width, box.height * RATIO);
  return { width, height: width / RATIO };
}

/** How high a page of that height would have to be to show all that is on it. */
function heightOf(page, height) {
  const now = page.querySelector('.now');
  // It stands in the middle of its place, so that as much is lost above as below.
  return Math.max(page.documentElement.scrollHeight, height + (now ? 2 * (now.scrollHeight - now.clientHeight) : 0));
}

/** Puts the screen's style sheets on its page. `sheet(name)` gives the promise of a text. */
async function dress(frame, names, sheet) {
  const { document: page, CSSStyleSheet: Sheet } = frame.contentWindow;
  const texts = await Promise.all(names.map(sheet));
  page.adoptedStyleSheets = [...texts, STILL].map((text) => {
    const made = new Sheet();
    made.replaceSync(text);
    return made;
  });
}

function useBox(ref) {
  const [box, set] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => set({ width: entry.contentRect.width, height: entry.contentRect.height }));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return box;
}

/** `store` holds what the screen draws, `jump` counts seeks: after one the screen is drawn afresh and without motion. */
export function Stage({ store, show, jump, sheet, onClick }) {
  const place = useRef(null);
  const frame = useRef(null);
  const [ready, setReady] = useState(0);
  const box = useBox(place);
  const [grown, grow] = useState(1);
  const size = laidOut(show, box, grown);
  const scale = box.width ? Math.min(box.width / size.width, box.height / size.height) : 0;
  const { Screen, styles } = SCREENS[show.screen];
  const load = async () => {
    const page = frame.current.contentDocument;
    page.documentElement.lang = document.documentElement.lang;
    page.documentElement.style.cssText = document.documentElement.style.cssText;
    wear(show, page.documentElement);
    page.body.className = show.screen;
    await dress(frame.current, styles, sheet);
    setReady((n) => n + 1);
  };
  useEffect(() => {
    if (!ready) return undefined;
    const page = frame.current.contentDocument;
    page.body.classList.add('still');
    render(html`<${Screen} key=${jump} store=${store} link=${NO_LINK}/>`, page.getElementById('screen'));
    const timer = setTimeout(() => page.body.classList.remove('still'), 1500);
    return () => clearTimeout(timer);
  }, [ready, jump]);
  useEffect(() => {
    if (!ready || show.screen !== 'director') return;
    const needs = heightOf(frame.current.contentDocument, size.height) / size.height;
    if (needs > 1.01 && grown < MOST_GROWN) grow(Math.min(MOST_GROWN, grown * needs));
  }, [ready, jump, grown]);
  useEffect(() => () => { if (frame.current?.contentDocument) render(null, frame.current.contentDocument.getElementById('screen')); }, []);
  const style = { width: `${size.width}px`, height: `${size.height}px`, transform: `translate(-50%, -50%) scale(${scale})` };
  return html`
    <section class="stage" aria-label=${t('replay-stage')} ref=${place} onClick=${onClick}>
      <iframe class="stage-page" ref=${frame} style=${style} srcdoc=${PAGE} title=${t('replay-stage')} tabindex="-1" inert onLoad=${load}></iframe>
    </section>`;
}
