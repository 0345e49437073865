/** Many routes across one grid. */
import { MeanderError } from '../errors.js';
import { cells, flag, options, whole } from './arguments.js';
import { call, wasm } from './module.js';
import { optionalSeed } from './routes.js';
import { values } from './table.js';
import { gridAndWalls } from './walls.js';

/** @typedef {import('./arguments.js').Cells} Cells */

/**
 * A grid with its walls and costs, made ready once for many routes: `astar` does so in each call. A route then takes time
 * only where the search for it comes.
 */
export class Router {
  /** @type {import('../glue/meander.js').Router | undefined} */
  #inner;

  /**
   * @param {object} request
   * @param {number} request.width
   * @param {number} request.height
   * @param {import('./arguments.js').Walls} [request.walls]
   * @param {4 | 8} [request.neighborhood] 4; with 8, diagonal steps count 99/70 and do not squeeze between two walls
   * @param {Cells} [request.costs] what it costs to enter each cell, a whole number of 1 or more
   */
  constructor(request) {
    this.#inner = call(() => {
      const { width, height, walls = [], costs, ...scalars } = options(request);
      const [neighborhood = 4] = values('astar', scalars);
      return new wasm.Router(
        ...gridAndWalls(width, height, walls),
        neighborhood,
        costs === undefined ? undefined : cells('costs', costs),
      );
    }, request);
  }

  get #router() {
    if (!this.#inner) throw new MeanderError('Freed', 'this Router was freed: make a new one');
    return this.#inner;
  }

  /**
   * Makes a cell a wall, or opens it.
   * @param {number} cell
   * @param {boolean} [wall] true if nothing else is said
   */
  setWall(cell, wall = true) {
    const router = this.#router;
    call(() => router.setWall(whole('cell', cell), flag('wall', wall)));
  }

  /**
   * A cheapest route from each stop to the next, both ends included: what `astar` gives for the same seed. Null where there
   * is none, or a stop is on a wall.
   * @param {Cells} stops cells in order
   * @param {{ seed?: number }} [request] with a seed, a random one of the shortest
   * @returns {Uint32Array | null}
   */
  route(stops, request = {}) {
    const router = this.#router;
    const found = call(() => {
      const { seed } = options(request);
      return router.route(cells('stops', stops), optionalSeed(seed));
    }, request);
    return found ?? null;
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#inner?.free();
    this.#inner = undefined;
  }
}
