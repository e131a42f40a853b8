// Where other programs give orders: the address, and the token behind a tap.
import { html, useState } from '../ui.js';
import { t } from '../words.js';
import { CopyButton, LinkText } from './seat-tools.js';

export function ApiBox({ panel: { desk } }) {
  const [shown, show] = useState(false);
  if (!desk.api) return null;
  return html`<section class="addresses api-box" aria-label=${t('host-api')}>
    <h2 class="overline">${t('host-api')}</h2>
    <${LinkText} text=${desk.api.url} />
    ${shown ? html`<${LinkText} text=${desk.api.token} />` : html`<p class="none">${t('host-api-hidden')}</p>`}
    <div class="tools">
      <button type="button" class="small-button" data-control="api:token" aria-pressed=${String(shown)} onClick=${() => show(!shown)}>${t(shown ? 'host-api-hide' : 'host-api-show')}</button>
      ${shown && html`<${CopyButton} control="copy:token" text=${desk.api.token} label=${t('host-api-copy')} />`}
      <a class="small-button" href=${`${new URL(desk.api.url).pathname}/openapi.json`} target="_blank" rel="noopener">${t('host-api-description')}</a>
    </div>
  </section>`;
}
