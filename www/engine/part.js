/** The compiled module that a figure begins with: some of the functions of the whole one. */
import source from '../figure-source.js';
import { Steps, initSync, run } from './figure-glue.js';
import { whole } from './module.js';

/** @typedef {[width: number, height: number, terminals: Uint32Array, walls: Uint32Array, values: Float64Array]} Asked */

/** More steps than there can be. */
const ALL = 2 ** 32 - 1;
/** The core's `CELL_LIMIT`. */
const MOST_CELLS = 2 ** 24;

/**
 * The compiled module refuses without a word, so that it need not carry the words: the reason is found here, by the
 * core's rules and in its order, and thrown as the whole module throws it.
 * @param {ArrayLike<number>} points
 * @param {[width: number, height: number]} [sides] without them a result was too large: the whole module knows by how much
 * @param {Record<string, Uint32Array>} [lists] of cells
 * @returns {never}
 */
function refuse(points, sides, lists = {}) {
  /** @param {string} argument @param {string} rule @param {number} [index] @param {number} [given] */
  const bad = (argument, rule, index, given) => ['BadArgument', argument, index, given, 1, MOST_CELLS, rule];
  if (points.length % 2 > 0) throw bad('points', 'two numbers for each point');
  const odd = Array.from(points).findIndex((number) => !(Math.abs(number) <= 1e150));
  if (odd >= 0) throw bad('points', 'a finite number between -1e150 and 1e150', odd, points[odd]);
  if (!sides) throw whole();
  const [width, height] = sides;
  for (const [argument, side] of /** @type {[string, number][]} */ ([
    ['width', width],
    ['height', height],
    ['width', width * height],
  ])) {
    if (side > MOST_CELLS) throw ['TooLarge', argument, undefined, side, 0, MOST_CELLS, 'cells'];
    if (!(side >= 1 && Number.isInteger(side))) throw bad(argument, 'whole', undefined, side);
  }
  if (lists['terminals']?.length < 2) throw bad('terminals', 'two or more cells');
  for (const [argument, cells] of Object.entries(lists)) {
    const outside = cells.findIndex((cell) => cell >= width * height);
    if (outside >= 0) throw bad(argument, 'the index of a cell inside the grid', outside, cells[outside]);
  }
  throw ['NoPath', ''];
}

class Chiseler extends Steps {
  /** @param {Asked} asked what follows is the whole module's */
  constructor(...asked) {
    const [width, height, terminals, walls, values] = asked;
    super([width, height, terminals, walls, values], () => refuse([], [width, height], { terminals, walls }));
  }
}

/**
 * Carving at once, which the compiled module only knows how to do step by step.
 * @param {Asked} asked
 */
function carve(...asked) {
  try {
    const chiseler = new Chiseler(...asked);
    chiseler.seek(ALL);
    const path = chiseler.witness();
    const cells = Uint32Array.from(new Set(path)).sort();
    const list = [chiseler.stepCount, cells.length, ...cells, ...(asked[2].length === 2 ? path : [])];
    chiseler.free();
    return Uint32Array.from(list);
  } catch (refusal) {
    if (/** @type {any} */ (refusal)[0] === 'NoPath') return undefined;
    throw refusal;
  }
}

// By name, so that what nobody calls is left out of the page.
const part = {
  Chiseler,
  carve,
  /** @param {number} width @param {ArrayLike<number>} cells */
  cellsToPoints: (width, cells) =>
    Float64Array.from({ length: 2 * cells.length }, (_, i) => {
      const cell = cells[i >> 1];
      return (i & 1 ? Math.floor(cell / width) : cell % width) + 0.5;
    }),
  initSync,
  /** @param {number} size @param {Float64Array} points */
  measure: (size, points) => run('measure', [size, points]) ?? refuse(points),
  /** @param {number} place @param {number} size @param {Float64Array} points @param {Float64Array} values */
  smooth: (place, size, points, values) => run('smooth', [place, size, points, values]) ?? refuse(points),
  /** @param {Float64Array} points @param {number} width @param {number} height @param {Uint32Array} walls */
  wallCrossings: (points, width, height, walls) =>
    run('wallCrossings', [points, width, height, walls]) ?? refuse(points, [width, height], { walls }),
};

/** What a figure loads, as `bring` takes it. */
export const kit = {
  glue: /** @type {import('./module.js').Glue} */ (/** @type {unknown} */ (part)),
  all: false,
  source,
};
