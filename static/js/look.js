// What a show and its edition bring to the look of a screen: colours, and what is paid with.
import { useCoin } from './words.js';

const DRIFT = '--drift';  // not the show's: where the picture is (parts/drift.js)
const COLOUR = /^#[0-9a-f]{3,8}$/i;

const property = (name) => `--${name.replaceAll('_', '-')}`;

/** Puts on the colours of the show file, and takes off those of the show before; names are those of tokens.css. */
export function wear({ look, edition }, root = document.documentElement) {
  for (const name of [...root.style]) if (name.startsWith('--') && name !== DRIFT) root.style.removeProperty(name);
  for (const name of Object.keys(look ?? {})) if (COLOUR.test(look[name])) root.style.setProperty(property(name), look[name]);
  root.dataset.coin = edition.coin;
  useCoin(edition.coin);
}
