// The room's display. Draws the scene that is on; without contact it closes to a slate rather than keep an old picture.
import { html, cls, useStore, useTicking } from '../ui.js';
import { wholeSeconds } from '../clock.js';
import { t } from '../words.js';
import { useFitted } from '../parts/fit.js';
import { Band } from '../scenes/plain.js';
import { SCENES, hasBand, sceneFor, useLayers } from '../scenes/layers.js';

const CLOSE_MS = 10000;
const OLD_MS = 2500;

/** A quiet line for the crew, and only before the match: the browser lets no page sound that nobody has touched. */
const asksForSound = ({ sound, view }, scene) => sound === 'waiting' && view?.table.phase === 'ready' && hasBand(scene);

const outOfContact = ({ phase }, silent) => (phase === 'stopping' ? t('connection-stopping') : t('connection-lost', { seconds: wholeSeconds(silent) }));

function Layer({ name, leaving, state }) {
  const ref = useFitted();
  return html`<div ref=${ref} class=${cls('scene', `scene-${name}`, { leaving })}><${SCENES[name]} state=${state}/></div>`;
}

/** The whole display. `wanted`: the scene that a preview asks for in place of the one that is on. */
export function AudienceScreen({ store, wanted = null }) {
  const state = useStore(store);
  const { show, view, connection } = state;
  const now = useTicking(connection.stale, 500);
  const silent = connection.stale ? now - connection.since : 0;
  const scene = sceneFor({ program: view?.floor?.program, wanted, silent: silent > CLOSE_MS, known: Boolean(show && view) });
  const layers = useLayers(scene);
  const message = view?.floor?.message;
  return html`
    <h1 class="out-of-sight">${show?.title ?? t('common-title')}</h1>
    ${layers.map((name, i) => html`
      <${Layer} key=${name} name=${name} leaving=${i < layers.length - 1} state=${state}/>`)}
    ${message && hasBand(scene) && html`<${Band} key=${message.id} message=${message}/>`}
    ${asksForSound(state, scene) && html`<p class="enable-sound">${t('audience-enable-sound')}</p>`}
    ${show?.rehearsal && scene !== 'black' && html`<p class="rehearsal">${t('rehearsal')}</p>`}
    ${silent > OLD_MS && hasBand(scene) && html`<p class=${cls('silent', { low: scene !== 'board' })} role="status">${outOfContact(connection, silent)}</p>`}`;
}
