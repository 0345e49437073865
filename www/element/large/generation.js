import { createCarving } from '../carving.js';
import { ROUTED_BY } from '../routed-by.js';
import { isQuick, isStepped } from './size.js';

/**
 * Carves large grids: at once where that takes no longer than a frame, else elsewhere, while the figure goes on showing
 * what it showed. Nothing is begun while a hand still moves things.
 *
 * @typedef {import('../content.js').Engine} Engine
 * @typedef {ReturnType<typeof createCarving>} Carving
 * @typedef {import('./size.js').State} State
 *
 * @param {Engine} engine
 * @param {import('../content.js').Store} store
 * @param {(state: State) => import('../carving.js').CarvingOptions} optionsOf
 * @param {((steps: number) => void) | null} later told when what took long is done; null: nothing may take long
 */
export function createGeneration(engine, store, optionsOf, later) {
  /** What is shown, and for which state. @type {{ state: State, carving: Carving, bare: boolean } | null} */
  let shown = null;
  /** What is being carved. @type {{ state: State, control: AbortController } | null} */
  let wanted = null;
  /** What was given up: it waits until it is asked for. @type {State | null} */
  let refused = null;

  /** @param {State | null | undefined} one @param {State} other */
  const alike = (one, other) => Boolean(one) && ROUTED_BY.every((key) => Object.is(one?.[key], other[key]));

  /** @param {State} state @param {import('../../engine.js').Carving | null} result @param {boolean} bare */
  function show(state, result, bare) {
    shown?.carving.free();
    shown = { state, carving: createCarving(engine, optionsOf(state), result, isStepped(state)), bare };
  }

  function stop() {
    wanted?.control.abort();
    wanted = null;
    store.set({ share: null });
  }

  /** @param {State} state */
  async function start(state) {
    stop();
    const control = new AbortController();
    wanted = { state, control };
    store.set({ share: 0, note: '' });
    try {
      const result = await engine.chiselLater(optionsOf(state), {
        signal: control.signal,
        onProgress: (share) => control.signal.aborted || store.set({ share }),
      });
      if (control.signal.aborted) return;
      wanted = null;
      show(state, result, false);
      store.set({ share: null });
      later?.(result?.steps ?? 0);
    } catch (error) {
      if (control.signal.aborted) return;
      wanted = null;
      refused = state;
      store.set({ share: null, note: /** @type {Error} */ (error).message });
    }
  }

  return {
    /** The carving to be seen now, which may be the one before. */
    carving() {
      const { state } = store;
      if (shown && !shown.bare && alike(shown.state, state)) {
        if (wanted) stop();
      } else if (isQuick(state) || !later) {
        if (wanted) stop();
        show(state, engine.chisel(optionsOf(state)), false);
      } else if (!store.inGesture && !alike(wanted?.state, state) && !alike(refused, state)) {
        start(state);
      }
      if (!shown || (shown.bare && !alike(shown.state, state))) show(state, null, true);
      return /** @type {NonNullable<typeof shown>} */ (shown).carving;
    },
    /** The state that the carving to be seen belongs to. @returns {State} */
    scene() {
      const route = shown && Object.fromEntries(ROUTED_BY.map((key) => [key, shown?.state[key]]));
      return { ...store.state, ...route };
    },
    /** Nothing was carved yet. */
    get bare() {
      return shown?.bare ?? true;
    },
    /** What the state asks for was given up. */
    get idle() {
      return alike(refused, store.state);
    },
    /** Gives up what is being carved: the figure goes back to what it shows. */
    cancel() {
      if (!wanted) return false;
      refused = wanted.state;
      stop();
      if (shown && !shown.bare) {
        const { state } = shown;
        store.set(Object.fromEntries(ROUTED_BY.map((key) => [key, state[key]])), 'user');
      }
      return true;
    },
    /** Begins again with what was given up. */
    retry() {
      refused = null;
      store.set({ note: '' });
      if (store.state.share === null) start(store.state);
    },
    /** Gives everything back. */
    rest() {
      if (wanted) stop();
      shown?.carving.free();
      shown = null;
      refused = null;
    },
  };
}
