// Texts made fit to be read: spaces between scripts, and words in which no line breaks. deathmatch/episode/typeset.py is the server's.
const KEEP = '\u2060';  // no line may break here
const PART = '\u200b';  // a line may break here
const MARKS = /[\u200b\u2060]/g;
const THAI = /[\u0e00-\u0e7f]/;
const BEGIN = /[\u0e01-\u0e2e\u0e40-\u0e44]/;  // what a word of Thai may begin with
// A name may be set apart by two marks, which stand at its border.
const BORDER = /(?<=[\u0e00-\u0e7f])(?=\u2068?[\p{L}\p{N}])(?!\u2068?[\u0e00-\u0e7f])|(?<=[\p{L}\p{N}]\u2069?)(?<![\u0e00-\u0e7f]\u2069?)(?=[\u0e01-\u0e2e\u0e40-\u0e44])/gu;

/** The text without what only its lines need: to be copied or read out. */
export const plain = (text) => text.replace(MARKS, '');

/** With a space where a letter or figure of another script stands beside one of Thai, which itself has none between words. */
export const spaced = (text) => text.replace(BORDER, ' ');

/**
 * A function that keeps a language's words whole which its line breaking would break. `words` has them between blanks,
 * with "-" where no line may break, at the end of one too that holds on to what follows.
 */
export function keeping(words) {
  const kept = new Map(words.split(/\s+/).filter(Boolean).map((word) => [word.replaceAll('-', ''), word.replaceAll('-', KEEP)]));
  if (kept.size === 0) return (text) => text;
  const find = new RegExp([...kept.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
  return (text) => plain(text).replace(find, (word, at, whole) => {
    const free = !kept.get(word).endsWith(KEEP) && BEGIN.test(whole[at + word.length] ?? '');
    return `${THAI.test(whole[at - 1] ?? '') ? PART : ''}${kept.get(word)}${free ? PART : ''}`;
  }).replaceAll(KEEP + PART, KEEP);
}
