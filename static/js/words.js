// All words on screens: Fluent catalogues, one folder a language. Nothing else in the scripts is shown to people.
import { FluentBundle, FluentResource } from '../vendor/fluent/index.js';
import { keeping, spaced } from './typeset.js';

let bundle = null;
let language = 'en';
let coin = 'coin';
let whole = (text) => text;

/** Takes the texts of a language's catalogues. */
export function useCatalogue(lang, texts) {
  language = lang;
  bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
  const words = find('common-whole');
  whole = keeping(words ? bundle.formatPattern(words) : '');
}

/** Takes the catalogues that the page names for its browser to fetch ahead, in its language. */
export async function loadWords() {
  const links = [...document.querySelectorAll('link[rel="preload"][as="fetch"]')];
  useCatalogue(document.documentElement.lang || 'en', await Promise.all(links.map((link) => fetchText(link.href))));
}

async function fetchText(address) {
  for (let wait = 200; ; wait = Math.min(wait * 2, 2000)) {
    try {
      const answer = await fetch(address);
      if (answer.ok) return await answer.text();
    } catch { /* the server is not there yet: ask again */ }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** What the edition's coins are called from now on: every message may choose its words by `coin`. */
export const useCoin = (name) => { coin = name; };

export const hasWords = (id) => find(id) !== null;

/** The text of message `id` ("id" or "id.attribute"); a missing one shows its id and says so in the log. */
export function t(id, args = {}) {
  const pattern = find(id);
  if (!pattern) { console.error(`no text for "${id}"`); return id; }
  const errors = [];
  const text = bundle.formatPattern(pattern, { coin, ...args }, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return whole(spaced(text));
}

function find(id) {
  const [name, attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** A number in the language's way, with at most one decimal: "4.2", "4,2". */
export const figure = (number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number);

/** Names as a list in the language's way: "Neo and Trinity". */
export function list(names, type = 'conjunction') {
  const between = hasWords('common-between') ? t('common-between') : '';
  const some = between && names.length > 2 ? [names.slice(0, -1).join(between), names.at(-1)] : names;
  return whole(spaced(new Intl.ListFormat(language, { type }).format(some)));
}

export const nobleName = (noble) => t(`noble-${noble}`);
export const theNoble = (noble) => t(`noble-${noble}.the`);
export const actionName = (action) => t(`action-${action}`);

/** The name shown for a seat: from the cast, or the numbered host seat. */
export function seatName(show, seat) {
  const member = show?.cast?.[seat];
  if (member?.name) return member.name;
  if (member?.number) return t('host-seat', { number: member.number });
  return seat ?? '';
}

const SEATS = new Set(['seat', 'by', 'target', 'against', 'holder', 'winner', 'loser']);

/**
 * Codes and figures of the server as arguments of a message: seats become names; nobles and actions stay the game's
 * words (for a message to choose by) and come along as `noble_name`, `the_noble`, `action_name`; null is "none". What
 * is given or taken (ms, count) comes along as `way` ("more", "less"), `number` and `seconds`, without its sign.
 */
export function sayArgs(show, args) {
  const out = {};
  for (const [key, value] of Object.entries(args)) {
    if (value === null || value === undefined) out[key] = 'none';
    else if (key === 'nobles') out[key] = list(value.map(nobleName));
    else if (Array.isArray(value)) out[key] = list(value.map((one) => seatName(show, one)));
    else if (typeof value === 'boolean') out[key] = value ? 'yes' : 'no';
    else if (SEATS.has(key) && (key !== 'by' || show?.cast?.[value])) out[key] = seatName(show, value);
    else out[key] = value;
  }
  for (const key of ['noble', 'claim', 'disclaim']) {
    if (args[key]) { out[`${key}_name`] = nobleName(args[key]); out[`the_${key}`] = theNoble(args[key]); }
  }
  if (args.action) Object.assign(out, { action_name: actionName(args.action), own: args.seat === args.target ? 'yes' : 'no' });
  const given = args.ms ?? args.count;
  if (typeof given === 'number') Object.assign(out, { way: given < 0 ? 'less' : 'more', number: Math.abs(given), seconds: Math.abs(given) / 1000 });
  return out;
}

/** One line of the log as a sentence. */
export const logSentence = (show, line) => t(`log-${line.code}`, sayArgs(show, line));

/** Why a command was refused, as a sentence. */
export function refusal(show, ack) {
  const id = `refused-${ack.code}`;
  return hasWords(id) ? t(id, sayArgs(show, ack)) : t('refused-other', { code: String(ack.code) });
}
