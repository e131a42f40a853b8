// Signs of life that every screen gives: how long a word takes there and back, and how this device is doing.
import { awakeState, onAwake } from './wake.js';
import { onSound, soundState } from './sound/armed.js';

const PULSE_MS = 2000;
const STATUS_MS = 5000;
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
  function pulse() {
    if (!line.connected()) { rtt = null; return; }
    const sent = now();
    line.ask('pulse', {}, () => { rtt = Math.round(now() - sent); });
  }
  function status() {
    waiting = null;
    if (line.connected()) line.say('status', statusNow(rtt, build));
  }
  const soon = () => { waiting ??= setTimeout(status, SETTLE_MS); };
  setInterval(pulse, PULSE_MS);
  setInterval(status, STATUS_MS);
  addEventListener('resize', soon);
  document.addEventListener('visibilitychange', soon);
  onAwake(soon);
  onSound(soon);
  watchBattery(soon);
  return { rtt: () => rtt, soon: () => { pulse(); soon(); } };
}
