import { BLOCKED, createCarving, FORCED, OPEN } from './carving.js';
import { createChallenge, isChallenge } from './challenge.js';
import { endIndexes } from '../sources/ends.js';
import { sourceOf } from '../sources/index.js';
import { isLarge, isStepped, wantsLarge } from './grid-size.js';
import { memoize } from '../memoize.js';
import { createRouteSearch, ROUTE_KEYS } from './route-search.js';

/** @typedef {import('./snapshot.js').State} State */
/** @typedef {import('./snapshot.js').Cells} Cells */

/**
 * A route as it is to be seen.
 * @typedef {object} Route
 * @property {State} shownState the state that it belongs to: the one before, while the next route is looked for
 * @property {import('./route-search.js').Carving | null} carving standing where the state says; null: nothing is carved
 * @property {Grid | null} grid null for a source without a grid
 * @property {import('./route-search.js').Progress} search
 *
 * @typedef {object} Grid
 * @property {Uint8Array | null} states of the cells while carving; null where the route was searched
 * @property {Uint32Array} route from the first end to the last
 * @property {Uint32Array[]} branches where more than two ends are joined
 * @property {Cells} cells
 */

const NO_SEARCH = Object.freeze({ share: null, busy: false, bare: false, idle: false, found: true });

/**
 * The route of a grid and the cells around it, carved or searched for.
 * @param {import('./snapshot.js').Engine} engine
 * @param {object} [options]
 * @param {import('./route-search.js').Meanwhile | null} [options.meanwhile] what takes long is found while the figure goes
 *   on; without it all is found at once
 * @param {() => boolean} [options.isWhole] the whole compiled module is there
 */
export function createRoute(engine, { meanwhile = null, isWhole = () => true } = {}) {
  const carvingOf = memoize(makeCarving, (carving) => carving?.free());
  const gridOf = memoize(makeGrid);
  const obstaclesOf = memoize(makeObstacles);
  const unreachableOf = memoize(findUnreachable);
  /** There as soon as a route was wanted that may take long to find. @type {ReturnType<typeof createRouteSearch> | undefined} */
  let search;
  /** What was carved without the search, and for which state. @type {import('./route-search.js').Found | null} */
  let before = null;

  /** @param {State} state */
  function makeCarving(state) {
    before = null;
    const { grid } = sourceOf(state);
    if (!grid?.carved) return null;
    const create = isChallenge(state) ? createChallenge : createCarving;
    const carving = create(engine, grid.request(state));
    before = { state, carving, grid: null, bare: false };
    return carving;
  }

  /** What finds routes that may take long; undefined while none was wanted. @param {State} state */
  function searchFor(state) {
    if (!sourceOf(state).grid) return undefined;
    if (!search && wantsLarge(state) && isWhole()) search = createRouteSearch(engine, meanwhile, before);
    return search;
  }

  /** The route to be seen in this state. @param {State} state @returns {Route} */
  function at(state) {
    const slow = searchFor(state);
    if (!slow) search?.rest();
    if (!sourceOf(state).grid) {
      carvingOf.forget();
      return { shownState: state, carving: null, grid: null, search: NO_SEARCH };
    }
    const found = slow?.at(state);
    const carving = found
      ? found.carving
      : carvingOf(
          ROUTE_KEYS.map((key) => state[key]),
          state,
        );
    carving?.seek(state.position ?? carving.total);
    const shownState = slow?.shownState(state) ?? state;
    const grid = carving ? gridOf([carving, carving.position], carving, shownState) : (found?.grid ?? null);
    return { shownState, carving, grid, search: slow?.progress(state) ?? NO_SEARCH };
  }

  /** @param {import('./route-search.js').Carving} carved @param {State} state @returns {Grid} */
  function makeGrid(carved, state) {
    const states = carved.states();
    // A reader who is taking stones away is not told where the path may be.
    const hidden = isChallenge(state) && carved.position < carved.total;
    const known = hidden ? new Uint32Array() : carved.witness();
    const kept = carved.kept();
    const ends = endIndexes(state);
    /** @type {Cells} */
    const cells = { open: [], gone: [], forced: [], witness: [], walls: state.walls ?? [] };
    // Of a large one that is done what stays says it all: it is drawn from its states.
    if (kept && (isLarge(state) || !isStepped(state))) cells.forced = [...kept];
    else if (isStepped(state)) sortCells(states, cells);
    const tree = known.length > 0 ? known : cells.forced;
    const paths =
      ends.length > 2 ? engine.branches(tree, { width: state.columns, terminals: ends }) : [known];
    const [route = new Uint32Array(), ...branches] = paths;
    cells.witness = [...known].filter((cell) => states[cell] === OPEN);
    return { states, route, branches, cells };
  }

  /** @param {Uint8Array} states @param {Cells} cells */
  function sortCells(states, { open, gone, forced, walls }) {
    const walled = new Set(walls);
    states.forEach((now, cell) => {
      if (now === OPEN) open.push(cell);
      else if (now === FORCED) forced.push(cell);
      else if (!walled.has(cell)) gone.push(cell);
    });
  }

  /** @param {State} state */
  function findUnreachable(state) {
    const { columns: width, rows: height } = state;
    const walls = [...(state.walls ?? []), ...(state.missing ?? [])];
    return engine.unreachableTerminals({ width, height, walls, terminals: endIndexes(state) });
  }

  /**
   * @param {State} state
   * @param {Uint8Array | null} states of a finished carving
   * @returns {import('../curves/crossings.js').Obstacles}
   */
  function makeObstacles({ columns: width, rows: height, walls }, states) {
    if (!states) return { width, height, walls: Uint32Array.from(walls ?? []) };
    const blocked = new Uint32Array(states.length);
    let count = 0;
    for (let cell = 0; cell < states.length; cell++) if (states[cell] === BLOCKED) blocked[count++] = cell;
    return { width, height, walls: blocked.subarray(0, count) };
  }

  return {
    at,
    /** Looks for the route of this state beside the page, if that takes long. @param {State} state */
    follow: (state) => searchFor(state)?.follow(state),
    /** What finds routes that take long; undefined while none was wanted. */
    get search() {
      return search;
    },
    /**
     * What a curve should not cross: walls, and every cell that was carved away once that is done; null off the grid.
     * @param {Route} route
     */
    obstacles({ grid, carving, shownState }) {
      if (!grid) return null;
      const { columns, rows, walls } = shownState;
      const states = carving?.position === carving?.total ? grid.states : null;
      return obstaclesOf([states, columns, rows, walls], shownState, states);
    },
    /** The ends that cannot be reached from the first one. @param {State} state @param {Route} route */
    unreachable(state, { grid, search: { bare, busy } }) {
      const { columns, rows, walls, missing, terminals } = state;
      if (!grid || grid.route.length > 0 || bare || busy) return [];
      return unreachableOf([columns, rows, walls, missing, terminals], state);
    },
    /** Gives back what the engine lent; it is fetched again when it is needed. */
    rest() {
      carvingOf.forget();
      gridOf.forget();
      search?.rest();
    },
  };
}
