import { badArgument } from '../errors.js';
import { createBranches, together } from '../curves/branches.js';
import { createCurves } from '../curves/compute.js';
import { CURVES, shownCurves } from '../curves/registry.js';
import { createCameraView } from './camera-view.js';
import { createConstructionMarks } from './construction-marks.js';
import { guardLimit, isRouted } from './grid-size.js';
import { memoize } from './memoize.js';
import { createRejectedPoints } from './rejected-points.js';
import { createRoute } from './route.js';
import { waypoints } from './sources/points.js';
import { SOURCES } from './sources/sources.js';
import { createTrackFit } from './track-fit.js';

/**
 * What there is to see at the store's present state: the route, its points, the curves through them, the handles.
 *
 * @typedef {typeof import('../engine.js')} Engine
 * @typedef {Record<string, any>} State
 * @typedef {ReturnType<typeof import('./store.js').createStore<State>>} Store
 *
 * @typedef {{ open: number[], forced: number[], witness: number[], walls: number[] }} Cells
 */

/**
 * @param {Engine} engine
 * @param {Store} store
 * @param {Parameters<typeof createRoute>[2]} [options]
 */
export function createScene(engine, store, options = {}) {
  const route = createRoute(engine, store, options);
  const { grid, obstacles, shownState } = route;
  const curveOf = createCurves(engine);
  const branchesOf = createBranches(engine, curveOf);
  const rawPathsOf = memoize(makeRawPaths);
  const handlesOf = memoize(() => SOURCES[store.state.source].handles(store.state));
  const seenOf = memoize(makeSeen);
  const rejectedOf = createRejectedPoints(engine);
  const trackFit = createTrackFit(store);
  const cameraView = createCameraView(store);
  const constructionMarks = createConstructionMarks(engine);
  /** A grid is flat. */
  const dimension = () => (isRouted(store.state) ? 2 : store.state.dimension);

  /** From where space is looked at; null in the plane. */
  const camera = () => (dimension() === 3 ? cameraView.camera() : null);

  /** @param {{ route: Uint32Array, branches: Uint32Array[] } | null} found */
  function makeRawPaths(found) {
    const { state } = store;
    const { columns } = shownState();
    if (found)
      return [found.route, ...found.branches].map((path) => engine.cellsToPoints(path, { width: columns }));
    const points = new Float64Array(waypoints(state));
    return [trackFit.into(points)];
  }

  /** The points of every path, the main one first. */
  function rawPaths() {
    const { source, points, dimension: size } = store.state;
    const found = grid();
    const { columns, rows } = shownState();
    return rawPathsOf([found?.route, found ? null : points, columns, rows, source, size], found);
  }

  const raw = () => rawPaths()[0];

  function handles() {
    const { state } = store;
    return handlesOf([
      state.source,
      state.points,
      state.terminals,
      state.columns,
      state.rows,
      state.dimension,
    ]);
  }

  /** @param {import('../view/camera.js').Camera | null} from */
  function makeSeen(from) {
    return handles().map(({ x, y, z = 0 }) => {
      if (!from) return { x, y, near: null };
      const [left, top, near] = from.see(x, y, z);
      return { x: left, y: top, near };
    });
  }

  /** @param {import('../curves/registry.js').CurveId} id */
  function paths(id) {
    const curve = CURVES.find((one) => one.id === id);
    if (!curve) throw badArgument('curve', id, `one of ${CURVES.map((one) => one.id).join(', ')}`);
    const lines = rawPaths();
    if (lines.length === 1) return [curveOf(curve, lines[0], curveState(), obstacles())];
    return branchesOf(curve, lines, curveState(), obstacles());
  }

  /** A route between cells is never closed. */
  function curveState() {
    const { state } = store;
    const guarded = state.guarded && guardLimit(shownState()) === 0;
    return grid() ? { ...state, closed: false, dimension: 2, guarded } : state;
  }

  /** A polyline as it is seen. @param {Float64Array} points */
  function seenLine(points) {
    return camera()?.project(points) ?? { points, near: null };
  }

  /** A curve's own points where they are not those that are seen. @param {{ points: Float64Array }} path */
  const spaceOf = ({ points }) => (camera() ? points : null);

  return {
    ...route,
    /** The curves that are switched on, from the lowest to the topmost; of several paths the main one, with its sides. */
    curves() {
      const { closed } = curveState();
      return shownCurves(store.state).map(({ id, style, reference }) => {
        const found = paths(id);
        // One mark is enough for where a curve first meets a wall, on whichever path.
        const hit = found.find(({ crossings }) => crossings?.first);
        const [main, ...sides] = found.map((path) => ({
          ...seenLine(path.points),
          loose: path.loose,
          crossing: path === hit ? (hit.crossings?.first ?? null) : null,
        }));
        const drawn = { id, style, reference, closed: /** @type {boolean} */ (closed) };
        return { ...drawn, ...main, space: spaceOf(found[0]), sides };
      });
    },
    /** How many paths the numbers of a curve count together. */
    pathCount: () => rawPaths().length,
    /**
     * All that is known of one curve, shown or not.
     * @param {import('../curves/registry.js').CurveId} id
     */
    curve(id) {
      const found = paths(id);
      return found.length > 1 ? together(found) : found[0];
    },
    /** How the shown curves came about, for each path; nothing when nobody asks. */
    marks() {
      const state = curveState();
      if (!state.marks) return [];
      /** @param {import('../curves/registry.js').CurveId} id @param {number} path */
      const curve = (id, path) => paths(id)[path].loose ?? paths(id)[path].points;
      return constructionMarks(rawPaths(), state, grid() !== null, curve, camera());
    },
    raw,
    handles,
    /** The handles where they are seen; none while the grid of another size is to be seen. */
    seen() {
      const { columns, rows } = shownState();
      if (columns !== store.state.columns || rows !== store.state.rows) return [];
      const from = camera();
      return seenOf([handles(), from], from);
    },
    camera,
    /** The floor of a picture of space; null in the plane. */
    floor: () => (dimension() === 3 ? cameraView.floor(handles()) : null),
    dimension,
    /** The points that the curves throw out, as they are seen: always for a track, else as construction marks. */
    rejected() {
      const { source, marks } = store.state;
      if (!marks && source !== 'track') return null;
      const found = rejectedOf(raw(), { ...store.state, dimension: dimension() });
      return found && seenLine(found).points;
    },
    /**
     * One curve in the units that it came in: each of its paths, the main one first.
     * @param {import('../curves/registry.js').CurveId} id
     */
    written(id) {
      const closed = /** @type {boolean} */ (curveState().closed);
      return { paths: paths(id).map(({ points }) => trackFit.outOf(points)), dimension: dimension(), closed };
    },
  };
}
