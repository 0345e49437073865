/**
 * The API of `<meander-path>` as data. Names, kinds, ranges and defaults of attributes come from the element's and the
 * core's tables, their descriptions from the builder; methods, events, slots and parts are described here.
 * `tests/js/manifest.test.js` compares them with the element.
 */
import { params, ready } from '../../www/engine.js';
import { ATTRIBUTES } from '../../www/old/element/attributes.js';
import { formatAttribute } from '../../www/old/element/attribute-text.js';
import { createParameters } from '../../www/old/element/parameters.js';
import { DESCRIPTIONS } from '../../www/builder/attribute-descriptions.js';

export const TAG = 'meander-path';

/** @typedef {{ name: string, type: string, optional?: boolean }} Parameter */
/** @type {Readonly<Record<string, { text: string, takes?: Parameter[], gives?: string }>>} */
export const METHODS = {
  change: {
    text: 'Sets a property as a change by the reader: until `commit()` all changes are one step to undo. `highlight` is no step.',
    takes: [
      { name: 'name', type: 'string' },
      { name: 'value', type: 'unknown' },
    ],
  },
  commit: { text: 'Ends the step that `change()` began.' },
  parameter: {
    text: 'The range of a property that is a number, where one is known, and what it is called.',
    takes: [{ name: 'name', type: 'string' }],
    gives: '{ min?: number, max?: number, step?: number, label: string }',
  },
  play: { text: 'Plays the carving.' },
  pause: { text: 'Pauses the carving.' },
  step: {
    text: 'Goes so many steps on, or back if negative.',
    takes: [{ name: 'n', type: 'number', optional: true }],
  },
  seek: { text: 'Shows the carving after that many steps.', takes: [{ name: 'position', type: 'number' }] },
  restart: { text: 'Plays the carving from the first step.' },
  regenerate: {
    text: 'Carves another path, with a random seed if none is given.',
    takes: [{ name: 'seed', type: 'number', optional: true }],
  },
  undo: { text: 'Undoes the last change by the reader.' },
  redo: { text: 'Redoes what was undone last.' },
  getState: { text: 'The state of the figure as a short string.', gives: 'string' },
  setState: {
    text: 'Shows the state in such a string.',
    takes: [{ name: 'text', type: 'string' }],
  },
  toSVG: { text: 'The figure as the text of an SVG file.', gives: 'string' },
  toBlob: {
    text: 'The figure as an image file. A type that the browser cannot write, as WebKit cannot WebP, is refused.',
    takes: [
      { name: 'type', type: 'string', optional: true },
      { name: 'ratio', type: 'number', optional: true },
    ],
    gives: 'Promise<Blob>',
  },
  toCode: {
    text: 'The points of one curve as a list in Rust, JavaScript, GDScript or C#; or a program in Rust or JavaScript that makes them.',
    takes: [
      { name: 'language', type: "'rust' | 'javascript' | 'gdscript' | 'csharp'" },
      { name: 'curve', type: 'CurveId', optional: true },
      { name: 'what', type: "'points' | 'program'", optional: true },
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
    text: 'Imports a track from CSV, JSON, GPX or SVG, of several paths the longest; latitudes and longitudes become metres, north up. Shows what `getState` wrote. Rejects any other text. Long texts are read beside the page; what is handed in later wins, as do `setState`, `undo` and `redo`, and then nothing is done for the earlier text. With `user` it is a change by the reader: one step to undo.',
    takes: [
      { name: 'text', type: 'string' },
      { name: 'cause', type: "'api' | 'user'", optional: true },
    ],
    gives: 'Promise<void>',
  },
};

const STEP =
  "{ step: number, total: number, cell?: number, outcome?: 'blocked' | 'forced', searched?: boolean }";

/** @type {Readonly<Record<string, { text: string, detail: string }>>} */
export const EVENTS = {
  'meander-ready': { text: 'The figure is loaded.', detail: '{}' },
  'meander-change': {
    text: 'The state of the figure changed.',
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
  'meander-values': {
    text: '`values` may have changed; once in a frame at most.',
    detail: '{}',
  },
  'meander-words': { text: 'The figure speaks another language, or has other `strings`.', detail: '{}' },
  'meander-point': {
    text: 'Other parts of the drawing are under the pointer or at the focus; none when it leaves.',
    detail: '{ parts: string[] }',
  },
  'meander-error': {
    text: 'A call, an attribute or an import failed, or the platform did: once for each failure. `code` is that of a `MeanderError`. Where a module or a file did not load, `cause` is the platform’s own error; the console shows it, too.',
    detail:
      '{ code: string, message: string, argument?: string, line?: number, column?: number, cause?: unknown }',
  },
};

/** @type {Readonly<Record<string, string>>} */
export const SLOTS = {
  poster: 'Shown until the figure is loaded, and if loading fails.',
  caption: 'Below the figure.',
};

/** @type {Readonly<Record<string, string>>} */
export const PARTS = {
  figure: 'The whole figure.',
  canvas: 'The drawing.',
  controls: 'The controls.',
  key: 'The row that says what the colours of a carved grid mean.',
  timeline: 'The slider of steps.',
  table: 'The curves and their settings.',
  plot: 'The headings along the curves.',
  handle: 'A handle to drag.',
};

/** The TypeScript types of a property for reading and for writing. */
const TYPES = {
  whole: ['number', 'number | string'],
  number: ['number', 'number | string'],
  flag: ['boolean', 'boolean'],
  pairs: ['number[]', 'readonly number[] | string | null'],
  place: ['number[]', 'readonly number[] | string | null'],
  tuples: ['number[]', 'readonly number[] | string | null'],
  runs: ['number[] | null', 'readonly number[] | string | null'],
  cells: ['number[] | null', 'readonly number[] | string | null'],
  text: ['string', 'string'],
};

/** Every attribute with its types, description and default. */
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
    const text = DESCRIPTIONS[row.name];
    if (!text) throw new Error(`www/builder/attribute-descriptions.js has no description of ${row.name}`);
    return {
      name: row.name,
      key: row.key,
      kind: row.kind,
      read,
      write,
      text: `${text}${rangeText(rangeOf(row), row.infinite)}`,
      start: row.kind === 'flag' ? 'false' : (formatAttribute(row, row.start) ?? ''),
    };
  });
}

/**
 * @param {{ min?: number, max?: number }} range
 * @param {string} [infinite] the word for infinity
 */
function rangeText({ min, max }, infinite) {
  if (min === undefined || max === undefined) return '';
  const range = max === Infinity ? `${min} or more` : `from ${min} to ${max}`;
  return ` A number, ${range}${infinite ? `, or "${infinite}"` : ''}.`;
}
