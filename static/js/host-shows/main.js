// The page where an evening is set up: a shelf of shows, and a form for one of them.
import { html, render, useEffect, useState } from '../ui.js';
import { Tongues, kept } from '../parts/tongues.js';
import { loadWords, t } from '../words.js';
import { Cast } from './cast.js';
import { Messages, Rundown } from './evening.js';
import { Choice, TextField, sentence } from './fields.js';
import { Foot } from './foot.js';
import { useForm } from './form.js';
import { Look } from './look.js';
import { Clock, Rules } from './rules.js';
import * as server from './server.js';
import { Earlier, Shelf } from './shelf.js';
import { Sounds } from './sounds.js';
import { hasField, withEdition } from './values.js';

function useShelf() {
  const [told, set] = useState(null);
  const [episodes, setEpisodes] = useState(null);
  const look = async () => set(await server.list());
  useEffect(() => { look(); server.episodes().then(setEpisodes); }, []);
  return { told, episodes, look };
}

function Page() {
  const { told, episodes, look } = useShelf();
  const form = useForm(told?.form, (name) => { history.replaceState(null, '', `#${name}`); look(); });
  useEffect(() => { if (told?.ok && form.none) first(told, form); }, [told]);
  useEffect(() => {
    const stay = (event) => { if (form.dirty) event.preventDefault(); };
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [form.dirty]);
  if (told && !told.ok) return html`<${Top} /><p class="loading">${t('shows-no-contact')}</p>`;
  if (!told || form.none) return html`<${Top} /><p class="loading">${t('common-loading')}</p>`;
  const leave = (go) => () => { if (!form.dirty || confirm(t('shows-leave'))) go(); };
  const choose = (name) => leave(() => { history.replaceState(null, '', `#${name}`); form.load(name); })();
  return html`<${Top} /><div class="desk"><aside class="desk-side"><${Shelf} shows=${told.shows} current=${form.version === null ? null : form.name} choose=${choose} start=${leave(form.start)} /><${Earlier} told=${episodes} /></aside>
    <main class="desk-form"><${Form} form=${form} /><${Foot} form=${form} on=${told.shows.find((one) => one.on)?.name} begun=${hasBegun(episodes, form.name)} /></main></div>`;
}

/** Whether there is an episode of that show which somebody has begun. */
const hasBegun = (told, name) => told?.ok === true && told.episodes.some((one) => one.show === name && one.state !== 'ready');

/** The show that the address names, else the one that is on. */
function first(told, form) {
  const named = decodeURIComponent(location.hash.slice(1));
  const names = told.shows.map((one) => one.name);
  const name = names.includes(named) ? named : told.shows.find((one) => one.on)?.name ?? names[0];
  if (name) form.load(name); else form.start();
}

const Top = () => html`<header class="top"><h1 class="top-title">${t('shows-title')}</h1><${Tongues} /><a class="small-button top-back" href=${kept('/host')} data-control="panel">${t('shows-back')}</a></header>`;

function Form({ form }) {
  if (!form.readable) return html`<div class="form"><${Unplaced} form=${form} /><p class="note">${t('shows-unreadable')}</p></div>`;
  const languages = form.legal.languages;
  const editions = Object.keys(form.legal.editions);
  return html`<div class="form" key=${form.version === null ? 'new' : form.name}>
    ${form.bundled && html`<p class="bundled-note">${t('shows-bundled-note')} <button type="button" class="small-button" data-control="copy" onClick=${form.copy}>${t('shows-copy')}</button></p>`}
    <${Unplaced} form=${form} />
    <div class="names"><${TextField} form=${form} path=${['title']} label=${t('shows-show-title')} max=${80} /><${ShowName} form=${form} />
      ${languages.length > 1 && html`<${Choice} form=${form} path=${['language']} label=${t('shows-language')} options=${languages} />`}
      ${editions.length > 1 && html`<${Choice} form=${form} path=${['edition']} label=${t('shows-edition')} options=${editions.map((one) => [one, t(`shows-edition-${one}`)])}
        onText=${(name) => form.change((values) => withEdition(values, name, form.legal.editions))} />`}</div>
    <div class="halves"><div class="half"><${Cast} form=${form} /><${Messages} form=${form} /></div><div class="half"><${Clock} form=${form} /><${Look} form=${form} /></div></div>
    <${Rules} form=${form} /><${Sounds} form=${form} /><${Rundown} form=${form} /></div>`;
}

/** What the show is called on the command line, and its folder. Settled by the first saving. */
function ShowName({ form }) {
  const wrong = ['bad_name', 'exists'].includes(form.said?.code);
  return html`<label class="line"><span class="line-label">${t('shows-folder')}</span>
    <input class="field is-id" type="text" maxlength="40" autocomplete="off" spellcheck=${false} data-field="name" value=${form.name} disabled=${form.version !== null} aria-invalid=${wrong ? 'true' : null} onInput=${(event) => form.rename(event.target.value)} />
    ${wrong && html`<p class="fault" data-fault="name">${t(`shows-refused-${form.said.code}`)}</p>`}</label>`;
}

/** Faults that no field of the form stands for: somebody wrote them into the file. */
function Unplaced({ form }) {
  const rest = form.faults.filter((fault) => !hasField(fault.key));
  if (rest.length === 0 || !form.all) return null;
  return html`<ul class="unplaced">${rest.map((fault) => html`<li key=${fault.key} class="fault"><code>${fault.key}</code> ${sentence(fault)}</li>`)}</ul>`;
}

async function start() {
  await loadWords();
  const mount = document.getElementById('screen');
  mount.replaceChildren();
  render(html`<${Page} />`, mount);
}

start();
