/** Travelling along polylines. */
import { coordinates, notNaN, number, options, shape } from './arguments.js';
import { Lent, call, needWhole, wasm } from './module.js';
import { checkOptions } from './validation.js';

/** @typedef {import('./arguments.js').Points} Points */

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
