// The line to the server: joins, keeps itself alive, sends commands until they are answered.
import { io as socketio } from '../vendor/socket.io/socket.io.esm.min.js';
import { reloadOnce } from './reload.js';
import { giveSigns } from './signs.js';

const STALE_MS = 2500;      // nothing heard for so long: the picture is old
const REBUILD_MS = 6000;    // so long with an open socket: the socket is dead, make another
const JUMP_MS = 3000;       // our own timer came so late: this device has slept
const ACK_MS = 4000;        // no ack on an open line: send the same command again
const RETRY_REFUSED_MS = 5000;
const BRIEF_MS = 5000;      // what was meant for this moment only is not sent later
const ANSWER_BYTES = 512;   // every answer takes so many: its length on the air would tell the noble in it

/** A random UUID; crypto.randomUUID exists on secure pages only, and a venue's network is plain http. */
export function makeId() {
  const b = crypto.getRandomValues(new Uint8Array(16));
  b[6] = (b[6] & 0x0f) | 0x40;
  b[8] = (b[8] & 0x3f) | 0x80;
  const hex = Array.from(b, (x) => x.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The same with so much padding that all have one length. */
function padded(payload) {
  const length = new TextEncoder().encode(JSON.stringify({ ...payload, pad: '' })).length;
  return { ...payload, pad: '.'.repeat(Math.max(0, ANSWER_BYTES - length)) };
}

/** The build this page was made by; the server writes it into the page. */
export const pageBuild = () => document.querySelector('meta[name="build"]')?.content ?? '';

/**
 * Joins as `screen` ("host", "audience", "seat", "director", "overlay", "hands") and `seat`. `handlers`: show, view, blank, desk, beat, state; each
 * optional. A `preview` looks like the audience display or a covered seat and counts as no screen: it gives no signs of its own.
 * Gives {send(event, payload, brief) -> promise of the ack, takeBack(), check(), state(), rtt()}; rtt in ms, null if unknown. A command is
 * sent on every line until it is answered; a `brief` one is given up with "no_contact" where its line is lost and it is BRIEF_MS old.
 * The state: {phase: "connecting"|"live"|"lost"|"refused"|"replaced"|"gone"|"stopping", stale, since}; `since` is when
 * the server was last heard, on performance.now().
 */
export function connect({ screen, seat = null, preview = false, handlers = {}, io = socketio, now = () => performance.now() }) {
  const build = pageBuild();
  const socket = io({
    path: '/socket.io', transports: ['websocket'], autoConnect: false, timeout: 4000,
    reconnection: true, reconnectionDelay: 200, reconnectionDelayMax: 2000, reconnectionAttempts: Infinity,
    auth: { screen, seat, build, ...(preview && { preview }) },
  });
  const pending = new Map();
  let phase = 'connecting';
  let heard = now();
  let tried = heard;  // when this socket was made: a new one gets its time to speak, and what was last heard stays true
  let stale = true;

  const left = () => phase === 'replaced' || phase === 'gone';
  function tell() { handlers.state?.({ phase, stale, since: heard }); }
  function become(next) { if (phase !== next) { phase = next; tell(); } }
  function hear() {
    heard = now();
    const fresh = phase !== 'live' || stale;
    phase = 'live';
    stale = false;
    if (fresh) tell();
  }

  function post(id) {
    const command = pending.get(id);
    if (!command || !socket.connected) return;
    const attempt = ++command.attempt;
    socket.timeout(ACK_MS).emit(command.event, command.payload, (late, ack) => {
      if (!late) {
        if (pending.delete(id)) command.resolve(ack ?? { ok: false, code: 'malformed' });
      } else if (pending.has(id) && attempt === command.attempt) post(id);
    });
  }

  function send(event, payload, brief = false) {
    const id = makeId();
    return new Promise((resolve) => {
      if (left()) { resolve({ ok: false, code: phase === 'gone' ? 'not_allowed' : 'replaced' }); return; }
      const whole = { ...payload, id };
      pending.set(id, { event, payload: event === 'decide' ? padded(whole) : whole, resolve, attempt: 0, until: brief ? now() + BRIEF_MS : Infinity });
      post(id);
    });
  }

  /** Gives up what is too old for another line. Whether an older line has carried it to the server is not known here. */
  function giveUp() {
    for (const [id, command] of pending) {
      if (now() < command.until) continue;
      pending.delete(id);
      command.resolve({ ok: false, code: 'no_contact' });
    }
  }

  function leave(next, code) {
    become(next);
    for (const command of pending.values()) command.resolve({ ok: false, code });
    pending.clear();
    socket.disconnect();
  }

  /** Asks for a line, unless one is being made: the library would join twice on it, and the server ends such a line. */
  function join() { if (!left() && !socket.active) socket.connect(); }

  function rebuild() {
    if (left()) return;
    tried = now();
    become('lost');
    socket.disconnect();
    join();
  }

  /** Looks at once whether the line is still alive; a picture older than one beat gets a new socket. */
  function check() {
    if (left()) return;
    if (!socket.connected) join();
    else if (now() - heard > 1500) rebuild();
    watch();
  }

  function watch() {
    if (left()) return;
    const silent = now() - heard;
    if (!socket.connected) giveUp();
    if (!stale && silent > STALE_MS) { stale = true; tell(); }
    if (socket.connected && now() - Math.max(heard, tried) > REBUILD_MS) rebuild();
  }

  const signs = preview ? null : giveSigns({
    connected: () => socket.connected && phase === 'live',
    say: (event, payload) => socket.emit(event, payload),
    ask: (event, payload, then) => socket.timeout(ACK_MS).emit(event, payload, (late, ack) => { if (!late) then(ack); }),
  }, build, now);

  socket.on('connect', () => { tried = now(); giveUp(); for (const id of pending.keys()) post(id); });
  const outdated = (other) => Boolean(other && build && other !== build && reloadOnce('build', other));
  socket.on('show', (show) => {
    hear();
    if (outdated(show.build)) return;
    signs?.soon();
    handlers.show?.(show);
  });
  socket.on('blank', (blank) => { hear(); if (!outdated(blank.build)) handlers.blank?.(); });
  for (const event of ['view', 'desk', 'beat']) {
    socket.on(event, (data) => { hear(); handlers[event]?.(data); });
  }
  socket.on('replaced', () => leave('replaced', 'replaced'));
  socket.on('gone', () => leave('gone', 'not_allowed'));
  socket.on('stopping', () => { stale = true; become('stopping'); });
  socket.on('disconnect', (reason) => {
    if (left() || reason === 'io client disconnect') return;
    if (phase !== 'stopping') become('lost');
    if (reason === 'io server disconnect') setTimeout(join, 300);
  });
  socket.on('connect_error', (error) => {
    if (left()) return;
    if (error.message === 'no_access') {
      become('refused');
      setTimeout(join, RETRY_REFUSED_MS);
    } else if (!socket.active) setTimeout(join, 1000);
  });

  let tick = now();
  setInterval(() => {
    const late = now() - tick;
    tick = now();
    if (late > JUMP_MS) check(); else watch();
  }, 500);
  addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') check(); });
  addEventListener('pageshow', check);
  addEventListener('online', check);
  join();

  return {
    send,
    check,
    state: () => ({ phase, stale, since: heard }),
    rtt: () => signs?.rtt() ?? null,
    /** Takes a replaced seat back onto this screen. */
    takeBack() { phase = 'connecting'; tell(); join(); },
  };
}
