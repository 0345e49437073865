/** Polylines measured once, for many questions. */
import { coordinates, notNaN, number, onePoint, options, polyline, shape } from './arguments.js';
import { call, Lent, needWhole, wasm } from './module.js';
import { checkOptions } from './validation.js';

/** @import { Points } from './arguments.js' */

/**
 * @typedef {import('./arguments.js').PolylineOptions & { turning?: number }} FollowerOptions turning: the distance over
 *   which the heading turns, as the mean over so much of the line; 0 if nothing else is said: it jumps
 */

/** A polyline measured once, to be asked for positions by arc length. A closed one goes round and round. */
export class Follower {
  #lent;
  /** @type {2 | 3} */
  #size;

  /**
   * @param {Points} points
   * @param {FollowerOptions} [request]
   */
  constructor(points, request = {}) {
    const { size, lent } = call(
      () => {
        const { turning = 0 } = options(request);
        const { size, closed } = shape(request);
        checkOptions('Follower', request);
        return [size, coordinates('points', points, size), closed, number('turning', turning)];
      },
      (size, ...asked) => {
        if (size === 3) needWhole();
        return { size, lent: new Lent('Follower', new wasm.Follower(size, ...asked)) };
      },
    );
    /** @type {Lent<import('../glue/meander.js').Follower>} */
    this.#lent = lent;
    this.#size = size;
  }

  /** The whole way; round and back to the start if closed. */
  get length() {
    return this.#lent.call((follower) => follower.length);
  }

  /**
   * The place after some way, and the direction of travel as a vector of length 1; null without points.
   * Before the start of an open polyline it is the start, beyond its end the end.
   * @param {number} distance
   * @returns {{ point: Float64Array, heading: Float64Array, segment: number } | null}
   */
  at(distance) {
    const found = this.#lent.call((follower) => follower.at(notNaN('distance', distance)));
    if (found.length === 0) return null;
    return {
      point: found.slice(0, this.#size),
      heading: found.slice(this.#size, 2 * this.#size),
      segment: found[2 * this.#size] ?? 0,
    };
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#lent.free();
  }
}

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
        const { size, closed } = polyline(request);
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
