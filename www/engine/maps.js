/** Maps as the compiled module takes them: grids with walls, and graphs given by the neighbours of each node. */
import { badArgument } from '../errors.js';
import { cells, isList, isWhole, number, plain, reading, whole, zeros } from './arguments.js';
import { needWhole } from './module.js';
import { checkWalls } from './validation.js';

/**
 * The sides of a grid, and its walls.
 * @param {unknown} width @param {unknown} height @param {unknown} walls
 * @returns {[width: number, height: number, walls: Uint32Array | Uint8Array]}
 */
export function gridAndWalls(width, height, walls) {
  const sides = /** @type {const} */ ([number('width', width), number('height', height)]);
  return [...sides, listOrMask(walls, sides[0] * sides[1])];
}

/**
 * Walls as a list of cells, or as a mask, which is not 0 where there is one. The type tells which it is.
 * @param {unknown} walls
 * @param {number} count of cells
 * @returns {Uint32Array | Uint8Array}
 */
export function listOrMask(walls, count) {
  return reading('walls', () => listOrBytes(walls, count));
}

/** @param {unknown} walls @param {number} count */
function listOrBytes(walls, count) {
  const mask = plain(Uint8Array, walls);
  const flags = Array.isArray(walls) && typeof walls[0] === 'boolean' ? walls : null;
  const given = mask ?? flags;
  if (!given) {
    checkWalls(walls, count);
    return cells('walls', walls);
  }
  const { length } = given;
  // Where there is no such grid, the module says so.
  if (isWhole(count) && count > 0 && length !== count) {
    const rule = `${count}, one for each cell, in a Uint8Array or a list of booleans; cells are listed by an array of numbers or a Uint32Array`;
    throw badArgument('walls', length, rule, undefined, 'length');
  }
  return mask ?? bytes(/** @type {unknown[]} */ (flags));
}

/** @param {unknown[]} flags */
function bytes(flags) {
  const mask = zeros(Uint8Array, flags.length);
  for (let cell = 0; cell < flags.length; cell += 1) {
    const flag = flags[cell];
    // Compared: `typeof` and `Number` take five times as long.
    if (flag === true) mask[cell] = 1;
    else if (flag !== false) throw badArgument('walls', flag, 'true or false', cell);
  }
  return mask;
}

/** @import { Cells } from './arguments.js' */
/** @typedef {readonly Cells[]} Graph for each node a list of its neighbours */
/** @typedef {{ width: number, height: number, neighborhood?: 4 | 8, graph?: undefined }} GridSides 4 neighbours if nothing else is said */
/** @typedef {{ graph: Graph }} GraphLists a graph in the place of a grid: cells are its nodes then */
/** @typedef {GridSides | GraphLists} Sides */

/**
 * The sides of a grid, its walls, and no graph; or a graph, and the nodes that are walls.
 * @param {Record<string, unknown>} request
 * @returns {[width: number, height: number, walls: Uint32Array | Uint8Array, graph: Uint32Array | undefined]}
 */
export function mapAndWalls({ width, height, walls = [], graph }) {
  if (graph === undefined) return [...gridAndWalls(width, height, walls), undefined];
  needWhole();
  const lists = graphLists(graph);
  return [0, 0, listOrMask(walls, lists[0] - 1), lists];
}

/**
 * Lists one after the other: first where each of them begins, and where the last one ends.
 * @param {unknown} graph @returns {Uint32Array}
 */
export function graphLists(graph) {
  return reading('graph', () => joined('graph', graph, 'a list of nodes'));
}

/**
 * What each step of a graph costs, in the places of `graphLists`.
 * @param {unknown} costs @param {Uint32Array} lists
 */
export function stepCosts(costs, lists) {
  const found = reading('costs', () => joined('costs', costs, 'a list of costs'));
  const nodes = lists[0] - 1;
  if (found[0] !== lists[0])
    throw badArgument('costs', found[0] - 1, `${nodes}, one list for each node`, undefined, 'length');
  for (let node = 0; node < nodes; node += 1) {
    const [given, wanted] = [found, lists].map((list) => list[node + 1] - list[node]);
    if (given !== wanted)
      throw badArgument('costs', given, `${wanted}, one for each neighbour`, node, 'length');
    const free = found.subarray(found[node], found[node + 1]).indexOf(0);
    if (free >= 0) throw badArgument('costs', 0, 'a whole number of 1 or more', node, free);
  }
  return found;
}

/** @param {string} argument @param {unknown} lists @param {string} kind of the lists */
function joined(argument, lists, kind) {
  if (!Array.isArray(lists)) throw badArgument(argument, lists, `an array with ${kind} for each node`);
  let length = lists.length + 1;
  for (let node = 0; node < lists.length; node += 1) {
    if (!isList(lists[node])) throw badArgument(argument, lists[node], kind, node);
    length += lists[node].length;
  }
  const flat = zeros(Uint32Array, length);
  let end = lists.length + 1;
  for (let node = 0; node < lists.length; node += 1) {
    flat[node] = end;
    const list = lists[node];
    for (let at = 0; at < list.length; at += 1) flat[end++] = whole(argument, list[at], node, at);
  }
  flat[lists.length] = end;
  return flat;
}
