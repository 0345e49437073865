import { badArgument } from '../errors.js';
import { createBranches, together } from '../overlays/branches.js';
import { createCurves, OVERLAYS } from '../overlays/curves.js';
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
  const rawsOf = memoize(makeRaws);
  const handlesOf = memoize(() => SOURCES[store.state.source].handles(store.state));
  const seenOf = memoize(makeSeen);
  const rejectedOf = createRejectedPoints(engine);
  const fitting = createTrackFit(store);
  const outlook = createCameraView(store);
  const marking = createConstructionMarks(engine);
  /** A grid is flat. */
  const dimension = () => (isRouted(store.state) ? 2 : store.state.dimension);

  /** From where space is looked at; null in the plane. */
  const camera = () => (dimension() === 3 ? outlook.camera() : null);

  /** @param {{ route: Uint32Array, branches: Uint32Array[] } | null} found */
  function makeRaws(found) {
    const { state } = store;
    const { columns } = shownState();
    if (found)
      return [found.route, ...found.branches].map((way) => engine.cellsToPoints(way, { width: columns }));
    const points = new Float64Array(waypoints(state));
    return [fitting.into(points)];
  }

  /** The points of every way, the main one first. */
  function raws() {
    const { source, points, dimension: size } = store.state;
    const found = grid();
    const { columns, rows } = shownState();
    return rawsOf([found?.route, found ? null : points, columns, rows, source, size], found);
  }

  const raw = () => raws()[0];

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

  /** @param {import('../draw/types.js').CurveId} id */
  function ways(id) {
    const overlay = OVERLAYS.find((one) => one.id === id);
    if (!overlay) throw badArgument('curve', id, `one of ${OVERLAYS.map((one) => one.id).join(', ')}`);
    const lines = raws();
    if (lines.length === 1) return [curveOf(overlay, lines[0], steering(), obstacles())];
    return branchesOf(overlay, lines, steering(), obstacles());
  }

  /** A route between cells is never closed. */
  function steering() {
    const { state } = store;
    const guarded = state.guarded && guardLimit(shownState()) === 0;
    return grid() ? { ...state, closed: false, dimension: 2, guarded } : state;
  }

  /** A polyline as it is seen. @param {Float64Array} points */
  function seenLine(points) {
    return camera()?.project(points) ?? { points, near: null };
  }

  /** A curve's own points where they are not those that are seen. @param {{ points: Float64Array }} way */
  const spaceOf = ({ points }) => (camera() ? points : null);

  return {
    ...route,
    /** The curves that are switched on, from the lowest to the topmost; of several ways the main one, with its sides. */
    curves() {
      const { overlays, closed } = steering();
      return OVERLAYS.filter(({ id }) => overlays.includes(id)).map(({ id }) => {
        const found = ways(id);
        // One mark is enough for where a curve first meets a wall, on whichever way.
        const hit = found.find(({ crossings }) => crossings?.first);
        const [main, ...sides] = found.map((way) => ({
          ...seenLine(way.points),
          loose: way.loose,
          crossing: way === hit ? (hit.crossings?.first ?? null) : null,
        }));
        return { id, closed: /** @type {boolean} */ (closed), ...main, space: spaceOf(found[0]), sides };
      });
    },
    /** How many ways the numbers of a curve count together. */
    ways: () => raws().length,
    /**
     * All that is known of one curve, shown or not.
     * @param {import('../draw/types.js').CurveId} id
     */
    curve(id) {
      const found = ways(id);
      return found.length > 1 ? together(found) : found[0];
    },
    /** How the shown curves came about, for each way; nothing when nobody asks. */
    marks() {
      const state = steering();
      if (!state.marks) return [];
      /** @param {import('../draw/types.js').CurveId} id @param {number} way */
      const curve = (id, way) => ways(id)[way].loose ?? ways(id)[way].points;
      return marking(raws(), state, grid() !== null, curve, camera());
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
    /** The ground of a picture of space; null in the plane. */
    floor: () => (dimension() === 3 ? outlook.floor(handles()) : null),
    dimension,
    /** The points that refining throws out, as they are seen: always for a track, else as construction marks. */
    rejected() {
      const { source, marks, overlays, outlierAngle } = store.state;
      const wanted = marks || source === 'track';
      if (!wanted || !overlays.includes('chaikin') || outlierAngle === Infinity) return null;
      return seenLine(rejectedOf(raw(), store.state, dimension())).points;
    },
    /**
     * One curve in the units that it came in: each of its ways, the main one first.
     * @param {import('../draw/types.js').CurveId} id
     */
    written(id) {
      const closed = /** @type {boolean} */ (steering().closed);
      return { ways: ways(id).map(({ points }) => fitting.outOf(points)), dimension: dimension(), closed };
    },
  };
}
