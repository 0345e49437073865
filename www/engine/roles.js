/** What can be reached on a map, what the cells that are left are for, and how they connect terminals. */
import { cells, listsIn, number, optionsOf, whole } from './arguments.js';
import { graphLists, mapAndWalls } from './maps.js';
import { call, needWhole, wasm } from './module.js';
import { checkCell } from './validation.js';

/** @import { Cells, Walls } from './arguments.js' */

/**
 * The cells that can be reached from one of them, itself included, in the order in which a breadth-first search meets
 * them: nearer ones first. Up to another cell they are what a search for it looks at. Nothing can be reached from a wall.
 * @param {ReachableOptions} request @returns {Uint32Array}
 *
 * @typedef {import('./maps.js').Sides & { from: number, walls?: Walls }} ReachableOptions
 */
export function reachable(request) {
  return call(() => {
    const given = optionsOf('reachable', request);
    checkCell('from', given['from']);
    return mapAnd(given, whole('from', given['from']));
  }, wasm.reachable);
}

/**
 * The cells that are not walls, by what they do for the ways between the terminals, each list ascending; null where
 * walls disconnect the terminals. Where every cell is needed, nothing can be removed: that is what `chisel` leaves.
 * @typedef {object} CellRoles
 * @property {Uint32Array} needed the terminals, and every cell without which two of them would be disconnected
 * @property {Uint32Array} cycles cells on a cycle; where ways part and meet again, one can be needed, too
 * @property {Uint32Array} deadEnds cells that are neither: those that lead nowhere, lead to a cycle or cannot be reached
 *
 * @typedef {import('./maps.js').Sides & { terminals: Cells, walls?: Walls }} CellRolesOptions two terminals or more
 *
 * @param {CellRolesOptions} request @returns {CellRoles | null}
 */
export function cellRoles(request) {
  const flat = call(() => mapAndTerminals(request), wasm.cellRoles);
  if (!flat) return null;
  const [needed, cycles, deadEnds] = listsIn(flat);
  return { needed, cycles, deadEnds };
}

/** No grid has more cells. */
const CELL_LIMIT = 2 ** 24;

/**
 * The ways through what a carving with two or more terminals keeps: first the longest from one terminal to another,
 * then from each other terminal to a cell of a way before it, both included. Together they are all its cells, as far as
 * those lead to terminals. None where the cells do not join the terminals. O(cells) a way.
 * @param {Cells} kept @param {BranchesOptions} request
 * @returns {Uint32Array[]} cells in order, way by way
 *
 * @typedef {object} KeptGrid
 * @property {number} width
 * @property {4 | 8} [neighborhood] that of the carving; 4
 * @property {undefined} [graph]
 *
 * @typedef {(KeptGrid | import('./maps.js').GraphLists) & { terminals: Cells }} BranchesOptions two terminals or more
 */
export function branches(kept, request) {
  const flat = call(() => {
    const given = optionsOf('branches', request);
    const { terminals, neighborhood = 4, graph } = given;
    const lists = /** @type {const} */ ([cells('cells', kept), cells('terminals', terminals)]);
    if (graph !== undefined) {
      needWhole();
      return [0, 0, 4, ...lists, graphLists(graph)];
    }
    const width = number('width', given['width']);
    // As many rows as the cells lie in: a cell that no grid of this width has is refused by name.
    let largest = 0;
    for (const list of lists) for (const cell of list) largest = Math.max(largest, cell);
    const height = Math.floor(Math.min(largest, CELL_LIMIT - width) / width) + 1;
    return [width, height, number('neighborhood', neighborhood), ...lists];
  }, wasm.branches);
  return listsIn(flat);
}

/**
 * The terminals that walls disconnect from the first one, as indexes in the list, ascending: what to show where `chisel`
 * gives null. A terminal on a wall is disconnected; where that is the first one, all are.
 * @type {(request: CellRolesOptions) => Uint32Array}
 */
export const unreachableTerminals = (request) =>
  call(() => mapAndTerminals(request), wasm.unreachableTerminals);

/** @param {CellRolesOptions} request */
function mapAndTerminals(request) {
  const given = optionsOf('cellRoles', request);
  return mapAnd(given, cells('terminals', given['terminals']));
}

/**
 * @template Asked @param {Record<string, unknown>} given @param {Asked} asked
 * @returns {[number, number, number, Uint32Array | Uint8Array, Asked, Uint32Array | undefined]}
 */
function mapAnd(given, asked) {
  const [width, height, walls, graph] = mapAndWalls(given);
  return [width, height, number('neighborhood', given['neighborhood'] ?? 4), walls, asked, graph];
}
