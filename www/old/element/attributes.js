import { CURVES } from '../curves/registry.js';
import { PARTS } from '../model/parts.js';
import { SOURCES, throughOf } from '../sources/index.js';

/**
 * The one table of what an author can say about a figure: every attribute with its kind and its starting value.
 * Ranges of an algorithm's parameters are the core's own and come from its table (`param`).
 *
 * @typedef {'choice' | 'whole' | 'number' | 'flag' | 'pairs' | 'tuples' | 'place' | 'runs' | 'cells' | 'words' | 'text'} Kind
 * @typedef {object} AttributeRow
 * @property {string} name
 * @property {string} key the same in camel case: the property and the key in the store
 * @property {Kind} kind
 * @property {any} start
 * @property {boolean} [remembered] part of the figure's shown state: the state string knows it
 * @property {boolean} [undone] undo brings it back, as it does with all that is remembered where nothing else is said
 * @property {readonly string[]} [choices]
 * @property {string} code its name in a state string, which never changes
 * @property {number} [min]
 * @property {number} [max]
 * @property {string} [infinite] the word for "no limit"
 * @property {readonly [algorithm: string, parameter: string]} [param]
 * @property {(state: Readonly<Record<string, any>>) => any} [resolve] the value that counts where nobody said one
 * @property {any} [untold] what a state string means that does not tell it, if that is not the start
 * @property {boolean} [ofCurve] it steers a curve
 */

/** @param {{ id: string }} curve */
const idOf = ({ id }) => id;

/** Cells along one side of a grid. */
export const MOST_SIDE = 2048;

/** What only some rows have. @typedef {Partial<Omit<AttributeRow, 'name' | 'key' | 'kind' | 'start' | 'code'>>} More */

/**
 * Name, kind, start; for what a state string tells, its name there.
 * @typedef {readonly [name: string, kind: Kind, start: any, code?: string, more?: More]} AttributeEntry
 */

/** Numbers first, then switches: state strings and documents have this order. */
const OF_CURVES = CURVES.flatMap(({ attributes }) => attributes)
  .map(
    ([name, kind, start, code, more]) =>
      /** @type {const} */ ([name, kind, start, code, { ...more, ofCurve: true }]),
  )
  .sort((a, b) => Number(a[1] === 'flag') - Number(b[1] === 'flag'));

/** @type {readonly AttributeEntry[]} */
const ROWS = [
  ['source', 'choice', 'chisel', 's', { choices: Object.keys(SOURCES) }],
  ['columns', 'whole', 20, 'c', { min: 2, max: MOST_SIDE }],
  ['rows', 'whole', 20, 'r', { min: 2, max: MOST_SIDE }],
  ['seed', 'whole', 1, 'n', { param: ['chisel', 'seed'] }],
  ['wiggliness', 'number', 1, 'w', { param: ['chisel', 'wiggliness'] }],
  ['terminals', 'pairs', null, 'e'],
  ['walls', 'runs', null, 'b'],
  ['missing', 'runs', null, 'j'],
  ['order', 'cells', null, 'u'],
  ['challenge', 'flag', false, 'k'],
  ['dimension', 'whole', 2, 'd', { min: 2, max: 3 }],
  ['points', 'tuples', null, 'p'],
  ['origin', 'place', null, 'q'],
  ['closed', 'flag', false, 'l'],
  ['overlays', 'words', CURVES.filter(({ shown }) => shown).map(idOf), 'o', { choices: CURVES.map(idOf) }],
  [
    'through',
    'choice',
    null,
    't',
    // Links that are older than this attribute show what they showed.
    { choices: ['raw', 'simplified'], resolve: throughOf, untold: 'raw' },
  ],
  ...OF_CURVES,
  ['guarded', 'flag', false, 'g'],
  ['view', 'choice', 'states', 'i', { choices: ['states', 'trail'] }],
  ['marks', 'flag', false, 'm'],
  ['follow', 'flag', false, 'f'],
  ['compare', 'flag', false, 'x', { remembered: false }],
  ['speed', 'number', 60, 'h', { min: 0.1, max: 1e6, infinite: 'instant', undone: false }],
  ['ui', 'choice', 'full', '', { choices: ['full', 'mini', 'more', 'none'] }],
  ['theme', 'choice', 'auto', '', { choices: ['auto', 'light', 'dark'] }],
  ['tool', 'choice', 'move', '', { choices: ['move', 'walls'] }],
  ['readonly', 'flag', false],
  ['autoplay', 'flag', false],
  ['loading', 'choice', 'lazy', '', { choices: ['lazy', 'eager'] }],
  [
    'touch-action',
    'choice',
    'manipulation',
    '',
    { choices: ['manipulation', 'auto', 'pan-x', 'pan-y', 'none'] },
  ],
  ['label', 'text', ''],
  ['highlight', 'words', [], '', { choices: PARTS }],
  // The last row, so that it has the last word.
  ['state', 'text', ''],
];

/** @type {readonly AttributeRow[]} */
export const ATTRIBUTES = Object.freeze(
  ROWS.map(([name, kind, start, code, more]) =>
    Object.freeze({
      ...{ name, kind, start, code: code || name, key: camelCase(name) },
      ...{ remembered: Boolean(code), ...more },
    }),
  ),
);

/** @param {string} name */
function camelCase(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

/** The state of a figure that nobody said anything about. */
export function startingState() {
  return Object.fromEntries(ATTRIBUTES.map((row) => [row.key, row.start]));
}

/** @typedef {{ min?: number, max?: number, dimension?: number }} Range what the core and the figure allow */
