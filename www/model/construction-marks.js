import { construct } from './construction.js';
import { memoize } from './memoize.js';

/** The parts that the construction marks depend on, beside the points themselves. */
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
 * How the shown curves of every way came about, found again only when something about a way has changed.
 * @param {import('../overlays/curves.js').Engine} engine
 */
export function createConstructionMarks(engine) {
  /** One for each way. @type {ReturnType<typeof memoize<Parameters<typeof construct>, import('../draw/marks.js').Marks>>[]} */
  const marksOf = [];
  /**
   * @param {Float64Array[]} raws
   * @param {Record<string, any>} state
   * @param {boolean} onGrid
   * @param {(id: import('../draw/types.js').CurveId, way: number) => Float64Array} curve
   * @param {import('../view/camera.js').Camera | null} camera
   */
  return (raws, state, onGrid, curve, camera) => {
    if (raws[0].length > MOST_MARKED) return [];
    return raws.map((points, way) => {
      const key = [points, curve('rdp', way), camera, ...MARKED_BY.map((name) => state[name])];
      marksOf[way] ??= memoize(construct);
      return marksOf[way](key, engine, points, state, onGrid, (id) => curve(id, way), camera);
    });
  };
}
