/** Polylines measured once, for many questions. */
import { notNaN, number, onePoint, options, polyline } from './arguments.js';
import { Lent, call, lent, needWhole, wasm } from './module.js';

/** @import { Place, Points, PolylineOptions } from './arguments.js' */

/**
 * @typedef {PolylineOptions & { turning?: number }} FollowerOptions turning: the distance over which the heading turns, as
 *   the mean over so much of the line; 0 if nothing else is said: it jumps
 */

/**
 * A polyline measured once, to be asked for positions by arc length. A closed one goes round and round.
 * @extends {Lent<import('../glue/meander.js').Follower>}
 */
export class Follower extends Lent {
  /** @type {2 | 3} */
  #size;

  /** @param {Points} points @param {FollowerOptions} [request] */
  constructor(points, request = {}) {
    const [size, made] = call(
      () => {
        const { turning = 0 } = options(request);
        return [...polyline(points, request, 'Follower'), number('turning', turning)];
      },
      (size, ...asked) => {
        if (size === 3) needWhole();
        return /** @type {const} */ ([size, new wasm.Follower(size, ...asked)]);
      },
    );
    super('Follower', made);
    this.#size = size;
  }

  /** The whole way; round and back to the start if closed. */
  get length() {
    return lent(this, (follower) => follower.length);
  }

  /**
   * The place after some way, and the direction of travel as a vector of length 1; null without points.
   * Before the start of an open polyline it is the start, beyond its end the end.
   * @param {number} distance @returns {{ point: Float64Array, heading: Float64Array, segment: number } | null}
   */
  at(distance) {
    const found = lent(this, (follower) => follower.at(notNaN('distance', distance)));
    const [point, heading] = [found.slice(0, this.#size), found.slice(this.#size, 2 * this.#size)];
    return found.length ? { point, heading, segment: found[2 * this.#size] ?? 0 } : null;
  }
}

/**
 * A polyline with an index: `nearest` for many places, without looking at every segment.
 * @extends {Lent<import('../glue/meander.js').LineIndex>}
 */
export class LineIndex extends Lent {
  /** @type {2 | 3} */
  #size;

  /** @param {Points} points @param {PolylineOptions} [request] */
  constructor(points, request = {}) {
    const [size, made] = call(
      () => polyline(points, request),
      (size, ...asked) => /** @type {const} */ ([size, new wasm.LineIndex(size, ...asked)]),
    );
    super('LineIndex', made);
    this.#size = size;
  }

  /**
   * The place on the polyline that is nearest to a given one, as the function `nearest` finds it; null without points.
   * @param {Place} place the coordinates of one point
   */
  nearest(place) {
    const found = call(
      () => [onePoint('place', place, this.#size)],
      (flat) => lent(this, (index) => index.nearest(flat)),
    );
    return nearestOf(found);
  }
}

/**
 * The nearest place as the module has it. `along` is the arc length from the first point, which `Follower` takes.
 * @param {Float64Array} found
 * @returns {{ point: Float64Array, distance: number, segment: number, along: number } | null}
 */
export function nearestOf(found) {
  const [segment, distance, along] = found;
  return found.length ? { point: found.slice(3), distance, segment, along } : null;
}
