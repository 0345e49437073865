import { branchesOff, longestWay } from '../engine/web.js';
import { BLOCKED, createCarving, FORCED, OPEN } from './carving.js';
import { isRouted, isStepped, wantsLarge } from './grid-size.js';
import { memoize } from './memoize.js';
import { createRouteSearch, ROUTE_KEYS } from './route-search.js';
import { endIndexes } from './sources/ends.js';
import { unreachableEnds } from './sources/unreachable.js';

/** @typedef {import('./scene.js').State} State */
/** @typedef {import('./scene.js').Cells} Cells */

/**
 * The route of a grid and the cells around it, carved or searched for.
 * @param {import('./scene.js').Engine} engine
 * @param {import('./scene.js').Store} store
 * @param {object} [options]
 * @param {((steps: number) => void) | null} [options.later] what takes long is carved while the figure goes on, and this
 *   is told; without it all is carved at once
 * @param {() => boolean} [options.isWhole] the whole compiled module is there
 */
export function createRoute(engine, store, { later = null, isWhole = () => true } = {}) {
  const carvingOf = memoize(makeCarving, (carving) => carving?.free());
  const gridOf = memoize(makeGrid);
  const obstaclesOf = memoize(makeObstacles);
  const unreachableOf = memoize(() =>
    unreachableEnds(/** @type {any} */ (store.state), endIndexes(store.state)),
  );
  /** There as soon as a route was wanted that may take long to find. @type {ReturnType<typeof createRouteSearch> | undefined} */
  let made;
  const routeKey = () => ROUTE_KEYS.map((key) => store.state[key]);
  /** What was carved without the search, and for which state. @type {import('./route-search.js').Found | null} */
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

  /** What finds routes that may take long; undefined while none was wanted. */
  function search() {
    if (!isRouted(store.state)) return undefined;
    if (!made && wantsLarge(store.state) && isWhole())
      made = createRouteSearch(engine, store, optionsOf, later, before);
    return made;
  }

  /** The state that what is seen belongs to: it is the one before while the next route is looked for. */
  const shownState = () => search()?.shownState() ?? store.state;

  /** The carving, standing where the state says; null for a source without one. */
  function carving() {
    const { position } = store.state;
    const slow = search();
    if (!slow) made?.rest();
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
    const tree = known.length > 0 ? known : cells.forced;
    const { columns } = state;
    const branched = ends.length > 2;
    const route = branched ? longestWay(tree, columns, ends) : known;
    const branches = branched ? branchesOff(tree, columns, ends, route) : [];
    cells.witness = [...known].filter((cell) => states[cell] === OPEN);
    return { states, route, branches, cells };
  }

  /** The grid with its route; null for a source without a grid. */
  function grid() {
    const carved = carving();
    return carved ? gridOf([carved, carved.position], carved) : (search()?.grid() ?? null);
  }

  /**
   * @param {Uint8Array | null} states of a finished carving
   * @returns {import('../curves/crossings.js').Obstacles}
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
    search,
    shownState,
    obstacles,
    /** The ends that cannot be reached from the first one. */
    unreachable() {
      const { columns, rows, walls, terminals } = store.state;
      const found = grid();
      const joined = found !== null && found.route.length > 0;
      const slow = search();
      if (!found || joined || slow?.bare || slow?.busy) return [];
      return unreachableOf([columns, rows, walls, terminals]);
    },
    /** Gives back what the engine lent; it is fetched again when it is needed. */
    rest() {
      carvingOf.forget();
      gridOf.forget();
      made?.rest();
    },
  };
}
