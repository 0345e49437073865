/** Lines that are smoothed while they grow. */
import { badArgument } from '../errors.js';
import { dimension, number, options } from './arguments.js';
import { Lent, call, wasm } from './module.js';
import { values } from './table.js';
import { checkOptions } from './validation.js';

const ALGORITHMS = ['chaikin', 'catmullRom', 'bspline'];

/**
 * @typedef {import('./arguments.js').PolylineOptions & { passes?: number, ratio?: number, subdivisions?: number,
 *   alpha?: number, degree?: number }} StrokeOptions those of the smoother; `closed` can only be false
 */

/**
 * A line that grows, such as one drawn by hand, smoothed as it comes. After any number of points the curve is, to the last
 * bit, what the smoother makes of the whole line at once; a point costs the same however long the line is.
 */
export class Stroke {
  #lent;
  /** @type {2 | 3} */
  #size;

  /**
   * @param {'chaikin' | 'catmullRom' | 'bspline'} algorithm
   * @param {StrokeOptions} [request]
   */
  constructor(algorithm, request = {}) {
    const { size, lent } = call(
      () => {
        const given = options(request);
        if (!ALGORITHMS.includes(algorithm))
          throw badArgument('algorithm', algorithm, "'chaikin', 'catmullRom' or 'bspline'");
        checkOptions(algorithm, given);
        const size = /** @type {2 | 3} */ (dimension(given['dimension']));
        return [size, values(algorithm, given)];
      },
      (size, numbers) => ({ size, lent: new Lent('Stroke', wasm.Stroke[algorithm](size, numbers)) }),
    );
    /** @type {Lent<import('../glue/meander.js').Stroke>} */
    this.#lent = lent;
    this.#size = size;
  }

  /**
   * Adds a point and tells what has become of the curve: so many of its points, from the first, stay as they are; then
   * follow these.
   * @param {number} x
   * @param {number} y
   * @param {number} [z] in space
   * @returns {{ keep: number, points: Float64Array }}
   */
  push(x, y, z) {
    const point = [number('x', x), number('y', y)];
    if (this.#size === 3) point.push(number('z', z));
    const found = this.#lent.call((stroke) => stroke.push(Float64Array.from(point)));
    return { keep: found[0] ?? 0, points: found.slice(1) };
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#lent.free();
  }
}
