// The values of a show while they are edited: plain data, never changed in place. No drawing and no words here.

/** The values with `value` at `path` (names and places); undefined takes the name out. */
export function withAt(values, path, value) {
  if (path.length === 0) return value;
  const [first, ...rest] = path;
  if (Array.isArray(values)) return values.map((one, i) => (i === first ? withAt(one, rest, value) : one));
  const inner = withAt(values?.[first] ?? {}, rest, value);
  const { [first]: _gone, ...others } = values ?? {};
  return inner === undefined ? others : { ...values, [first]: inner };
}

export const at = (values, path) => path.reduce((found, name) => found?.[name], values);

/** A path as the server names it in a fault: list items counted from 1, "cast[3].name". */
export const keyOf = (path) => path.map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${part}`)).join('').replace(/^\./, '');

/** What was typed, as a whole number where it is one; nothing typed is nothing. */
export function typed(text) {
  const plain = text.trim();
  if (plain === '') return undefined;
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : plain;
}

const MOST = 40;
const KEPT = /^host(-\d+)?$/;

/** Small letters, digits and single hyphens, from words of any kind; '' where nothing is left. */
export const slug = (text) => text.normalize('NFKD').replace(/[\u0300-\u036f’']/g, '').toLowerCase()
  .replace(/[^a-z0-9]+/g, '-').slice(0, MOST).replace(/^-+|-+$/g, '');

/** An id for a name that none of `taken` is: its first word, else all of it, else with a number. */
export function idFor(name, taken) {
  const whole = slug(name) || 'guest';
  const [first] = whole.split('-');
  const free = (id) => !taken.includes(id) && !KEPT.test(id);
  const found = [first.length > 1 ? first : whole, whole].find(free);
  if (found) return found;
  const base = (KEPT.test(whole) ? 'guest' : whole).slice(0, MOST - 4).replace(/-+$/, '');
  for (let n = 2; ; n += 1) if (free(`${base}-${n}`)) return `${base}-${n}`;
}

export const newShow = () => ({ title: '', language: 'en', edition: 'death_match', finalists: ['', ''], cast: [] });

export const members = (values) => (Array.isArray(values.cast) ? values.cast : []);
export const players = (values) => (Array.isArray(values.players) ? values.players : []);
export const finalists = (values) => [0, 1].map((place) => (Array.isArray(values.finalists) ? values.finalists[place] ?? '' : ''));

/** The values with those who play put through `swap`, whatever the edition calls them. */
function playing(values, swap) {
  if (Array.isArray(values.players)) return { ...values, players: values.players.map(swap) };
  return Array.isArray(values.finalists) ? { ...values, finalists: finalists(values).map(swap) } : values;
}

/** The values with another id for a member, wherever it is named. */
export function renamed(values, place, id) {
  const old = members(values)[place].id;
  const swap = (one) => (one === old && old !== '' ? id : one);
  const next = withAt(playing(values, swap), ['cast', place, 'id'], id);
  return Array.isArray(values.messages) ? { ...next, messages: values.messages.map((one) => ({ ...one, to: swap(one.to) })) } : next;
}

export function withMember(values) {
  const cast = members(values);
  const id = idFor(`guest-${cast.length + 1}`, cast.map((one) => one.id));
  return { ...values, cast: [...cast, { id, name: '', garnets: 0 }] };
}

/** The values with another name for a member; its id follows while `follows`. */
export function named(values, place, name, follows) {
  const next = withAt(values, ['cast', place, 'name'], name);
  if (!follows) return next;
  const others = members(values).filter((_one, i) => i !== place).map((one) => one.id);
  return renamed(next, place, idFor(name, others));
}

/** The values without a member, who does not play any more; messages to them go to all seats. */
export function withoutMember(values, place) {
  const { id } = members(values)[place];
  const left = playing(values, (one) => (one === id ? '' : one));
  const next = { ...left, cast: members(values).filter((_one, i) => i !== place) };
  if (Array.isArray(next.players)) next.players = next.players.filter((one) => one !== '');
  return Array.isArray(values.messages) ? { ...next, messages: values.messages.map((one) => (one.to === id ? { ...one, to: 'seats' } : one)) } : next;
}

/** The values with a member as candidate (0) or opponent (1); who was that takes the member's old part, if it had one. */
export function withFinalist(values, id, part) {
  const now = finalists(values);
  const next = [...now];
  next[part] = id;
  if (now[1 - part] === id) next[1 - part] = now[part];
  return { ...values, finalists: next };
}

/** The values with a member at the table, in the last seat, or not any more. */
export function withPlayer(values, id) {
  const now = players(values);
  return { ...values, players: now.includes(id) ? now.filter((one) => one !== id) : [...now, id] };
}

/** The values in another edition: who plays stays as far as can be, and switches that it does not have are gone. */
export function withEdition(values, name, editions) {
  const { eliminates, switches } = editions[name];
  const { finalists: _two, players: _all, ...rest } = values;
  const who = [...players(values), ...finalists(values)].filter((one) => one !== '');
  const next = { ...rest, edition: name, ...(eliminates ? { finalists: [who[0] ?? '', who[1] ?? ''] } : { players: who }) };
  const rules = Object.entries(values.rules ?? {}).filter(([rule]) => rule in switches);
  return withAt(next, ['rules'], rules.length ? Object.fromEntries(rules) : undefined);
}

/** The values with a name in a table; undefined takes it out, and the table with its last. */
export function withIn(values, table, name, value) {
  const next = withAt(values, [table, name], value);
  return Object.keys(next[table]).length ? next : withAt(next, [table], undefined);
}

/** The values with a switch turned; one that is as the edition has it anyway is not written down. */
export const withSwitch = (values, name, value, usual) => withIn(values, 'rules', name, value === usual ? undefined : value);

/** The list without, or with two places exchanged. */
export const without = (list, place) => list.filter((_one, i) => i !== place);
export const moved = (list, place, step) => {
  const to = place + step;
  if (to < 0 || to >= list.length) return list;
  const next = [...list];
  [next[place], next[to]] = [next[to], next[place]];
  return next;
};

const FIELDS = [
  /^(title|language|edition|dice|finalists|players|cast|rundown)$/, /^(finalists|players)\[\d+\]$/, /^cast\[\d+\]\.(id|name|garnets|portrait|language)$/,
  /^(clock|rules|look)\.\w+$/, /^connection\.hold_seconds$/, /^broadcast\.delay_seconds$/, /^tablets\.peek$/, /^sounds\.\w+$/, /^messages\[\d+\]\.(to|text)$/,
  /^rundown\[\d+\]\.(id|title|scene|does|seconds|notes|needs_result)$/, /^rules$/,
];

/** Whether a fault with this key has a field in the form to stand at. */
export const hasField = (key) => FIELDS.some((pattern) => pattern.test(key));
