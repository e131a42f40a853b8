// The host's words to this seat, over the screen and beside the answers, until one tap says that they were seen.
import { html, cls, useState, useGuard } from '../ui.js';
import { t, refusal } from '../words.js';
import { lengthOf } from './told.js';

/** The oldest message first; the next one follows its tap. */
export function MessageCard({ show, messages, link }) {
  const [sent, setSent] = useState(null);
  const [refused, setRefused] = useState(null);
  const message = messages.find((one) => one.id !== sent?.gone);
  const early = useGuard(message?.id);
  if (!message) return null;
  const sending = sent?.under === message.id;
  async function tap(event) {
    event.stopPropagation();
    if (early() || sending) return;
    setSent({ under: message.id });
    const ack = await link.send('seen', { message: message.id });
    setSent(ack.ok ? { gone: message.id } : null);
    setRefused(ack.ok ? null : { id: message.id, text: refusal(show, ack) });
  }
  return html`
    <aside key=${message.id} class=${cls('message', lengthOf(message.text))} role="alert">
      <p class="message-text display">${message.text}</p>
      ${refused?.id === message.id && html`<p class="refused">${refused.text}</p>`}
      <div class="message-foot">
        <p class="message-from">${t('message-from')}${messages.length > 1 && html`<span class="message-more">${t('message-more', { count: messages.length - 1 })}</span>`}</p>
        <button type="button" class="message-seen" disabled=${sending} onClick=${tap}>${sending ? t('sending') : t('message-seen')}</button>
      </div>
    </aside>`;
}
