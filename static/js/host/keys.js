// The keyboard: each key is shown on its control, and none counts while somebody types.
import { useEffect } from '../ui.js';

const TYPING = 'input, textarea, select, [contenteditable="true"]';

/**
 * Listens for the page's life. `space` is a ref to what the space bar does now, or null: then a focused button has
 * it as usual. `codes` opens or closes the codes.
 */
export function useKeys({ space, codes }) {
  useEffect(() => {
    const taken = (event) => event.key === ' ' && space.current && !event.target.closest?.(TYPING);
    const down = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (taken(event)) {
        // Whatever button has the focus: in a match the space bar means the clocks and nothing else.
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) space.current();
      } else if (event.key.toLowerCase() === 'c' && !event.repeat && !event.target.closest?.(TYPING)) codes();
    };
    // A button acts on the release of the space bar in some browsers.
    const up = (event) => { if (taken(event)) { event.preventDefault(); event.stopPropagation(); } };
    addEventListener('keydown', down, true);
    addEventListener('keyup', up, true);
    return () => { removeEventListener('keydown', down, true); removeEventListener('keyup', up, true); };
  }, [codes]);
}
