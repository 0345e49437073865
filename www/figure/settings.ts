/** The table of settings. Each row defines an attribute, a property and a part of the state string, with their range. */
import { CURVE_IDS, CURVE_SETTINGS } from './curves/index.ts';
import {
  angles,
  cells,
  cellSet,
  choice,
  flag,
  MOST_SIDE,
  number,
  openChoice,
  parameter,
  place,
  row,
  text,
  tuples,
  unsaved,
  words,
  type Kind,
  type Row,
} from './kinds.ts';

const side = { lowest: 2, highest: MOST_SIDE, min: 2, max: 64, step: 1, whole: true };

const CELL_PARTS = ['witness', 'path', 'forced', 'stones', 'removed', 'walls', 'loop', 'branch'] as const;
/** Parts of a picture that a word in a sentence can point at. */
export const PARTS = [...CELL_PARTS, 'ends', 'points', ...CURVE_IDS, 'kept', 'dropped'] as const;

export const SETTINGS = {
  source: row('s', choice('chisel', 'astar', 'waypoints', 'track')),
  columns: row('c', number(20, side)),
  rows: row('r', number(20, side)),
  seed: row('n', parameter('chisel', 'seed', 1)),
  wiggliness: row('w', parameter('chisel', 'wiggliness', 1)),
  terminals: row('e', tuples(2)),
  walls: row('b', cellSet),
  /** Cells that are removed from the start but are not walls. */
  missing: row('j', cellSet),
  /** Cells to try first, in this order. */
  order: row('u', cells),
  challenge: row('k', flag),
  dimension: row('d', number(2, { lowest: 2, highest: 3, min: 2, max: 3, step: 1, whole: true })),
  points: row('p', tuples(2, 3)),
  origin: row('q', place),
  closed: row('l', flag),
  overlays: row('o', words(['raw', 'chaikin'], CURVE_IDS, 'all')),
  /** The line that smooth curves follow; unset, the source decides. Older links follow the raw line. */
  through: { ...row('t', openChoice('raw', 'simplified')), absent: 'raw' },
  ...CURVE_SETTINGS,
  guarded: row('g', flag),
  /** Kept for old links that ask for a finished path as a trail, which every figure now shows. */
  view: row('i', choice('states', 'trail')),
  marks: row('m', flag),
  /** Crosses where curves leave the cells of a carved path. */
  crossings: row('x', flag),
  follow: row('f', flag),
  /** Carving steps per second; at the default, a show has a rhythm of its own. */
  speed: row('h', number(60, { lowest: 0.1, highest: 1e6, min: 1, max: 1000, step: 1, infinite: 'instant' })),
  /** The step shown; Infinity is the end. */
  position: row(
    'at',
    number(Infinity, { lowest: 0, highest: Infinity, min: 0, max: 1, step: 1, whole: true, infinite: 'end' }),
  ),
  orbit: row('turn', angles),
  compare: unsaved(flag),
  /** Speed of the traveller, in cells per second. */
  pace: unsaved(number(3.2, { lowest: 0.1, highest: 100, min: 0.8, max: 12.8, step: 0.1 })),
  ui: unsaved(choice('full', 'mini', 'none')),
  theme: unsaved(choice('auto', 'light', 'dark')),
  /** `model` shows stones; `lines` hides them once the path is finished. */
  look: unsaved(choice('model', 'lines')),
  tool: unsaved(choice('move', 'walls')),
  readonly: unsaved(flag),
  autoplay: unsaved(flag),
  loading: unsaved(choice('lazy', 'eager')),
  touchAction: unsaved(choice('manipulation', 'auto', 'pan-x', 'pan-y', 'none')),
  label: unsaved(text),
  highlight: unsaved(words([], PARTS)),
};

export type Name = keyof typeof SETTINGS;
export type Settings = { [K in Name]: (typeof SETTINGS)[K] extends Kind<infer T> ? T : never };
export type Patch = Partial<Settings>;

export const NAMES = Object.keys(SETTINGS) as Name[];
export const START = Object.fromEntries(NAMES.map((name) => [name, SETTINGS[name].start])) as Settings;

export const rowOf = (name: Name) => SETTINGS[name] as Row<unknown>;

/** "angleLimit" as "angle-limit". */
export const attributeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Settings that undo restores: everything in the state string except playback and the view of space. */
export const UNDONE = NAMES.filter(
  (name) => SETTINGS[name].code && name !== 'position' && name !== 'speed' && name !== 'orbit',
);
