/** Many queries of one polyline. */
import { coordinates, onePoint, shape } from './arguments.js';
import { Lent, call, wasm } from './module.js';
import { checkOptions } from './validation.js';

/** @typedef {import('./arguments.js').Points} Points */

/** A polyline with an index: `nearest` for many places, without looking at every segment. */
export class LineIndex {
  #lent;
  /** @type {2 | 3} */
  #size;

  /**
   * @param {Points} points
   * @param {import('./arguments.js').PolylineOptions} [request]
   */
  constructor(points, request = {}) {
    const { size, lent } = call(
      () => {
        const { size, closed } = shape(request);
        checkOptions('polyline', request);
        return [size, coordinates('points', points, size), closed];
      },
      (size, ...asked) => ({ size, lent: new Lent('LineIndex', new wasm.LineIndex(size, ...asked)) }),
    );
    /** @type {Lent<import('../glue/meander.js').LineIndex>} */
    this.#lent = lent;
    this.#size = size;
  }

  /**
   * The place on the polyline that is nearest to a given one, as the function `nearest` finds it; null without points.
   * @param {import('./arguments.js').Place} place the coordinates of one point
   * @returns {{ point: Float64Array, distance: number, segment: number, along: number } | null}
   */
  nearest(place) {
    const found = call(
      () => [onePoint('place', place, this.#size)],
      (flat) => this.#lent.call((index) => index.nearest(flat)),
    );
    if (found.length === 0) return null;
    const [segment = 0, distance = 0, along = 0] = found;
    return { point: found.slice(3), distance, segment, along };
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#lent.free();
  }
}
