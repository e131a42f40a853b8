// The language of this page: its own, and the others that it could be in. Only the address of the page changes.
import { html } from '../ui.js';
import { forgetReload, reloadOnce } from '../reload.js';
import { t } from '../words.js';

/** [[tag, name], ...]: what the server offers, each as its speakers call it. */
const offered = () => JSON.parse(document.querySelector('meta[name="tongues"]')?.content ?? '[]');

const asked = () => new URLSearchParams(location.search).get('lang');

/** An address of this server, with the language that this page's address names. */
export function kept(path) {
  const tag = asked();
  return tag ? `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(tag)}` : path;
}

/** Loads this page again if its viewer now has another language; what its address names stands. Gives whether it does. */
export function reloadIfStrange(language) {
  if (!asked() && language && language !== document.documentElement.lang) return reloadOnce('language', language);
  forgetReload('language');
  return false;
}

function inLanguage(tag) {
  const address = new URL(location.href);
  address.searchParams.set('lang', tag);
  return address.href;
}

/** A quiet line of links; nothing where there is no choice. */
export function Tongues() {
  const there = offered();
  if (there.length < 2 || !location.protocol.startsWith('http')) return null;
  return html`<nav class="tongues" aria-label=${t('common-language')}>${there.map(([tag, name]) => html`
    <a key=${tag} href=${inLanguage(tag)} lang=${tag} hreflang=${tag} aria-current=${tag === document.documentElement.lang ? 'true' : null}>${name}</a>`)}</nav>`;
}
