import { nearestPlace } from '../view/nearest-segment.js';
import { memoizeEach } from '../memoize.js';

/**
 * Where many ends are joined there is one path from end to end, and others that branch off it. Each is smoothed by
 * itself; a branch ends on the curve that it comes from.
 *
 * @typedef {import('./compute.js').Computed} Computed
 */

/** Each looks for the nearest place on all before it: more of them end where their own lines do. */
const MOST_JOINED = 64;

/**
 * @param {import('./types.js').Engine} engine
 * @param {ReturnType<typeof import('./compute.js').createCurves>} curveOf
 */
export function createBranches(engine, curveOf) {
  const joined = memoizeEach(endOn);

  /**
   * The lines of one curve, the main path's first.
   * @param {import('./registry.js').Curve} curve
   * @param {readonly Float64Array[]} raws
   * @param {Record<string, any>} state
   * @param {import('./compute.js').Obstacles | null} obstacles
   */
  return function branchesOf(curve, [main, ...branches], state, obstacles) {
    const paths = [curveOf(curve, main, state, obstacles)];
    const apart = curve.reference || branches.length > MOST_JOINED;
    branches.forEach((raw, index) => {
      const curves = apart ? [] : paths.map(({ points }) => points);
      const walls = state.guarded ? obstacles : null;
      const line = apart
        ? raw
        : joined(`${curve.id} ${index}`, [raw, walls, ...curves], engine, raw, curves, walls);
      paths.push(curveOf(curve, line, state, obstacles, index + 1));
    });
    return paths;
  };
}

/**
 * A branch whose last point lies on the nearest of some curves; as it was where walls are in between.
 * @param {import('./types.js').Engine} engine
 * @param {Float64Array} raw
 * @param {readonly Float64Array[]} curves
 * @param {import('./compute.js').Obstacles | null} walls
 */
function endOn(engine, raw, curves, walls) {
  const [x, y] = raw.subarray(-2);
  const [nearest] = curves
    .map((points) => nearestPlace(points, x, y))
    .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
  const line = raw.slice();
  line.set([nearest.x, nearest.y], raw.length - 2);
  return walls && engine.firstWallHit(line, walls) >= 0 ? raw : line;
}

/**
 * What is known of several paths, as if they were one.
 * @param {readonly Computed[]} paths
 * @returns {import('./compute.js').CurveFacts}
 */
export function together(paths) {
  /** @param {(path: Computed) => number} part */
  const sum = (part) => paths.reduce((total, path) => total + part(path), 0);
  /** @param {(path: Computed) => number} part */
  const most = (part) => Math.max(...paths.map(part));
  const turns = (/** @type {Computed} */ { numbers }) => Math.max(0, numbers.points - 2);
  return {
    numbers: {
      points: sum(({ numbers }) => numbers.points),
      length: sum(({ numbers }) => numbers.length),
      maxTurn: most(({ numbers }) => numbers.maxTurn),
      meanTurn: sum((path) => turns(path) * path.numbers.meanTurn) / (sum(turns) || 1),
    },
    ms: sum(({ ms }) => ms),
    get deviation() {
      return most(({ deviation }) => deviation);
    },
    get crossings() {
      const all = paths.map(({ crossings }) => crossings);
      if (!all[0]) return null;
      return { count: new Set(all.flatMap((one) => [...(one?.cells ?? [])])).size };
    },
  };
}
