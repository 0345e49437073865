/** Travelling along polylines. */
import { badArgument, MeanderError } from '../errors.js';
import { coordinates, number, options, shape } from './arguments.js';
import { call, wasm } from './module.js';

/** @typedef {import('./arguments.js').Points} Points */

/** A polyline measured once, to be asked for positions by arc length. A closed one goes round and round. */
export class Follower {
  /** @type {import('../glue/meander.js').Follower | undefined} */
  #inner;
  /** @type {2 | 3} */
  #size = 2;

  /**
   * @param {Points} points
   * @param {{ dimension?: 2 | 3, closed?: boolean, turning?: number }} [request] turning: the distance over which the
   *   heading turns, as the mean over so much of the line; 0 if nothing else is said: it jumps
   */
  constructor(points, request = {}) {
    this.#inner = call(() => {
      const { turning = 0 } = options(request);
      const { size, closed } = shape(request);
      this.#size = size;
      const line = coordinates('points', points, size);
      return new wasm.Follower(size, line, closed, number('turning', turning));
    }, request);
  }

  get #follower() {
    if (!this.#inner) throw new MeanderError('Freed', 'this Follower was freed: make a new one');
    return this.#inner;
  }

  /** The whole way; round and back to the start if closed. */
  get length() {
    return this.#follower.length;
  }

  /**
   * The place after some way, and the direction of travel as a vector of length 1; null without points.
   * Before the start of an open polyline it is the start, beyond its end the end.
   * @param {number} distance
   * @returns {{ point: Float64Array, heading: Float64Array, segment: number } | null}
   */
  at(distance) {
    const follower = this.#follower;
    if (Number.isNaN(distance)) throw badArgument('distance', distance, 'a number');
    const found = follower.at(number('distance', distance));
    if (found.length === 0) return null;
    return {
      point: found.slice(0, this.#size),
      heading: found.slice(this.#size, 2 * this.#size),
      segment: found[2 * this.#size] ?? 0,
    };
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#inner?.free();
    this.#inner = undefined;
  }
}
