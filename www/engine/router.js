/** Many routes across one grid. */
import { cells, flag, options, whole } from './arguments.js';
import { Lent, call, wasm } from './module.js';
import { optionalSeed } from './routes.js';
import { values } from './table.js';
import { checkCell, checkOptions } from './validation.js';
import { gridAndWalls } from './walls.js';

/** @typedef {import('./arguments.js').Cells} Cells */

/**
 * @typedef {object} RouterOptions
 * @property {number} width
 * @property {number} height
 * @property {import('./arguments.js').Walls} [walls]
 * @property {4 | 8} [neighborhood] 4; with 8, diagonal steps count 99/70 and do not squeeze between two walls
 * @property {Cells} [costs] what it costs to enter each cell, a whole number of 1 or more
 */
/** @typedef {{ seed?: number }} RouterRouteOptions with a seed, a random one of the shortest */

/**
 * A grid with its walls and costs, made ready once for many routes: `astar` does so in each call. A route then takes time
 * only where the search for it comes.
 */
export class Router {
  #lent;

  /** @param {RouterOptions} request */
  constructor(request) {
    /** @type {Lent<import('../glue/meander.js').Router>} */
    this.#lent = call(
      () => {
        const given = options(request);
        checkOptions('Router', given);
        const { width, height, walls = [], costs } = given;
        const [neighborhood = 4] = values('astar', given);
        return [
          ...gridAndWalls(width, height, walls),
          neighborhood,
          costs === undefined ? undefined : cells('costs', costs),
        ];
      },
      (...asked) => new Lent('Router', new wasm.Router(...asked)),
    );
  }

  /**
   * Makes a cell a wall, or opens it.
   * @param {number} cell
   * @param {boolean} [wall] true if nothing else is said
   */
  setWall(cell, wall = true) {
    this.#lent.call((router) => {
      checkCell('cell', cell);
      router.setWall(whole('cell', cell), flag('wall', wall));
    });
  }

  /**
   * A cheapest route from each stop to the next, both ends included: what `astar` gives for the same seed. Null where there
   * is none, or a stop is on a wall.
   * @param {Cells} stops cells in order
   * @param {RouterRouteOptions} [request]
   * @returns {Uint32Array | null}
   */
  route(stops, request = {}) {
    return (
      call(
        () => {
          const given = options(request);
          checkOptions('routerRoute', given);
          return [cells('stops', stops), optionalSeed(given['seed'])];
        },
        (...asked) => this.#lent.call((router) => router.route(...asked)),
      ) ?? null
    );
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#lent.free();
  }
}
