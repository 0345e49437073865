import { findCrossings } from './crossings.js';
import { closeUp } from './polyline.js';
import { memoize } from '../model/memoize.js';

/**
 * What a curve is at a state, and what is known of it.
 *
 * @typedef {import('./types.js').Engine} Engine
 * @typedef {import('./types.js').State} State
 * @typedef {import('./registry.js').Curve} Curve
 * @typedef {import('./crossings.js').Obstacles} Obstacles
 * @typedef {ReturnType<Engine['measure']>} Numbers
 * @typedef {object} Computed
 * @property {Float64Array} points
 * @property {Float64Array | null} loose as it was before it was kept off the walls
 * @property {Numbers} numbers
 * @property {number} ms how long it took to compute
 * @property {number} deviation
 * @property {ReturnType<typeof findCrossings> | null} crossings null where there are no walls to cross
 */

/** In cells. */
const ON_THE_LINE = 1e-9;

/**
 * Computes curves, and computes again only what changed.
 * @param {Engine} engine
 */
export function createCurves(engine) {
  /** @type {Map<string, ReturnType<typeof memoize<Parameters<typeof compute>, Computed>>>} */
  const known = new Map();

  /**
   * @param {Curve} curve
   * @param {Float64Array} raw
   * @param {State} state
   * @param {Obstacles | null} obstacles
   * @param {number} [place] among several lines of one curve
   * @returns {Computed}
   */
  return function curveOf(curve, raw, state, obstacles, place = 0) {
    const key = [
      raw,
      ...curve.keys.map((name) => state[name]),
      state.closed,
      state.dimension,
      state.guarded,
      obstacles,
    ];
    const name = `${curve.id} ${place}`;
    const computed = known.get(name) ?? memoize(compute);
    known.set(name, computed);
    return computed(key, curve, raw, state, obstacles);
  };

  /**
   * What is costly and not always shown is found out when it is asked for.
   * @param {Curve} curve
   * @param {Float64Array} raw
   * @param {State} state
   * @param {Obstacles | null} obstacles
   * @returns {Computed}
   */
  function compute(curve, raw, state, obstacles) {
    const { dimension } = state;
    const start = performance.now();
    const loose = curve.run(engine, raw, state);
    const guarded = state.guarded && obstacles !== null && !curve.reference && raw.length >= 4;
    const kept = guarded ? engine.guard(raw, loose, obstacles) : loose;
    const bent = kept !== loose && !equal(kept, loose);
    // Guarding divides straight legs too: points that lie on the line say nothing.
    const points = bent ? engine.simplify(kept, { tolerance: ON_THE_LINE }) : loose;
    const ms = performance.now() - start;
    const whole = (/** @type {Float64Array} */ line) =>
      state.closed && line.length >= 3 * dimension ? closeUp(line, dimension) : line;
    /** @type {Numbers | undefined} */
    let numbers;
    /** @type {number | undefined} */
    let deviation;
    /** @type {Computed['crossings'] | undefined} */
    let crossings;
    return {
      points,
      loose: bent ? loose : null,
      ms,
      get numbers() {
        return (numbers ??= {
          ...engine.measure(whole(points), { dimension }),
          points: points.length / dimension,
        });
      },
      get deviation() {
        return (deviation ??=
          points === raw ? 0 : engine.deviation(whole(points), whole(raw), { dimension }));
      },
      get crossings() {
        if (crossings === undefined) crossings = obstacles && findCrossings(engine, points, obstacles);
        return crossings;
      },
    };
  }
}

/**
 * @param {Float64Array} a
 * @param {Float64Array} b
 */
function equal(a, b) {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
