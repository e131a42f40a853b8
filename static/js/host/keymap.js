// Which key does what. One table, so that no key has two meanings and the list of keys cannot be out of date.

/** The keys, by what they do; `' '` is the space bar. Shown on the control that they belong to. */
export const KEYS = {
  go: 'g', anyway: 'o', rundown: 'j', next: 'z', black: 'b', panic: 'p', take: 't', pin: 'n', larger: 'v', screens: '*', highlight: '%', cut: '&', dump: ':',
  quieter: '<', louder: '>', mute: "'",
  more: '+', less: '-', seconds: 's', extension: 'e', fewer: 'k', expire: 'x', untimed: 'w', reason: 'y', hold: '!',
  appeal: 'a', corrections: 'r', answer: 'f', declare: '(', end: ')',
  message: 'm', room: ',', seats: '.', seat: ';', devices: 'd', codes: 'c', copy: 'h', reissue: '#', first: 'u', second: 'i', ledger: 'l',
  earlier: '[', later: ']', into: '/', middle: '=', leave: 'q', help: '?',
};

/** The keys that still count over a sheet that is a form: panic, and those of the form's own held buttons. */
export const ALWAYS = new Set([KEYS.panic, KEYS.declare, KEYS.end]);

/** By what they belong to: as the list of keys shows them. */
export const GROUPS = {
  show: ['go', 'anyway', 'rundown', 'next', 'appeal', 'corrections', 'answer', 'declare', 'end'],
  clocks: ['more', 'less', 'seconds', 'extension', 'fewer', 'expire', 'untimed', 'reason', 'hold'],
  room: ['black', 'panic', 'take', 'pin', 'larger', 'screens', 'highlight', 'cut', 'dump', 'quieter', 'louder', 'mute'],
  seats: ['codes', 'copy', 'reissue', 'first', 'second', 'devices', 'message', 'room', 'seats', 'seat'],
  panel: ['earlier', 'later', 'into', 'middle', 'ledger', 'leave', 'help'],
};

/** The scenes of the audience display, each with the key that puts it into the preview. */
export const SCENES = ['title', 'cast', 'rules', 'nobles', 'seal', 'board', 'spectators', 'result', 'message', 'black', 'proof', 'score'];
export const sceneKey = (scene) => '1234567890_$'[SCENES.indexOf(scene)];

/** How a key is shown. */
export const cap = (key) => key.toUpperCase();

/** What the space bar does now: "clocks" while somebody is asked or the match stands still, else "go". */
export const spaceFor = ({ phase, question, paused }) => (phase !== 'over' && (question || paused) ? 'clocks' : 'go');
