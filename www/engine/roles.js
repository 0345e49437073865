/** What can be reached on a grid, and what the cells that are left are for. */
import { cells, listsIn, number, options, whole } from './arguments.js';
import { call, wasm } from './module.js';
import { checkCell, checkOptions } from './validation.js';
import { gridAndWalls } from './walls.js';

/** @typedef {import('./arguments.js').Cells} Cells */
/** @typedef {import('./arguments.js').Walls} Walls */

/**
 * The cells that can be reached from one of them, itself included, in the order in which a breadth-first search meets
 * them: nearer ones first. Up to another cell they are what a search for it looks at. Nothing can be reached from a wall.
 * @param {ReachableOptions} request
 * @returns {Uint32Array}
 *
 * @typedef {object} ReachableOptions
 * @property {number} width
 * @property {number} height
 * @property {number} from
 * @property {Walls} [walls]
 * @property {4 | 8} [neighborhood] 4
 */
export function reachable(request) {
  return call(() => {
    const given = options(request);
    checkOptions('reachable', given);
    const { width, height, from, walls = [], neighborhood = 4 } = given;
    checkCell('from', from);
    const [columns, rows, blocked] = gridAndWalls(width, height, walls);
    const neighbors = number('neighborhood', neighborhood);
    return [columns, rows, neighbors, blocked, whole('from', from)];
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
 * @typedef {object} CellRolesOptions
 * @property {number} width
 * @property {number} height
 * @property {Cells} terminals two or more
 * @property {Walls} [walls]
 * @property {4 | 8} [neighborhood] 4
 *
 * @param {CellRolesOptions} request
 * @returns {CellRoles | null}
 */
export function cellRoles(request) {
  const flat = call(() => {
    const given = options(request);
    checkOptions('cellRoles', given);
    const { width, height, terminals, walls = [], neighborhood = 4 } = given;
    const [columns, rows, blocked] = gridAndWalls(width, height, walls);
    const neighbors = number('neighborhood', neighborhood);
    return [columns, rows, neighbors, blocked, cells('terminals', terminals)];
  }, wasm.cellRoles);
  if (!flat) return null;
  const [needed, cycles, deadEnds] = listsIn(flat);
  return { needed, cycles, deadEnds };
}
