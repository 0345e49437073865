import { ATTRIBUTES } from './attributes.js';
import { formatAttribute, parseAttribute } from './attribute-text.js';

const VERSION = '1';
/** More than a figure's state takes that can be worked with; links have a limit of their own. */
const LONGEST = 20_000_000;
/** Radians: more than any hand turns. */
const TURNS = 1000;

/**
 * A figure's shown state as one short string, and where the carving stands. What it does not tell has its starting
 * value, but for attributes that say what it means then (`untold`).
 * @param {Record<string, any>} state
 * @returns {string}
 */
export function writeState(state) {
  const words = new URLSearchParams({ v: VERSION });
  for (const row of ATTRIBUTES) {
    if (!row.remembered) continue;
    const value = row.resolve ? row.resolve(state) : state[row.key];
    const text = formatAttribute(row, value, state.dimension);
    if (text !== formatAttribute(row, row.untold ?? row.start)) words.set(row.code, text ?? '');
  }
  if (state.position !== null) words.set('at', String(state.position));
  if (state.dimension === 3 && state.orbit) words.set('turn', state.orbit.join(' '));
  // A comma is safe in an address; written out it takes three letters.
  return words.toString().replaceAll('%2C', ',');
}

/**
 * The state that such a string tells, whole; null: it was not written by this kind of figure.
 * @param {string} text
 * @param {(row: import('./attributes.js').AttributeRow) => import('./attributes.js').Range | undefined} rangeOf
 * @returns {Record<string, any> | null}
 */
export function readState(text, rangeOf) {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  const words = new URLSearchParams(unescape(text.trim()));
  if (words.get('v') !== VERSION) return null;
  // There is one zero.
  const at = Number(words.get('at') ?? NaN) + 0;
  /** @type {Record<string, any>} */
  const state = {
    position: Number.isInteger(at) && at >= 0 ? at : null,
    orbit: null,
  };
  for (const row of ATTRIBUTES) {
    if (!row.remembered) continue;
    const word = words.get(row.code) ?? words.get(row.name);
    const range = row.kind === 'tuples' ? { dimension: state.dimension } : rangeOf(row);
    const value = word === null ? (row.untold ?? row.start) : parseAttribute(row, word, range);
    if (value === undefined) return null;
    state[row.key] = value;
  }
  // What the figure begins with anyway stays open to another source.
  for (const { key, start, resolve } of ATTRIBUTES)
    if (resolve && resolve({ ...state, [key]: start }) === state[key]) state[key] = start;
  if (state.dimension === 3) state.orbit = readOrbit(words.get('turn'));
  return state;
}

/** Whether a text may be what `writeState` wrote, as a file has it: no track begins so. @param {unknown} text */
export function beginsState(text) {
  return typeof text === 'string' && /^\s*v=/.test(text);
}

/**
 * Addresses copied out of a page's source have `&amp;` between their parts; no state is written with it.
 * @param {string} text
 */
export function unescape(text) {
  return text.replaceAll('&amp;', '&');
}

const CODES = new Set(ATTRIBUTES.filter(({ remembered }) => remembered).map(({ code }) => code));

/** Whether a text tells of a figure as state strings do, but for their version. @param {string} text */
export function lacksVersion(text) {
  const words = new URLSearchParams(unescape(text));
  return !words.has('v') && [...words].some(([name, value]) => CODES.has(name) && value !== '');
}

/** @param {string | null} text */
function readOrbit(text) {
  const angles = text?.split(' ').map((angle) => Number(angle) + 0) ?? [];
  return angles.length === 2 && angles.every((angle) => Math.abs(angle) <= TURNS) ? angles : null;
}
