// What was found: the verdict in large words, why, and what was checked, with figures.
import { html, useEffect, useRef } from '../ui.js';
import { t, hasWords } from '../words.js';

const size = (bytes) => new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(Math.max(1, bytes / 1000));

/** Why, in sentences: the first line that is wrong, or where the file ends; and what the file leaves open. */
function whyOf(report) {
  const { verdict, code, line, figures, checked, episode, seeded, seal_shown: sealShown } = report;
  const say = (id, args) => (hasWords(id) ? [t(id, args)] : []);
  const told = [...say(`verify-${verdict}-${code}`, { line, ...figures }), ...say(`page-${verdict}-more`, { why: report.why ?? '' })];
  if (!checked) return told;
  if (episode?.dice === 'by hand') told.push(t('page-by-hand'));
  else if (!seeded && verdict !== 'wrong') told.push(t('page-no-seed'));
  if (sealShown === false) told.push(t('page-seal-late'));
  return told;
}

/** The rows of what was checked that have something to count. */
function rowsOf({ checked, seeded, episode }) {
  const draws = seeded && episode?.dice !== 'by hand' ? 'again' : 'read';
  const { latest_ms: late, ...counted } = checked;
  return Object.entries(counted).filter(([code, count]) => count > 0 && code !== 'entries')
    .map(([code, count]) => ({ code, count, text: t(`verify-checked-${code}`, { count, draws, late: late / 1000 }) }));
}

/** Whose match it is, in the words of the file: text, whatever stands there. */
const Match = ({ episode }) => html`
  <p class="found-match">
    <bdi class="found-title">${episode.title}</bdi>
    ${episode.finalists.map((name, n) => html`<bdi key=${n}>${name}</bdi>`)}
    ${episode.winner && html`<span><bdi>${episode.winner}</bdi> ${t('page-wins')}</span>`}
  </p>`;

const Row = ({ row }) => html`
  <li class="checked-row">
    <span class="checked-count">${new Intl.NumberFormat(document.documentElement.lang).format(row.count)}</span>
    <span>${row.text}</span>
  </li>`;

export function Found({ check }) {
  const head = useRef(null);
  const { report } = check;
  // Whoever listens hears the verdict, and whoever tabs on goes on from there.
  useEffect(() => { if (report) head.current.focus(); }, [report]);
  if (!report) return null;
  const rows = report.checked ? rowsOf(report) : [];
  return html`
    <section class=${`found is-${report.verdict}`} aria-labelledby="found-verdict">
      <div>
        <p class="found-file"><bdi>${check.file.name}</bdi> <span class="found-size">${size(check.file.size)}</span></p>
        ${report.episode && html`<${Match} episode=${report.episode}/>`}
        <h2 class="found-verdict" id="found-verdict" tabindex="-1" ref=${head}>${t(`page-${report.verdict}`, { line: report.line ?? 0 })}</h2>
        ${whyOf(report).map((line) => html`<p class="found-why" key=${line}>${line}</p>`)}
      </div>
      ${rows.length > 0 && html`<div>
        <h3 class="verify-small" id="checked-head">${t('page-checked')}</h3>
        <ul class="checked" aria-labelledby="checked-head">${rows.map((row) => html`<${Row} key=${row.code} row=${row}/>`)}</ul>
      </div>`}
    </section>`;
}
