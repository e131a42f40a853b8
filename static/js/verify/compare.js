// A fingerprint read off a photograph against the one in the recording.
import { sealRows } from '../rules.js';

/** What was typed, as plain signs: no spaces, dashes or line ends, small letters. */
export const signsOf = (typed) => typed.normalize('NFKC').toLowerCase().replace(/[\s\p{Pd}·.,:_|]/gu, '');

/** The fingerprint in the groups of the wall, in one row after the other. */
export const groupsOf = (seal) => sealRows(seal).flat();

/**
 * How `typed` compares with `seal`: `state` is "none" (nothing typed), "foreign" (it holds signs that no fingerprint
 * has), "same", "part" (all right so far), "longer" or "other"; `signs` is how many were typed; `groups` tells of each
 * group "same", "other" or "open".
 */
export function compare(seal, typed) {
  const signs = signsOf(typed);
  let start = 0;
  const groups = groupsOf(seal).map((group) => {
    const mine = signs.slice(start, start + group.length);
    start += group.length;
    if (!group.startsWith(mine)) return 'other';
    return mine.length === group.length ? 'same' : 'open';
  });
  return { state: stateOf(seal, signs), signs: signs.length, groups };
}

function stateOf(seal, signs) {
  if (signs === '') return 'none';
  if (/[^0-9a-f]/.test(signs)) return 'foreign';
  if (signs === seal) return 'same';
  if (seal.startsWith(signs)) return 'part';
  return signs.startsWith(seal) ? 'longer' : 'other';
}
