// Coins that one finalist takes from the other travel across the board. Only decoration: the numbers are right without it.
import { useRef, useEffect } from '../ui.js';
import { newLines } from './moment.js';

const FLY_MS = 800;
const APART_MS = 90;
const MOST = 5;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What travels by `lines` of the log: [{from, to, coins}]. */
export const flightsIn = (lines) => lines.filter((line) => line.code === 'stole').map((line) => ({ from: line.target, to: line.seat, coins: Math.min(line.coins, MOST) }));

const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Lets one coin travel from one drawn coin to another; gives what ends it at once. */
function fly(from, to, delay) {
  const start = middle(from.getBoundingClientRect());
  const end = middle(to.getBoundingClientRect());
  const coin = from.cloneNode(true);
  coin.classList.add('flying');
  from.ownerDocument.body.append(coin);
  const box = coin.getBoundingClientRect();
  const at = (point, rise = 0) => `translate(${point.x - box.width / 2}px, ${point.y - box.height / 2 - rise}px)`;
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const way = coin.animate(
    [{ transform: at(start), opacity: 0 }, { transform: at(start), opacity: 1, offset: 0.05 }, { transform: at(half, box.height * 1.6), offset: 0.55 }, { transform: at(end), opacity: 1 }],
    { duration: FLY_MS, delay, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'backwards' },
  );
  const gone = () => coin.remove();
  way.onfinish = gone;
  way.oncancel = gone;
  return () => way.cancel();
}

/** A ref for the board: coins travel between the two sides whenever the log says so. */
export function useCoinFlights(table) {
  const board = useRef(null);
  const seen = useRef(table.log);
  const flying = useRef([]);
  useEffect(() => {
    const fresh = newLines(seen.current, table.log);
    seen.current = table.log;
    const flights = flightsIn(fresh);
    if (!flights.length || calm()) return;
    for (const stop of flying.current) stop();
    const coinOf = (seat) => board.current?.querySelector(`[data-seat="${seat}"] .coins .coin`);
    flying.current = flights.flatMap(({ from, to, coins }) => {
      const [start, end] = [coinOf(from), coinOf(to)];
      return start && end ? Array.from({ length: coins }, (_, i) => fly(start, end, i * APART_MS)) : [];
    });
  }, [table.log]);
  useEffect(() => () => { for (const stop of flying.current) stop(); }, []);
  return board;
}
