// The line at the top: show, episode, stage, who is there; and below it the trouble that cannot be missed.
import { html, cls, useRef } from '../ui.js';
import { kept } from '../parts/tongues.js';
import { t } from '../words.js';
import { Key } from './keys.js';
import { KEYS } from './keymap.js';
import { ArmButton } from './press.js';
import { hasCode } from './seat-tools.js';
import { wholeTenths } from './seconds.js';

function stage({ phase, turn, paused, held }, dealing) {
  if (dealing) return t('host-stage-dealing');
  if (paused && phase !== 'over') return t('host-stage-held');
  if (held) return t('host-stage-waits');
  return t(`host-stage-${phase}`, { turn });
}

export function Top({ panel }) {
  const { show, desk, table } = panel;
  const screens = desk.seats.filter(hasCode);
  const there = screens.filter((seat) => seat.connected || seat.stand_in).length;
  return html`<header class="top">
    <h1 class="top-title">${show.title}</h1>
    <span class="top-episode">${t('host-episode', { number: show.episode })}</span>
    ${show.rehearsal && html`<span class="top-rehearsal">${t('host-rehearsal')}</span>`}
    <span class=${cls('top-stage', { 'is-held': table.paused && !panel.over })}>${stage(table, panel.dealing)}</span>
    <span class="top-there">
      <span class=${cls({ 'is-short': there < screens.length })}>${t('host-connected', { there, all: screens.length })}</span>
      <span class=${cls({ 'is-short': desk.audiences === 0 })}>${t('host-audiences', { count: desk.audiences })}</span>
      <span>${t('host-hosts', { count: desk.hosts })}</span>
      ${desk.directors > 0 && html`<span class="top-director">${t('host-directors', { count: desk.directors })}</span>`}
    </span>
    <button type="button" class="small-button top-keys" data-control="keys" onClick=${() => panel.open('keys')}>${t('host-keys')} <${Key} of=${KEYS.help} /></button>
    <${LogOut} panel=${panel} />
  </header>`;
}

function LogOut({ panel }) {
  const form = useRef(null);
  return html`<form class="top-out" method="post" action=${kept('/host/logout')} ref=${form}>
    <${ArmButton} panel=${panel} control="logout" label=${t('host-logout')} again=${t('host-logout-again')} keyed=${KEYS.leave} act=${() => form.current.submit()} /></form>`;
}

const KNOWN = new Set(['storage_full', 'storage_read_only']);

/** What is wrong with the disk, what it means, and what to do; and what is dark all the same. */
export function Trouble({ trouble, owed }) {
  if (!trouble && owed.length === 0) return null;
  return html`<section class="trouble" role="alert">
    ${trouble && html`<${OfTheDisk} trouble=${trouble} again=${owed.length === 0} />`}
    ${owed.length > 0 && html`<p class="trouble-owed">${t('host-owed', { what: owed.map((name) => t(name === 'panic' ? 'host-panic' : 'host-black')).join(' · ') })}</p>`}
  </section>`;
}

/** What is owed is ordered again by itself: a host who does it as well would lift it (`again`). */
function OfTheDisk({ trouble, again }) {
  const code = KNOWN.has(trouble.code) ? trouble.code : 'storage';
  return html`<h2 class="trouble-head">${t(`host-trouble-${code}`)}</h2>
    <p class="trouble-do">${t(`host-trouble-${code}-do`)}${again && ` ${t('host-trouble-again')}`}</p>
    ${trouble.detail && html`<p class="trouble-detail">${t('host-trouble-detail', { detail: trouble.detail })}</p>`}`;
}

/** What is measured of the console's machine and is not well: nothing stands still for it. */
export function Warnings({ warnings }) {
  return warnings.map(({ code, ms }) => html`<p key=${code} class="warning-band" role="status">
    <strong>${t(`host-warning-${code}`, { seconds: wholeTenths(ms) / 1000 })}</strong> ${t(`host-warning-${code}-do`)}</p>`);
}

/** Who is slowed down or turned away, so that a host knows whom to help, or to throw out. */
export function Limited({ limited }) {
  if (!limited.length) return null;
  return html`<p class="warning-band" role="status"><strong>${t('host-limited')}</strong> ${limited
    .map(({ address, code, count }) => t(`host-limited-${code}`, { address, count })).join(' · ')}</p>`;
}

/** While the room is on the slate, nothing on this panel may look as if it were on the air. */
export function PanicBand({ floor }) {
  return floor.panic ? html`<p class="panic-band" role="alert"><strong>${t('host-panic-band')}</strong> ${t('host-panic-band-do')}</p>` : null;
}
