import { memoize } from '../memoize.js';
import { endIndexes } from '../sources/ends.js';
import { sourceOf, throughOf } from '../sources/index.js';
import { AS_IT_IS, intoFigure, outOfFigure } from '../sources/track-fit.js';
import { cameraOf, floorOf } from './camera-view.js';
import { BLOCKED, canBeFollowed } from './carving.js';
import { isChallenge } from './challenge.js';
import { guardLimit } from './grid-size.js';
import { partingAt } from './parting.js';
import { createPathCurves } from './path-curves.js';
import { createRoute } from './route.js';

/** Each is a button, which a page lays out: of more, the first. */
export const MOST_HANDLES = 1000;

/**
 * @typedef {typeof import('../../engine.js')} Engine
 * @typedef {Record<string, any>} State
 * @typedef {ReturnType<typeof import('./store.js').createStore<State>>} Store
 * @typedef {ReturnType<typeof createSnapshots>} Snapshots
 * @typedef {import('./route.js').Route} Route
 * @typedef {import('../curves/registry.js').CurveId} CurveId
 * @typedef {import('../draw/types.js').Curve} Curve
 * @typedef {import('../view/camera.js').Camera} Camera
 * @typedef {{ open: number[], gone: number[], forced: number[], witness: number[], walls: number[] }} Cells `gone`: carved away
 * @typedef {{ x: number, y: number, z?: number }} Handle
 * @typedef {NonNullable<import('../../engine.js').Chiseler['last']>} Last
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
 * @property {Partial<Record<CurveId, import('../curves/compute.js').CurveFacts>>} facts what is known of each of them
 * @property {import('../draw/marks.js').Marks[]} marks how they came about, for each path; none when nobody asks
 * @property {Float64Array | null} rejected the points that refining throws out, as they are seen
 * @property {import('../../engine.js').CellRoles | null} roles what each cell that is left is for, found when it is asked for;
 *   null where nothing more can go, or nothing was carved
 * @property {{ kept: number[], dropped: number[] }} simplification the points that simplifying keeps and those that it
 *   drops, as they are seen, found when it is asked for
 * @property {import('./path-curves.js').Line} line what curves are made of, for those that are asked for without being shown
 * @property {import('../sources/track-fit.js').TrackFit} fit how the points came to lie on the figure
 */

/**
 * Derives snapshots of one figure: each part is computed again only if what it depends on has changed.
 * @param {Engine} engine
 * @param {Parameters<typeof createRoute>[1]} [options]
 */
export function createSnapshots(engine, options = {}) {
  const route = createRoute(engine, options);
  const pathCurves = createPathCurves(engine);
  const snapshotOf = memoize(makeSnapshot);
  const partingOf = memoize(partingAt);
  const rolesOf = memoize(findRoles);
  const rawPathsOf = memoize(makeRawPaths);
  const handlesOf = memoize((/** @type {State} */ state) => sourceOf(state).handles(state));
  const seenOf = memoize(makeSeen);
  const viewOf = memoize(cameraOf);
  const fitOf = memoize((/** @type {State} */ state) => sourceOf(state).points?.fit?.(state) ?? AS_IT_IS);

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
      floor: camera && floorOf(camera, state, handles.slice(0, MOST_HANDLES)),
      handles,
      seen: sameSize ? seenOf([handles, camera], handles, camera) : [],
      rawPaths,
      ...pathCurves.shown(line),
      marks: state.marks ? pathCurves.marks(line, grid !== null) : [],
      rejected: state.marks || source.points?.showsRejected ? pathCurves.rejected(line) : null,
      get roles() {
        return carving && grid?.states && position < total ? rolesOf([grid], shownState, grid.states) : null;
      },
      get simplification() {
        return pathCurves.simplification(line);
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
    return handles.slice(0, MOST_HANDLES).map(({ x, y, z = 0 }) => {
      if (!camera) return { x, y, near: null };
      const [left, top, near] = camera.see(x, y, z);
      return { x: left, y: top, near };
    });
  }

  return {
    derive,
    route,
    /**
     * One curve in the units that it came in: each of its paths, the main one first.
     * @param {Snapshot} snapshot
     * @param {CurveId} id
     */
    written({ line, dimension, fit, source }, id) {
      const paths = pathCurves.named(line, id).map(({ points }) => outOfFigure(fit, points, dimension));
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
