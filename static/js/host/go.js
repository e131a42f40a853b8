// GO: takes the next cue, and says what stands against it.
import { html, cls } from '../ui.js';
import { seatName, t } from '../words.js';
import { cueTitle } from './cues.js';
import { Key, useKey } from './keys.js';
import { KEYS, spaceFor } from './keymap.js';
import { noteText } from './note.js';
import { ArmButton, useGuarded } from './press.js';

const LONG = 18;  // characters of a cue's title, from which it is set smaller

/** What holds the next cue; '' for nothing. The gate is not in it: that can be passed. */
function whyNot(panel, next) {
  if (panel.still) return panel.still;
  if (panel.orders.busy('go')) return t('host-order-pending');
  if (!next) return t('host-go-none');
  if (next.needs_result && !panel.over) return t('host-go-needs-result');
  return notYet(panel.table, next);
}

/** A cue that goes on with the match waits until the match waits for it. */
function notYet({ phase, held, question }, next) {
  if (next.does === 'deal' && question && phase === 'starter') return t('host-go-not-yet-deal');
  if (next.does === 'play' && held !== 'play' && (phase === 'ready' || phase === 'starter')) return t('host-go-not-yet-play');
  return '';
}

/** What stands against the deal while the match waits for it, and against play before that has begun. */
function gateOf({ table, desk }, next) {
  const gated = (next?.does === 'deal' && table.held === 'deal') || (next?.does === 'play' && table.phase !== 'play');
  return gated ? desk.gate ?? [] : [];
}

export function Go({ panel }) {
  const { floor, orders, show } = panel;
  const next = show.rundown[floor.cue + 1];
  const gate = gateOf(panel, next);
  const why = whyNot(panel, next);
  const { give, early } = useGuarded(floor.cue, (anyway) => { if (!why) orders.give('go', { order: 'go', to: floor.cue + 1, after: floor.cue, anyway }); });
  const go = () => { if (!gate.length) give(false); };
  const spaced = spaceFor(panel.table) === 'go';
  useKey(panel, KEYS.go, go);
  useKey(panel, ' ', spaced ? go : panel.clocksOrder.give);
  return html`<div class="go-block">
    <${GoButton} panel=${panel} next=${next} why=${why} gated=${gate.length > 0} early=${early} spaced=${spaced} go=${go} />
    ${gate.length > 0 && html`<${Gate} panel=${panel} gate=${gate} off=${Boolean(why)} anyway=${() => give(true)} />`}
  </div>`;
}

function GoButton({ panel, next, why, gated, early, spaced, go }) {
  const { floor, orders, show } = panel;
  const note = orders.notes.go;
  const title = next ? cueTitle(next) : t('host-go-end');
  const fresh = note && !(gated && note.state === 'done');
  const said = early ? t('host-early') : fresh ? noteText(show, note) : why || (gated ? t('host-go-held') : about(panel, next));
  return html`<button type="button" key=${floor.cue} class=${cls('go', { primary: spaced, 'is-gated': gated }, note && `note-${note.state}`)} data-control="go"
    disabled=${Boolean(why) || gated} onClick=${go}>
    <span class="go-line"><span class="go-word">${t('host-go')}</span>${spaced && html` <kbd>${t('host-key-space')}</kbd>`} <${Key} of=${KEYS.go} /></span>
    <span class=${cls('go-cue', { 'is-long': title.length > LONG })}>${title}</span>
    ${said && html`<span class="go-about" role="status">${said}</span>`}
    ${!why && !gated && html`<span class="primary-guard" aria-hidden="true"></span>`}
  </button>`;
}

/** What the cue starts in the match. */
function about(panel, next) {
  if (next?.does === 'begin' && panel.table.phase === 'ready') return missing(panel) || startAbout(panel);
  if (next?.does === 'deal' && panel.table.held === 'deal') return t('host-go-deals');
  if (next?.does === 'play' && panel.table.held === 'play') return t(panel.table.untimed ? 'host-go-plays-untimed' : 'host-go-plays');
  return '';
}

function startAbout({ show, table }) {
  const { starter } = show.edition.switches ?? {};
  if (starter && starter !== 'garnets') return t(`host-begin-${starter}`, { name: table.last_winner ? seatName(show, table.last_winner) : 'none' });
  if (table.players.length > 2) return t('host-begin-most');
  const [first, second] = table.players;
  if (first.garnets !== second.garnets) {
    const richer = first.garnets > second.garnets ? first : second;
    return t('host-begin-chooser', { name: seatName(show, richer.seat) });
  }
  const tie = show.edition.switches?.garnet_tie ?? 'lots';
  const named = tie === 'candidate' ? first : second;
  return t(`host-begin-${tie}`, { name: seatName(show, named.seat) });
}

function missing({ show, seat }) {
  const away = show.finalists.filter((id) => seat(id) && !seat(id).connected && !seat(id).stand_in).map((id) => seatName(show, id));
  if (away.length === 0) return '';
  if (away.length === 1) return t('host-begin-missing-one', { name: away[0] });
  return away.length > 2 ? t('host-begin-missing-many', { count: away.length }) : t('host-begin-missing-two', { first: away[0], second: away[1] });
}

/** The reasons by their code, each with the seats that it is about. */
function gathered(gate) {
  const codes = [...new Set(gate.map(({ code }) => code))];
  return codes.map((code) => ({ code, seats: gate.filter((one) => one.code === code && one.seat).map(({ seat }) => seat) }));
}

/** A reason with its names; one that is about several says each on its own line. */
const reasonTold = (show, code, seats) => (seats.length > 2 ? t('host-gate-several', { what: t(`host-gate-${code}`, { name: seatName(show, seats[0]) }), count: seats.length - 1 })
  : seats.length ? seats.map((seat) => html`<span key=${seat} class="gate-line">${t(`host-gate-${code}`, { name: seatName(show, seat) })}</span>`) : t(`host-gate-${code}`));

/** The reasons against play, each with what would help, and the way past them. */
function Gate({ panel, gate, off, anyway }) {
  return html`<div class="gate" role="alert">
    <ul class="gate-list">${gathered(gate).map(({ code, seats }) => html`<li key=${code} class="gate-reason" data-code=${code}>
      <strong>${reasonTold(panel.show, code, seats)}</strong> <span class="gate-do">${t(`host-gate-${code}-do`)}</span></li>`)}</ul>
    <${ArmButton} panel=${panel} control="go:anyway" label=${t('host-go-anyway')} again=${t('host-go-anyway-again')} keyed=${KEYS.anyway} off=${off} act=${anyway} class="small-button is-wide" />
  </div>`;
}
