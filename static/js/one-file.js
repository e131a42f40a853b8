// What a page that is one file carries beside its scripts: words and data, inside its own text.
import { useCatalogue } from './words.js';

/** Takes the catalogues that lie in the page. */
export function useInlinedWords() {
  useCatalogue(...JSON.parse(document.getElementById('words').textContent));
}

/** The bytes that lie in the page under `name`. */
export function inlined(name) {
  const text = atob(document.getElementById(name).textContent);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** The same, unpacked: what lies there compressed (gzip). */
export async function unpacked(name) {
  const stream = new Blob([inlined(name)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
