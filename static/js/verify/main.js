// The page that verifies a recording: takes a file, has it checked beside the page, and says what was found.
import { html, render, useState, useEffect, useRef } from '../ui.js';
import { useInlinedWords } from '../one-file.js';
import { Tongues } from '../parts/tongues.js';
import { t } from '../words.js';
import { createEngine } from './engine.js';
import { Found } from './found.js';
import { Photograph } from './photograph.js';
import { Take } from './take.js';

const served = location.protocol.startsWith('http');
const MOST_BYTES = 256 * 1024 * 1024;

/** What the page knows: `engine` "starting", "ready" or "failed"; the file; how far the check is; what was found. */
function useCheck() {
  const [state, set] = useState({ engine: 'starting', file: null, progress: null, report: null, trouble: null });
  const engine = useRef(null);
  const ready = useRef(false);
  const waiting = useRef(null);
  const change = (part) => set((old) => ({ ...old, ...part }));
  const found = (report) => change({ progress: null, report });

  /** Hands over what waits, once there is somebody to take it. */
  const hand = () => {
    if (!ready.current || !waiting.current) return;
    engine.current.check(waiting.current);
    waiting.current = null;
  };
  const heard = (message) => {
    if (message.ready) {
      ready.current = true;
      change({ engine: 'ready' });
      hand();
    } else if (message.report) found(JSON.parse(message.report));
    else if (message.broke) found({ verdict: 'broke', why: message.broke });
    else if (message.failed) change({ engine: 'failed', progress: null, trouble: message.failed });
    else change({ progress: message });
  };
  const take = async (file) => {
    change({ file: { name: file.name, size: file.size }, report: null, progress: { done: 0, of: 0 } });
    if (file.size > MOST_BYTES) { found({ verdict: 'too_large' }); return; }
    try {
      waiting.current = new Uint8Array(await file.arrayBuffer());
      hand();
    } catch {
      found({ verdict: 'unreadable' });
    }
  };
  const stop = () => {
    waiting.current = null;
    ready.current = false;
    engine.current.stop();
    change({ engine: 'starting', file: null, progress: null });
  };
  useEffect(() => { engine.current = createEngine(heard); }, []);
  return { ...state, take, stop };
}

function Page() {
  const check = useCheck();
  return html`
    <header class="verify-head">
      <h1 class="verify-title">${t('page-title')}</h1>
      <p class="verify-lead">${t('page-lead')}</p>
      ${served && html`<p class="verify-save"><a href=${location.pathname} download="deathmatch-verify.html">${t('page-save')}</a> ${t('page-save-more')}</p>`}
    </header>
    <${Take} check=${check}/>
    <${Found} check=${check}/>
    ${check.report?.seal && check.report.episode?.dice !== 'by hand' && html`<${Photograph} seal=${check.report.seal}/>`}
    <footer class="verify-foot">
      <h2 class="verify-small">${t('page-limits')}</h2>
      <p>${t('page-limits-rules')}</p>
      <p>${t('page-limits-room')}</p>
      <p>${t('page-limits-own')}</p>
      <${Tongues}/>
    </footer>`;
}

useInlinedWords();
document.title = t('page-title');
const place = document.getElementById('screen');
place.replaceChildren();
render(html`<${Page}/>`, place);
