/** Maps as the compiled module takes them: grids, and graphs given by the neighbours of each node. */
import { badArgument } from '../errors.js';
import { isList, reading, whole, zeros } from './arguments.js';
import { needWhole } from './module.js';
import { gridAndWalls, listOrMask } from './walls.js';

/** @typedef {import('./arguments.js').Cells} Cells */
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
 * @param {unknown} graph
 * @returns {Uint32Array}
 */
export function graphLists(graph) {
  return reading('graph', () => joined('graph', graph, 'a list of nodes'));
}

/**
 * What each step of a graph costs, in the places of `graphLists`.
 * @param {unknown} costs
 * @param {Uint32Array} lists
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

/**
 * @param {string} argument
 * @param {unknown} lists
 * @param {string} kind of the lists
 */
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
