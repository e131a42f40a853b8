// Signs of life that every screen gives: how long a word takes there and back, and how this device is doing.
import { awakeState, onAwake } from './wake.js';
import { onSound, soundState } from './sound/armed.js';

const PULSE_MS = 2000;
const STATUS_MS = 5000;     // or as seldom as a pulse, where the server has said how often it wants one
const SETTLE_MS = 250;  // a turned tablet or a dragged window sends one status, not fifty

let battery = null;

/** How this device is doing, as the server is told it. Battery is null where the browser does not say. */
export function statusNow(rtt, build) {
  return {
    rtt_ms: rtt, width: innerWidth, height: innerHeight, hidden: document.visibilityState !== 'visible',
    battery: battery ? battery.level : null, charging: battery ? battery.charging : null, awake: awakeState(), sound: soundState(), build,
  };
}

/** Asks for the battery once; `changed` is called whenever it says something new. */
function watchBattery(changed) {
  globalThis.navigator?.getBattery?.().then((found) => {
    battery = found;
    for (const event of ['levelchange', 'chargingchange']) battery.addEventListener(event, changed);
    changed();
  }).catch(() => {});
}

/**
 * Starts a screen's signs on `line` ({connected(), say(event, payload), ask(event, payload, then)}). Gives {rtt(), soon()}: the last round
 * trip in whole ms or null, and a status without waiting for the next one.
 */
export function giveSigns(line, build, now) {
  let rtt = null;
  let waiting = null;
  let every = 0;
  let pulsed = -Infinity;
  let stated = -Infinity;
  function pulse() {
    if (!line.connected()) { rtt = null; return; }
    const sent = pulsed = now();
    line.ask('pulse', {}, (ack) => {
      rtt = Math.round(now() - sent);
      every = ack?.every_ms ?? 0;
    });
  }
  function status() {
    waiting = null;
    if (!line.connected()) return;
    stated = now();
    line.say('status', statusNow(rtt, build));
  }
  const isDue = (last, ms) => now() - last > every - ms / 2;  // timers come a little early or late
  const soon = () => { waiting ??= setTimeout(status, SETTLE_MS); };
  setInterval(() => { if (!line.connected() || isDue(pulsed, PULSE_MS)) pulse(); }, PULSE_MS);
  setInterval(() => { if (isDue(stated, STATUS_MS)) status(); }, STATUS_MS);
  addEventListener('resize', soon);
  document.addEventListener('visibilitychange', soon);
  onAwake(soon);
  onSound(soon);
  watchBattery(soon);
  return { rtt: () => rtt, soon: () => { pulse(); soon(); } };
}
