import { endCells } from '../sources/ends.js';
import { changeDimension } from '../sources/points.js';
import { fill } from '../strings.js';
import { ATTRIBUTES } from './attributes.js';
import { formatAttribute, parseAttribute } from './attribute-text.js';

/** Attributes that list cells of the grid by index. */
const CELL_LISTS = ['walls', 'missing', 'order'];

/** As a sentence can name it. @param {string} text */
const shorten = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** @param {string} name of an attribute */
export const rowOf = (name) =>
  /** @type {typeof ATTRIBUTES[0]} */ (ATTRIBUTES.find((row) => row.name === name));

/**
 * Attributes as changes of the store; what makes no sense is replaced by the default, and reported.
 *
 * @param {object} given
 * @param {HTMLElement} given.host
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {() => import('../strings.js').Words} given.words
 * @param {(row: import('./attributes.js').AttributeRow) => import('./attributes.js').Range} given.rangeOf
 * @param {(type: string, detail: object) => void} given.announce
 */
export function createAttributeInput({ host, store, words, rangeOf, announce }) {
  /** The ends that were reported to lie beyond the grid. @type {unknown} */
  let reported = null;

  /**
   * @param {import('./attributes.js').AttributeRow} row
   * @param {unknown} given
   */
  function refuse(row, given) {
    const value = shorten(formatAttribute(row, given) ?? '');
    const fallback = formatAttribute(row, row.start) || words().nothing;
    const message = fill(words().badAttribute, { name: row.name, value, fallback });
    announce('error', { code: 'BadArgument', argument: row.name, message });
    console.warn(message, host);
  }

  /** The points that there are, in another dimension. @param {number} dimension */
  function inDimension(dimension) {
    const { points, dimension: before } = store.state;
    return points && dimension !== before ? { points: changeDimension(points, before, dimension) } : {};
  }

  return {
    refuse,
    /**
     * @param {import('./attributes.js').AttributeRow} row
     * @param {string | null} text
     * @param {import('../model/store.js').Cause} [cause]
     * @returns {any} the value that counts now; undefined: the text stood for none, and the default counts
     */
    take(row, text, cause = 'api') {
      const range = row.kind === 'tuples' ? store.state : rangeOf(row);
      const value = parseAttribute(row, text, range);
      const taken = value === undefined ? row.start : value;
      store.set({ [row.key]: taken, ...(row.key === 'dimension' ? inDimension(taken) : {}) }, cause);
      return value;
    },
    /** What lies beyond the grid is known when all was said of it. Ends come back when the grid grows. */
    checkGrid() {
      const { state } = store;
      const { columns, rows, terminals } = state;
      for (const name of CELL_LISTS) {
        const cells = state[name];
        if (!cells?.some((/** @type {number} */ cell) => cell >= columns * rows)) continue;
        refuse(rowOf(name), cells);
        store.set({ [name]: null });
      }
      const beyond = terminals && endCells(state) !== terminals && terminals;
      if (beyond && beyond !== reported) refuse(rowOf('terminals'), beyond);
      reported = beyond;
    },
  };
}
