// What changes hands travels across the board: coins, and the light of a spectator whose noble is claimed. Only decoration: the
// numbers are right without it.
import { useRef, useEffect } from '../ui.js';
import { calm } from './glide.js';
import { newLines } from './moment.js';

const FLY_MS = 800;
const APART_MS = 90;
const MOST = 5;
const GAINS = new Set(['gained', 'embezzled', 'refunded']);

/** Coins that belong to nobody come from the middle, and go there. */
const MIDDLE = null;

function flightOf({ code, seat, target, holder, coins, cost }) {
  if (code === 'stole') return { what: 'coin', from: target, to: seat, count: coins };
  if (GAINS.has(code)) return { what: 'coin', from: MIDDLE, to: seat, count: coins };
  if (code === 'action' && cost > 0) return { what: 'coin', from: seat, to: MIDDLE, count: cost };
  return code === 'took' ? { what: 'light', from: holder, to: seat, count: 1 } : null;
}

/** What travels by `lines` of the log: [{what: "coin"|"light", from, to, count}]; a seat that is null is the middle. */
export const flightsIn = (lines) => lines.map(flightOf).filter(Boolean).map((one) => ({ ...one, count: Math.min(one.count, MOST) }));

const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Lets a copy of `drawn` travel from one element to another; gives what ends it at once. */
function fly(drawn, from, to, delay) {
  const start = middle(from.getBoundingClientRect());
  const end = middle(to.getBoundingClientRect());
  const copy = drawn.cloneNode(true);
  copy.classList.add('flying');
  drawn.ownerDocument.body.append(copy);
  const box = copy.getBoundingClientRect();
  const at = (point, rise = 0) => `translate(${point.x - box.width / 2}px, ${point.y - box.height / 2 - rise}px)`;
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const way = copy.animate(
    [{ transform: at(start), opacity: 0 }, { transform: at(start), opacity: 1, offset: 0.05 }, { transform: at(half, box.height * 1.6), offset: 0.55 }, { transform: at(end), opacity: 1, offset: 0.92 }, { transform: at(end), opacity: 0 }],
    { duration: FLY_MS, delay, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'both' },
  );
  const gone = () => copy.remove();
  way.onfinish = gone;
  way.oncancel = gone;
  return () => way.cancel();
}

/** Where a flight begins and ends on `board`, and what is drawn on the way; null where one of them is not on the board. */
function placesOf(board, { what, from, to }) {
  const place = (seat, inside) => board.querySelector(seat === MIDDLE ? '.middle' : `[data-seat="${seat}"] ${inside}`);
  const found = what === 'light' ? { from: place(from, '.seat-light'), to: place(to, '.influence') } : { from: place(from, '.coins .coin'), to: place(to, '.coins .coin') };
  const drawn = what === 'light' ? found.from : board.querySelector('.coins .coin');
  return found.from && found.to && drawn ? { ...found, drawn } : null;
}

/** A ref for the board: things travel whenever the log says so. A newer flight ends those under way. */
export function useFlights(table) {
  const board = useRef(null);
  const seen = useRef(table.log);
  const flying = useRef([]);
  useEffect(() => {
    const fresh = newLines(seen.current, table.log);
    seen.current = table.log;
    const flights = flightsIn(fresh);
    if (!flights.length || !board.current || calm()) return;
    for (const stop of flying.current) stop();
    flying.current = flights.flatMap((flight) => {
      const places = placesOf(board.current, flight);
      return places ? Array.from({ length: flight.count }, (_, i) => fly(places.drawn, places.from, places.to, i * APART_MS)) : [];
    });
  }, [table.log]);
  useEffect(() => () => { for (const stop of flying.current) stop(); }, []);
  return board;
}
