import { findCrossings } from './crossings.js';
import { droppedPoints } from './polyline.js';
import { createSmoothedLines } from './smoothed-line.js';
import { memoizeEach } from '../memoize.js';

/**
 * What a curve is at a state, and what is known of it.
 *
 * @typedef {import('./types.js').Engine} Engine
 * @typedef {import('./types.js').State} State
 * @typedef {import('./registry.js').Curve} Curve
 * @typedef {import('./crossings.js').Obstacles} Obstacles
 * @typedef {ReturnType<Engine['measure']>} Numbers
 * @typedef {object} Computed
 * @property {Float64Array} base the line that it goes through
 * @property {Float64Array} points
 * @property {Float64Array | null} loose as it was before it was kept off the walls
 * @property {Float64Array | null} dropped the points of that line that it leaves out; null: it is not made of them
 * @property {Numbers} numbers
 * @property {number} ms how long it took to compute; NaN: it was found beside the page
 * @property {number} deviation
 * @property {ReturnType<typeof findCrossings> | null} crossings null where there are no walls to cross
 *
 * What is known of a curve, on one path or on several.
 * @typedef {Pick<Computed, 'numbers' | 'deviation' | 'ms'> & { crossings: { count: number } | null }} CurveFacts
 */

/**
 * Computes curves, and computes again only what changed.
 * @param {Engine} engine
 */
export function createCurves(engine) {
  const computed = memoizeEach(compute);
  const smoothedLine = createSmoothedLines(engine);

  /**
   * @param {Obstacles} walls
   * @param {Curve} curve
   * @param {Float64Array} raw
   * @param {Float64Array} loose
   * @param {State} state
   */
  const keptOff = (walls, curve, raw, loose, state) =>
    curve.inSight?.(engine, raw, state, walls) ?? engine.guard(raw, loose, walls);

  /**
   * @param {Curve} curve
   * @param {Float64Array} raw
   * @param {State} state
   * @param {Obstacles | null} obstacles
   * @param {number} [place] among several lines of one curve
   * @returns {Computed}
   */
  return function curveOf(curve, raw, state, obstacles, place = 0) {
    const minded = state.guarded && raw.length >= 4 ? (obstacles ?? undefined) : undefined;
    const base = curve.smooths ? smoothedLine(raw, state, minded, place) : raw;
    const key = [
      raw,
      base,
      ...curve.keys.map((name) => state[name]),
      state.closed,
      state.dimension,
      minded,
      obstacles,
    ];
    return computed(`${curve.id} ${place}`, key, curve, raw, base, state, obstacles, minded);
  };

  /**
   * What is costly and not always shown is found out when it is asked for.
   * @param {Curve} curve
   * @param {Float64Array} raw
   * @param {Float64Array} base
   * @param {State} state
   * @param {Obstacles | null} obstacles
   * @param {Obstacles | undefined} minded the obstacles that it is kept off
   * @returns {Computed}
   */
  function compute(curve, raw, base, state, obstacles, minded) {
    const { dimension } = state;
    const start = performance.now();
    const loose = curve.run(engine, base, state);
    const kept = minded && !curve.reference ? keptOff(minded, curve, raw, loose, state) : loose;
    const bent = kept !== loose && !equal(kept, loose);
    const points = bent ? kept : loose;
    const ms = engine.untimed?.has(loose) ? NaN : performance.now() - start;
    /** @type {Numbers | undefined} */
    let numbers;
    /** @type {number | undefined} */
    let deviation;
    /** @type {Computed['crossings'] | undefined} */
    let crossings;
    return {
      base,
      points,
      loose: bent ? loose : null,
      dropped: curve.drops ? droppedPoints(base, points, dimension) : null,
      ms,
      get numbers() {
        return (numbers ??= engine.measure(points, { dimension, closed: state.closed }));
      },
      get deviation() {
        return (deviation ??=
          points === raw ? 0 : engine.deviation(points, raw, { dimension, closed: state.closed }));
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
