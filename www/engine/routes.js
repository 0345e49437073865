/** Routes and connected sets: cells in, cells out. */
import { cells, floats, number, options, whole } from './arguments.js';
import { call, wasm } from './module.js';
import { values } from './table.js';

/** @typedef {import('./arguments.js').Points} Points */
/** @typedef {import('./arguments.js').Cells} Cells */

/**
 * @typedef {object} RouteOptions
 * @property {number} width
 * @property {number} height
 * @property {Cells} [walls]
 * @property {number} from
 * @property {number} to
 * @property {4 | 8} [neighborhood] 4; with 8, diagonal steps count 99/70 and do not squeeze between two walls
 * @property {number} [seed] with a seed, a random one of the shortest
 * @property {Cells} [costs] what it costs to enter each cell, a whole number of 1 or more
 */

/**
 * A request for a route as the module takes it.
 * @typedef {[number, number, Uint32Array, Uint32Array, number, number | undefined, Uint32Array | undefined]} Request
 * @param {RouteOptions} request
 * @returns {Request}
 */
export function routeRequest(request) {
  const { width, height, walls = [], from, to, seed, costs, ...scalars } = options(request);
  const [neighborhood = 4] = values('astar', scalars);
  return [
    number('width', width),
    number('height', height),
    cells('walls', walls),
    Uint32Array.of(whole('from', from), whole('to', to)),
    neighborhood,
    seed === undefined ? undefined : number('seed', seed),
    costs === undefined ? undefined : cells('costs', costs),
  ];
}

/**
 * A shortest route from one cell to another, both included; null where there is none.
 * @param {RouteOptions} request
 * @returns {Uint32Array | null}
 */
export function astar(request) {
  return call(() => wasm.astar(...routeRequest(request))) ?? null;
}

/**
 * A random connected set of `count` cells, ascending; null where no part of the grid has so many.
 * @param {object} request
 * @param {number} request.width
 * @param {number} request.height
 * @param {number} request.count
 * @param {number} [request.seed]
 * @param {Cells} [request.walls]
 * @param {Points} [request.weights] how eagerly each cell is removed, 0 or more
 * @param {4 | 8} [request.neighborhood]
 * @returns {Uint32Array | null}
 */
export function blob(request) {
  const { width, height, walls = [], weights, ...scalars } = options(request);
  const found = call(() =>
    wasm.blob(
      number('width', width),
      number('height', height),
      cells('walls', walls),
      values('blob', scalars),
      weights === undefined ? undefined : floats('weights', weights),
    ),
  );
  return found ?? null;
}
