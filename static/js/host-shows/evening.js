// Prepared messages, and a rundown of the show's own in the place of the usual one.
import { html } from '../ui.js';
import { t } from '../words.js';
import { Choice, FaultLine, NumberField, TextField, Toggle } from './fields.js';
import { usualOf } from './rules.js';
import { members, moved, without } from './values.js';

const listOf = (form, key) => (Array.isArray(form.values[key]) ? form.values[key] : []);
const setList = (form, key, list) => form.put([key], list.length ? list : undefined);

export function Messages({ form }) {
  const all = listOf(form, 'messages');
  if (form.bundled && all.length === 0) return null;
  const to = [['room', t('shows-to-room')], ['seats', t('shows-to-seats')], ...members(form.values).filter((one) => one.id).map((one) => [one.id, one.name || one.id])];
  return html`<section class="sect" aria-labelledby="messages-head"><header class="sect-head"><h2 class="overline" id="messages-head">${t('shows-messages')}</h2></header>
    ${all.map((_one, place) => html`<div class="message-line" key=${place}>
      <${Choice} form=${form} path=${['messages', place, 'to']} label=${t('shows-message-to')} options=${to} />
      <${TextField} form=${form} path=${['messages', place, 'text']} label=${t('shows-message-text')} max=${400} />
      ${!form.fixed && html`<button type="button" class="small-button is-tiny" aria-label=${t('shows-message-remove')} title=${t('shows-message-remove')} onClick=${() => setList(form, 'messages', without(all, place))}>×</button>`}</div>`)}
    ${!form.fixed && html`<div class="tools"><button type="button" class="small-button" data-control="messages:add" onClick=${() => setList(form, 'messages', [...all, { to: 'seats', text: '' }])}>${t('shows-message-add')}</button></div>`}
  </section>`;
}

const DOES = ['nothing', 'begin', 'deal', 'play'];

/** The usual cues as a start, in the words that the panel has for them. */
const usual = (form) => usualOf(form).rundown.map((cue) => ({ ...cue, title: t(`cue-${cue.id}`), notes: t(`cue-${cue.id}-notes`) }));

export function Rundown({ form }) {
  const cues = listOf(form, 'rundown');
  return html`<section class="sect" aria-labelledby="rundown-head"><header class="sect-head"><h2 class="overline" id="rundown-head">${t('shows-rundown')}</h2>
      <span class="note">${cues.length ? t('shows-rundown-own', { count: cues.length }) : t('shows-rundown-usual')}</span></header>
    <${FaultLine} form=${form} of="rundown" />
    <ol class="cues">${cues.map((_cue, place) => html`<${CueForm} key=${place} form=${form} cues=${cues} place=${place} />`)}</ol>
    ${!form.fixed && html`<div class="tools">${cues.length === 0
      ? html`<button type="button" class="small-button" data-control="rundown:own" onClick=${() => setList(form, 'rundown', usual(form))}>${t('shows-rundown-write')}</button>`
      : html`<button type="button" class="small-button" onClick=${() => setList(form, 'rundown', [...cues, fresh(cues)])}>${t('shows-cue-add')}</button>
        <button type="button" class="small-button" onClick=${() => setList(form, 'rundown', [])}>${t('shows-rundown-drop')}</button>`}</div>`}
  </section>`;
}

function fresh(cues) {
  let number = cues.length + 1;
  while (cues.some((cue) => cue.id === `cue-${number}`)) number += 1;
  return { id: `cue-${number}`, title: '', scene: 'title', seconds: 60 };
}

function CueForm({ form, cues, place }) {
  const path = (key) => ['rundown', place, key];
  const move = (step) => setList(form, 'rundown', moved(cues, place, step));
  const scenes = form.legal.scenes.map((scene) => [scene, t(`host-scene-${scene}`)]);
  return html`<li class="cue-form">
    <div class="cue-line"><${TextField} form=${form} path=${path('title')} label=${t('shows-cue-title', { number: place + 1 })} max=${60} />
      <${Choice} form=${form} path=${path('scene')} label=${t('shows-cue-scene')} options=${scenes} />
      <${Choice} form=${form} path=${path('does')} label=${t('shows-cue-does')} options=${DOES.map((does) => [does, t(`shows-does-${does}`)])} />
      <${NumberField} form=${form} path=${path('seconds')} label=${t('shows-cue-seconds')} usual=${0} />
      ${!form.fixed && html`<span class="tools cue-tools"><button type="button" class="small-button is-tiny" disabled=${place === 0} aria-label=${t('shows-cue-up')} title=${t('shows-cue-up')} onClick=${() => move(-1)}>↑</button>
        <button type="button" class="small-button is-tiny" disabled=${place + 1 === cues.length} aria-label=${t('shows-cue-down')} title=${t('shows-cue-down')} onClick=${() => move(1)}>↓</button>
        <button type="button" class="small-button is-tiny" aria-label=${t('shows-cue-remove')} title=${t('shows-cue-remove')} onClick=${() => setList(form, 'rundown', without(cues, place))}>×</button></span>`}</div>
    <${TextField} form=${form} path=${path('notes')} label=${t('shows-cue-notes')} max=${1000} lines=${2} />
    <${Toggle} form=${form} field=${`rundown[${place + 1}].needs_result`} on=${cues[place].needs_result === true} label=${t('shows-cue-needs')} act=${(on) => form.put(path('needs_result'), on || undefined)} />
    <${FaultLine} form=${form} of=${`rundown[${place + 1}].id`} /></li>`;
}
