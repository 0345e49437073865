import { BLOCKED, FORCED } from '../model/carving.js';
import { cellAround } from '../view/grid-view.js';
import { cursorCell } from './cell-cursor.js';

/**
 * Walks the stones of a challenge by keys, and tries the one that it stands on.
 *
 * @param {object} given
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {() => import('../model/snapshot.js').Snapshot} given.current
 * @param {(x: number, y: number, cause: 'keyboard') => void} given.take
 * @param {(cell: { x: number, y: number }, what: 'gone' | 'needed' | 'stone') => void} given.tell
 */
export function createStoneCursor({ store, current, take, tell }) {
  /** @param {[number, number]} cell */
  function stand([x, y]) {
    const cursor = y * store.state.columns + x;
    store.set({ cursor, touched: true, parting: -1 });
    const state = current().grid?.states?.[cursor];
    tell({ x, y }, state === BLOCKED ? 'gone' : state === FORCED ? 'needed' : 'stone');
  }

  return {
    /** @param {number} dx @param {number} dy */
    walk(dx, dy) {
      const [x, y] = cursorCell(store.state);
      // The first key shows where it stands.
      if (store.state.cursor < 0) stand([x, y]);
      else stand(cellAround(/** @type {any} */ (store.state), x + dx, y + dy));
    },
    take() {
      const [x, y] = cursorCell(store.state);
      store.set({ cursor: y * store.state.columns + x });
      take(x, y, 'keyboard');
    },
    leave: () => store.set({ cursor: -1, note: '' }),
  };
}
