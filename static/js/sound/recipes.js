// How each moment of the room sounds: a theatre at night, low strings, bells and wood. Played on the instruments of instruments.js.

const D1 = 36.71;
const A1 = 55;
const D2 = 73.42;
const F2 = 87.31;
const GS2 = 103.83;
const A2 = 110;
const D3 = 146.83;
const FS3 = 185;
const A3 = 220;
const D4 = 293.66;
const FS4 = 369.99;
const A4 = 440;
const D5 = 587.33;

const CARDS = [0, 0.13, 0.26, 0.39, 0.52, 0.65];
const COINS = [[0, 1870], [0.09, 2210], [0.19, 1980], [0.3, 2490]];
const CRACKLES = [0.12, 0.2, 0.27, 0.36, 0.41, 0.53, 0.62, 0.74, 0.9, 1.02];

/** An accusation waiting to happen: a dark swell under one soft stroke of a bell. */
function claim({ strings, bell }) {
  bell({ freq: D4, level: 0.2, decay: 1.8 });
  strings({ freq: D2, level: 0.5, attack: 0.6, hold: 0.2, decay: 1.2 });
  strings({ freq: A2, level: 0.26, attack: 0.9, hold: 0.1, decay: 1 });
}

/** It stops the room: one blow, a tritone, and then nothing. */
function challenge({ drum, strings, breath, tone }) {
  drum({ freq: D1 * 1.2, level: 0.75, decay: 1.1 });
  strings({ freq: D2, level: 0.42, attack: 0.02, hold: 0.12, decay: 1.3 });
  strings({ freq: GS2, level: 0.34, attack: 0.02, hold: 0.12, decay: 1.1 });
  tone({ wave: 'triangle', freq: D1 * 2, level: 0.25, attack: 0.01, decay: 1.6 });
  breath({ type: 'lowpass', freq: 2600, to: 200, level: 0.16, attack: 0.004, decay: 0.5 });
}

/** The noble turns over, and it was there: the chord opens. */
function proved({ bell, strings, breath }) {
  breath({ freq: 500, to: 2400, q: 0.8, level: 0.1, attack: 0.2, decay: 0.25 });
  bell({ at: 0.32, freq: D4, level: 0.32, decay: 1.8 });
  bell({ at: 0.44, freq: A4, level: 0.2, decay: 1.5 });
  strings({ at: 0.3, freq: D3, level: 0.3, attack: 0.12, hold: 0.2, decay: 1.2 });
  strings({ at: 0.3, freq: FS3, level: 0.2, attack: 0.16, hold: 0.2, decay: 1.1 });
}

/** It was not there: the floor gives way. */
function caught({ wood, strings, drum }) {
  wood({ freq: 190, level: 0.5 });
  strings({ at: 0.1, freq: A2, to: GS2 / 1.4, level: 0.45, attack: 0.05, hold: 0.1, decay: 1.4 });
  strings({ at: 0.1, freq: GS2, to: D2, level: 0.32, attack: 0.05, hold: 0.1, decay: 1.4 });
  drum({ at: 0.55, freq: D1 * 1.3, level: 0.45, decay: 0.9 });
}

/** A door is held shut. */
function block({ wood, drum }) {
  wood({ freq: 130, level: 0.6, decay: 0.2 });
  drum({ freq: A1, level: 0.45, decay: 0.5 });
  wood({ at: 0.17, freq: 110, level: 0.5, decay: 0.24 });
}

/** An influence burns: it crackles, and what held it up goes down. */
function lost({ breath, tone, strings }) {
  breath({ type: 'lowpass', freq: 900, to: 160, level: 0.4, attack: 0.12, hold: 0.3, decay: 1 });
  for (const at of CRACKLES) breath({ at, freq: 2600 - at * 900, q: 3, level: 0.3 - at * 0.18, attack: 0.001, decay: 0.035 });
  tone({ freq: D2 * 1.5, to: D1, level: 0.42, attack: 0.05, hold: 0.2, decay: 1.2 });
  strings({ at: 0.15, freq: F2, to: D2, level: 0.26, attack: 0.2, hold: 0.1, decay: 1.1 });
}

/** Struck metal, a handful. */
function coins({ tone }) {
  for (const [at, freq] of COINS) {
    for (const [ratio, level] of [[1, 0.09], [1.52, 0.06], [2.31, 0.03]]) tone({ at, freq: freq * ratio, level, attack: 0.002, decay: 0.28 });
  }
  tone({ freq: D2 * 2, level: 0.12, attack: 0.01, decay: 0.3 });
}

/** A lamp goes out: its wire, and the dark after it. */
function taken({ tone, breath, strings }) {
  tone({ freq: D5 * 2, to: D5, level: 0.1, attack: 0.003, decay: 0.25 });
  tone({ wave: 'triangle', freq: D4, to: A1, level: 0.3, cutoff: 1400, open: 180, attack: 0.02, hold: 0.1, decay: 0.9 });
  breath({ at: 0.05, type: 'lowpass', freq: 700, to: 90, level: 0.22, attack: 0.05, decay: 0.8 });
  strings({ at: 0.2, freq: D2, level: 0.24, attack: 0.2, decay: 0.9 });
}

/** A second of the last ten: a heart, with a touch of wood so that small speakers have it too. */
function lastTen({ drum, wood }) {
  drum({ freq: 46, level: 0.55, decay: 0.22 });
  drum({ at: 0.2, freq: 41, level: 0.36, decay: 0.26 });
  wood({ freq: 320, level: 0.09, decay: 0.05 });
}

/** Time is up: the great bell, once. */
function timeOut({ bell, drum }) {
  bell({ freq: D3, level: 0.6, decay: 2.6 });
  bell({ freq: D2, level: 0.4, decay: 2.2 });
  drum({ freq: D1 * 1.2, level: 0.35, decay: 0.8 });
}

/** Another turn: one plucked string. */
function turn({ tone, wood }) {
  wood({ freq: 240, level: 0.12, decay: 0.07 });
  tone({ wave: 'triangle', freq: D3, level: 0.26, cutoff: 1300, open: 260, attack: 0.004, decay: 0.8 });
  tone({ wave: 'triangle', freq: A2, level: 0.16, cutoff: 900, open: 200, attack: 0.004, decay: 0.9 });
}

/** It is over: the whole chord, and bells above it. */
function win({ strings, bell, drum }) {
  drum({ freq: D1 * 1.2, level: 0.4, decay: 1 });
  for (const [freq, level] of [[D2, 0.34], [A2, 0.24], [D3, 0.2], [FS3, 0.16]]) strings({ freq, level, attack: 0.35, hold: 0.9, decay: 1.9 });
  for (const [at, freq] of [[0.35, D4], [0.6, FS4], [0.85, A4], [1.15, D5]]) bell({ at, freq, level: 0.16, decay: 2 });
}

/** Cards go round the table. */
function deal({ breath, wood, strings }) {
  for (const at of CARDS) {
    breath({ at, freq: 1900, to: 900, q: 0.9, level: 0.22, attack: 0.025, decay: 0.09 });
    wood({ at: at + 0.07, freq: 170, level: 0.16, decay: 0.06 });
  }
  strings({ freq: D2, level: 0.22, attack: 0.3, hold: 0.2, decay: 0.9 });
}

/**
 * Every sound of the room: how long it lasts in seconds, without its echo; its gain, by which all are about as loud; and how it is
 * played on a band.
 */
export const RECIPES = {
  claim: { seconds: 2.1, gain: 1.35, play: claim },
  challenge: { seconds: 1.7, gain: 0.62, play: challenge },
  proved: { seconds: 2.6, gain: 1.2, play: proved },
  caught: { seconds: 1.8, gain: 1, play: caught },
  block: { seconds: 0.6, gain: 1.1, play: block },
  lost: { seconds: 1.8, gain: 0.72, play: lost },
  coins: { seconds: 0.7, gain: 1.9, play: coins },
  taken: { seconds: 1.4, gain: 1.25, play: taken },
  last_ten: { seconds: 0.6, gain: 1.3, play: lastTen },
  time_out: { seconds: 3.2, gain: 0.8, play: timeOut },
  turn: { seconds: 1, gain: 1.6, play: turn },
  win: { seconds: 3.6, gain: 1.2, play: win },
  deal: { seconds: 1.5, gain: 1.7, play: deal },
};
