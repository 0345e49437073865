import { shownCurves } from '../curves/registry.js';
import { memoize } from './memoize.js';

/**
 * The points that the shown curves throw out, found again only when something about them has changed; null: none is
 * asked to.
 * @param {import('./snapshot.js').Engine} engine
 */
export function createRejectedPoints(engine) {
  const rejectedOf = memoize((/** @type {Float64Array} */ raw, /** @type {Record<string, any>} */ state) => {
    const found = shownCurves(state).flatMap(({ rejected }) => rejected?.(engine, raw, state) ?? []);
    return found.length > 0 ? Float64Array.from(found.flatMap((points) => [...points])) : null;
  });
  /** @param {Float64Array} raw @param {Record<string, any>} state */
  return (raw, state) => {
    const keys = shownCurves(state).flatMap(({ keys }) => keys);
    const settings = [state.overlays, state.closed, state.dimension, ...keys.map((key) => state[key])];
    return rejectedOf([...settings, raw], raw, state);
  };
}
