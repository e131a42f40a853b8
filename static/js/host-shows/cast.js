// Everybody in the show: names, garnets, and who plays, chosen by a tap: two finalists, or all around a table.
import { html, cls, useRef, useState } from '../ui.js';
import { t } from '../words.js';
import { Garnet } from '../parts/emblem.js';
import { Choice, FaultLine, bound } from './fields.js';
import { usualOf } from './rules.js';
import { finalists, members, named, players, renamed, withFinalist, withMember, withPlayer, withoutMember } from './values.js';

const PARTS = ['candidate', 'opponent'];
const FULL = 13;

export function Cast({ form }) {
  const list = useRef(null);
  const cast = members(form.values);
  const add = () => {
    form.change(withMember);
    requestAnimationFrame(() => list.current?.querySelector('tbody:last-of-type .is-name')?.focus());
  };
  const { eliminates, players: [low, high] } = usualOf(form);
  const parts = eliminates ? PARTS : [];
  return html`<section class="sect cast-part" aria-labelledby="cast-head">
    <header class="sect-head"><h2 class="overline" id="cast-head">${t('shows-cast')}</h2><span class="note">${t('shows-cast-count', { count: cast.length })}</span></header>
    ${['cast', 'finalists', 'players'].map((key) => html`<${FaultLine} key=${key} form=${form} of=${key} />`)}
    ${parts.map((part, which) => html`<${FaultLine} key=${part} form=${form} of=${`finalists[${which + 1}]`} text=${finalists(form.values)[which] === '' ? t(`shows-tap-${part}`) : null} />`)}
    ${!eliminates && html`<p class="note">${t('shows-players-about', { low, high })}</p>${players(form.values).map((_one, which) => html`<${FaultLine} key=${which} form=${form} of=${`players[${which + 1}]`} />`)}`}
    ${cast.length > 0 && html`<table class="cast" ref=${list}><thead><tr>
      <th scope="col">${t('shows-name')}</th><th scope="col">${t('shows-id')}</th><th scope="col"><${Garnet} /> ${t('shows-garnets')}</th><th scope="col" colspan=${eliminates ? 2 : 1}>${t(eliminates ? 'shows-finalists' : 'shows-players')}</th><th></th></tr></thead>
      ${cast.map((_one, place) => html`<${Member} key=${place} form=${form} place=${place} />`)}</table>`}
    ${!form.fixed && html`<div class="tools"><button type="button" class="small-button" data-control="cast:add" onClick=${add}>${t('shows-cast-add')}</button>
      ${eliminates && cast.length < FULL && cast.length > 1 && html`<span class="note">${t('shows-cast-short', { count: FULL - cast.length })}</span>`}</div>`}
  </section>`;
}

function Member({ form, place }) {
  const member = members(form.values)[place];
  const name = member.name || t('shows-nobody', { number: place + 1 });
  const path = (key) => ['cast', place, key];
  const faults = ['name', 'id', 'garnets', 'portrait', 'language'].map((key) => `cast[${place + 1}].${key}`);
  const said = (key) => t('shows-of', { what: t(`shows-${key}`), name });
  const [opened, open] = useState(false);
  const { eliminates } = usualOf(form);
  return html`<tbody class=${cls({ 'is-finalist': [...players(form.values), ...finalists(form.values)].includes(member.id) })}><tr>
      <td><input class="field is-name" type="text" maxlength="60" autocomplete="off" aria-label=${said('name')}
        ...${bound(form, path('name'), { onText: (text) => form.change((values) => named(values, place, text, form.follows(place))) })} /></td>
      <td><input class="field is-id" type="text" maxlength="40" autocomplete="off" spellcheck=${false} aria-label=${said('id')}
        ...${bound(form, path('id'), { onText: (text) => { form.keepId(place); form.change((values) => renamed(values, place, text)); } })} /></td>
      <td><input class="field is-garnets" type="text" inputmode="numeric" maxlength="7" autocomplete="off" aria-label=${said('garnets')} ...${bound(form, path('garnets'), { number: true })} /></td>
      ${eliminates ? PARTS.map((part, which) => html`<td key=${part}><${Part} form=${form} id=${member.id} part=${part} which=${which} name=${name} /></td>`)
        : html`<td><${Seat} form=${form} id=${member.id} name=${name} /></td>`}
      <td class="cast-tools"><button type="button" class=${cls('small-button is-tiny', { 'is-set': member.portrait || member.language })} data-control=${`cast:more:${place}`} aria-expanded=${String(opened)} aria-label=${said('person-more')} title=${said('person-more')}
        onClick=${() => open(!opened)}>…</button>${!form.fixed && html`<button type="button" class="small-button is-tiny" data-control=${`cast:remove:${place}`} aria-label=${t('shows-cast-remove', { name })} title=${t('shows-cast-remove', { name })}
        onClick=${() => { form.forget(place); form.change((values) => withoutMember(values, place)); }}>×</button>`}</td></tr>
    ${opened && html`<tr><td colspan="6"><label class="line"><span class="line-label">${t('shows-portrait-about')}</span>
      <input class="field" type="text" maxlength="200" autocomplete="off" spellcheck=${false} placeholder="portraits/${member.id}.jpg" ...${bound(form, path('portrait'), { onText: (text) => form.put(path('portrait'), text.trim() || undefined) })} /></label>
      <${OwnLanguage} form=${form} path=${path('language')} /></td></tr>`}
    ${faults.some((key) => form.told(key) && form.faults.some((fault) => fault.key === key)) && html`<tr><td colspan="6">${faults.map((key) => html`<${FaultLine} key=${key} form=${form} of=${key} />`)}</td></tr>`}
  </tbody>`;
}

/** The language of a member's own screen; nothing chosen is the show's. */
function OwnLanguage({ form, path }) {
  const { languages } = form.legal;
  const put = (tag) => form.put(path, tag || undefined);
  return languages.length > 1 && html`<${Choice} form=${form} path=${path} label=${t('shows-own-language')} options=${[['', t('shows-own-language-usual')], ...languages]} onText=${put} />`;
}

function Part({ form, id, part, which, name }) {
  const on = id !== '' && finalists(form.values)[which] === id;
  return html`<button type="button" class="small-button is-part" data-control=${`${part}:${id}`} aria-pressed=${String(on)} disabled=${form.fixed || id === ''}
    aria-label=${t('shows-of', { what: t(`shows-${part}`), name })} onClick=${() => form.change((values) => withFinalist(values, id, which))}>${t(`shows-${part}`)}</button>`;
}

/** The seat at the table, counted clockwise; a tap takes the last one, or gives it up. */
function Seat({ form, id, name }) {
  const seat = players(form.values).indexOf(id) + 1;
  return html`<button type="button" class="small-button is-part" data-control=${`player:${id}`} aria-pressed=${String(seat > 0)} disabled=${form.fixed || id === ''}
    aria-label=${t('shows-of', { what: t('shows-player'), name })} onClick=${() => form.change((values) => withPlayer(values, id))}>${seat > 0 ? t('shows-seat', { seat }) : t('shows-player')}</button>`;
}
