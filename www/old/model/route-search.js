import { sourceOf } from '../sources/index.js';
import { createCarving } from './carving.js';
import { createGradualCarving } from './gradual-carving.js';
import { isSlow, isStepped } from './grid-size.js';

/**
 * Finds routes: at once where that takes no longer than a frame, else beside the page, while the figure goes on showing
 * what it showed. During a drag one search follows the other; after it the last one counts.
 *
 * @typedef {import('./snapshot.js').Engine} Engine
 * @typedef {ReturnType<typeof createCarving> | ReturnType<typeof createGradualCarving>} Carving
 * @typedef {import('./grid-size.js').State} State
 * @typedef {{ state: State, carving: Carving | null, grid: ReturnType<typeof gridOf> | null, bare: boolean }} Found
 *
 * How far a search is.
 * @typedef {object} Progress
 * @property {number | null} share of what takes long enough to be spoken of
 * @property {boolean} busy something else than what is to be seen is looked for
 * @property {boolean} bare nothing was found yet
 * @property {boolean} idle what the state asks for was given up
 * @property {boolean} found what the state asks for is what is to be seen
 *
 * How the figure goes on while something is looked for.
 * @typedef {object} Meanwhile
 * @property {() => boolean} moving during a drag: what is looked for is not what will be waited for
 * @property {(note: string) => void} say
 * @property {(error: unknown) => void} fail nothing was found, for this reason
 * @property {() => void} redraw there is something else to show
 * @property {(steps: number) => void} done what was waited for was carved
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
  'missing',
  'order',
  'challenge',
]);

/** A search that takes no longer is not spoken of. */
const SHORT_MS = 150;

/** How the source of this state finds its route. @param {State} state */
const finderOf = (state) => /** @type {import('../sources/index.js').GridSource} */ (sourceOf(state).grid);

/** A grid with a route that was searched. @param {Uint32Array} route @param {readonly number[]} walls */
function gridOf(route, walls) {
  const cells = { open: [], gone: [], forced: [...route], witness: [], walls: [...walls] };
  return { states: null, route, branches: [], cells };
}

/**
 * @param {Engine} engine
 * @param {Meanwhile | null} meanwhile null: all is found at once
 * @param {Found | null} before what was to be seen until now
 */
export function createRouteSearch(engine, meanwhile, before) {
  /** What is shown, and for which state. */
  let shown = before;
  /** What is being looked for. @type {{ state: State, control: AbortController } | null} */
  let wanted = null;
  /** What was given up: it waits until it is asked for. @type {State | null} */
  let refused = null;
  /** @type {number | null} */
  let share = null;

  /** @param {State | null | undefined} one @param {State} other */
  const alike = (one, other) => Boolean(one) && ROUTE_KEYS.every((key) => Object.is(one?.[key], other[key]));

  /** @param {State} state @param {import('../../engine.js').Carving | null} result */
  function carvingOf(state, result) {
    const options = finderOf(state).request(state);
    const make = (/** @type {boolean} */ stepped) => createCarving(engine, options, result, stepped);
    return isStepped(state) ? createGradualCarving(make(true), make(true)) : make(false);
  }

  /** @param {State} state @param {any} result @param {boolean} [bare] */
  function show(state, result, bare = false) {
    shown?.carving?.free();
    const carves = finderOf(state).carved;
    shown = {
      ...{ state, bare },
      carving: carves ? carvingOf(state, result) : null,
      grid: carves ? null : gridOf(result ?? new Uint32Array(), state.walls ?? []),
    };
    return shown;
  }

  /** @param {State} state */
  function findNow(state) {
    const { find, request } = finderOf(state);
    return find(engine, request(state));
  }

  function stop() {
    wanted?.control.abort();
    wanted = null;
    share = null;
  }

  /** @param {State} state @param {Meanwhile} figure */
  async function start(state, figure) {
    const quiet = figure.moving();
    stop();
    const control = new AbortController();
    const { signal } = control;
    wanted = { state, control };
    let [now, long] = [0, false];
    const tell = () => {
      if (!long || signal.aborted || figure.moving()) return;
      share = now;
      figure.redraw();
    };
    const timer = setTimeout(() => {
      long = true;
      tell();
    }, SHORT_MS);
    if (!quiet) figure.say('');
    try {
      const onProgress = (/** @type {number} */ part) => {
        now = part;
        tell();
      };
      const { carved, findLater, request } = finderOf(state);
      const result = await findLater(engine, request(state), { signal, onProgress });
      if (signal.aborted) return;
      [wanted, share] = [null, null];
      show(state, result);
      figure.redraw();
      if (carved && !figure.moving()) figure.done(Reflect.get(Object(result), 'steps') ?? 0);
    } catch (error) {
      if (signal.aborted) return;
      [wanted, share] = [null, null];
      refused = state;
      figure.fail(error);
      figure.redraw();
    } finally {
      clearTimeout(timer);
    }
  }

  /** What is to be seen belongs to this state. @param {State} state */
  const isShown = (state) => shown !== null && !shown.bare && alike(shown.state, state);

  /** @param {State} state @returns {state is State} it is found beside the page */
  const waits = (state) => meanwhile !== null && isSlow(state);

  const gradual = () => (shown?.carving && 'goOn' in shown.carving ? shown.carving : null);

  return {
    /** What is to be seen in this state, which may be what was there before. @param {State} state @returns {Found} */
    at(state) {
      if (!isShown(state) && !waits(state)) show(state, findNow(state));
      if (wanted && isShown(state)) stop();
      if (shown && (!shown.bare || alike(shown.state, state))) return shown;
      return show(state, null, true);
    },
    /** Looks for the route of this state, if it waits for that. @param {State} state */
    follow(state) {
      if (!meanwhile || !waits(state) || isShown(state)) return;
      if (alike(wanted?.state, state) || alike(refused, state)) return;
      if (!meanwhile.moving() || !wanted) start(state, meanwhile);
    },
    /** The state that what is to be seen belongs to. @param {State} state @returns {State} */
    shownState(state) {
      const route = shown && Object.fromEntries(ROUTE_KEYS.map((key) => [key, shown?.state[key]]));
      return { ...state, ...route };
    },
    /** @param {State} state @returns {Progress} */
    progress: (state) => ({
      share,
      busy: wanted !== null,
      bare: shown?.bare ?? true,
      idle: alike(refused, state),
      found: isShown(state),
    }),
    /** Goes on towards a step that is far away. True: something has changed. */
    goOn: () => gradual()?.goOn() ?? false,
    /** It is not there yet. */
    get behind() {
      return gradual()?.behind ?? false;
    },
    /** Gives up what is looked for. @returns {State | null} what the figure goes back to; null: there was nothing to give up */
    cancel() {
      if (!wanted) return null;
      refused = wanted.state;
      stop();
      if (!shown || shown.bare) return {};
      const { state } = shown;
      return Object.fromEntries(ROUTE_KEYS.map((key) => [key, state[key]]));
    },
    /** Begins again with what was given up. @param {State} state */
    retry(state) {
      refused = null;
      if (meanwhile && !wanted) start(state, meanwhile);
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
