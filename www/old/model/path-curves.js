import { createBranches, together } from '../curves/branches.js';
import { createCurves } from '../curves/compute.js';
import { curveNamed, shownCurves } from '../curves/registry.js';
import { memoize, memoizeEach } from '../memoize.js';
import { createConstructionMarks } from './construction-marks.js';
import { createRejectedPoints } from './rejected-points.js';

/**
 * The curves along each path of a figure: where they are seen, what is known of them, and how they came about.
 *
 * @typedef {import('../curves/registry.js').Curve} Curve
 * @typedef {import('../curves/registry.js').CurveId} CurveId
 * @typedef {import('../curves/compute.js').Computed} Computed
 * @typedef {import('../view/camera.js').Camera} Camera
 *
 * What curves are made of.
 * @typedef {object} Line
 * @property {Float64Array[]} rawPaths the main one first
 * @property {Camera | null} camera
 * @property {Record<string, any>} state
 * @property {import('../curves/crossings.js').Obstacles | null} obstacles
 *
 * @param {import('../curves/types.js').Engine} engine
 */
export function createPathCurves(engine) {
  const curveOf = createCurves(engine);
  const branchesOf = createBranches(engine, curveOf);
  const rejectedOf = createRejectedPoints(engine);
  const marksOf = createConstructionMarks(engine);
  const shownOf = memoize(makeShown);
  const simplificationOf = memoize(makeSimplification);
  const projectedOf = memoizeEach((/** @type {Float64Array} */ points, /** @type {Camera} */ camera) => {
    engine.spend?.(points.length);
    return camera.project(points);
  });

  /** A line as it is seen, by a name that no other line has. @param {string} name @param {Float64Array} points @param {Camera | null} camera */
  const seen = (name, points, camera) =>
    camera ? projectedOf(name, [points, camera], points, camera) : { points, near: null };

  /** One curve along each path. @param {Line} line @param {Curve} curve */
  function along({ rawPaths, state, obstacles }, curve) {
    if (rawPaths.length === 1) return [curveOf(curve, rawPaths[0], state, obstacles)];
    return branchesOf(curve, rawPaths, state, obstacles);
  }

  /**
   * @param {(Pick<Curve, 'id' | 'style' | 'reference'> & { paths: Computed[] })[]} shown
   * @param {Camera | null} camera
   * @param {boolean} closed
   */
  function makeShown(shown, camera, closed) {
    /** @type {Partial<Record<CurveId, import('../curves/compute.js').CurveFacts>>} */
    const facts = {};
    const curves = shown.map(({ paths, ...curve }) => {
      facts[curve.id] = factsOf(paths);
      // One mark is enough for where a curve first meets a wall, on whichever path.
      const hit = paths.find(({ crossings }) => crossings?.first);
      const [main, ...sides] = paths.map((path, i) => ({
        ...seen(`${curve.id} ${i}`, path.points, camera),
        loose: path.loose,
        dropped: path.dropped && seen(`dropped ${curve.id} ${i}`, path.dropped, camera),
        crossing: path === hit ? (hit.crossings?.first ?? null) : null,
      }));
      // Its own points where they are not those that are seen.
      return { ...curve, closed, ...main, space: camera ? paths[0].points : null, sides };
    });
    return { curves, facts };
  }

  /** Flat, in two dimensions. @param {Computed[]} paths @param {Camera | null} camera */
  function makeSimplification(paths, camera) {
    const all = (/** @type {string} */ name, /** @type {(path: Computed) => Float64Array} */ part) =>
      paths.flatMap((path, i) => [...seen(`${name} ${i}`, part(path), camera).points]);
    return {
      kept: all('kept', ({ points }) => points),
      dropped: all('dropped', ({ dropped }) => dropped ?? new Float64Array()),
    };
  }

  return {
    /** @param {Line} line @param {CurveId} id */
    named: (line, id) => along(line, curveNamed(id)),
    /** The curves that are switched on, and what is known of each. @param {Line} line */
    shown(line) {
      const { camera, state } = line;
      const shown = shownCurves(state).map((curve) => ({
        ...{ id: curve.id, style: curve.style, reference: curve.reference },
        paths: along(line, curve),
      }));
      const paths = shown.flatMap((curve) => curve.paths);
      return shownOf([camera, state.closed, ...paths], shown, camera, state.closed);
    },
    /** How the shown curves came about, for each path. @param {Line} line @param {boolean} onGrid */
    marks(line, onGrid) {
      /** @param {CurveId} id @param {number} path */
      const curve = (id, path) => along(line, curveNamed(id))[path];
      return marksOf(line.rawPaths, line.state, onGrid, curve, line.camera);
    },
    /** The points that the shown curves throw out, as they are seen. @param {Line} line */
    rejected(line) {
      const points = rejectedOf(line.state, (curve) => along(line, curve)[0].base);
      return points && seen('rejected', points, line.camera).points;
    },
    /** The points of the raw lines that simplifying keeps and those that it drops, as they are seen. @param {Line} line */
    simplification(line) {
      const paths = along(line, curveNamed('rdp'));
      return simplificationOf([line.camera, ...paths], paths, line.camera);
    },
  };
}

/** @param {Computed[]} paths */
const factsOf = (paths) => (paths.length > 1 ? together(paths) : paths[0]);
