// A display that shows one picture for hours must not burn it in: every minute all of it moves by a pixel or so, never further than
// a few from its place.

const EVERY_MS = 60_000;
const WIDE_REM = 0.25;   // 4 px at 1920x1080
const HIGH_REM = 0.2;
const TURNS = [11, 7];   // minutes until each way comes round: together they take more than an hour

/** How far the picture is from its place so many ms after it came up: {x, y} in rem. */
export function driftAt(ms) {
  const minute = Math.floor(ms / EVERY_MS);
  const [x, y] = TURNS.map((minutes) => Math.sin((2 * Math.PI * minute) / minutes));
  return { x: WIDE_REM * x, y: HIGH_REM * y };
}

/** Moves the page's picture from now on. */
export function startDrift(root = document.documentElement, now = () => performance.now()) {
  const move = () => {
    const { x, y } = driftAt(now());
    root.style.setProperty('--drift', `${x.toFixed(3)}rem ${y.toFixed(3)}rem`);
  };
  move();
  setInterval(move, EVERY_MS);
}
