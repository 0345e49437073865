import { construct } from './construction.js';
import { remember } from './memoize.js';

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
export function createMarking(engine) {
  /** One for each way. @type {ReturnType<typeof remember<Parameters<typeof construct>, import('../draw/marks.js').Marks>>[]} */
  const marksOf = [];
  /**
   * @param {Float64Array[]} raws
   * @param {Record<string, any>} state
   * @param {boolean} onGrid
   * @param {(id: import('../draw/types.js').CurveId, way: number) => Float64Array} curve
   * @param {import('../view/camera.js').Camera | null} lens
   */
  return (raws, state, onGrid, curve, lens) => {
    if (raws[0].length > MOST_MARKED) return [];
    return raws.map((points, way) => {
      const key = [points, curve('rdp', way), lens, ...MARKED_BY.map((name) => state[name])];
      marksOf[way] ??= remember(construct);
      return marksOf[way](key, engine, points, state, onGrid, (id) => curve(id, way), lens);
    });
  };
}
