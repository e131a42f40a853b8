// Which scenes are drawn now: the one that is on, over the one that it takes the place of for the moment of the change.
import { useRef, useState, useEffect } from '../ui.js';
import { Title, Slate, Black, Message } from './plain.js';
import { Cast } from './cast.js';
import { Rules } from './rules.js';
import { Nobles } from './nobles.js';
import { Proof, Seal } from './seal.js';
import { Spectators } from './spectators.js';
import { Result } from './result.js';
import { Score } from './score.js';
import { Board } from '../screens/board.js';
import { highlightScene } from './highlight.js';

const OWN = { title: Title, cast: Cast, rules: Rules, nobles: Nobles, seal: Seal, board: Board, spectators: Spectators, result: Result, proof: Proof, score: Score, message: Message, black: Black, slate: Slate };
export const SCENES = { ...OWN, highlight: highlightScene(OWN) };
const LEAVE_MS = 400;
const AT_ONCE = new Set(['slate']);  // panic waits for no motion
const ALONE = new Set(['slate', 'black', 'message']);

/** The scenes to draw, lowest first, once `next` is on: a change under way gives way to the newer one. */
export function layersFor(layers, next) {
  const last = layers[layers.length - 1];
  if (last === next) return layers;
  return AT_ONCE.has(next) || last === undefined ? [next] : [last, next];
}

/** The same as a hook; the scene that leaves is gone after a moment. */
export function useLayers(scene) {
  const layers = useRef([]);
  const [, redraw] = useState(0);
  layers.current = layersFor(layers.current, scene);
  useEffect(() => {
    if (layers.current.length < 2) return undefined;
    const timer = setTimeout(() => { layers.current = layers.current.slice(-1); redraw((n) => n + 1); }, LEAVE_MS);
    return () => clearTimeout(timer);
  }, [scene]);
  return layers.current;
}

/** Which scene a display draws. What the server says, or the scene asked of a preview; what is not known is the slate. */
export function sceneFor({ program, wanted = null, silent = false, known = true }) {
  const scene = wanted ?? program;
  if (silent) return scene === 'black' ? 'black' : 'slate';
  return known && Object.hasOwn(SCENES, scene) ? scene : 'slate';
}

/** Whether the host's words for the room stand below this scene. */
export const hasBand = (scene) => !ALONE.has(scene);
