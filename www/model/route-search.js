import { createCarving } from './carving.js';
import { endIndexes } from './sources/ends.js';
import { createGradualCarving } from './gradual-carving.js';
import { isSlow, isStepped } from './grid-size.js';

/**
 * Finds routes: at once where that takes no longer than a frame, else beside the page, while the figure goes on showing
 * what it showed. During a drag one search follows the other; after it the last one counts.
 *
 * @typedef {import('./scene.js').Engine} Engine
 * @typedef {ReturnType<typeof createCarving> | ReturnType<typeof createGradualCarving>} Carving
 * @typedef {import('./grid-size.js').State} State
 * @typedef {{ state: State, carving: Carving | null, grid: ReturnType<typeof gridOf> | null, bare: boolean }} Found
 */

/** The keys of the state that a carved or searched route depends on. */
export const ROUTE_KEYS = Object.freeze([
  'source',
  'columns',
  'rows',
  'seed',
  'wiggliness',
  'terminals',
  'walls',
]);

/** A search that takes no longer is not spoken of. */
const SHORT_MS = 150;

/** What to look for. @param {State} state */
function routeOf(state) {
  const [from, to] = endIndexes(state);
  return { width: state.columns, height: state.rows, walls: state.walls ?? [], from, to, seed: state.seed };
}

/** A grid with a route that was searched. @param {Uint32Array} route @param {readonly number[]} walls */
function gridOf(route, walls) {
  const cells = { open: [...walls], forced: [...route], witness: [], walls: [] };
  return { states: null, route, branches: [], cells };
}

/**
 * @param {Engine} engine
 * @param {import('./scene.js').Store} store
 * @param {(state: State) => import('./carving.js').CarvingOptions} optionsOf
 * @param {((steps: number) => void) | null} later told when what took long is done; null: nothing may take long
 * @param {Found | null} before what was to be seen until now
 */
export function createRouteSearch(engine, store, optionsOf, later, before) {
  /** What is shown, and for which state. */
  let shown = before;
  /** What is being looked for. @type {{ state: State, control: AbortController } | null} */
  let wanted = null;
  /** What was given up: it waits until it is asked for. @type {State | null} */
  let refused = null;
  /** How often something was found. */
  let found = 0;

  /** @param {State | null | undefined} one @param {State} other */
  const alike = (one, other) => Boolean(one) && ROUTE_KEYS.every((key) => Object.is(one?.[key], other[key]));

  /** @param {State} state @param {import('../engine.js').Carving | null} result */
  function carvingOf(state, result) {
    const make = (/** @type {boolean} */ stepped) => createCarving(engine, optionsOf(state), result, stepped);
    return isStepped(state) ? createGradualCarving(make(true), make(true)) : make(false);
  }

  /** @param {State} state @param {any} result @param {boolean} [bare] */
  function show(state, result, bare = false) {
    shown?.carving?.free();
    const carves = state.source === 'chisel';
    shown = {
      ...{ state, bare },
      carving: carves ? carvingOf(state, result) : null,
      grid: carves ? null : gridOf(result ?? new Uint32Array(), state.walls ?? []),
    };
  }

  /** @param {State} state */
  function findNow(state) {
    if (state.source === 'chisel') return engine.chisel(optionsOf(state));
    return engine.astar(routeOf(state));
  }

  /** @param {State} state @param {import('../engine/later.js').Watch} watch */
  function findLater(state, watch) {
    if (state.source === 'chisel') return engine.chiselLater(optionsOf(state), watch);
    return engine.astarLater(routeOf(state), watch);
  }

  function stop() {
    wanted?.control.abort();
    wanted = null;
    if (store.state.share !== null) store.set({ share: null });
  }

  /** @param {State} state @param {boolean} [quiet] */
  async function start(state, quiet = false) {
    stop();
    const control = new AbortController();
    const { signal } = control;
    wanted = { state, control };
    let [share, long] = [0, false];
    const tell = () => {
      // What is dragged now is not what will be waited for.
      if (long && wanted?.control === control && !store.inGesture) store.set({ share });
    };
    const timer = setTimeout(() => {
      long = true;
      tell();
    }, SHORT_MS);
    if (!quiet) store.set({ note: '' });
    try {
      const result = await findLater(state, {
        signal,
        onProgress(now) {
          share = now;
          tell();
        },
      });
      if (signal.aborted) return;
      wanted = null;
      show(state, result);
      store.set({ share: null, found: ++found });
      if (state.source === 'chisel' && !store.inGesture) later?.(Reflect.get(Object(result), 'steps') ?? 0);
    } catch (error) {
      if (signal.aborted) return;
      wanted = null;
      refused = state;
      store.set({ share: null, note: /** @type {Error} */ (error).message });
    } finally {
      clearTimeout(timer);
    }
  }

  /** What is to be seen now, which may be what was there before. */
  function current() {
    const { state } = store;
    if (shown && !shown.bare && alike(shown.state, state)) {
      if (wanted) stop();
    } else if (!isSlow(state) || !later) {
      if (wanted) stop();
      show(state, findNow(state));
    } else if (!alike(wanted?.state, state) && !alike(refused, state)) {
      if (!store.inGesture) start(state);
      else if (!wanted) start(state, true);
    }
    if (!shown || (shown.bare && !alike(shown.state, state))) show(state, null, true);
    return /** @type {Found} */ (shown);
  }

  const patient = () => (shown?.carving && 'goOn' in shown.carving ? shown.carving : null);

  return {
    carving: () => current().carving,
    /** The grid with a route that was not carved. */
    grid: () => current().grid,
    /** The state that what is to be seen belongs to. @returns {State} */
    shownState() {
      const route = shown && Object.fromEntries(ROUTE_KEYS.map((key) => [key, shown?.state[key]]));
      return { ...store.state, ...route };
    },
    /** Nothing was found yet. */
    get bare() {
      return shown?.bare ?? true;
    },
    /** Something else than what is to be seen is asked for. */
    get busy() {
      return wanted !== null;
    },
    /** What the state asks for was given up. */
    get idle() {
      return alike(refused, store.state);
    },
    /** Goes on towards a step that is far away. True: something has changed. */
    goOn: () => patient()?.goOn() ?? false,
    /** It is not there yet. */
    get behind() {
      return patient()?.behind ?? false;
    },
    /** Gives up what is looked for: the figure goes back to what it shows. */
    cancel() {
      if (!wanted) return false;
      refused = wanted.state;
      stop();
      if (shown && !shown.bare) {
        const { state } = shown;
        store.set(Object.fromEntries(ROUTE_KEYS.map((key) => [key, state[key]])), 'user');
      }
      return true;
    },
    /** Begins again with what was given up. */
    retry() {
      refused = null;
      store.set({ note: '' });
      if (!wanted) start(store.state);
    },
    /** Gives everything back. */
    rest() {
      if (wanted) stop();
      shown?.carving?.free();
      shown = null;
      refused = null;
    },
  };
}
