import { memoize } from './memoize.js';

/** What refining goes by, under the names of its options. */
const REFINED_BY = Object.freeze(['outlierAngle', 'passes', 'angleLimit', 'published', 'closed']);

/**
 * The points that refining throws out, found again only when something about them has changed.
 * @param {import('./snapshot.js').Engine} engine
 */
export function createRejectedPoints(engine) {
  const rejectedOf = memoize(
    (
      /** @type {Float64Array} */ points,
      /** @type {Record<string, any>} */ state,
      /** @type {2 | 3} */ dimension,
    ) => {
      const indexes = engine.refineRejected(points, { ...state, dimension });
      return Float64Array.from(
        [...indexes].flatMap((index) => [...points.subarray(dimension * index, dimension * (index + 1))]),
      );
    },
  );
  /** @param {Float64Array} points @param {Record<string, any>} state @param {2 | 3} dimension */
  return (points, state, dimension) =>
    rejectedOf([points, dimension, ...REFINED_BY.map((key) => state[key])], points, state, dimension);
}
