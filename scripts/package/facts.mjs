/**
 * The API of `<meander-path>` as data. Names, kinds, ranges and defaults of attributes come from the element's and the
 * core's tables, their descriptions from the builder; methods, events, slots and parts are described here.
 * `tests/js/manifest.test.js` compares them with the element.
 */
import { params, ready } from '../../www/engine.js';
import { ATTRIBUTES } from '../../www/element/attributes.js';
import { formatAttribute } from '../../www/element/attribute-text.js';
import { createParameters } from '../../www/element/parameters.js';
import { DESCRIPTIONS } from '../../www/builder/attribute-descriptions.js';

export const TAG = 'meander-path';

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
    text: 'Shows the track of a CSV, JSON or SVG path text, of several ways the longest; the promise is rejected where it tells of none.',
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
    const text = DESCRIPTIONS[row.name];
    if (!text) throw new Error(`www/builder/attribute-descriptions.js has no description of ${row.name}`);
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
