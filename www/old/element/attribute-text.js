import { MOST_SIDE } from './attributes.js';

/** Values of attributes as texts, and back. @typedef {import('./attributes.js').AttributeRow} AttributeRow */
/** @typedef {import('./attributes.js').Range} Range */

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
    case 'place':
      return text.trim() === '' ? null : parsePlace(text);
    case 'runs':
      return parseRuns(text);
    case 'cells':
      return text.trim() === '' ? null : parseCells(text);
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
  if (row.kind === 'pairs' || row.kind === 'place') return formatTuples([...value], 2);
  if (row.kind === 'tuples') return formatTuples([...value], dimension);
  if (row.kind === 'runs') return formatRuns([...value]);
  if (row.kind === 'cells') return [...value].join(' ');
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

/** @param {string} text */
function parsePlace(text) {
  const place = parseTuples(text, 2);
  const sound = place?.length === 2 && Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 360;
  return sound ? place : undefined;
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

/** Different cells, in an order that counts. @param {string} text */
function parseCells(text) {
  const cells = text
    .trim()
    .split(/[\s,]+/)
    .map(numberIn);
  const sound = cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < LONGEST_RUNS);
  return sound && cells.length <= MOST_WALLS && new Set(cells).size === cells.length ? cells : undefined;
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

/**
 * What an attribute may be, in words.
 * @param {AttributeRow} row
 * @param {Range} range
 */
export function allowed({ kind, choices, infinite }, { min, max, dimension }) {
  if (kind === 'choice') return `one of ${choices?.join(', ')}`;
  if (kind === 'words') return `some of ${choices?.join(', ')}`;
  if (kind === 'place') return 'a latitude and a longitude such as "48.1,11.6"';
  if (kind === 'pairs') return 'cells such as "1,1 18,18"';
  if (kind === 'tuples') return dimension === 3 ? 'points such as "1,2,0 4,5,3"' : 'points such as "1,2 4,5"';
  if (kind === 'runs') return 'lengths of runs such as "5 3 12 1"';
  if (kind === 'cells') return 'different cells by their indexes, such as "12 40 3"';
  const number = kind === 'whole' ? 'a whole number' : 'a number';
  const range = max === undefined || max === Infinity ? `${min ?? 0} or more` : `from ${min} to ${max}`;
  return `${number}, ${range}${infinite ? `, or ${infinite}` : ''}`;
}
