import { ATTRIBUTES, formatAttribute, parseAttribute } from './attributes.js';

const VERSION = '1';

/**
 * A figure's shown state as one short string: what differs from the starting values, and where the carving stands.
 * @param {Record<string, any>} state
 * @returns {string}
 */
export function writeState(state) {
  const words = new URLSearchParams({ v: VERSION });
  for (const row of ATTRIBUTES) {
    if (!row.remembered) continue;
    const text = formatAttribute(row, state[row.key]);
    if (text !== formatAttribute(row, row.start)) words.set(row.name, text ?? '');
  }
  if (state.position !== null) words.set('at', String(state.position));
  return words.toString();
}

/**
 * The state that such a string tells, whole; null: it was not written by this kind of figure.
 * @param {string} text
 * @param {(row: import('./attributes.js').AttributeRow) => { min?: number, max?: number } | undefined} rangeOf
 * @returns {Record<string, any> | null}
 */
export function readState(text, rangeOf) {
  const words = new URLSearchParams(text);
  if (words.get('v') !== VERSION) return null;
  const at = Number(words.get('at') ?? NaN);
  /** @type {Record<string, any>} */
  const state = { position: Number.isInteger(at) && at >= 0 ? at : null };
  for (const row of ATTRIBUTES) {
    if (!row.remembered) continue;
    const value = words.has(row.name) ? parseAttribute(row, words.get(row.name), rangeOf(row)) : row.start;
    if (value === undefined) return null;
    state[row.key] = value;
  }
  return state;
}
