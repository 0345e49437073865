/** One leg of a uniform Catmull-Rom curve in one dimension: the values 1, 2, 2, 1 and what lies between the middle two. */
import { makeSvg } from '../../dom.js';
import { Companion } from './companion.js';
import { clamp, dot, line, text } from './svg.js';

const VALUES = [1, 2, 2, 1];
/** As flat points: a uniform curve through equal steps goes through them in equal steps. */
const POINTS = VALUES.flatMap((value, i) => [i, value]);
const LOWEST = 0.8;
const HIGHEST = 2.35;
const INSET = 36;

export class HumpFigure extends Companion {
  static parameters = { t: { min: 0, max: 1, step: 0.05, label: 't' } };

  #t = 0.5;
  /** @type {import('../../engine/curve.js').Curve | null} */
  #curve = null;

  get t() {
    return this.#t;
  }

  set t(t) {
    this.#t = clamp(t, 0, 1);
    this.changed();
  }

  start() {
    this.#curve = new this.engine.Curve('catmullRom', POINTS, { alpha: 0 });
    this.changed();
  }

  draw() {
    const curve = this.#curve;
    if (!curve) return [];
    const q = curve.point(1 + this.#t)?.[1] ?? 0;
    this.tell({ q });
    const x = (/** @type {number} */ at) => INSET + (at / 3) * (this.width - 2 * INSET);
    const y = (/** @type {number} */ value) => this.height * (1 - (value - LOWEST) / (HIGHEST - LOWEST));
    const flat = Array.from(this.engine.catmullRom(POINTS, { alpha: 0, subdivisions: 24 }));
    const places = flat.map((value, i) => (i % 2 ? y(value) : x(value)));
    const now = 1 + this.#t;
    return [
      makeSvg('rect', { x: x(1), y: 0, width: x(2) - x(1), height: this.height, class: 'leg' }),
      line([x(now), this.height, x(now), y(q)], 'reach'),
      line(places, 'catmull-rom'),
      ...VALUES.map((value, i) => dot(x(i), y(value), 5, 'through')),
      ...VALUES.map((value, i) => text(x(i), y(value) + 24, `p${'₀₁₂₃'[i]} = ${value}`, 'name')),
      dot(x(now), y(q), 6, 'now'),
    ];
  }
}
