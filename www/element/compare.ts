/** The part of the panel that compares curves: switches, a table of measurements and a plot of headings. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CurveId } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import { writeLength } from '../figure/status.ts';
import type { CurveNumbers } from '../figure/values.ts';
import type { Say } from '../words/say.ts';
import type { Key } from '../words/words.ts';
import { chevron, stroke } from './panel-icons.ts';
import { parameterRow } from './rows.ts';

export function compareRows(figure: Figure) {
  const { compare } = figure.settings;
  const say = figure.say.value;
  return html`
    ${parameterRow(figure, 'marks')} ${parameterRow(figure, 'follow')}
    <button
      class="row opens"
      aria-expanded=${compare}
      @click=${() => figure.set({ compare: !figure.settings.compare }, 'user')}
    >
      <span>${say('compare.title')}</span><i></i>${chevron}
    </button>
    ${compare ? html`${table(figure)} ${plot(figure)}` : nothing}
  `;
}

interface Column {
  key: Key;
  write(numbers: CurveNumbers, say: Say, figure: Figure): string;
}

const COLUMNS: readonly Column[] = [
  { key: 'numbers.points', write: ({ points }, say) => say.number(points) },
  { key: 'numbers.length', write: ({ length }, _, figure) => writeLength(figure, length, 1) },
  { key: 'numbers.maxTurn', write: ({ largestTurn }, say) => `${say.number(largestTurn, 0)}°` },
  {
    key: 'compare.deviation',
    write: ({ deviation }, say, figure) =>
      deviation ? writeLength(figure, deviation, 2) : deviation === null ? '–' : say.number(0),
  },
];
/** A column for grids only. On a carved path, it counts cells that were carved away, too. */
const crossings = (carved: boolean): Column => ({
  key: carved ? 'compare.cellsCrossed' : 'compare.crossings',
  write: ({ crossings }, say) => (crossings === null ? '–' : say.number(crossings)),
});

/** Curves keep their rows while a carving plays. */
export function table(figure: Figure): TemplateResult {
  const say = figure.say.value;
  const { started, numbers: measured, settings, source } = figure;
  const shown = settings.overlays.map((id) => [id, started.value ? measured.get(id)!.value : null] as const);
  const counts = shown.some(([, numbers]) => numbers && numbers.crossings !== null);
  const columns = counts ? [...COLUMNS, crossings(source.value.carved)] : COLUMNS;
  return html`
    <table class="compare" part="table" aria-label=${say('compare.title')}>
      <thead>
        <tr>
          <td></td>
          ${columns.map(({ key }) => html`<th scope="col">${say(key)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shown.map(([id, numbers]) => tableRow(figure, id, numbers, columns))}
      </tbody>
    </table>
  `;
}

function tableRow(figure: Figure, id: CurveId, numbers: CurveNumbers | null, columns: readonly Column[]) {
  const { lead, forward, say } = figure;
  return html`
    <tr
      ?data-lead=${forward.value === id}
      .style="--tone: var(--${id})"
      @pointerenter=${() => (lead.value = id)}
      @pointerleave=${() => (lead.value = null)}
    >
      <th scope="row">${stroke(id)}<span>${say.value(`curve.${id}`)}</span></th>
      ${columns.map(({ write }) => html`<td>${numbers ? write(numbers, say.value, figure) : '–'}</td>`)}
    </tr>
  `;
}

/**
 * Splits a curve where its heading changes: the share of the length at which each part ends, and its heading in degrees.
 * Headings count past a full circle, so they jump only at a corner. In space, they are measured on the ground.
 */
export function headingsOf(points: ArrayLike<number>, dimension: 2 | 3) {
  const headings: { until: number; degrees: number }[] = [];
  let length = 0;
  let degrees = 0;
  for (let i = dimension; i + dimension <= points.length; i += dimension) {
    const [dx, dy] = [points[i] - points[i - dimension], points[i + 1] - points[i + 1 - dimension]];
    const dz = dimension === 3 ? points[i + 2] - points[i - 1] : 0;
    const piece = Math.hypot(dx, dy, dz);
    if (piece === 0) continue;
    if (dx !== 0 || dy !== 0) {
      const direction = (Math.atan2(dy, dx) * 180) / Math.PI;
      degrees = direction + (headings.length ? 360 * Math.round((degrees - direction) / 360) : 0);
    }
    length += piece;
    headings.push({ until: length, degrees });
  }
  return headings.map(({ until, degrees }) => ({ until: until / length, degrees }));
}

const [WIDTH, HEIGHT, MARGIN] = [400, 88, 6];
const QUARTER = 90;
/** Share of a curve's width in the plot, where curves run close together. */
const THIN = 0.45;
const RECEDED = 0.3;

function plot(figure: Figure) {
  const curves = figure.curves.value;
  if (curves.length === 0) return nothing;
  const { dimension } = figure.line.value;
  // Draw narrow curves on top of wide ones.
  const lines = curves
    .map(({ id, style, points }) => ({ id, style, headings: headingsOf(points, dimension) }))
    .sort((a, b) => b.style.width - a.style.width);
  const all = lines.flatMap(({ headings }) => headings.map(({ degrees }) => degrees));
  const lowest = all.reduce((least, degrees) => Math.min(least, degrees), 0);
  const highest = all.reduce((most, degrees) => Math.max(most, degrees), lowest + QUARTER);
  const level = (degrees: number) =>
    (MARGIN + ((degrees - lowest) / (highest - lowest)) * (HEIGHT - 2 * MARGIN)).toFixed(1);
  const quarters: number[] = [];
  for (let at = Math.ceil(lowest / QUARTER) * QUARTER; at <= highest; at += QUARTER) quarters.push(at);
  return html`
    <p class="plotted">${figure.say.value('compare.plot')}</p>
    <svg
      class="plot"
      part="plot"
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      ${svg`<path d=${quarters.map((at) => `M0 ${level(at)}H${WIDTH}`).join('')} stroke="var(--rule)"/>`}
      ${lines.map(({ id, style, headings }) => {
        const lead = figure.forward.value;
        const opacity = lead && lead !== id ? RECEDED : 1;
        const steps = headings.map(
          ({ until, degrees }) => `V${level(degrees)}H${(until * WIDTH).toFixed(1)}`,
        );
        const start = headings.length ? `M0 ${level(headings[0].degrees)}` : '';
        return svg`<path d=${start + steps.join('')} stroke="var(--${id})" stroke-width=${Math.max(1, THIN * style.width)} opacity=${opacity}/>`;
      })}
    </svg>
  `;
}
