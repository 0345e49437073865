/**
 * What a tool can know of `<meander-path>`. Names, kinds, ranges and starting values come from the element's own table
 * and the core's; only what a person reads stands here. `tests/js/manifest.test.js` holds it against the element.
 */
import { params, ready } from '../../www/engine.js';
import { ATTRIBUTES, formatAttribute } from '../../www/element/attributes.js';
import { createParameters } from '../../www/element/parameters.js';

export const TAG = 'meander-path';

/** @type {Readonly<Record<string, string>>} */
const MEANINGS = {
  source: 'Where the path comes from.',
  columns: 'Width of the grid in cells.',
  rows: 'Height of the grid in cells.',
  seed: 'The same seed carves the same path, everywhere.',
  wiggliness: 'How often the known way is hit: 0 is a shortest path, 1 winds, more winds more.',
  terminals: 'The cells that stay joined: "x,y x,y".',
  walls: 'Cells that are walls: lengths of runs, open and walled in turn. The property takes cell indexes.',
  dimension: 'The plane or space, for waypoints and tracks.',
  points: 'The waypoints or the track: "x,y x,y" or "x,y,z x,y,z".',
  closed: 'The last point is joined to the first.',
  overlays: 'The curves that are shown.',
  passes: 'Rounds of corner cutting.',
  ratio: 'Where Chaikin cuts a leg.',
  'angle-limit': 'Gentler turns, in degrees, stay as they are.',
  'outlier-angle': 'A point with so sharp a turn, in degrees, is thrown out.',
  tolerance: 'How far a dropped point may lie from the line, in cells.',
  alpha: 'Catmull-Rom: 0 uniform, 0.5 centripetal, 1 chordal.',
  subdivisions: 'Catmull-Rom points for each leg.',
  published: 'Refining as its article prints it, oddities included.',
  guarded: 'Keeps smoothed curves off walls.',
  view: 'What the algorithm knows, or a road through grass.',
  marks: 'Shows how the curves are made.',
  follow: 'Lets arrows travel the curves.',
  compare: 'Opens the table of numbers.',
  speed: 'Steps in a second.',
  ui: 'How many controls there are.',
  theme: 'The colours: those of the page, or one of the two.',
  readonly: 'Nothing can be dragged.',
  autoplay: 'Carves by itself once it is seen.',
  loading: 'Loads when it comes near the screen, or at once.',
  'touch-action': 'What a finger may do to the page when it lands on the figure.',
  label: 'What a screen reader calls the figure.',
  state: 'The whole figure as one short string, from getState().',
};

/** @typedef {{ name: string, type: string, optional?: boolean }} Parameter */
/** @type {Readonly<Record<string, { text: string, takes?: Parameter[], gives?: string }>>} */
export const METHODS = {
  play: { text: 'Carves on.' },
  pause: { text: 'Stops carving.' },
  step: {
    text: 'Takes steps; back when negative.',
    takes: [{ name: 'n', type: 'number', optional: true }],
  },
  seek: { text: 'Shows the carving after so many steps.', takes: [{ name: 'position', type: 'number' }] },
  restart: { text: 'Carves from solid stone again.' },
  regenerate: {
    text: 'Carves another path; with a fresh seed if none is given.',
    takes: [{ name: 'seed', type: 'number', optional: true }],
  },
  undo: { text: 'Takes back what a hand did last.' },
  redo: { text: 'Does again what was taken back.' },
  getState: { text: 'The whole figure as one short string.', gives: 'string' },
  setState: {
    text: 'Shows the figure that such a string tells of.',
    takes: [{ name: 'text', type: 'string' }],
  },
  toSVG: { text: 'The figure as a drawing.', gives: 'string' },
  toBlob: {
    text: 'The figure as a picture file.',
    takes: [
      { name: 'type', type: 'string', optional: true },
      { name: 'ratio', type: 'number', optional: true },
    ],
    gives: 'Promise<Blob>',
  },
  toCode: {
    text: 'The points of one curve as a list in Rust, JavaScript, GDScript or C#.',
    takes: [
      { name: 'language', type: "'rust' | 'javascript' | 'gdscript' | 'csharp'" },
      { name: 'curve', type: 'CurveId', optional: true },
    ],
    gives: 'Promise<string>',
  },
  toCSV: {
    text: 'The points of one curve as CSV.',
    takes: [{ name: 'curve', type: 'CurveId', optional: true }],
    gives: 'string',
  },
  toJSON: {
    text: 'The points of one curve as JSON.',
    takes: [{ name: 'curve', type: 'string', optional: true }],
    gives: 'string',
  },
  importText: {
    text: 'Shows the track of a CSV, JSON or SVG path text; the promise is rejected where it tells of none.',
    takes: [{ name: 'text', type: 'string' }],
    gives: 'Promise<void>',
  },
};

const STEP = "{ step: number, total: number, cell?: number, outcome?: 'blocked' | 'forced' }";

/** @type {Readonly<Record<string, { text: string, detail: string }>>} */
export const EVENTS = {
  'meander-ready': { text: 'The figure is loaded.', detail: '{}' },
  'meander-change': {
    text: 'Something of the figure changed.',
    detail: "{ source: 'user' | 'api' | 'keyboard' }",
  },
  'meander-step': {
    text: 'The carving took a step.',
    detail: STEP,
  },
  'meander-done': {
    text: 'The carving is finished.',
    detail: STEP,
  },
  'meander-error': {
    text: 'Something could not be done as asked.',
    detail: '{ code: string, message: string, argument?: string, line?: number, column?: number }',
  },
};

/** @type {Readonly<Record<string, string>>} */
export const SLOTS = {
  poster: 'Shown until the figure is loaded, and in its place where it cannot be.',
  caption: 'Below the figure.',
};

/** @type {Readonly<Record<string, string>>} */
export const PARTS = {
  figure: 'All of it.',
  canvas: 'The drawing.',
  controls: 'The controls.',
  timeline: 'The slider of steps.',
  table: 'The curves and their settings.',
  plot: 'The headings along the curves.',
  handle: 'What can be dragged.',
};

/** What TypeScript calls a value that is read, and one that may be written. */
const TYPES = {
  whole: ['number', 'number | string'],
  number: ['number', 'number | string'],
  flag: ['boolean', 'boolean'],
  pairs: ['number[]', 'readonly number[] | string | null'],
  tuples: ['number[]', 'readonly number[] | string | null'],
  runs: ['number[] | null', 'readonly number[] | string | null'],
  text: ['string', 'string'],
};

/** Every attribute, as tools want to know it. */
export async function readFacts() {
  await ready();
  const { rangeOf } = createParameters(params());
  return ATTRIBUTES.map((row) => {
    const choice = row.choices?.map((word) => `'${word}'`).join(' | ') ?? '';
    const [read, write] =
      row.kind === 'choice'
        ? [choice, choice]
        : row.kind === 'words'
          ? [`(${choice})[]`, `readonly (${choice})[] | string`]
          : TYPES[row.kind];
    const text = MEANINGS[row.name];
    if (!text) throw new Error(`scripts/package/facts.mjs does not say what ${row.name} means`);
    return {
      name: row.name,
      key: row.key,
      kind: row.kind,
      read,
      write,
      text: `${text}${among(rangeOf(row), row.infinite)}`,
      start: row.kind === 'flag' ? 'false' : (formatAttribute(row, row.start) ?? ''),
    };
  });
}

/**
 * @param {{ min?: number, max?: number }} range
 * @param {string} [endless] the word for no limit
 */
function among({ min, max }, endless) {
  if (min === undefined || max === undefined) return '';
  const range = max === Infinity ? `${min} or more` : `from ${min} to ${max}`;
  return ` A number, ${range}${endless ? `, or "${endless}"` : ''}.`;
}
