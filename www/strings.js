/** For the loader, which carries no more texts than these. */
export const NOT_LOADED = 'This figure could not be loaded.';
export const REFUSED = 'This page does not allow WebAssembly, so the figure stays a picture.';

/**
 * The texts of a figure; those that only a part of it says are in `words/`, and come with that part. Names in braces are
 * filled in by `fill`.
 */
// The mark lets the loader leave all of it out.
export const STRINGS = /* @__PURE__ */ Object.freeze({
  figure: {
    chisel: 'A grid of stones and the path that is carved through it',
  },
  controls: 'Controls of the figure',
  play: 'Play',
  pause: 'Pause',
  restart: 'Start again',
  stepBack: 'One step back',
  stepForth: 'One step on',
  timeline: 'Step',
  undo: 'Undo',
  redo: 'Redo',
  speed: 'speed',
  instant: 'all',
  perSecond: '{n}/s',
  seed: 'seed',
  newSeed: 'Another path',
  badSeed: 'A seed is a whole number from 0 to {n}.',
  addPoint: 'Add a point',
  removePoint: 'Remove the chosen point',
  closed: 'closed',
  addEnd: 'Add an end',
  removeEnd: 'Remove the end touched last',
  buildWalls: 'Build walls',
  pick: 'Pick a random patrol of six',
  place: 'Place of the point touched last',
  axes: { x: 'x', y: 'y', z: 'height' },
  saveMenu: 'Save or open',
  open: 'Open a track…',
  curve: { raw: 'Raw', chaikin: 'Chaikin', rdp: 'RDP', 'catmull-rom': 'Catmull-Rom' },
  /** Short names for the sliders; a parameter without one goes by the core's own label. */
  parameter: {
    wiggliness: 'wiggliness',
    passes: 'passes',
    angleLimit: 'angle limit',
    tolerance: 'tolerance',
    subdivisions: 'detail',
    alpha: 'alpha',
    ratio: 'ratio',
    outlierAngle: 'outliers from',
    published: 'as published',
  },
  numbers: {
    caption: 'Curves in numbers',
    curve: 'curve',
    points: 'points',
    length: 'length',
    maxTurn: 'sharpest turn',
    steer: 'settings',
  },
  looks: {
    trail: 'trail view',
    guarded: 'clear of walls',
    marks: 'construction',
    follow: 'followers',
  },
  refine: 'more',
  off: 'off',
  /** Large grids. */
  look: {
    noSteps: 'Carved in one go: each step can be followed up to {n} cells a side.',
  },
  compare: {
    title: 'Compare the curves',
  },
  degrees: '{n}°',
  handle: {
    end: 'end {i} of {n}, cell {x}, {y}',
    goal: ['start, cell {x}, {y}', 'goal, cell {x}, {y}'],
  },
  hint: { end: 'drag me', goal: 'drag me' },
  status: {
    loading: 'Loading the figure…',
    /** What to do when nothing moves. */
    rest: {
      chisel: 'Drag an end, and the path is carved anew.',
    },
    /** What to do with a handle that the keyboard has come to. */
    keys: 'Arrow keys move it, with Shift further.',
    start: 'Solid stone: {total} cells to decide.',
    carving: 'Carving…',
    blocked: 'Cell {x}, {y} carved away: the ends stay joined.',
    forced: 'Cell {x}, {y} forced: else the ends would part.',
    parted: 'The ends cannot be joined.',
    chosen: 'Tap where {name} should go.',
    cancelled: 'Put back where it was.',
  },
  failed: 'Not everything could be loaded.',
  retry: 'Try again',
  badAttribute: 'The attribute {name}="{value}" has no meaning here; {fallback} is used instead.',
  noEngine: 'This browser cannot run the figure: it has no WebAssembly.',
  refused: REFUSED,
  notReady: 'Not loaded yet: wait for meander-ready.',
  badState: 'This link or text describes no known figure.',
  nothing: 'nothing',
});

/**
 * Every text of a figure.
 * @typedef {typeof STRINGS & typeof import('./words/saving.js').words & typeof import('./words/comparing.js').words &
 *   typeof import('./words/large.js').words &
 *   typeof import('./words/ground.js').words & typeof import('./words/web.js').words &
 *   typeof import('./words/pointed.js').words} Words
 */

/**
 * Puts the words of a part among the others, where they are: who has the table has them too.
 * @param {Record<string, any>} words
 * @param {Readonly<Record<string, any>>} more
 * @param {unknown} [replacements]
 */
export function addWords(words, more, replacements) {
  for (const [name, word] of Object.entries(mergeWords(more, replacements)))
    if (typeof word === 'object') addWords((words[name] ??= {}), word);
    else words[name] = word;
}

/**
 * A table with some of its texts replaced; what the replacements leave out stays as it is.
 * @template {object} Table
 * @param {Table} table
 * @param {unknown} replacements
 * @returns {Table}
 */
export function mergeWords(table, replacements) {
  const given = Object(replacements);
  const entries = Object.entries(table).map(([name, word]) => {
    if (typeof word === 'object') return [name, mergeWords(word, given[name])];
    return [name, typeof given[name] === 'string' ? given[name] : word];
  });
  const merged = Array.isArray(table) ? entries.map(([, word]) => word) : Object.fromEntries(entries);
  return /** @type {Table} */ (merged);
}

/**
 * Fills the braces of a text.
 * @param {string} text
 * @param {Record<string, unknown>} values
 */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (braces, name) => (name in values ? String(values[name]) : braces));
}
