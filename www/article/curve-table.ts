/** The table that compares all ways of smoothing on one path, and what sentences say of them. */
import { computed, effect } from '@preact/signals-core';
import { html, nothing } from 'lit';
import type { MeanderPath } from '../element/meander-path.ts';
import { stroke } from '../element/panel-icons.ts';
import { SignalElement } from '../element/signal-element.ts';
import * as engine from '../engine.js';
import {
  catmullRom,
  chaikin,
  deviation,
  guard,
  measure,
  refine,
  simplify,
  simplifyIndices,
  turnAngles,
  wallsCrossed,
} from '../engine.js';
import type { CurveId } from '../figure/curves/index.ts';
import type { Patch } from '../figure/settings.ts';
import { ready } from './figures/drawing.ts';
import { GRID, thread, threadCells, threadLine, TOLERANCE } from './thread.ts';

const LIMIT = 30;

interface Row {
  curve: CurveId;
  name: (kept: string) => string;
  /** What the figure above shows when the row is chosen. */
  shown: Patch;
  line: (lines: Lines) => Float64Array;
}

/** A path, its simplified line, that line with walls respected, and the cells that were carved away as walls. */
interface Lines {
  raw: Float64Array;
  kept: Float64Array;
  pulled: Float64Array;
  walls: { width: number; height: number; walls: number[] };
}

/** By the names that sentences use. */
export const ROWS: Readonly<Record<string, Row>> = {
  raw: { curve: 'raw', name: () => 'The path itself', shown: {}, line: ({ raw }) => raw },
  rdp: {
    curve: 'rdp',
    name: () => `RDP, tolerance ${TOLERANCE}`,
    shown: { guarded: false },
    line: ({ kept }) => kept,
  },
  chaikin: {
    curve: 'chaikin',
    name: () => 'Chaikin, 4 passes',
    shown: { through: 'raw', angleLimit: 0, guarded: false },
    line: ({ raw }) => chaikin(raw, { passes: 4 }),
  },
  limit: {
    curve: 'chaikin',
    name: () => `Chaikin, turns of ${LIMIT}° and more`,
    shown: { through: 'raw', angleLimit: LIMIT, guarded: false },
    line: ({ raw }) => refine(raw, { passes: 4, angleLimit: LIMIT, outlierAngle: Infinity }),
  },
  chaikinKept: {
    curve: 'chaikin',
    name: (kept) => `Chaikin, the ${kept} kept`,
    shown: { through: 'simplified', angleLimit: 0, guarded: false },
    line: ({ kept }) => chaikin(kept, { passes: 4 }),
  },
  spline: {
    curve: 'catmull-rom',
    name: () => 'Catmull–Rom, all points',
    shown: { through: 'raw', guarded: false },
    line: ({ raw }) => catmullRom(raw),
  },
  splineKept: {
    curve: 'catmull-rom',
    name: (kept) => `Catmull–Rom, the ${kept} kept`,
    shown: { through: 'simplified', guarded: false },
    line: ({ kept }) => catmullRom(kept),
  },
  guarded: {
    curve: 'catmull-rom',
    name: () => 'Catmull–Rom, walls respected',
    shown: { through: 'simplified', guarded: true },
    line: ({ raw, pulled, walls }) => guard(raw, catmullRom(pulled), walls),
  },
};

const COLUMNS = [
  { name: 'points', write: (value: number) => value.toLocaleString('en') },
  { name: 'length', write: (value: number) => value.toFixed(1) },
  { name: 'largestTurn', label: 'sharpest turn', write: (value: number) => `${value.toFixed(0)}°` },
  { name: 'deviation', label: 'strays by', write: (value: number) => (value ? value.toFixed(2) : '0') },
  { name: 'crossings', label: 'carved cells crossed', write: String },
];

const numbers = computed(() => {
  const raw = threadLine.value;
  const onPath = new Set(threadCells.value);
  const walls = Array.from({ length: GRID.width * GRID.height }, (_, cell) => cell).filter(
    (cell) => !onPath.has(cell),
  );
  const grid = { ...GRID, walls };
  const kept = simplify(raw, { tolerance: TOLERANCE });
  const lines = { raw, kept, pulled: simplify(raw, { ...grid, tolerance: TOLERANCE }), walls: grid };
  const values: Record<string, number> = {
    'pulled.length': measure(lines.pulled).length,
    ...thoseOfPath(raw),
  };
  for (const [name, row] of Object.entries(ROWS)) {
    const line = row.line(lines);
    const { points, length, maxTurn } = measure(line);
    const crossings = wallsCrossed(line, grid).length;
    const all = { points, length, largestTurn: maxTurn, deviation: deviation(line, raw), crossings };
    for (const [key, value] of Object.entries(all)) values[`${name}.${key}`] = value;
  }
  return values;
});

/** What is said of the path besides: its corners, and the shortest routes between its ends. */
function thoseOfPath(raw: Float64Array) {
  const turns = [...turnAngles(raw)];
  const isCorner = (i: number) => turns[i] > 1;
  const [across, down] = [0, 1].map((axis) => Math.abs(raw.at(axis - 2)! - raw[axis]));
  const shortestSteps = across + down;
  let shortest = 1;
  for (let i = 1; i <= down; i++) shortest = (shortest * (across + i)) / i;
  const cut = chaikin(raw, { passes: 4 });
  return {
    shortest,
    shortestSteps,
    corners: turns.filter((_, i) => isCorner(i)).length,
    cornersAtHalf: [...simplifyIndices(raw, { tolerance: 0.5 })].filter(isCorner).length,
    straight: [...turnAngles(cut)].slice(1, -1).filter((turn) => turn < 1e-6).length,
  };
}

export class CurveTable extends SignalElement {
  #stop = () => {};
  #lead: CurveId | null = null;

  /** Its cells have the style of the page. */
  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback() {
    super.connectedCallback();
    void engine.ready().then(() => (ready.value = true));
    this.#stop = effect(() => {
      if (!ready.value) return;
      void thread.value;
      queueMicrotask(() => this.dispatchEvent(new CustomEvent('meander-values', { bubbles: true })));
    });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop();
  }

  /** Sentences only read it. */
  change() {}

  get values() {
    return ready.peek() ? numbers.value : {};
  }

  get #figure() {
    return document.getElementById(this.getAttribute('figure') ?? '') as MeanderPath | null;
  }

  readonly #point = (curve: CurveId | null) => {
    if (curve === this.#lead) return;
    this.#lead = curve;
    this.#figure?.change('highlight', curve ? [curve] : []);
  };

  #choose({ shown }: Row) {
    const figure = this.#figure;
    if (!figure) return;
    for (const [name, value] of Object.entries(shown)) figure.change(name, value);
    figure.commit();
    this.requestUpdate();
  }

  /** Whether the figure above draws a row: it has one curve of each colour. */
  #isShown({ shown }: Row) {
    const figure = this.#figure as (Record<string, unknown> & MeanderPath) | null;
    return !figure || Object.entries(shown).every(([name, value]) => figure[name] === value);
  }

  protected override render() {
    if (!ready.value) return nothing;
    const values = numbers.value;
    return html`
      <table>
        <caption class="unseen">
          Eight ways to smooth one path
        </caption>
        <thead>
          <tr>
            <td></td>
            ${COLUMNS.map(({ name, label = name }) => html`<th scope="col">${label}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Object.entries(ROWS).map(([id, row]) => this.#row(id, row, values))}
        </tbody>
      </table>
    `;
  }

  #row(id: string, row: Row, values: Readonly<Record<string, number>>) {
    const isShown = this.#isShown(row);
    const write = (name: string, form: (value: number) => string) => form(values[`${id}.${name}`]);
    return html`<tr
      class=${isShown ? 'shown' : ''}
      .style="--tone: var(--${row.curve})"
      @pointerenter=${() => this.#point(row.curve)}
      @pointerleave=${() => this.#point(null)}
    >
      <th scope="row">
        <button aria-pressed=${isShown} @click=${() => this.#choose(row)}>
          ${stroke(row.curve, true)} ${row.name(String(values['rdp.points']))}
        </button>
      </th>
      ${COLUMNS.map(({ name, write: form }) => html`<td>${write(name, form)}</td>`)}
    </tr>`;
  }
}
