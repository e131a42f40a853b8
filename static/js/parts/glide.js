// What stands elsewhere than before glides there. Only decoration: everything is in its place at once.
import { useLayoutEffect, useRef } from '../ui.js';

const GLIDE_MS = 600;

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** From box to box: the first of two keyframes. */
export function from(before, after) {
  const dx = before.left + before.width / 2 - after.left - after.width / 2;
  const dy = before.top + before.height / 2 - after.top - after.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${before.width / after.width})`;
}

/** A ref for a list whose parts that match `selector` glide when `key` changes. */
export function useGlide(selector, key) {
  const ref = useRef(null);
  const seen = useRef({ key, boxes: [] });
  useLayoutEffect(() => {
    const all = [...(ref.current?.querySelectorAll(selector) ?? [])];
    const boxes = all.map((one) => one.getBoundingClientRect());
    const before = seen.current;
    seen.current = { key, boxes };
    if (before.key === key || before.boxes.length !== boxes.length || calm()) return;
    all.forEach((one, i) => {
      if (before.boxes[i].width && boxes[i].width) one.animate([{ transform: from(before.boxes[i], boxes[i]) }, { transform: 'none' }], { duration: GLIDE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
    });
  });
  return ref;
}
