// Starts the player: over films that a server gives, or the one that lies in the page.
import { html, render } from '../ui.js';
import { loadWords, t } from '../words.js';
import { inlined, unpacked, useInlinedWords } from '../one-file.js';
import { Replay } from './replay.js';

async function asked(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.json();
}

/** Films of the server whose page this is: {views, head(view), chunk(view, index), sheet(name)}. */
async function fromServer() {
  const base = document.body.dataset.films;
  const { views } = await asked(`${base}/views`);
  return {
    views,
    head: (view) => asked(`${base}/${view}/head`),
    chunk: (view, index) => asked(`${base}/${view}/${index}`),
    sheet: async (name) => (await fetch(`/static/css/${name}.css`)).text(),
  };
}

/** The fonts of this page for the page of the stage: they lie in its style sheet. */
const faces = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => rule.cssText).join('\n');

/** The one film that lies in this page. */
async function fromPage() {
  const text = (bytes) => new TextDecoder().decode(bytes);
  const { views, head } = JSON.parse(text(await unpacked('film')));
  const sheets = JSON.parse(text(inlined('sheets')));
  return {
    views,
    head: async () => head,
    chunk: async (view, index) => JSON.parse(text(await unpacked(`chunk-${index}`))),
    sheet: async (name) => (name === 'tokens' ? faces() : '') + sheets[name],
  };
}

async function start() {
  const alone = document.getElementById('film') !== null;
  const words = alone ? useInlinedWords() : loadWords();
  const films = await (alone ? fromPage() : fromServer());
  await words;
  const place = document.getElementById('screen');
  place.replaceChildren();
  render(html`<${Replay} films=${films} />`, place);
}

start().catch((why) => {
  console.error(why);
  document.getElementById('screen').textContent = t('replay-lost');
});
