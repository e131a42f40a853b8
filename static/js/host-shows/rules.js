// Clock figures and the switches of the rules, made from what the server says is legal.
import { html, cls } from '../ui.js';
import { t } from '../words.js';
import { FaultLine, NumberField, Toggle } from './fields.js';
import { at, typed, withIn, withSwitch } from './values.js';

export const usualOf = (form) => form.legal.editions[form.values.edition] ?? Object.values(form.legal.editions)[0];

export function Clock({ form }) {
  const usual = usualOf(form).clock;
  const auto = at(form.values, ['clock', 'auto_extend']) ?? usual.auto_extend;
  const figures = form.legal.clock.filter((figure) => 'ge' in figure);
  return html`<section class="sect" aria-labelledby="clock-head"><header class="sect-head"><h2 class="overline" id="clock-head">${t('shows-clock')}</h2></header>
    <div class="figures-grid">${figures.map((figure) => html`<${NumberField} key=${figure.name} form=${form} path=${['clock', figure.name]}
      label=${t(`shows-clock-${figure.name}`)} unit=${t('shows-bounds', { low: figure.ge, high: figure.le })} usual=${usual[figure.name] ?? t('shows-untimed')} />`)}
      <${NumberField} form=${form} path=${['connection', 'hold_seconds']} label=${t('shows-hold')} unit=${t('shows-bounds', { low: 0, high: 60 })} usual=${form.legal.hold_seconds} />
      <${NumberField} form=${form} path=${['broadcast', 'delay_seconds']} label=${t('shows-delay')} unit=${t('shows-bounds', { low: 0, high: 600 })} usual=${form.legal.delay_seconds} /></div>
    <${Toggle} form=${form} field="clock.auto_extend" on=${auto === true} label=${t('shows-clock-auto_extend')}
      act=${(on) => form.put(['clock', 'auto_extend'], on === usual.auto_extend ? undefined : on)} />
    <${FaultLine} form=${form} of="clock.auto_extend" />
    <${Toggle} form=${form} field="dice" on=${form.values.dice === 'by hand'} label=${t('shows-real-cards')} act=${(on) => form.put(['dice'], on ? 'by hand' : undefined)} />
    <${Toggle} form=${form} field="tablets.peek" on=${at(form.values, ['tablets', 'peek']) === 'hold'} label=${t('shows-peek')} act=${(on) => form.change((values) => withIn(values, 'tablets', 'peek', on ? 'hold' : undefined))} />
    <${FaultLine} form=${form} of="tablets.peek" />
  </section>`;
}

export function Rules({ form }) {
  const usual = usualOf(form).switches;
  return html`<section class="sect" aria-labelledby="rules-head"><header class="sect-head"><h2 class="overline" id="rules-head">${t('shows-rules')}</h2>
      <span class="note">${t('shows-rules-changed', { count: Object.entries(form.values.rules ?? {}).filter(([name, value]) => value !== usual[name]).length })}</span></header>
    <${FaultLine} form=${form} of="rules" />
    <ul class="switches">${form.legal.switches.filter((one) => one.name in usual).map((one) => html`<${Rule} key=${one.name} form=${form} of=${one} usual=${usual[one.name]} />`)}</ul></section>`;
}

const about = (of) => t(`shows-rule-${of.name}`);
const words = (value) => (typeof value === 'string' ? t(`shows-value-${value}`) : String(value));

function Rule({ form, of, usual }) {
  const own = at(form.values, ['rules', of.name]);
  const value = own ?? usual;
  const set = (next) => form.change((values) => withSwitch(values, of.name, next, usual));
  const Kind = { bool: Bool, choice: Options, int: Whole, bank: Bank }[of.kind];
  return html`<li class=${cls('rule', { 'is-changed': value !== usual })}>
    <${Kind} form=${form} of=${of} value=${value} usual=${usual} set=${set} />
    <${FaultLine} form=${form} of=${`rules.${of.name}`} /></li>`;
}

const About = ({ of }) => html`<span class="rule-about">${about(of)}</span>`;

const Bool = ({ form, of, value, set }) => html`<${Toggle} form=${form} field=${`rules.${of.name}`} on=${value === true} label=${html`<${About} of=${of} />`} act=${set} />`;

const Options = ({ form, of, value, set }) => html`<${About} of=${of} /><div class="options" role="group" aria-label=${about(of)}>
  ${of.allowed.map((option) => html`<button type="button" key=${option} class="small-button" data-field=${`rules.${of.name}`} data-control=${`rules.${of.name}:${option}`} aria-pressed=${String(option === value)} disabled=${form.fixed}
    onClick=${() => set(option)}>${words(option)}</button>`)}</div>`;

const Typed = ({ form, of, shown, usual, set }) => html`<span class="number"><input class="field" type="text" inputmode="numeric" maxlength="9" autocomplete="off" aria-label=${about(of)}
  data-field=${`rules.${of.name}`} disabled=${form.fixed} value=${shown} placeholder=${words(usual)} onInput=${(event) => set(typed(event.target.value) ?? usual)} onBlur=${() => form.touch(`rules.${of.name}`)} />
  <span class="unit">${t('shows-bounds', { low: of.low, high: of.high })}</span></span>`;

const Whole = (props) => html`<label class="rule-typed"><${About} of=${props.of} /><${Typed} ...${props} shown=${props.value === props.usual ? '' : String(props.value)} /></label>`;
const Bank = Whole;

