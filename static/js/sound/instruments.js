// What the room's sounds are played on: strings, bells, wood, drum, breath and the hall around them. All of it is made here, from
// oscillators and noise; frequencies in hertz, times in seconds from the start of a sound, levels from 0 to 1.

const NOISE_S = 2;
const HALL_S = 1.7;
const HALL_LEVEL = 0.22;
const SILENT = 0.0001;   // an exponential ramp cannot reach zero
const STRAIGHT = 0.6;    // below it the last stage changes nothing, above it nothing ever reaches 1
const CURVE_STEPS = 2049;

/** White noise that is the same every time: what is heard in rehearsal is what is heard on air. */
export function noiseInto(channel, seed = 1) {
  let state = seed >>> 0;
  for (let i = 0; i < channel.length; i += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    channel[i] = state / 2 ** 31 - 1;
  }
  return channel;
}

/** Two seconds of noise, made once for all sounds of a context. */
function noiseBuffer(ctx) {
  const buffer = ctx.createBuffer(1, NOISE_S * ctx.sampleRate, ctx.sampleRate);
  noiseInto(buffer.getChannelData(0));
  return buffer;
}

/** The echo of a dark room with curtains: it dies away fast and dull. */
function hallImpulse(ctx) {
  const length = Math.round(HALL_S * ctx.sampleRate);
  const buffer = ctx.createBuffer(2, length, ctx.sampleRate);
  for (let side = 0; side < 2; side += 1) {
    const channel = noiseInto(buffer.getChannelData(side), 7 + side);
    let dull = 0;
    for (let i = 0; i < length; i += 1) {
      dull += (channel[i] - dull) * 0.25;
      channel[i] = dull * (1 - i / length) ** 3;
    }
  }
  return buffer;
}

/** The curve of the last stage for an input from -2 to 2: straight, then bent so that it stays below 1. */
export function softCurve() {
  const bend = (x) => STRAIGHT + (1 - STRAIGHT) * Math.tanh((x - STRAIGHT) / (1 - STRAIGHT)) * 0.98;
  return Float32Array.from({ length: CURVE_STEPS }, (_, i) => {
    const x = (i / (CURVE_STEPS - 1)) * 4 - 2;
    return Math.abs(x) <= STRAIGHT ? x : Math.sign(x) * bend(Math.abs(x));
  });
}

/**
 * The room on an audio context: {input, level, noise}. Sounds go into `input`, `level` is the gain that volume and mute set, and
 * `noise` is what breath is made of.
 */
export function makeHall(ctx) {
  const input = ctx.createGain();
  const wet = ctx.createConvolver();
  wet.buffer = hallImpulse(ctx);
  const echo = ctx.createGain();
  echo.gain.value = HALL_LEVEL;
  const level = ctx.createGain();
  const half = ctx.createGain();
  half.gain.value = 0.5;  // the curve is for inputs twice as large as a shaper takes
  const last = ctx.createWaveShaper();
  last.curve = softCurve();
  input.connect(level);
  input.connect(wet).connect(echo).connect(level);
  level.connect(half).connect(last).connect(ctx.destination);
  return { input, level, noise: noiseBuffer(ctx) };
}

/** A gain that goes up in `attack`, stays for `hold`, and is gone after `decay`. */
function envelope(ctx, at, { level, attack = 0.005, hold = 0, decay }) {
  const node = ctx.createGain();
  node.gain.setValueAtTime(SILENT, at);
  node.gain.exponentialRampToValueAtTime(level, at + attack);
  node.gain.setValueAtTime(level, at + attack + hold);
  node.gain.exponentialRampToValueAtTime(SILENT, at + attack + hold + decay);
  return node;
}

const lengthOf = ({ attack = 0.005, hold = 0, decay }) => attack + hold + decay;

/** A frequency that stays, or slides to `to` over the sound's length. */
function slide(param, at, freq, to, seconds) {
  param.setValueAtTime(freq, at);
  if (to) param.exponentialRampToValueAtTime(to, at + seconds);
}

/**
 * The instruments for sounds that begin at `start` (on the context's clock) and go into `out`; `noise` is a buffer of it. Each
 * takes `at` and what it is to sound like; `decay` is how long it takes to die away.
 */
export function makeBand(ctx, out, start, noise) {
  /** One oscillator: `freq`, sliding to `to`; `cutoff` darkens it, opening to `open`. */
  function tone({ at = 0, wave = 'sine', freq, to = null, cutoff = null, open = null, detune = 0, ...shape }) {
    const when = start + at;
    const seconds = lengthOf(shape);
    const source = ctx.createOscillator();
    source.type = wave;
    source.detune.value = detune;
    slide(source.frequency, when, freq, to, seconds);
    let last = source;
    if (cutoff) {
      const filter = ctx.createBiquadFilter();
      filter.type = 'lowpass';
      slide(filter.frequency, when, cutoff, open, lengthOf({ ...shape, decay: shape.decay / 2 }));
      last = last.connect(filter);
    }
    last.connect(envelope(ctx, when, shape)).connect(out);
    source.start(when);
    source.stop(when + seconds + 0.05);
  }

  /** Breath, skin and paper: noise through a filter. */
  function breath({ at = 0, type = 'bandpass', freq, to = null, q = 1, ...shape }) {
    const when = start + at;
    const seconds = lengthOf(shape);
    const source = ctx.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = ctx.createBiquadFilter();
    filter.type = type;
    filter.Q.value = q;
    slide(filter.frequency, when, freq, to, seconds);
    source.connect(filter).connect(envelope(ctx, when, shape)).connect(out);
    source.start(when, (at * 7) % 1);
    source.stop(when + seconds + 0.05);
  }

  /** Low strings: three saws a little apart, bowed. */
  function strings({ freq, level, ...rest }) {
    for (const detune of [-7, 0, 6]) tone({ wave: 'sawtooth', freq, detune, level: level / 3, cutoff: 240, open: 700, ...rest });
  }

  /** A bell by its partials: hum, prime, third, fifth, nominal. */
  function bell({ freq, level, decay, ...rest }) {
    for (const [ratio, loud, lasts] of [[0.5, 0.5, 1.2], [1, 1, 1], [1.19, 0.45, 0.7], [1.5, 0.3, 0.5], [2, 0.4, 0.4], [2.74, 0.12, 0.2]]) {
      tone({ freq: freq * ratio, level: level * loud * 0.45, decay: decay * lasts, attack: 0.004, ...rest });
    }
  }

  /** Wood on wood: a short knock with a body. */
  function wood({ at = 0, freq, level, decay = 0.12 }) {
    tone({ at, freq: freq * 1.4, to: freq, level, attack: 0.002, decay });
    breath({ at, freq: freq * 4, q: 2, level: level * 0.8, attack: 0.001, decay: decay * 0.4 });
  }

  /** A large drum: the skin falls in pitch. */
  function drum({ at = 0, freq, level, decay = 0.7 }) {
    tone({ at, freq: freq * 2.2, to: freq, level, attack: 0.003, decay });
    breath({ at, type: 'lowpass', freq: freq * 9, to: freq * 3, level: level * 0.35, attack: 0.002, decay: decay * 0.35 });
  }

  return { tone, breath, strings, bell, wood, drum };
}
