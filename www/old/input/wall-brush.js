import { cellAround } from '../view/grid-view.js';
import { endIndexes } from '../sources/ends.js';
import { cursorCell } from './cell-cursor.js';

/**
 * Building walls and tearing them down. A stroke that begins on a wall tears down, any other builds;
 * each is one step of history, and no end of the path is ever built over.
 *
 * @param {object} given
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {(cell: { x: number, y: number }, what: 'wall' | 'open') => void} given.tell
 */
export function createWallBrush({ store, tell }) {
  /** @type {{ builds: boolean, last: [number, number] } | null} */
  let stroke = null;

  const wallsNow = () => new Set(/** @type {number[]} */ (store.state.walls ?? []));

  /**
   * @param {[number, number][]} cells
   * @param {boolean} builds
   * @param {import('../model/store.js').Cause} cause
   */
  function lay(cells, builds, cause) {
    const { columns } = store.state;
    const walls = wallsNow();
    const ends = new Set(endIndexes(store.state));
    for (const [x, y] of cells) {
      const cell = y * columns + x;
      if (!builds) walls.delete(cell);
      else if (!ends.has(cell)) walls.add(cell);
    }
    store.set({ walls: [...walls].sort((a, b) => a - b) }, cause);
  }

  /** @param {number} x @param {number} y */
  const isWall = (x, y) => wallsNow().has(y * store.state.columns + x);

  /** @param {number} x @param {number} y @returns {[number, number]} */
  const around = (x, y) => cellAround(/** @type {any} */ (store.state), x, y);

  return {
    /** @param {number} x @param {number} y */
    begin(x, y) {
      const cell = around(x, y);
      stroke = { builds: !isWall(...cell), last: cell };
      store.begin();
      store.set({ note: '', touched: true });
      lay([cell], stroke.builds, 'user');
    },
    /** @param {number} x @param {number} y */
    move(x, y) {
      if (!stroke) return;
      const cell = around(x, y);
      lay(between(stroke.last, cell), stroke.builds, 'user');
      stroke.last = cell;
    },
    end() {
      stroke = null;
      store.commit();
    },
    cancel() {
      stroke = null;
      store.cancel();
    },
    /**
     * The keyboard's brush: goes by so many cells, and with `laying` goes on with what it stands on.
     * @param {number} dx
     * @param {number} dy
     * @param {boolean} laying
     */
    walk(dx, dy, laying) {
      const [x, y] = this.place();
      const next = around(x + dx, y + dy);
      if (laying) {
        const ends = endIndexes(store.state);
        const builds = isWall(x, y) || ends.includes(y * store.state.columns + x);
        lay([next], builds, 'keyboard');
      }
      this.stand(next);
    },
    /** Builds a wall where the brush stands, or tears it down. */
    toggle() {
      const [x, y] = this.place();
      lay([[x, y]], !isWall(x, y), 'keyboard');
      this.stand([x, y]);
    },
    /** Where the brush stands. */
    place: () => cursorCell(store.state),
    /** @param {[number, number]} cell */
    stand([x, y]) {
      store.set({ cursor: y * store.state.columns + x, touched: true });
      tell({ x, y }, isWall(x, y) ? 'wall' : 'open');
    },
  };
}

/**
 * The cells from one to another without a gap, each beside the one before; the first is left out.
 * @param {[number, number]} from
 * @param {[number, number]} to
 */
function between([x, y], [toX, toY]) {
  /** @type {[number, number][]} */
  const cells = [];
  const [wide, high] = [Math.abs(toX - x), Math.abs(toY - y)];
  for (let [across, down] = [0, 0]; across < wide || down < high;) {
    if (down * wide >= across * high && across < wide) {
      across += 1;
      x += Math.sign(toX - x);
    } else {
      down += 1;
      y += Math.sign(toY - y);
    }
    cells.push([x, y]);
  }
  return cells;
}
