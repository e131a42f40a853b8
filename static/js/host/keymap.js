// Which key does what. One table, so that no key has two meanings and the list of keys cannot be out of date.

/** The keys, by what they do; `' '` is the space bar. Shown on the control that they belong to. */
export const KEYS = {
  go: 'g', rundown: 'j', black: 'b', panic: 'p', take: 't', pin: 'n', larger: 'v', screens: '*',
  more: '+', less: '-', extension: 'e', expire: 'x', untimed: 'w',
  appeal: 'a', corrections: 'r', answer: 'f', message: 'm', devices: 'd', codes: 'c', ledger: 'l',
  earlier: '[', later: ']', help: '?',
};

/** The scenes of the audience display, each with the digit that puts it into the preview. */
export const SCENES = ['title', 'cast', 'rules', 'nobles', 'seal', 'board', 'spectators', 'result', 'message', 'black'];
export const sceneKey = (scene) => String((SCENES.indexOf(scene) + 1) % 10);

/** How a key is shown. */
export const cap = (key) => key.toUpperCase();

/** What the space bar does now: "clocks" while somebody is asked or the match stands still, else "go". */
export const spaceFor = ({ phase, question, paused }) => (phase !== 'over' && (question || paused) ? 'clocks' : 'go');
