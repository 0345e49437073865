import { BLOCKED, createCarving, FORCED, OPEN } from './carving.js';
import { badArgument } from '../errors.js';
import { createBranches, together } from '../overlays/branches.js';
import { createCurves, OVERLAYS } from '../overlays/curves.js';
import { branchesOff, longestWay } from '../engine/web.js';
import { createTrackFit } from './track-fit.js';
import { createRouteSearch } from './route-search.js';
import { createConstructionMarks } from './construction-marks.js';
import { createCameraView } from './camera-view.js';
import { createRejectedPoints } from './rejected-points.js';
import { guardLimit, isRouted, isStepped, wantsLarge } from './grid-size.js';
import { memoize } from './memoize.js';
import { ROUTE_KEYS } from './route-keys.js';
import { endIndexes } from './sources/ends.js';
import { unreachableEnds } from './sources/unreachable.js';
import { SOURCES } from './sources/sources.js';
import { waypoints } from './sources/points.js';

/**
 * What there is to see at the store's present state: cells, a route, its points, the curves through them.
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
 * @param {object} [options]
 * @param {((steps: number) => void) | null} [options.later] what takes long is carved while the figure goes on, and this
 *   is told; without it all is carved at once
 * @param {() => boolean} [options.isWhole] the whole compiled module is there
 */
export function createScene(engine, store, { later = null, isWhole = () => true } = {}) {
  const curveOf = createCurves(engine);
  const branchesOf = createBranches(engine, curveOf);
  const carvingOf = memoize(makeCarving, (carving) => carving?.free());
  const gridOf = memoize(makeGrid);
  const rawsOf = memoize(makeRaws);
  const handlesOf = memoize(() => SOURCES[store.state.source].handles(store.state));
  const seenOf = memoize(makeSeen);
  const unreachableOf = memoize(() =>
    unreachableEnds(/** @type {any} */ (store.state), endIndexes(store.state)),
  );
  const rejectedOf = createRejectedPoints(engine);
  const fitting = createTrackFit(store);
  const outlook = createCameraView(store);
  const marking = createConstructionMarks(engine);
  const obstaclesOf = memoize(makeObstacles);
  /** There as soon as a route was wanted that may take long to find. @type {ReturnType<typeof createRouteSearch> | undefined} */
  let search;
  const routeKey = () => ROUTE_KEYS.map((key) => store.state[key]);

  /** What was carved without `generation`, and for which state. @type {import('./route-search.js').Found | null} */
  let before = null;

  function makeCarving() {
    const { state } = store;
    before = null;
    if (state.source !== 'chisel') return null;
    const carving = createCarving(engine, optionsOf(state));
    before = { state, carving, grid: null, bare: false };
    return carving;
  }

  /** What to carve. @param {Readonly<State>} state */
  function optionsOf(state) {
    return {
      width: state.columns,
      height: state.rows,
      terminals: endIndexes(state),
      walls: state.walls ?? [],
      seed: state.seed,
      wiggliness: state.wiggliness,
    };
  }

  const generation = () => {
    if (!isRouted(store.state)) return undefined;
    if (!search && wantsLarge(store.state) && isWhole())
      search = createRouteSearch(engine, store, optionsOf, later, before);
    return search;
  };

  /** The state that what is seen belongs to: it is the one before while the next route is looked for. */
  const shownState = () => generation()?.shownState() ?? store.state;

  /** The carving, standing where the state says; null for a source without one. */
  function carving() {
    const { position } = store.state;
    const slow = generation();
    if (!slow) search?.rest();
    const found = slow ? slow.carving() : carvingOf(routeKey());
    found?.seek(position ?? found.total);
    return found;
  }

  /** @param {import('./route-search.js').Carving} carved */
  function makeGrid(carved) {
    const state = shownState();
    const states = carved.states();
    const known = carved.witness();
    const kept = carved.kept();
    const ends = endIndexes(state);
    /** @type {Cells} */
    const cells = { open: [], forced: kept ? [...kept] : [], witness: [], walls: state.walls ?? [] };
    // What stays says it all, and where steps cannot be followed nothing else is known.
    if (isStepped(state) && !kept) {
      states.forEach((now, cell) => {
        if (now === OPEN) cells.open.push(cell);
        else if (now === FORCED) cells.forced.push(cell);
      });
    }
    const web = known.length > 0 ? known : cells.forced;
    const { columns } = state;
    const branched = ends.length > 2;
    const route = branched ? longestWay(web, columns, ends) : known;
    const branches = branched ? branchesOff(web, columns, ends, route) : [];
    cells.witness = [...known].filter((cell) => states[cell] === OPEN);
    return { states, route, branches, cells };
  }

  /** The grid with its route; null for a source without a grid. */
  function grid() {
    const carved = carving();
    return carved ? gridOf([carved, carved.position], carved) : (generation()?.grid() ?? null);
  }

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

  /**
   * @param {Uint8Array | null} states of a finished carving
   * @returns {import('../overlays/crossings.js').Obstacles}
   */
  function makeObstacles(states) {
    const { columns: width, rows: height, walls } = shownState();
    if (!states) return { width, height, walls: Uint32Array.from(walls ?? []) };
    const blocked = new Uint32Array(states.length);
    let count = 0;
    for (let cell = 0; cell < states.length; cell++) if (states[cell] === BLOCKED) blocked[count++] = cell;
    return { width, height, walls: blocked.subarray(0, count) };
  }

  /** What a curve should not cross: walls, and every cell that was carved away once that is done; null off the grid. */
  function obstacles() {
    const found = grid();
    const { columns, rows, walls } = shownState();
    if (!found) return null;
    const carved = carving();
    const states = carved?.position === carved?.total ? found.states : null;
    return obstaclesOf([states, columns, rows, walls], states);
  }

  return {
    carving,
    grid,
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
    shownState,
    generation,
    /** The ends that cannot be reached from the first one. */
    unreachable() {
      const { columns, rows, walls, terminals } = store.state;
      const found = grid();
      const joined = found !== null && found.route.length > 0;
      const slow = generation();
      if (!found || joined || slow?.bare || slow?.busy) return [];
      return unreachableOf([columns, rows, walls, terminals]);
    },
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
    /** Gives back what the engine lent; it is fetched again when it is needed. */
    rest() {
      carvingOf.forget();
      gridOf.forget();
      search?.rest();
    },
  };
}
