/** Many routes across one grid. */
import { GridMap } from './grid-map.js';

/** Routes as cells alone: the short form of a `GridMap`. */
export class Router {
  #map;

  /** @param {import('./grid-map.js').GridMapOptions} request */
  constructor(request) {
    this.#map = new GridMap(request);
  }

  /**
   * Makes a cell a wall, or opens it.
   * @param {import('./grid-map.js').Cell} cell
   * @param {boolean} [wall] true if nothing else is said
   */
  setWall(cell, wall = true) {
    this.#map.setWall(cell, wall);
  }

  /**
   * A cheapest route from each stop to the next, both ends included: what `astar` gives for the same seed. Null where there
   * is none, or a stop is on a wall.
   * @param {import('./grid-map.js').CellList} stops cells in order
   * @param {import('./grid-map.js').GridMapRouteOptions} [request]
   * @returns {Uint32Array | null}
   */
  route(stops, request = {}) {
    return this.#map.route(stops, request)?.cells ?? null;
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#map.free();
  }
}
