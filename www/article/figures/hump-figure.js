/** One leg of a uniform Catmull-Rom curve in one dimension: the values 1, 2, 2, 1 and what lies between the middle two. */
import { DrawnFigure } from './drawn-figure.js';
import { dot, line } from './svg.js';
import { svg } from './svg-tree.js';

const VALUES = [1, 2, 2, 1];
/** As flat points: a uniform curve through equal steps goes through them in equal steps. */
const POINTS = VALUES.flatMap((value, i) => [i, value]);
const LOWEST = 0.8;
const HIGHEST = 2.35;
const INSET = 36;
/** How far below the others an index stands. */
const LOWER = 3;

export class HumpFigure extends DrawnFigure {
  static parameters = { t: { min: 0, max: 1, step: 0.05, start: 0.5, label: 't' } };

  /** @type {import('../../engine/curve.js').Curve | null} */
  #curve = null;

  begin() {
    this.#curve = new this.engine.Curve('catmullRom', POINTS, { alpha: 0 });
  }

  /** Where on the curve the reader is. */
  get #now() {
    return 1 + this.numbers.t;
  }

  measures() {
    return { q: this.#curve?.point(this.#now)?.[1] ?? 0 };
  }

  draw(/** @type {number} */ width, /** @type {number} */ height) {
    const now = this.#now;
    const { q } = this.measures();
    const x = (/** @type {number} */ at) => INSET + (at / 3) * (width - 2 * INSET);
    const y = (/** @type {number} */ value) => height * (1 - (value - LOWEST) / (HIGHEST - LOWEST));
    const places = this.engine
      .catmullRom(POINTS, { alpha: 0, subdivisions: 24 })
      .map((value, i) => (i % 2 ? y(value) : x(value)));
    return [
      svg('rect', { x: x(1), y: 0, width: x(2) - x(1), height, class: 'leg' }),
      line([x(now), height, x(now), y(q)], 'reach'),
      line(places, 'catmull-rom'),
      ...VALUES.map((value, i) => dot(x(i), y(value), 5, 'through')),
      ...VALUES.map((value, i) => {
        // Outside of the curve.
        const [across, down] = i === 0 || i === 3 ? [0, 24] : [i === 1 ? -36 : 36, -2];
        return svg(
          'text',
          { x: x(i) + across, y: y(value) + down, class: 'name' },
          'p',
          // Not every font has the signs ₀ to ₃.
          svg('tspan', { dy: LOWER, 'font-size': '0.7em' }, String(i)),
          svg('tspan', { dy: -LOWER }, ` = ${value}`),
        );
      }),
      dot(x(now), y(q), 6, 'now'),
    ];
  }
}
