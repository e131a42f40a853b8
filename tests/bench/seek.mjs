// How long the player takes to read a chunk and to have the view at a frame in it: what a browser does at a seek, in Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { framesOf, withLog } from '../../static/js/replay/film.js';

const [folder, seeks] = [process.argv[2], Number(process.argv[3])];
const head = JSON.parse(readFileSync(join(folder, 'head.json'), 'utf8'));
const times = [];
let seed = 7;
for (let i = 0; i < seeks; i++) {
  seed = (seed * 48271) % 2147483647;
  const n = seed % head.at.length;
  const index = Math.floor(n / head.chunk);
  const text = readFileSync(join(folder, `${index}.json`), 'utf8');
  const begun = performance.now();
  withLog(head, framesOf(JSON.parse(text))[n - index * head.chunk], n);
  times.push(performance.now() - begun);
}
console.log(JSON.stringify(times));
