// Plays the room's sounds once the browser lets it. A show's own files take the place of the made ones, where they can be decoded.
import { makeBand, makeHall } from './instruments.js';
import { RECIPES } from './recipes.js';

const AHEAD_S = 0.02;  // so that the first of a sound is not cut off

/** How loud a volume from 0 to 100 is as a gain: halfway sounds half as loud. */
export const gainOf = ({ volume, muted }) => (muted ? 0 : (volume / 100) ** 2);

/** The file of a moment as samples; null, and a word in the log, where there is none to be had. */
async function samplesOf(ctx, address) {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await ctx.decodeAudioData(await answer.arrayBuffer());
  } catch (wrong) {
    console.warn(`${address} cannot be played, the usual sound is: ${wrong.message}`);
    return null;
  }
}

function made(ctx, hall, { gain, play }, when) {
  const out = ctx.createGain();
  out.gain.value = gain;
  out.connect(hall.input);
  play(makeBand(ctx, out, when, hall.noise));
}

/** Plays one sound into the hall of `ctx` at `when`: the show's own samples, or as its recipe says. */
export function sound(ctx, hall, name, when, own = null) {
  if (!own) { made(ctx, hall, RECIPES[name], when); return; }
  const source = ctx.createBufferSource();
  source.buffer = own;
  source.connect(hall.level);
  source.start(when);
}

/**
 * The player of one display. `changed(state)` is told "waiting" until the browser lets it play, then "on". Gives {arm(), play(cues),
 * setLevel({volume, muted}), setFiles(addresses), state()}; cues are [{name, after}], `after` in ms.
 */
export function createPlayer(changed, Context = globalThis.AudioContext) {
  const ctx = new Context({ latencyHint: 'interactive' });
  const hall = makeHall(ctx);
  const own = new Map();
  let addresses = '';
  const state = () => (ctx.state === 'running' ? 'on' : 'waiting');
  ctx.addEventListener('statechange', () => changed(state()));
  return {
    state,
    /** Asks the browser to let it sound: it does after a press on the page. */
    arm: () => ctx.resume().catch(() => {}),
    setLevel(level) { hall.level.gain.setTargetAtTime(gainOf(level), ctx.currentTime, 0.03); },
    /** The show's own sounds by moment; those of another show are forgotten. */
    setFiles(files) {
      if (JSON.stringify(files) === addresses) return;
      addresses = JSON.stringify(files);
      own.clear();
      for (const [name, address] of Object.entries(files)) samplesOf(ctx, address).then((samples) => { if (samples) own.set(name, samples); });
    },
    play(cues) {
      if (state() !== 'on') return;
      for (const { name, after } of cues) sound(ctx, hall, name, ctx.currentTime + AHEAD_S + after / 1000, own.get(name));
    },
  };
}
