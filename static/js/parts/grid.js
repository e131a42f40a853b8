// People in rows, and in pages where there are more of them than one picture holds.
import { useEffect, useState } from '../ui.js';

const PAGE_MS = 15_000;

/** How many stand in a row of at most `most`, so that the rows come out even. */
export const columnsFor = (count, most = 5) => Math.ceil(count / Math.max(1, Math.ceil(count / most)));

/** Columns for names to choose from: as few rows as may be, or more room for each name. */
export const columnsFrom = (count) => [4, 3].map((most) => columnsFor(count, most)).join(' ');

/** `all` in pages of at most `most`, as even as they can be. */
export function pagesOf(all, most) {
  const pages = Math.max(1, Math.ceil(all.length / most));
  const each = Math.ceil(all.length / pages);
  return Array.from({ length: pages }, (_, i) => all.slice(i * each, (i + 1) * each));
}

/** Which of so many pages is on: one after the other. */
export function usePage(pages) {
  const [turned, turn] = useState(0);
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = setInterval(() => turn((n) => n + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return turned % pages;
}
