import { BLOCKED, FORCED } from '../model/carving.js';
import { isChallenge } from '../model/challenge.js';
import { endIndexes } from '../sources/ends.js';
import { cellAround } from '../view/grid-view.js';

/** So long it is shown what a stone would separate. */
const PARTING_MS = 3000;

/**
 * Taking stones away, one by one: the reader's tries are the order of the carving, each a step of history.
 *
 * @param {object} given
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {() => import('../model/snapshot.js').Snapshot} given.current
 * @param {ReturnType<typeof import('./transport.js').createTransport>} given.transport
 * @param {ReturnType<typeof import('./shaking.js').createShaking>} given.shaking
 * @param {(type: 'step' | 'done', detail: import('./transport.js').StepDetail) => void} given.announce
 */
export function createChallengeActions({ store, current, transport, shaking, announce }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  // Undo, say, changes what would be separated.
  store.subscribe((_, changed) => {
    if (changed.has('order') && !changed.has('parting')) store.set({ parting: -1 });
  });

  /** Shows that a stone cannot go, and why. @param {number} cell */
  function refuse(cell) {
    clearTimeout(timer);
    timer = setTimeout(() => store.set({ parting: -1 }), PARTING_MS);
    shaking.start(cell, performance.now());
    store.set({ parting: cell });
  }

  return {
    isOn: () => isChallenge(store.state) && !store.state.readonly,
    /**
     * Tries the stone around a point: it goes, or it is shown why it cannot.
     * @param {number} x
     * @param {number} y
     * @param {import('../model/store.js').Cause} cause
     */
    take(x, y, cause) {
      const { state } = store;
      const [column, row] = cellAround(/** @type {any} */ (state), x, y);
      const cell = row * state.columns + column;
      const before = current().grid?.states;
      store.set({ note: '', touched: true, parting: -1 });
      if (!before || before[cell] === BLOCKED) return;
      if (before[cell] === FORCED || endIndexes(state).includes(cell)) {
        refuse(cell);
        return;
      }
      store.set({ order: [...(state.order ?? []), cell], parting: -1 }, cause);
      const { grid, position: step, total } = current();
      const after = /** @type {Uint8Array} */ (grid?.states);
      const outcome = after[cell] === BLOCKED ? 'blocked' : 'forced';
      if (outcome === 'forced') refuse(cell);
      transport.fade(before, after, performance.now());
      announce('step', { step, total, cell, outcome });
      if (step === total) announce('done', { step, total, cell, outcome });
    },
    /** Puts every stone back that the reader took. @param {import('../model/store.js').Cause} cause */
    restart: (cause) => store.set({ order: null, parting: -1, note: '' }, cause),
    stop: () => clearTimeout(timer),
  };
}
