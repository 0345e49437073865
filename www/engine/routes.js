/** Routes, what can be reached, what cells are for, and connected sets: cells in, cells out. */
import { badArgument } from '../errors.js';
import { cells, floats, listsIn, number, options, optionsOf, reading, whole } from './arguments.js';
import { graphLists, mapAndWalls, stepCosts, gridAndWalls, listOrMask } from './maps.js';
import { call, needWhole, wasm } from './module.js';
import { values } from './table.js';
import { checkCell } from './validation.js';

/** @import { Numbers, Cells, Walls } from './arguments.js' */

/** @typedef {'avoid' | 'cut'} Corners with 8 neighbours: never diagonally beside a wall, or never between two walls */

/**
 * @typedef {object} AstarOptions
 * @property {number} width
 * @property {number} height
 * @property {Walls} [walls]
 * @property {number} from
 * @property {number} to
 * @property {Cells} [through] stops between the two, in order
 * @property {4 | 8} [neighborhood] 4; with 8, diagonal steps count 99/70
 * @property {Corners} [corners] 'avoid'
 * @property {number} [seed] with a seed, a random one of the shortest
 * @property {Cells} [costs] what it costs to enter each cell, a whole number of 1 or more
 */

/**
 * A request for a route as the module takes it.
 * @typedef {[number, number, Uint32Array | Uint8Array, Uint32Array, number, boolean, number | undefined, Uint32Array | undefined]} Request
 * @param {AstarOptions} request @returns {Request}
 */
export function routeRequest(request) {
  const given = optionsOf('astar', request);
  const { width, height, walls = [], from, through = [], to, seed, costs, corners } = given;
  const [neighborhood = 4] = values('astar', given);
  return [
    ...gridAndWalls(width, height, walls),
    stops(from, through, to),
    neighborhood,
    cutsCorners(corners),
    optionalSeed(seed),
    costs === undefined ? undefined : cells('costs', costs),
  ];
}

/**
 * A shortest route from one cell to another, both included; null where there is none.
 * @type {(request: AstarOptions) => Uint32Array | null}
 */
export const astar = (request) => call(() => routeRequest(request), wasm.astar) ?? null;

/**
 * @typedef {(AstarOptions & { graph?: undefined }) | (import('./maps.js').GraphLists & Ends)} RouteOptions
 * @typedef {import('./maps.js').GraphLists & Ends & { costs: import('./maps.js').Graph }} CheapestRouteOptions costs:
 *   what each step costs, in the places of its neighbours; whole numbers of 1 or more
 *
 * @typedef {object} Ends
 * @property {Walls} [walls] nodes that cannot be entered
 * @property {number} from
 * @property {number} to
 * @property {Cells} [through] stops between the two, in order
 * @property {number} [seed] with a seed, a random one of the best
 */

/**
 * A route of the fewest steps on any graph, both ends included; null where there is none. Steps may lead one way only. On a
 * grid it is `astar`.
 * @param {RouteOptions} request @returns {Uint32Array | null}
 */
export function route(request) {
  if (reading('options', () => options(request)['graph'] === undefined))
    return astar(/** @type {AstarOptions} */ (request));
  return (
    call(() => {
      const { graph, costs, walls = [], from, through = [], to, seed } = optionsOf('route', request);
      if (costs !== undefined)
        throw badArgument('costs', costs, 'left out where there is a graph: cheapestRoute takes them');
      const lists = graphLists(graph);
      return [lists, listOrMask(walls, lists[0] - 1), stops(from, through, to), optionalSeed(seed)];
    }, wasm.route) ?? null
  );
}

/**
 * A cheapest route on a graph whose steps cost more or less, both ends included; null where there is none.
 * @param {CheapestRouteOptions} request @returns {Uint32Array | null}
 */
export function cheapestRoute(request) {
  return (
    call(() => {
      const { graph, costs, walls = [], from, through = [], to, seed } = optionsOf('cheapestRoute', request);
      const lists = graphLists(graph);
      return [
        lists,
        stepCosts(costs, lists),
        listOrMask(walls, lists[0] - 1),
        stops(from, through, to),
        optionalSeed(seed),
      ];
    }, wasm.cheapestRoute) ?? null
  );
}

/** @param {unknown} from @param {unknown} through @param {unknown} to */
function stops(from, through, to) {
  checkCell('from', from);
  checkCell('to', to);
  return Uint32Array.from([whole('from', from), ...cells('through', through), whole('to', to)]);
}

/** @param {unknown} corners */
export function cutsCorners(corners = 'avoid') {
  if (corners !== 'avoid' && corners !== 'cut') throw badArgument('corners', corners, '"avoid" or "cut"');
  return corners === 'cut';
}

/** @param {unknown} seed */
export const optionalSeed = (seed) => (seed === undefined ? undefined : number('seed', seed));

/**
 * A random connected set of `count` cells, ascending; null where no part of the grid has so many.
 * @param {BlobOptions} request @returns {Uint32Array | null}
 *
 * @typedef {import('./maps.js').Sides & Growth} BlobOptions
 *
 * @typedef {object} Growth
 * @property {number} count
 * @property {number} [seed]
 * @property {number} [roundness] from 0, tendrils all over, to 1, a compact patch; 0
 * @property {Walls} [walls]
 * @property {Numbers} [weights] how eagerly each cell is removed, 0 or more
 */
export function blob(request) {
  return (
    call(() => {
      const given = optionsOf('blob', request);
      const [width, height, walls, graph] = mapAndWalls(given);
      const { weights } = given;
      const eagerness = weights === undefined ? undefined : floats('weights', weights);
      return [width, height, walls, values('blob', given), eagerness, graph];
    }, wasm.blob) ?? null
  );
}

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
 * @property {Uint32Array} deadEnds all other cells: they lead nowhere or only to a cycle, or nobody can reach them
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
  const { neighborhood = 4 } = given;
  const [width, height, walls, graph] = mapAndWalls(given);
  return [width, height, number('neighborhood', neighborhood), walls, asked, graph];
}
