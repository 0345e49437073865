import { badArgument } from '../errors.js';
import { createBranches, together } from '../curves/branches.js';
import { createCurves } from '../curves/compute.js';
import { CURVES, shownCurves } from '../curves/registry.js';
import { sortPoints } from '../curves/simplification.js';
import { endIndexes } from '../sources/ends.js';
import { sourceOf, throughOf } from '../sources/index.js';
import { AS_IT_IS, intoFigure, outOfFigure } from '../sources/track-fit.js';
import { cameraOf, floorOf } from './camera-view.js';
import { createConstructionMarks } from './construction-marks.js';
import { BLOCKED, canBeFollowed } from './carving.js';
import { isChallenge } from './challenge.js';
import { guardLimit } from './grid-size.js';
import { memoize } from './memoize.js';
import { partingAt } from './parting.js';
import { createRejectedPoints } from './rejected-points.js';
import { createRoute } from './route.js';

/**
 * @typedef {typeof import('../engine.js')} Engine
 * @typedef {Record<string, any>} State
 * @typedef {ReturnType<typeof import('./store.js').createStore<State>>} Store
 * @typedef {ReturnType<typeof createSnapshots>} Snapshots
 * @typedef {import('./route.js').Route} Route
 * @typedef {import('../curves/registry.js').CurveId} CurveId
 * @typedef {import('../draw/types.js').Curve} Curve
 * @typedef {import('../view/camera.js').Camera} Camera
 * @typedef {import('../curves/compute.js').Computed} Computed
 * @typedef {{ open: number[], gone: number[], forced: number[], witness: number[], walls: number[] }} Cells `gone`: carved away
 * @typedef {{ x: number, y: number, z?: number }} Handle
 * @typedef {NonNullable<import('../engine.js').Chiseler['last']>} Last
 *
 * All that is derived from one state, as plain values.
 * @typedef {object} Snapshot
 * @property {State} state
 * @property {State} shownState the state that the route belongs to: the one before, while the next route is looked for
 * @property {import('../sources/index.js').Source} source
 * @property {2 | 3} dimension
 * @property {Route['grid']} grid null for a source without a grid
 * @property {Route['search']} search
 * @property {number} position the step at which the carving should stand
 * @property {number} total steps of the carving
 * @property {{ standing: number, last: Last | null, searches: number } | null} carving the step at which it stands now,
 *   what it decided last, and how many of its steps searched, found when it is asked for; null for a source without one
 * @property {import('./parting.js').Parting | null} parting what a stone would separate that a reader tried in vain
 * @property {readonly number[] | Uint32Array} unreachable the ends that cannot be reached from the first one
 * @property {Camera | null} camera from where space is looked at; null in the plane
 * @property {ReturnType<typeof floorOf> | null} floor of a picture of space; null in the plane
 * @property {readonly Handle[]} handles
 * @property {readonly { x: number, y: number, near: number | null }[]} seen the handles where they are seen; none while the
 *   grid of another size is to be seen
 * @property {Float64Array[]} rawPaths the points of every path, the main one first
 * @property {(Curve & { points: Float64Array, loose: Float64Array | null,
 *   sides: Omit<Curve, 'id' | 'style' | 'closed'>[] })[]} curves those that are switched on, from the lowest to
 *   the topmost; of several paths the main one, with its sides
 * @property {Partial<Record<CurveId, import('../panel/compare.js').CurveFacts>>} facts what is known of each of them
 * @property {import('../draw/marks.js').Marks[]} marks how they came about, for each path; none when nobody asks
 * @property {Float64Array | null} rejected the points that refining throws out, as they are seen
 * @property {import('../engine.js').CellRoles | null} roles what each cell that is left is for, found when it is asked for;
 *   null where nothing more can go, or nothing was carved
 * @property {ReturnType<typeof sortPoints>} simplification the points that simplifying keeps and those that it drops, found
 *   when it is asked for
 * @property {Line} line what curves are made of, for those that are asked for without being shown
 * @property {import('../sources/track-fit.js').TrackFit} fit how the points came to lie on the figure
 *
 * @typedef {{ rawPaths: Float64Array[], camera: Camera | null, state: State,
 *   obstacles: import('../curves/crossings.js').Obstacles | null }} Line
 */

/**
 * Derives snapshots of one figure: each part is computed again only if what it depends on has changed.
 * @param {Engine} engine
 * @param {Parameters<typeof createRoute>[1]} [options]
 */
export function createSnapshots(engine, options = {}) {
  const route = createRoute(engine, options);
  const curveOf = createCurves(engine);
  const branchesOf = createBranches(engine, curveOf);
  const rejectedOf = createRejectedPoints(engine);
  const marksOf = createConstructionMarks(engine);
  const snapshotOf = memoize(makeSnapshot);
  const partingOf = memoize(partingAt);
  const rolesOf = memoize(findRoles);
  const rawPathsOf = memoize(makeRawPaths);
  const handlesOf = memoize((/** @type {State} */ state) => sourceOf(state).handles(state));
  const seenOf = memoize(makeSeen);
  const viewOf = memoize(cameraOf);
  const fitOf = memoize((/** @type {State} */ state) => sourceOf(state).points?.fit?.(state) ?? AS_IT_IS);
  const shownCurvesOf = memoize(makeShownCurves);
  const simplificationOf = memoize(sortPoints);

  /** @param {State} state @returns {Snapshot} */
  function derive(state) {
    const found = route.at(state);
    const { carving, grid, search } = found;
    const key = [state, carving, carving?.position, grid, ...Object.values(search)];
    return snapshotOf(key, state, found);
  }

  /** @param {State} state @param {Route} found @returns {Snapshot} */
  function makeSnapshot(state, found) {
    const { grid, carving, shownState, search } = found;
    const { columns, rows } = state;
    const source = sourceOf(state);
    // A grid is flat.
    const dimension = /** @type {2 | 3} */ (source.grid ? 2 : state.dimension);
    const camera = dimension === 3 ? viewOf([columns, rows, state.orbit], state) : null;
    const fit = fitOf([source, state.points, columns, rows, dimension], state);
    const handles = handlesOf([source, state.points, state.terminals, columns, rows, state.dimension], state);
    const sameSize = shownState.columns === columns && shownState.rows === rows;
    const rawPaths = rawPathsOf(
      [grid?.route, grid ? null : state.points, shownState.columns, shownState.rows, source, dimension, fit],
      state,
      found,
      fit,
    );
    const line = {
      rawPaths,
      camera,
      obstacles: route.obstacles(found),
      state: curveState(state, found),
    };
    const total = carving?.total ?? 0;
    const standing = carving?.position ?? 0;
    const position = isChallenge(state) ? standing : Math.min(total, state.position ?? total);
    const shown = shownCurves(state).map((curve) => ({
      ...{ id: curve.id, style: curve.style, reference: curve.reference },
      paths: pathsOf(line, curve),
    }));
    const { curves, facts } = shownCurvesOf(
      [camera, line.state.closed, ...shown.flatMap(({ paths }) => paths)],
      shown,
      camera,
      line.state.closed,
    );
    return {
      state,
      shownState,
      source,
      dimension,
      grid,
      search,
      position,
      total,
      carving: carving && {
        standing,
        last: Math.min(standing, position) < total && canBeFollowed(state) ? carving.last() : null,
        get searches() {
          return carving.searches();
        },
      },
      parting:
        grid?.states && state.parting >= 0
          ? partingOf([grid, state.parting], engine, state, grid.states, state.parting)
          : null,
      unreachable: route.unreachable(state, found),
      camera,
      floor: camera && floorOf(camera, state, handles),
      handles,
      seen: sameSize ? seenOf([handles, camera], handles, camera) : [],
      rawPaths,
      curves,
      facts,
      marks: state.marks ? makeMarks(line, grid !== null) : [],
      rejected: makeRejected(line, Boolean(state.marks || source.points?.showsRejected)),
      get roles() {
        return carving && grid?.states && position < total ? rolesOf([grid], shownState, grid.states) : null;
      },
      get simplification() {
        return makeSimplification(line);
      },
      line,
      fit,
    };
  }

  /** @param {State} state @param {Uint8Array} states of the cells */
  function findRoles(state, states) {
    const { columns: width, rows: height } = state;
    const walls = [...states.keys()].filter((cell) => states[cell] === BLOCKED);
    return engine.cellRoles({ width, height, walls, terminals: endIndexes(state) });
  }

  /** A route between cells is never closed. @param {State} state @param {Route} found @returns {State} */
  function curveState(state, { grid, shownState }) {
    const through = throughOf(state);
    const guarded = state.guarded && guardLimit(shownState) === 0;
    return { ...state, through, ...(grid ? { closed: false, dimension: 2, guarded } : {}) };
  }

  /** @param {State} state @param {Route} found @param {import('../sources/track-fit.js').TrackFit} fit */
  function makeRawPaths(state, { grid, shownState: { columns } }, fit) {
    const { points } = sourceOf(state);
    if (!grid) return [intoFigure(fit, new Float64Array(points?.of(state) ?? []), state.dimension)];
    return [grid.route, ...grid.branches].map((path) => engine.cellsToPoints(path, { width: columns }));
  }

  /** @param {readonly { x: number, y: number, z?: number }[]} handles @param {Camera | null} camera */
  function makeSeen(handles, camera) {
    return handles.map(({ x, y, z = 0 }) => {
      if (!camera) return { x, y, near: null };
      const [left, top, near] = camera.see(x, y, z);
      return { x: left, y: top, near };
    });
  }

  /** The curve of each path. @param {Line} line @param {import('../curves/registry.js').Curve} curve */
  function pathsOf({ rawPaths, state, obstacles }, curve) {
    if (rawPaths.length === 1) return [curveOf(curve, rawPaths[0], state, obstacles)];
    return branchesOf(curve, rawPaths, state, obstacles);
  }

  /**
   * @param {(Pick<import('../curves/registry.js').Curve, 'id' | 'style' | 'reference'> & { paths: Computed[] })[]} shown
   * @param {Camera | null} camera
   * @param {boolean} closed
   */
  function makeShownCurves(shown, camera, closed) {
    /** @type {Partial<Record<CurveId, import('../panel/compare.js').CurveFacts>>} */
    const facts = {};
    const curves = shown.map(({ paths, ...curve }) => {
      facts[curve.id] = factsOf(paths);
      // One mark is enough for where a curve first meets a wall, on whichever path.
      const hit = paths.find(({ crossings }) => crossings?.first);
      const [main, ...sides] = paths.map((path) => ({
        ...seenPoints(path.points, camera),
        loose: path.loose,
        dropped: path.dropped && seenPoints(path.dropped, camera),
        crossing: path === hit ? (hit.crossings?.first ?? null) : null,
      }));
      // Its own points where they are not those that are seen.
      return { ...curve, closed, ...main, space: camera ? paths[0].points : null, sides };
    });
    return { curves, facts };
  }

  /** @param {Float64Array} points @param {Camera | null} camera */
  const seenPoints = (points, camera) => camera?.project(points) ?? { points, near: null };

  /** @param {Computed[]} paths */
  const factsOf = (paths) => (paths.length > 1 ? together(paths) : paths[0]);

  /** How the shown curves came about, for each path. @param {Line} line @param {boolean} onGrid */
  function makeMarks(line, onGrid) {
    /** @param {CurveId} id @param {number} path */
    const curve = (id, path) => pathsOf(line, curveNamed(id))[path];
    return marksOf(line.rawPaths, line.state, onGrid, curve, line.camera);
  }

  /**
   * The points that the curves throw out, as they are seen: as construction marks, of some sources always.
   * @param {Line} line
   * @param {boolean} wanted
   */
  function makeRejected(line, wanted) {
    if (!wanted) return null;
    const { state, camera } = line;
    const points = rejectedOf(state, (curve) => pathsOf(line, curve)[0].base);
    return points && (camera?.project(points).points ?? points);
  }

  /** @param {Line} line */
  function makeSimplification(line) {
    const { camera } = line;
    const paths = pathsOf(line, curveNamed('rdp'));
    const lines = paths.flatMap(({ base, points }) => [base, points]);
    const see = (/** @type {Float64Array} */ points) =>
      Float64Array.from(camera?.project(points).points ?? points);
    return simplificationOf([camera, ...lines], paths, camera ? 3 : 2, see);
  }

  return {
    derive,
    route,
    /**
     * What is known of one curve, shown or not.
     * @param {Snapshot} snapshot
     * @param {CurveId} id
     */
    facts: ({ line }, id) => factsOf(pathsOf(line, curveNamed(id))),
    /**
     * One curve in the units that it came in: each of its paths, the main one first.
     * @param {Snapshot} snapshot
     * @param {CurveId} id
     */
    written({ line, dimension, fit, source }, id) {
      const paths = pathsOf(line, curveNamed(id)).map(({ points }) => outOfFigure(fit, points, dimension));
      const origin = source.points?.origin?.(line.state) ?? null;
      return { paths, dimension, closed: /** @type {boolean} */ (line.state.closed), origin };
    },
    /** Gives back what the engine lent; it is fetched again when it is needed. */
    rest() {
      snapshotOf.forget();
      route.rest();
    },
  };
}

/** @param {CurveId} id */
export function curveNamed(id) {
  const curve = CURVES.find((one) => one.id === id);
  if (!curve) throw badArgument('curve', id, `one of ${CURVES.map((one) => one.id).join(', ')}`);
  return curve;
}
