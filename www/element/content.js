import { createCarving, FORCED, OPEN } from './carving.js';
import { createCurves, OVERLAYS } from './curves.js';
import { remember } from './remember.js';
import { endIndexes } from './sources/ends.js';
import { SOURCES } from './sources/index.js';
import { waypoints } from './sources/waypoints.js';

/**
 * What there is to see at the store's present state: cells, a route, its points, the curves through them.
 *
 * @typedef {typeof import('../engine.js')} Engine
 * @typedef {Record<string, any>} State
 * @typedef {ReturnType<typeof import('./store.js').createStore<State>>} Store
 * @typedef {{ open: number[], forced: number[], witness: number[], walls: number[] }} Cells
 */

/** The parts of the state that a carved or searched route depends on. */
export const ROUTED_BY = Object.freeze([
  'source',
  'columns',
  'rows',
  'seed',
  'wiggliness',
  'terminals',
  'walls',
]);

/**
 * @param {Engine} engine
 * @param {Store} store
 */
export function createContent(engine, store) {
  const curveOf = createCurves(engine);
  const carvingOf = remember(makeCarving, (carving) => carving?.free());
  const gridOf = remember(makeGrid);
  const foundOf = remember(makeFound);
  const rawOf = remember(makeRaw);
  const routeKey = () => ROUTED_BY.map((key) => store.state[key]);

  function makeCarving() {
    const { state } = store;
    if (!SOURCES[state.source].carves) return null;
    return createCarving(engine, {
      width: state.columns,
      height: state.rows,
      terminals: endIndexes(state),
      walls: state.walls ?? [],
      seed: state.seed,
      wiggliness: state.wiggliness,
    });
  }

  /** The carving, standing where the state says; null for a source without one. */
  function carving() {
    const { position } = store.state;
    const found = carvingOf(routeKey());
    found?.seek(position ?? found.total);
    return found;
  }

  /** @param {NonNullable<ReturnType<typeof createCarving>>} carved */
  function makeGrid(carved) {
    const states = carved.states();
    const route = carved.witness();
    /** @type {Cells} */
    const cells = { open: [], forced: [], witness: [], walls: store.state.walls ?? [] };
    states.forEach((state, cell) => {
      if (state === OPEN) cells.open.push(cell);
      else if (state === FORCED) cells.forced.push(cell);
    });
    cells.witness = [...route].filter((cell) => states[cell] === OPEN);
    return { states, route, cells };
  }

  function makeFound() {
    const { state } = store;
    const { columns: width, rows: height, seed } = state;
    /** @type {number[]} */
    const walls = state.walls ?? [];
    const [from, to] = endIndexes(state);
    const route = engine.astar({ width, height, walls, from, to, seed }) ?? new Uint32Array();
    return { states: null, route, cells: { open: walls, forced: [...route], witness: [], walls: [] } };
  }

  /** The grid with its route; null for a source without a grid. */
  function grid() {
    const carved = carving();
    if (carved) return gridOf([carved, carved.position], carved);
    return store.state.source === 'astar' ? foundOf(routeKey()) : null;
  }

  /** @param {Uint32Array | undefined} route */
  function makeRaw(route) {
    const { state } = store;
    return route
      ? engine.cellsToPoints(route, { width: state.columns })
      : Float64Array.from(waypoints(state));
  }

  function raw() {
    const { points, columns, rows } = store.state;
    const route = grid()?.route;
    return rawOf([route, route ? null : points, columns, rows], route);
  }

  /** A route between cells is never closed. */
  function steering() {
    const { state } = store;
    return SOURCES[state.source].noun === 'waypoint' ? state : { ...state, closed: false };
  }

  return {
    carving,
    grid,
    /** The curves that are switched on, from the lowest to the topmost. */
    curves() {
      const points = raw();
      const state = steering();
      const shown = OVERLAYS.filter(({ id }) => state.overlays.includes(id));
      return shown.map((overlay) => ({
        id: overlay.id,
        points: curveOf(overlay, points, state).points,
        closed: /** @type {boolean} */ (state.closed),
      }));
    },
    /** @param {import('../draw/types.js').CurveId} id */
    numbers(id) {
      const overlay = OVERLAYS.find((one) => one.id === id) ?? OVERLAYS[0];
      return curveOf(overlay, raw(), steering()).numbers;
    },
    handles: () => SOURCES[store.state.source].handles(store.state),
    /** Gives back what the engine lent; it is fetched again when it is needed. */
    rest() {
      carvingOf.forget();
      gridOf.forget();
    },
  };
}
