import { construct } from './construction.js';
import { memoize } from './memoize.js';

/** The keys of the state that the construction marks depend on, beside the points themselves. */
const MARKED_BY = Object.freeze([
  'overlays',
  'closed',
  'passes',
  'ratio',
  'angleLimit',
  'outlierAngle',
  'published',
  'tolerance',
  'alpha',
]);

/** More points than these are not marked: the marks would hide them. */
const MOST_MARKED = 2 * 4000;

/**
 * How the shown curves of every path came about, found again only when something about a path has changed.
 * @param {import('../overlays/curves.js').Engine} engine
 */
export function createConstructionMarks(engine) {
  /** One for each path. @type {ReturnType<typeof memoize<Parameters<typeof construct>, import('../draw/marks.js').Marks>>[]} */
  const marksOf = [];
  /**
   * @param {Float64Array[]} rawPaths
   * @param {Record<string, any>} state
   * @param {boolean} onGrid
   * @param {(id: import('../draw/types.js').CurveId, path: number) => Float64Array} curve
   * @param {import('../view/camera.js').Camera | null} camera
   */
  return (rawPaths, state, onGrid, curve, camera) => {
    if (rawPaths[0].length > MOST_MARKED) return [];
    return rawPaths.map((points, path) => {
      const key = [points, curve('rdp', path), camera, ...MARKED_BY.map((name) => state[name])];
      marksOf[path] ??= memoize(construct);
      return marksOf[path](key, engine, points, state, onGrid, (id) => curve(id, path), camera);
    });
  };
}
