/** How kept cells connect terminals, and which terminals walls disconnect. */
import { cells, listsIn, number, options } from './arguments.js';
import { graphLists } from './graph.js';
import { call, needWhole, wasm } from './module.js';
import { checkOptions } from './validation.js';
import { gridAndWalls } from './walls.js';

/** @typedef {import('./arguments.js').Cells} Cells */

/** No grid has more cells. */
const CELL_LIMIT = 2 ** 24;

/**
 * The ways through what a carving with two or more terminals keeps: first the longest from one terminal to another,
 * then from each other terminal to a cell of a way before it, both included. Together they are all its cells, as far as
 * those lead to terminals. None where the cells do not join the terminals. O(cells) a way.
 * @param {Cells} kept
 * @param {BranchesOptions} request
 * @returns {Uint32Array[]} cells in order, way by way
 *
 * @typedef {object} KeptGrid
 * @property {number} width
 * @property {4 | 8} [neighborhood] that of the carving; 4
 * @property {undefined} [graph]
 *
 * @typedef {(KeptGrid | import('./graph.js').GraphLists) & { terminals: Cells }} BranchesOptions two terminals or more
 */
export function branches(kept, request) {
  const flat = call(() => {
    const given = options(request);
    checkOptions('branches', given);
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
 * @param {import('./roles.js').CellRolesOptions} request
 * @returns {Uint32Array}
 */
export function unreachableTerminals(request) {
  return call(() => {
    const given = options(request);
    checkOptions('cellRoles', given);
    const { width, height, terminals, walls = [], neighborhood = 4 } = given;
    const [columns, rows, blocked] = gridAndWalls(width, height, walls);
    const neighbors = number('neighborhood', neighborhood);
    return [columns, rows, neighbors, blocked, cells('terminals', terminals)];
  }, wasm.unreachableTerminals);
}
