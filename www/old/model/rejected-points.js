import { shownCurves } from '../curves/registry.js';
import { memoize } from '../memoize.js';

/**
 * The points that the shown curves throw out, found again only when something about them has changed; null: none is
 * asked to.
 * @param {import('./snapshot.js').Engine} engine
 */
export function createRejectedPoints(engine) {
  const rejectedOf = memoize(
    (/** @type {Record<string, any>} */ state, /** @type {Float64Array[]} */ bases) => {
      const found = shownCurves(state).flatMap(
        ({ rejected }, i) => rejected?.(engine, bases[i], state) ?? [],
      );
      return found.length > 0 ? Float64Array.from(found.flatMap((points) => [...points])) : null;
    },
  );
  /**
   * @param {Record<string, any>} state
   * @param {(curve: import('../curves/registry.js').Curve) => Float64Array} baseOf the line that a curve goes through
   */
  return (state, baseOf) => {
    const curves = shownCurves(state);
    const keys = curves.flatMap(({ keys }) => keys);
    const bases = curves.map(baseOf);
    const settings = [state.overlays, state.closed, state.dimension, ...keys.map((key) => state[key])];
    return rejectedOf([...settings, ...bases], state, bases);
  };
}
