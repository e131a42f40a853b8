// The audience display: what it shows, what it would show, and the way from one to the other.
import { html, cls, useEffect, useLayoutEffect, useRef, useState } from '../ui.js';
import { t } from '../words.js';
import { HandsLine } from './broadcast.js';
import { cueState } from './cues.js';
import { Key, useKey } from './keys.js';
import { KEYS, SCENES, sceneKey } from './keymap.js';
import { Note } from './note.js';
import { PlainButton } from './press.js';
import { Sheet } from './sheet.js';
import { RoomSound } from './sound.js';

const DRAWN_WIDTH = 1280;  // what a framed display is laid out at before it is made small

/** {scene, pin, choose(scene), setPin(on)}: what stands in the preview; of itself it is the scene of the next cue. */
export function usePreview(panel) {
  const [chosen, choose] = useState(null);
  const [pin, setPin] = useState(null);
  const cue = panel?.floor.cue;
  useEffect(() => { choose(null); setPin(null); }, [cue]);
  if (!panel) return null;
  const next = panel.show.rundown.find((one, i) => cueState(i, cue) === 'next');
  const coming = next && !closed(panel, next.scene) ? next.scene : panel.floor.scene;
  const scene = chosen ?? coming;
  return { scene, pin: pin ?? (following(panel.table) && scene !== 'board'), choose: (one) => { choose(one); setPin(null); }, setPin };
}

/** While somebody is asked the board comes back by itself, unless another scene is pinned. */
const following = (table) => Boolean(table.question) && table.phase !== 'over';

const AFTER = new Set(['result', 'proof']);  // what would tell what is not known yet

const closed = (panel, scene) => AFTER.has(scene) && !panel.over;

export function Room({ panel }) {
  return html`<section class="room-block" aria-label=${t('host-room')}>
    <${Tiles} panel=${panel} />
    <${HandsLine} panel=${panel} />
    <${Picker} panel=${panel} />
    <${RoomSound} panel=${panel} />
  </section>`;
}

function Tiles({ panel }) {
  const { floor, preview } = panel;
  return html`<div class="tiles">
    <${Tile} src="/host/preview" label=${t('host-program')} scene=${floor.program} mark=${programMark(floor)} name="program" />
    <${Tile} src=${`/host/preview?scene=${preview.scene}`} label=${t('host-preview')} scene=${preview.scene} name="preview" />
  </div>`;
}

function programMark(floor) {
  if (floor.panic) return t('host-program-panic');
  if (floor.black) return t('host-program-black', { scene: t(`host-scene-${floor.scene}`) });
  return floor.pinned ? t('host-pinned') : '';
}

/** An audience display in a frame, laid out at full size and drawn small. */
function Tile({ src, label, scene, mark = '', name }) {
  const box = useRef(null);
  const [scale, setScale] = useState(0);
  // The panel stands there first: a display is a page of its own to load.
  const [loaded, load] = useState(false);
  useEffect(() => load(true), []);
  useLayoutEffect(() => {
    const fit = new ResizeObserver(([entry]) => setScale(entry.contentRect.width / DRAWN_WIDTH));
    fit.observe(box.current);
    return () => fit.disconnect();
  }, []);
  return html`<figure class=${`tile is-${name}`}>
    <figcaption class="tile-caption"><span class="overline">${label}</span> <strong class="tile-scene" role="status">${t(`host-scene-${scene}`)}</strong>${mark && html` <span class="tile-mark">${mark}</span>`}</figcaption>
    <div class="tile-box" ref=${box} style=${{ '--scale': scale }}>${loaded && html`<iframe src=${src} title=${`${label} · ${t(`host-scene-${scene}`)}`} tabindex="-1" inert data-tile=${name}></iframe>`}</div>
  </figure>`;
}

function Picker({ panel }) {
  return html`<div class="picker" role="group" aria-label=${t('host-scenes')}>
      ${SCENES.map((scene) => html`<${SceneButton} key=${scene} panel=${panel} scene=${scene} />`)}
      <${PinButton} panel=${panel} />
      ${panel.sheet?.name !== 'room' && html`<${PlainButton} panel=${panel} control="larger" label=${t('host-larger')} keyed=${KEYS.larger} act=${() => panel.open('room')} class="chip" />`}
      <${PlainButton} panel=${panel} control="screens" label=${t('host-screens')} keyed=${KEYS.screens} act=${() => panel.open('screens')} class="chip" />
      <${PlainButton} panel=${panel} control="highlight" label=${t('host-highlight')} keyed=${KEYS.highlight} act=${() => panel.open('highlight')} off=${Boolean(panel.beside)} about=${panel.beside || null} class="chip" />
    </div>
    <${Take} panel=${panel} />`;
}

function SceneButton({ panel, scene }) {
  const { preview, floor } = panel;
  const why = panel.beside || (closed(panel, scene) ? t('host-go-needs-result') : '');
  const act = () => { if (!why) preview.choose(scene); };
  useKey(panel, sceneKey(scene), act);
  return html`<button type="button" class=${cls('chip', { 'is-on-air': floor.program === scene })} data-control=${`scene:${scene}`} aria-pressed=${String(preview.scene === scene)}
    disabled=${Boolean(why)} title=${why || null} onClick=${act}><${Key} of=${sceneKey(scene)} /> ${t(`host-scene-${scene}`)}</button>`;
}

/** Pins what is taken; or lets a pinned scene go at once. */
function PinButton({ panel }) {
  const { preview } = panel;
  return html`<${PlainButton} panel=${panel} control="pin" label=${t('host-pin')} keyed=${KEYS.pin} act=${() => preview.setPin(!preview.pin)} pressed=${preview.pin} off=${Boolean(panel.beside)}
    about=${panel.beside || t('host-pin-about')} class="chip" />`;
}

/** What TAKE would do, in words; '' where it would change nothing. */
function takeWords(panel) {
  const { floor, preview } = panel;
  const scene = t(`host-scene-${preview.scene}`);
  if (floor.scene === preview.scene && floor.pinned === preview.pin) return '';
  return t(preview.pin ? 'host-take-pinned' : 'host-take-scene', { scene });
}

function Take({ panel }) {
  const { floor, preview, orders, table } = panel;
  const words = takeWords(panel);
  const off = Boolean(panel.beside) || orders.busy('scene') || closed(panel, preview.scene) || !words;
  const act = () => orders.give('scene', { order: 'scene', scene: preview.scene, pinned: preview.pin });
  const idle = panel.beside || (floor.black || floor.panic ? t('host-take-dark') : !preview.pin && following(table) && preview.scene !== 'board' ? t('host-take-follows') : '');
  return html`<div class="take">
    <${PlainButton} panel=${panel} control="take" label=${html`<span class="take-word">${t('host-take')}</span> <span class="take-what">${words || t('host-take-none')}</span>`} keyed=${KEYS.take}
      act=${act} off=${off} class="take-button" />
    ${orders.notes.scene ? html`<${Note} show=${panel.show} note=${orders.notes.scene} />` : html`<p class="note">${idle || '\u00a0'}</p>`}
  </div>`;
}

/** Both displays as large as the screen allows. */
export function RoomSheet({ panel, close }) {
  return html`<${Sheet} name="room" title=${t('host-room')} close=${close}><div class="sheet-main"><${Room} panel=${panel} /></div><//>`;
}
