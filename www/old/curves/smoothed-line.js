import { memoizeEach } from '../memoize.js';
import { simplified } from './rdp.js';
import { shownCurves } from './registry.js';

/**
 * The line that smooth curves go through: the raw one, or what Ramer-Douglas-Peucker leaves of it. Stairs that are
 * smoothed as they are stay stairs with round edges.
 */

/** What in the state it depends on. */
const KEYS = ['tolerance', 'closed', 'dimension'];

/**
 * Whether a parameter steers shown curves through the line that they go through.
 * @param {string} id
 * @param {import('./types.js').State} state
 * @param {'raw' | 'simplified'} through
 */
export const steersSmoothedLine = (id, state, through) =>
  id === 'tolerance' && through === 'simplified' && shownCurves(state).some(({ smooths }) => smooths);

/** @param {import('./types.js').Engine} engine */
export function createSmoothedLines(engine) {
  const lineOf = memoizeEach(simplified);

  /**
   * @param {Float64Array} raw
   * @param {import('./types.js').State} state
   * @param {import('./types.js').Obstacles | undefined} obstacles that it minds
   * @param {number} path which of several
   */
  return (raw, state, obstacles, path) => {
    if (state.through === 'raw') return raw;
    const key = [raw, obstacles, ...KEYS.map((name) => state[name])];
    return lineOf(path, key, engine, raw, state, obstacles);
  };
}
