/** How long carved paths are: a histogram that fills while it carves, and one of the paths that it counts. */
import { DrawnFigure } from './drawn-figure.js';
import { walk } from './grid-lines.js';
import { svg } from './svg-tree.js';

const SIDE = 20;
const FIELD = { width: SIDE, height: SIDE, terminals: [SIDE + 1, SIDE * SIDE - SIDE - 2] };
const CARVINGS = 2000;
/** A histogram of fewer is nothing to compare with. */
const ENOUGH = 300;
/** Cells of a shortest path. */
const SHORTEST = 35;
/** Lengths are odd: four to a bar are two of them. */
const BAR = 4;
const BARS = 25;
const TICKS = [35, 55, 75, 95, 115];

/** Carvings by bar, and the first seed of each. */
const empty = () => ({ total: 0, sum: 0, bars: new Uint32Array(BARS), seeds: new Int32Array(BARS).fill(-1) });

export class LengthsFigure extends DrawnFigure {
  static parameters = {
    wiggliness: { min: 0, max: 4, step: 0.1, start: 1, label: 'wiggliness' },
  };

  #counts = empty();
  /** The last histogram with another wiggliness, to compare. @type {ReturnType<typeof empty> | null} */
  #before = null;
  /** The seed of the path that is shown. */
  #shown = 0;
  /** The bar that the pointer is on. */
  #pointed = -1;

  constructor() {
    super();
    for (const type of /** @type {const} */ (['pointermove', 'pointerdown']))
      this.addEventListener(type, (event) => this.#point(event));
    // What a finger chose stays when it is lifted.
    this.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && this.#point(null));
  }

  numberChanged() {
    if (this.#counts.total >= ENOUGH) this.#before = this.#counts;
    this.#counts = empty();
  }

  advance(/** @type {number} */ until) {
    const counts = this.#counts;
    while (counts.total < CARVINGS) {
      const seed = counts.total++;
      const length = this.#path(seed).length;
      const bar = Math.min(BARS - 1, Math.floor((length - SHORTEST) / BAR));
      counts.sum += length;
      counts.bars[bar]++;
      if (counts.seeds[bar] < 0) counts.seeds[bar] = seed;
      this.#shown = seed;
      if (performance.now() >= until) break;
    }
    return counts.total < CARVINGS;
  }

  /** @param {number} seed */
  #path(seed) {
    return this.engine.chisel({ ...FIELD, ...this.numbers, seed })?.path ?? [];
  }

  measures() {
    const { sum, total } = this.#counts;
    return { mean: sum / Math.max(1, total), carved: total };
  }

  describe() {
    const { mean, carved } = this.measures();
    return `How long ${carved} carved paths are: ${mean.toFixed(1)} cells on average, ${SHORTEST} at least`;
  }

  /** @param {PointerEvent | null} event */
  #point(event) {
    const chart = chartOf(this.width, this.height);
    const across = event ? event.clientX - this.getBoundingClientRect().left - chart.left : -1;
    const bar = Math.floor(across / chart.step);
    this.#pointed = this.#counts.seeds[bar] >= 0 ? bar : -1;
    this.redraw();
  }

  draw(/** @type {number} */ width, /** @type {number} */ height) {
    const chart = chartOf(width, height);
    const { mean } = this.measures();
    const tallest = Math.max(1, ...this.#counts.bars);
    const most = Math.max(1, ...(this.#before?.bars ?? []));
    const bottom = height - chart.bottom;
    const high = (/** @type {number} */ share) => share * (bottom - chart.top);
    const x = (/** @type {number} */ length) =>
      Math.min(chart.right, chart.left + ((length - SHORTEST + 1) / BAR) * chart.step);
    const bars = Array.from(this.#counts.bars, (count, i) =>
      svg('rect', {
        class: i === this.#pointed ? 'bar lit' : 'bar',
        ...{ x: chart.left + i * chart.step + 0.5, width: chart.step - 1 },
        ...{ y: bottom - high(count / tallest), height: high(count / tallest) },
      }),
    );
    const outline = Array.from(
      this.#before?.bars ?? [],
      (count) => `V${r(bottom - high(count / most))}h${r(chart.step)}`,
    );
    const seed = this.#pointed >= 0 ? this.#counts.seeds[this.#pointed] : this.#shown;
    return [
      ...bars,
      svg('path', {
        class: 'before',
        d: this.#before ? `M${chart.left} ${bottom}${outline.join('')}V${bottom}` : '',
      }),
      svg('path', { class: 'axis', d: `M${chart.left} ${bottom}H${chart.right}` }),
      ...TICKS.map((length) =>
        svg('text', { class: 'tick', x: x(length), y: bottom + 17, 'text-anchor': 'middle' }, String(length)),
      ),
      svg('text', { class: 'tick', x: chart.right, y: bottom + 17, 'text-anchor': 'end' }, 'cells'),
      svg('path', { class: 'mean', d: `M${r(x(mean))} ${bottom}V${r(chart.top - 4)}` }),
      svg('text', { class: 'name', x: x(mean) + 6, y: chart.top + 6 }, `mean ${mean.toFixed(1)}`),
      this.#board(seed, chart),
    ];
  }

  /** A path of the histogram. @param {number} seed @param {ReturnType<typeof chartOf>} chart */
  #board(seed, { right, top, inset }) {
    const path = this.#path(seed);
    const cell = inset / SIDE;
    return svg(
      'g',
      { class: 'inset', transform: `translate(${r(right - inset)} ${r(top - 4)})` },
      svg('rect', { class: 'ground', width: inset, height: inset, rx: 4 }),
      svg('path', { class: 'path', d: walk(path, SIDE, cell), 'stroke-width': Math.max(2, cell * 0.55) }),
      svg(
        'text',
        { class: 'tick', x: inset, y: inset + 15, 'text-anchor': 'end' },
        `${this.#pointed >= 0 ? 'one of them' : `path ${this.#counts.total}`}: ${path.length} cells`,
      ),
    );
  }
}

const r = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** Where what is in the drawing. @param {number} width @param {number} height */
function chartOf(width, height) {
  const [left, right] = [4, width - 4];
  const inset = Math.min(150, 0.34 * width, 0.6 * height);
  return { left, right, top: 12, bottom: 26, step: (right - left) / BARS, inset };
}
