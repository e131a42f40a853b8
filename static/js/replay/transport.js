// The controls below the timeline, and the list of keys.
import { html, cls, useEffect, useRef } from '../ui.js';
import { seatName, t } from '../words.js';
import { ButtonGlyph } from './glyphs.js';
import { KEYS, shownKey } from './keymap.js';
import { SPEEDS, clockOf } from './time.js';

const Button = ({ of, act, name, class: extra = '' }) => html`
  <button type="button" class=${cls('glyph-button', extra)} data-control=${of} aria-label=${t(name)} title=${t(name)} onClick=${act}><${ButtonGlyph} of=${of}/></button>`;

const viewName = (show, view) => (view === 'room' || view === 'all' ? t(`replay-view-${view}`) : seatName(show, view));

/** All points of view that this viewer may take: room, finalists, spectators, all hands. */
function Views({ show, views, view, choose }) {
  const option = (one) => html`<option key=${one} value=${one} selected=${one === view}>${viewName(show, one)}</option>`;
  const seats = views.filter((one) => one !== 'room' && one !== 'all');
  const [finalists, others] = [seats.filter((one) => show.finalists.includes(one)), seats.filter((one) => !show.finalists.includes(one))];
  const group = (label, list) => list.length > 0 && html`<optgroup label=${t(label)}>${list.map(option)}</optgroup>`;
  return html`<label class="choice"><span class="choice-word">${t('replay-view')}</span>
    <select class="choice-of" data-control="view" value=${view} onChange=${(event) => { choose(event.target.value); event.target.blur(); }} disabled=${views.length < 2}>
      ${views.includes('room') && option('room')}${group(show.edition.eliminates ? 'replay-views-finalists' : 'replay-views-players', finalists)}${views.includes('all') && option('all')}${group('replay-views-spectators', others)}
    </select></label>`;
}

export function Transport({ player, state, actions, views }) {
  const { show } = player.head();
  const told = { now: clockOf(player.position()), all: clockOf(player.axis().length) };
  return html`
    <div class="transport" role="group" aria-label=${t('replay-controls')}>
      <div class="transport-part">
        <${Button} of="turn-back" name="replay-turn-back" act=${() => actions.turn(-1)}/>
        <${Button} of="step-back" name="replay-step-back" act=${() => actions.step(-1)}/>
        <${Button} of=${state.running ? 'pause' : 'play'} name=${state.running ? 'replay-pause' : 'replay-play'} act=${actions.toggle} class="main"/>
        <${Button} of="step-on" name="replay-step-on" act=${() => actions.step(1)}/>
        <${Button} of="turn-on" name="replay-turn-on" act=${() => actions.turn(1)}/>
        <p class="time" data-time=${told.now}>${t('replay-time', told)}</p>
      </div>
      <div class="transport-part is-right">
        <button type="button" class="toggle" data-control="skip" aria-pressed=${String(state.skip)} title=${t('replay-skip-about')} onClick=${actions.skip}><span class="toggle-sign" aria-hidden="true"></span>${t('replay-skip')}</button>
        <label class="choice"><span class="choice-word">${t('replay-speed')}</span>
          <select class="choice-of is-short" data-control="speed" value=${state.speed} onChange=${(event) => { player.setSpeed(Number(event.target.value)); event.target.blur(); }}>
            ${SPEEDS.map((speed) => html`<option key=${speed} value=${speed} selected=${speed === state.speed}>${t('replay-speed-of', { speed })}</option>`)}</select></label>
        <${Views} show=${show} views=${views.all} view=${views.now} choose=${views.choose}/>
        <button type="button" class="glyph-button is-word" data-control="help" aria-label=${t('replay-keys')} title=${t('replay-keys')} onClick=${actions.help}>?</button>
        <${Button} of="full" name="replay-full" act=${actions.full}/>
      </div>
    </div>`;
}

const wayOf = (one) => ({ way: one.by < 0 ? 'back' : 'on', seconds: Math.abs(one.by ?? 0) / 1000 });
const caps = (keys) => (keys.length > 4 ? [`${keys[0]} – ${keys.at(-1)}`] : keys.map((key) => shownKey(key, t)));

export function KeyList({ close }) {
  const sheet = useRef(null);
  useEffect(() => { sheet.current.showModal(); sheet.current.focus(); }, []);
  return html`
    <dialog class="keys" ref=${sheet} tabindex="-1" aria-labelledby="keys-title" onClose=${close} onClick=${(event) => { if (event.target === sheet.current) close(); }}>
      <div class="keys-page"><h2 class="keys-title display" id="keys-title">${t('replay-keys')}</h2>
        <dl>${KEYS.map((one) => html`<div key=${one.keys[0]} class="key-line"><dt>${caps(one.keys).map((cap) => html`<kbd key=${cap}>${cap}</kbd>`)}</dt><dd>${t(`replay-key-does-${one.does}`, wayOf(one))}</dd></div>`)}</dl>
        <button type="button" class="keys-close" onClick=${close}>${t('replay-close')}</button></div>
    </dialog>`;
}
