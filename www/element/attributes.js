/**
 * The one table of what an author can say about a figure: every attribute with its kind and its starting value.
 * Ranges of an algorithm's parameters are the core's own and come from its table (`param`).
 *
 * @typedef {'choice' | 'whole' | 'number' | 'flag' | 'pairs' | 'tuples' | 'runs' | 'words' | 'text'} Kind
 * @typedef {object} AttributeRow
 * @property {string} name
 * @property {string} key the same in camel case: the property and the key in the store
 * @property {Kind} kind
 * @property {any} start
 * @property {boolean} [remembered] part of the figure's shown state: undo and the state string know it
 * @property {readonly string[]} [choices]
 * @property {string} code its name in a state string, which never changes
 * @property {number} [min]
 * @property {number} [max]
 * @property {string} [infinite] the word for "no limit"
 * @property {readonly [algorithm: string, parameter: string]} [param]
 */

/** Cells along one side of a grid. */
const MOST_SIDE = 2048;

/** What only some rows have. @typedef {Partial<Omit<AttributeRow, 'name' | 'key' | 'kind' | 'start' | 'code'>>} More */

/**
 * Name, kind, start; for what a state string tells, its name there.
 * @type {readonly [name: string, kind: Kind, start: any, code?: string, more?: More][]}
 */
const ROWS = [
  ['source', 'choice', 'chisel', 's', { choices: ['chisel', 'astar', 'waypoints', 'track'] }],
  ['columns', 'whole', 20, 'c', { min: 2, max: MOST_SIDE }],
  ['rows', 'whole', 20, 'r', { min: 2, max: MOST_SIDE }],
  ['seed', 'whole', 1, 'n', { param: ['chisel', 'seed'] }],
  ['wiggliness', 'number', 1, 'w', { param: ['chisel', 'wiggliness'] }],
  ['terminals', 'pairs', null, 'e'],
  ['walls', 'runs', null, 'b'],
  ['dimension', 'whole', 2, 'd', { min: 2, max: 3 }],
  ['points', 'tuples', null, 'p'],
  ['closed', 'flag', false, 'l'],
  ['overlays', 'words', ['raw', 'chaikin'], 'o', { choices: ['raw', 'chaikin', 'rdp', 'catmull-rom'] }],
  ['passes', 'whole', 4, 'cp', { param: ['refine', 'passes'] }],
  ['ratio', 'number', 0.25, 'cr', { param: ['chaikin', 'ratio'] }],
  ['angle-limit', 'number', 0, 'ca', { param: ['refine', 'angleLimit'] }],
  ['outlier-angle', 'number', Infinity, 'co', { param: ['refine', 'outlierAngle'], infinite: 'none' }],
  ['tolerance', 'number', 0.75, 'rt', { param: ['simplify', 'tolerance'] }],
  ['alpha', 'number', 0.5, 'ma', { param: ['catmullRom', 'alpha'] }],
  ['subdivisions', 'whole', 8, 'ms', { param: ['catmullRom', 'subdivisions'] }],
  ['published', 'flag', false, 'cq'],
  ['guarded', 'flag', false, 'g'],
  ['view', 'choice', 'states', 'i', { choices: ['states', 'trail'] }],
  ['marks', 'flag', false, 'm'],
  ['follow', 'flag', false, 'f'],
  ['compare', 'flag', false, 'x', { remembered: false }],
  ['speed', 'number', 60, 'h', { min: 0.1, max: 1e6, infinite: 'instant' }],
  ['ui', 'choice', 'full', '', { choices: ['full', 'mini', 'none'] }],
  ['theme', 'choice', 'auto', '', { choices: ['auto', 'light', 'dark'] }],
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

/**
 * The value that a text stands for; undefined: it stands for none.
 * @param {AttributeRow} row
 * @param {string | null} text null: the attribute is not there
 * @param {Range} [range]
 * @returns {any}
 */
export function parseAttribute(row, text, range = row) {
  if (row.kind === 'flag') return text !== null && text !== 'false';
  if (text === null) return row.start;
  switch (row.kind) {
    case 'choice':
      return row.choices?.includes(text) ? text : undefined;
    case 'words':
      return parseWords(text, row.choices ?? []);
    case 'pairs':
      return text.trim() === '' ? null : parseTuples(text, 2);
    case 'tuples':
      return text.trim() === '' ? null : parseTuples(text, /** @type {Range} */ (range).dimension ?? 2);
    case 'runs':
      return parseRuns(text);
    case 'text':
      return text;
    default:
      return parseNumber(row, text, range);
  }
}

/**
 * The text that `parseAttribute` would read as this value; null: leave the attribute out.
 * @param {AttributeRow} row
 * @param {any} value
 * @param {number} [dimension] of points
 * @returns {string | null}
 */
export function formatAttribute(row, value, dimension = 2) {
  if (row.kind === 'flag') return value && value !== 'false' ? '' : null;
  if (value === null || value === undefined) return null;
  if (value === Infinity && row.infinite) return row.infinite;
  if (typeof value === 'string') return value;
  if (row.kind === 'words') return [...value].join(' ');
  if (row.kind === 'pairs') return formatTuples([...value], 2);
  if (row.kind === 'tuples') return formatTuples([...value], dimension);
  if (row.kind === 'runs') return formatRuns([...value]);
  return String(value);
}

/** There is one zero. @param {string} text */
function numberIn(text) {
  return text === '' ? NaN : Number(text) + 0;
}

/**
 * @param {AttributeRow} row
 * @param {string} text
 * @param {{ min?: number, max?: number }} range
 */
function parseNumber(row, text, { min = -Infinity, max = Infinity }) {
  if (row.infinite && text === row.infinite) return Infinity;
  const value = numberIn(text.trim());
  if (!Number.isFinite(value) || value < min || value > max) return undefined;
  return row.kind === 'whole' && !Number.isInteger(value) ? undefined : value;
}

/**
 * @param {string} text
 * @param {readonly string[]} choices
 */
function parseWords(text, choices) {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (!words.every((word) => choices.includes(word))) return undefined;
  return choices.filter((choice) => words.includes(choice));
}

/** As far out as the core goes. */
const FARTHEST = 1e150;

/**
 * "x,y x,y" as a flat list. In space a point of the plane lies on the floor.
 * @param {string} text
 * @param {number} dimension
 */
function parseTuples(text, dimension) {
  const tuples = text
    .trim()
    .split(/\s+/)
    .map((tuple) => tuple.split(',').map(numberIn));
  const size = tuples[0].length;
  const sound = tuples.every(
    (tuple) => tuple.length === size && tuple.every((one) => Math.abs(one) <= FARTHEST),
  );
  if (!sound || (size !== dimension && size !== 2)) return undefined;
  return tuples.flatMap((tuple) => (size < dimension ? [...tuple, 0] : tuple));
}

/** @param {number[]} numbers @param {number} dimension */
function formatTuples(numbers, dimension) {
  const tuples = [];
  for (let i = 0; i + dimension <= numbers.length; i += dimension) {
    tuples.push(numbers.slice(i, i + dimension).join(','));
  }
  return tuples.join(' ');
}

/** As many cells as the largest grid has, not too many of them walls: a hostile text must not fill the memory. */
const LONGEST_RUNS = MOST_SIDE * MOST_SIDE;
const MOST_WALLS = 2 ** 18;

/** Run lengths, open and walled in turn from the first cell on, as wall cells. @param {string} text */
function parseRuns(text) {
  const runs = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  if (!runs.every((run) => Number.isInteger(run) && run >= 0)) return undefined;
  const sum = (/** @type {number[]} */ list) => list.reduce((all, run) => all + run, 0);
  if (sum(runs) > LONGEST_RUNS || sum(runs.filter((_, i) => i % 2 === 1)) > MOST_WALLS) return undefined;
  /** @type {number[]} */
  const cells = [];
  let at = 0;
  runs.forEach((run, index) => {
    if (index % 2 === 1) for (let i = 0; i < run; i++) cells.push(at + i);
    at += run;
  });
  return cells;
}

/** @param {number[]} cells */
function formatRuns(cells) {
  const runs = [];
  let at = 0;
  const ascending = [...new Set(cells)].sort((a, b) => a - b);
  for (let i = 0; i < ascending.length;) {
    let end = i;
    while (end + 1 < ascending.length && ascending[end + 1] === ascending[end] + 1) end++;
    runs.push(ascending[i] - at, end - i + 1);
    at = ascending[end] + 1;
    i = end + 1;
  }
  return runs.join(' ');
}
