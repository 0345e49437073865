/** How the mean length of carved paths grows with the grid: points on logarithmic scales, as they are measured. */
import { DrawnFigure } from './drawn-figure.js';
import { svg } from './svg-tree.js';

const SIDES = [10, 20, 40, 80, 160];
const CARVINGS = 400;
/** What the scales show, with some room at the ends. */
const ACROSS = [6, 230];
const UP = [8, 3000];
const LENGTHS = [10, 100, 1000];
/** Of the words beside a line, in pixels. */
const BREADTH = 105;
const GUIDES = [
  { name: 'straight', slope: 1, words: '× 2: straight' },
  { name: 'full', slope: 2, words: '× 4: all stones' },
];

export class GrowthFigure extends DrawnFigure {
  /** Sums of lengths and how many, by side. */
  #sums = SIDES.map(() => ({ sum: 0, count: 0 }));

  advance(/** @type {number} */ until) {
    for (const [i, side] of SIDES.entries()) {
      const sums = this.#sums[i];
      const field = { width: side, height: side, terminals: [0, side * side - 1] };
      while (sums.count < CARVINGS) {
        sums.sum += this.engine.chisel({ ...field, seed: sums.count++ })?.path.length ?? 0;
        if (performance.now() >= until) return true;
      }
    }
    return false;
  }

  /** Sides with the mean length there, as far as they are measured. @returns {[side: number, mean: number][]} */
  get #points() {
    const measured = this.#sums.flatMap(({ sum, count }, i) => (count ? [[SIDES[i], sum / count]] : []));
    return /** @type {[number, number][]} */ (measured);
  }

  measures() {
    const { slope } = fit(this.#points);
    return { slope, factor: 2 ** slope };
  }

  describe() {
    const list = this.#points.map(([side, mean]) => `${side} a side: ${mean.toFixed(1)} cells`);
    return `Mean lengths of carved paths. ${list.join('; ')}`;
  }

  draw(/** @type {number} */ width, /** @type {number} */ height) {
    const [left, right, top, bottom] = [38, width - 8, 26, height - 38];
    const x = (/** @type {number} */ side) => left + (right - left) * share(side, ACROSS);
    const y = (/** @type {number} */ length) => bottom - (bottom - top) * share(length, UP);
    const points = this.#points;
    const factors = points.slice(1).map(([side, mean], i) => {
      const [, before] = points[i];
      return { side: side / Math.SQRT2, mean: Math.sqrt(mean * before), factor: mean / before };
    });
    return [
      svg('path', { class: 'axis', d: `M${left} ${top}V${bottom}H${right}` }),
      ...LENGTHS.map((n) => tick(left - 6, y(n) + 4, 'end', String(n))),
      ...SIDES.map((n) => tick(x(n), bottom + 17, 'middle', String(n))),
      tick(right, bottom + 33, 'end', 'stones a side'),
      tick(0, 12, 'start', 'cells on the path'),
      ...GUIDES.flatMap(({ name, slope, words }) => {
        const [side, mean] = points[0] ?? [SIDES[0], 20];
        const end = Math.min(200, side * (UP[1] / mean) ** (1 / slope));
        const length = mean * (end / side) ** slope;
        // Beneath the line where the words begin, or beside it where it is steep.
        const fall = slope > 1 ? 0 : (BREADTH * (y(mean) - y(length))) / (x(end) - x(side));
        return [
          svg('path', {
            class: this.isLit(name) ? 'guide lit' : 'guide',
            d: `M${x(side)} ${y(mean)}L${x(end)} ${y(length)}`,
          }),
          tick(x(end) - (slope > 1 ? 24 : 10), y(length) + 12 + fall, 'end', words),
        ];
      }),
      ...(points.length > 1 ? this.#fitted(x, y) : []),
      ...points.map(([side, mean]) => svg('circle', { class: 'point', cx: x(side), cy: y(mean), r: 5 })),
      ...factors.map(({ side, mean, factor }) =>
        svg(
          'text',
          { class: 'name', x: x(side) - 5, y: y(mean) - 9, 'text-anchor': 'end' },
          `× ${factor.toFixed(2)}`,
        ),
      ),
    ];
  }

  /** @param {(side: number) => number} x @param {(length: number) => number} y */
  #fitted(x, y) {
    const { at } = fit(this.#points);
    const [from, to] = [8.5, 200].map((side) => `${x(side)} ${y(at(side))}`);
    return [svg('path', { class: 'fit', d: `M${from}L${to}` })];
  }
}

/** @param {number} x @param {number} y @param {string} anchor @param {string} text */
const tick = (x, y, anchor, text) => svg('text', { class: 'tick', x, y, 'text-anchor': anchor }, text);

/** Where on a logarithmic scale. @param {number} value @param {number[]} range */
const share = (value, [from, to]) => Math.log(value / from) / Math.log(to / from);

/** The line through points on logarithmic scales that misses them least. @param {[number, number][]} points */
export function fit(points) {
  const logs = points.map((point) => point.map(Math.log));
  const [meanX, meanY] = [0, 1].map((axis) => logs.reduce((sum, log) => sum + log[axis], 0) / logs.length);
  const over = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const slope = over / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return { slope, at: (/** @type {number} */ side) => Math.exp(meanY + slope * (Math.log(side) - meanX)) };
}
