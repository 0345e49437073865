/** How the mean length of carved paths grows with the grid: points on logarithmic scales, as they are measured. */
import { DrawnFigure } from './drawn-figure.js';
import { svg } from './svg-tree.js';

const SIDES = [10, 20, 40, 80, 160];
const CARVINGS = 400;
/** What the scales show, with some room at the ends. */
const ACROSS = [7.5, 230];
const UP = [8, 3000];
const TICKS = [10, 100, 1000];

export class GrowthFigure extends DrawnFigure {
  static shape = (/** @type {number} */ width) => (width < 480 ? 1.1 : 1.6);

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
    const [left, right, top, bottom] = [38, width - 8, 8, height - 38];
    const x = (/** @type {number} */ side) => left + (right - left) * share(side, ACROSS);
    const y = (/** @type {number} */ length) => bottom - (bottom - top) * share(length, UP);
    const points = this.#points;
    const { slope, at } = fit(points);
    /** A line of a slope through the first point. @param {string} name @param {number} steep @param {string} text */
    const guide = (name, steep, text) => {
      const [side, mean] = points[0] ?? [10, 20];
      const last = Math.min(200, side * (UP[1] / mean) ** (1 / steep));
      const length = mean * (last / side) ** steep;
      const beside =
        steep > 1
          ? { x: x(last) - 8, y: y(length) + 12, 'text-anchor': 'end' }
          : { x: x(last), y: y(length) + 18, 'text-anchor': 'end' };
      return [
        svg('path', { class: `guide ${name}`, d: `M${x(side)} ${y(mean)}L${x(last)} ${y(length)}` }),
        svg('text', { class: 'tick', ...beside }, text),
      ];
    };
    const line = points.length > 1 ? [8.5, 200].map((side) => `${x(side)} ${y(at(side))}`).join('L') : '';
    return [
      svg('path', { class: 'axis', d: `M${left} ${top}V${bottom}H${right}` }),
      ...TICKS.map((n) =>
        svg('text', { class: 'tick', x: left - 6, y: y(n) + 4, 'text-anchor': 'end' }, String(n)),
      ),
      ...SIDES.map((n) =>
        svg('text', { class: 'tick', x: x(n), y: bottom + 17, 'text-anchor': 'middle' }, String(n)),
      ),
      svg('text', { class: 'tick', x: right, y: bottom + 33, 'text-anchor': 'end' }, 'stones a side'),
      svg('text', { class: 'tick', x: left + 8, y: top + 10 }, 'cells on the path'),
      ...guide('straight', 1, '× 2, a straight line'),
      ...guide('full', 2, '× 4, every stone'),
      svg('path', { class: 'fit', d: line && `M${line}` }),
      ...points.map(([side, mean]) => svg('circle', { class: 'point', cx: x(side), cy: y(mean), r: 5 })),
      ...points.map(([side, mean]) =>
        svg(
          'text',
          { class: 'name', x: x(side) - 9, y: y(mean) - 7, 'text-anchor': 'end' },
          mean.toFixed(mean < 100 ? 1 : 0),
        ),
      ),
      ...points
        .slice(1)
        .map(([side, mean], i) =>
          svg(
            'text',
            { class: 'ratio', x: x(side / Math.SQRT2) + 7, y: y(mean / Math.sqrt(mean / points[i][1])) + 16 },
            `× ${(mean / points[i][1]).toFixed(2)}`,
          ),
        ),
      svg(
        'text',
        { class: 'fitted', x: x(200), y: y(at(200)) - 10, 'text-anchor': 'end' },
        points.length > 1 ? `slope ${slope.toFixed(2)}` : '',
      ),
    ];
  }
}

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
