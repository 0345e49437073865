/** Curves as values. */
import { badArgument } from '../errors.js';
import { coordinates, dimension, notNaN, options } from './arguments.js';
import { Lent, call, wasm } from './module.js';
import { values } from './table.js';
import { checkOptions } from './validation.js';

/** @typedef {import('./arguments.js').Points} Points */

/**
 * @typedef {import('./arguments.js').PolylineOptions & { alpha?: number, degree?: number }} CurveOptions alpha of a
 *   Catmull-Rom spline, 0.5 if nothing else is said; degree of a B-spline, 3
 */

/**
 * A smooth curve, to be asked for places, tangents and lengths: one span of it for each segment of a Catmull-Rom spline
 * or a B-spline, `t` counting them from 0 to `spans`. Outside that an open curve stays at its ends, a closed one goes
 * round and round.
 */
export class Curve {
  #lent;

  /**
   * @param {'catmullRom' | 'bspline'} algorithm
   * @param {Points} points
   * @param {CurveOptions} [request]
   */
  constructor(algorithm, points, request = {}) {
    /** @type {Lent<import('../glue/meander.js').Curve>} */
    this.#lent = call(
      () => {
        const given = options(request);
        checkOptions('Curve', given);
        if (algorithm !== 'catmullRom' && algorithm !== 'bspline')
          throw badArgument('algorithm', algorithm, "'catmullRom' or 'bspline'");
        const size = dimension(given['dimension']);
        return [size, coordinates('points', points, size), values(algorithm, given)];
      },
      (...asked) => new Lent('Curve', wasm.Curve[algorithm](...asked)),
    );
  }

  /** How many spans there are: where `t` ends. */
  get spans() {
    return this.#lent.call((curve) => curve.spans);
  }

  /** The whole arc length; round and back to the start if closed. */
  get length() {
    return this.#lent.call((curve) => curve.length);
  }

  /**
   * The place at `t`; null without points.
   * @param {number} t
   * @returns {Float64Array | null}
   */
  point(t) {
    return vector(this.#lent.call((curve) => curve.point(notNaN('t', t))));
  }

  /**
   * The direction of travel at `t`, as long as the curve is fast there: the derivative of the place; null without points.
   * @param {number} t
   * @returns {Float64Array | null}
   */
  tangent(t) {
    return vector(this.#lent.call((curve) => curve.tangent(notNaN('t', t))));
  }

  /**
   * The arc length from the start to `t`; of a closed curve within its round.
   * @param {number} t
   * @returns {number}
   */
  lengthTo(t) {
    return this.#lent.call((curve) => curve.lengthTo(notNaN('t', t)));
  }

  /**
   * The `t` after some way along the curve: `curve.point(curve.parameterAt(way))` travels at constant speed.
   * @param {number} distance
   * @returns {number}
   */
  parameterAt(distance) {
    return this.#lent.call((curve) => curve.parameterAt(notNaN('distance', distance)));
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#lent.free();
  }
}

/** @param {Float64Array} numbers */
const vector = (numbers) => (numbers.length === 0 ? null : numbers);
