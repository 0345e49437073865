/** A grid with its walls and costs, read once for many calls. */
import { badArgument } from '../errors.js';
import {
  cells,
  coordinates,
  flag,
  isWhole,
  number,
  options,
  plain,
  reading,
  whole,
  zeros,
} from './arguments.js';
import { gridAndWalls, listOrMask } from './maps.js';
import { call, Lent, wasm } from './module.js';
import { cutsCorners, optionalSeed } from './routes.js';
import { values } from './table.js';
import { checkOptions } from './validation.js';

/** @import { Cells, Points, Walls } from './arguments.js' */
/** @typedef {number | readonly [x: number, y: number]} Cell its index, or its column and row */
/** @typedef {Cells | readonly Cell[]} CellList */
/** @typedef {{ x: number, y: number }} Spot anywhere on the grid; the centre of the first cell is { x: 0.5, y: 0.5 } */

/**
 * @typedef {object} GridMapOptions
 * @property {number} width
 * @property {number} height
 * @property {Walls} [walls]
 * @property {Cells} [costs] what it costs to enter each cell, a whole number of 1 or more
 * @property {4 | 8} [neighborhood] 4; with 8, diagonal steps count 99/70
 * @property {import('./routes.js').Corners} [corners] 'avoid'
 */

/**
 * @typedef {object} GridMapRouteOptions
 * @property {number} [radius] how far to stay from walls and the rim, in cells; 0
 * @property {number} [seed] with a seed, a random one of the cheapest
 * @property {boolean} [nearest] where a stop cannot be reached, end at the nearest cell that can; false
 * @property {number} [maxVisits] give up after so many visited cells between two stops
 */

/** @typedef {{ radius?: number }} RadiusOption */
/** @typedef {RadiusOption & { closed?: boolean }} GridMapLineOptions */

/**
 * @typedef {object} GridRoute
 * @property {Uint32Array} cells in order, both ends included
 * @property {Float64Array} points their centres
 * @property {number} cost what entering its cells costs; a diagonal step counts 99/70 times that of its cell
 */

/** A grid with its walls and costs, read once for many calls, and the memory of its searches. */
export class GridMap {
  #lent;
  /** @type {number} */
  #width = 0;
  /** @type {number} */
  #height = 0;

  /** @param {GridMapOptions} request */
  constructor(request) {
    /** @type {Lent<import('../glue/meander.js').GridMap>} */
    this.#lent = call(
      () => {
        const given = options(request);
        checkOptions('GridMap', given);
        const { width, height, walls = [], costs, corners } = given;
        const [neighborhood = 4] = values('astar', given);
        const grid = gridAndWalls(width, height, walls);
        [this.#width, this.#height] = grid;
        return [
          ...grid,
          neighborhood,
          cutsCorners(corners),
          costs === undefined ? undefined : cells('costs', costs),
        ];
      },
      (...asked) => new Lent('GridMap', new wasm.GridMap(...asked)),
    );
  }

  /**
   * Makes a cell a wall, or opens it.
   * @param {Cell} cell
   * @param {boolean} [wall] true if nothing else is said
   */
  setWall(cell, wall = true) {
    this.#run(
      () => [this.#cell('cell', cell), flag('wall', wall)],
      (map, ...asked) => map.setWall(...asked),
    );
  }

  /**
   * Replaces all walls.
   * @param {Walls} walls
   */
  setWalls(walls) {
    this.#run(
      () => [listOrMask(walls, this.#width * this.#height)],
      (map, given) => map.setWalls(given),
    );
  }

  /**
   * Sets what it costs to enter a cell.
   * @param {Cell} cell
   * @param {number} cost a whole number of 1 or more
   */
  setCost(cell, cost) {
    this.#run(
      () => {
        const at = this.#cell('cell', cell);
        if (cost === 0 || !isWhole(cost))
          throw badArgument('cost', cost, 'a whole number from 1 to 4294967295');
        return [at, cost];
      },
      (map, ...asked) => map.setCost(...asked),
    );
  }

  /**
   * A cheapest route from each stop to the next; null where there is none, or a stop is on a wall.
   * @param {CellList} stops
   * @param {GridMapRouteOptions} [request]
   * @returns {GridRoute | null}
   */
  route(stops, request = {}) {
    const found = this.#run(
      () => {
        const given = options(request);
        checkOptions('gridMapRoute', given);
        const { radius = 0, seed, nearest, maxVisits } = given;
        return [
          this.#cells('stops', stops),
          number('radius', radius),
          optionalSeed(seed),
          flag('nearest', nearest),
          maxVisits === undefined ? undefined : whole('maxVisits', maxVisits),
        ];
      },
      (map, ...asked) => map.route(...asked),
    );
    if (!found) return null;
    const count = (found.length - 1) / 3;
    return {
      cells: Uint32Array.from(found.subarray(1, 1 + count)),
      points: found.slice(1 + count),
      cost: /** @type {number} */ (found[0]),
    };
  }

  /**
   * For each cell what the cheapest route from it to the nearest goal costs; 4294967295 for walls and where there is none.
   * With 8 neighbours in seventieths: 70 for a straight step into a cell of cost 1, 99 for a diagonal one.
   * @param {CellList} goals
   * @param {RadiusOption} [request]
   * @returns {Uint32Array}
   */
  distances(goals, request = {}) {
    return this.#run(
      () => [this.#cells('goals', goals), radiusOf(request)],
      (map, ...asked) => map.distances(...asked),
    );
  }

  /**
   * For each cell the next one on a cheapest route from it to the nearest goal; for a goal itself, and 4294967295 for walls
   * and where there is no route.
   * @param {CellList} goals
   * @param {RadiusOption} [request]
   * @returns {Uint32Array}
   */
  flow(goals, request = {}) {
    return this.#run(
      () => [this.#cells('goals', goals), radiusOf(request)],
      (map, ...asked) => map.flow(...asked),
    );
  }

  /**
   * The cells that can be reached from one of them, itself included, nearer ones first.
   * @param {Cell} from
   * @returns {Uint32Array}
   */
  reachable(from) {
    return this.#run(
      () => [this.#cell('from', from)],
      (map, cell) => map.reachable(cell),
    );
  }

  /**
   * The index of the first segment that crosses a wall, leaves the grid or is nearer than `radius` to either; -1: none.
   * @param {Points} points
   * @param {GridMapLineOptions} [request]
   * @returns {number}
   */
  clear(points, request = {}) {
    const found = this.#run(
      () => {
        const given = options(request);
        checkOptions('gridMapLine', given);
        const { radius = 0, closed } = given;
        return [coordinates('points', points, 2), number('radius', radius), flag('closed', closed)];
      },
      (map, ...asked) => map.clear(...asked),
    );
    return found ?? -1;
  }

  /**
   * Pulls a line tight: the shortest line over some of its points that crosses no wall, and stays `radius` away from walls
   * and the rim, or as far as the part that it replaces if that is less.
   * @param {Points} points
   * @param {RadiusOption} [request]
   * @returns {Float64Array}
   */
  pull(points, request = {}) {
    return this.#run(
      () => [coordinates('points', points, 2), radiusOf(request)],
      (map, ...asked) => map.pull(...asked),
    );
  }

  /**
   * Keeps a smoothed curve off walls, as `guard` does.
   * @param {Points} raw
   * @param {Points} smoothed
   * @param {GridMapLineOptions} [request]
   * @returns {Float64Array}
   */
  guard(raw, smoothed, request = {}) {
    return this.#run(
      () => {
        const given = options(request);
        checkOptions('gridMapLine', given);
        const { radius = 0, closed } = given;
        const lines = /** @type {const} */ ([
          coordinates('raw', raw, 2),
          coordinates('smoothed', smoothed, 2),
        ]);
        return [...lines, number('radius', radius), flag('closed', closed)];
      },
      (map, ...asked) => map.guard(...asked),
    );
  }

  /**
   * The line that a unit of this radius walks: a cheapest route, pulled tight, with rounded corners. Null where no route
   * keeps the radius.
   * @param {Cell | Spot} from
   * @param {Cell | Spot} to
   * @param {RadiusOption} [request]
   * @returns {{ points: Float64Array, cost: number } | null} the cost of the route
   */
  unitPath(from, to, request = {}) {
    const found = this.#run(
      () => [this.#spot('from', from), this.#spot('to', to), radiusOf(request)],
      (map, ...asked) => map.unitPath(...asked),
    );
    return found ? { points: found.slice(1), cost: /** @type {number} */ (found[0]) } : null;
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#lent.free();
  }

  /**
   * @template {unknown[]} Asked
   * @template Found
   * @param {() => [...Asked]} read
   * @param {(map: import('../glue/meander.js').GridMap, ...asked: Asked) => Found} run
   * @returns {Found}
   */
  #run(read, run) {
    return call(read, (...asked) => this.#lent.call((map) => run(map, ...asked)));
  }

  /**
   * @param {string} argument
   * @param {unknown} value
   * @returns {number}
   */
  #cell(argument, value) {
    return reading(argument, () => this.#index(argument, value));
  }

  /**
   * A spot, or the centre of a cell.
   * @param {string} argument
   * @param {unknown} value
   */
  #spot(argument, value) {
    return reading(argument, () => {
      if (value && typeof value === 'object' && 'x' in value && 'y' in value)
        return Float64Array.of(number(argument, value.x), number(argument, value.y));
      const cell = this.#index(argument, value);
      return Float64Array.of((cell % this.#width) + 0.5, Math.floor(cell / this.#width) + 0.5);
    });
  }

  /**
   * @param {string} argument
   * @param {unknown} value
   * @param {number} [index]
   */
  #index(argument, value, index) {
    const [width, height] = [this.#width, this.#height];
    if (Array.isArray(value)) {
      const [x, y] = value;
      if (value.length === 2 && isWhole(x) && isWhole(y) && x < width && y < height) return y * width + x;
    } else if (isWhole(value) && value < width * height) return value;
    const rule = `a cell of this ${width} x ${height} grid: its index, or [x, y]`;
    throw badArgument(argument, value, rule, index);
  }

  /**
   * @param {string} argument
   * @param {unknown} value
   * @returns {Uint32Array}
   */
  #cells(argument, value) {
    return reading(argument, () => {
      if (plain(Uint32Array, value) || !Array.isArray(value)) return cells(argument, value);
      const found = zeros(Uint32Array, value.length);
      for (let at = 0; at < found.length; at += 1) found[at] = this.#index(argument, value[at], at);
      return found;
    });
  }
}

/** @param {unknown} request @returns {number} */
function radiusOf(request) {
  const given = options(request);
  checkOptions('radius', given);
  const { radius = 0 } = given;
  return number('radius', radius);
}

/** Routes as cells alone: the short form of a `GridMap`. */
export class Router {
  #map;

  /** @param {GridMapOptions} request */
  constructor(request) {
    this.#map = new GridMap(request);
  }

  /**
   * Makes a cell a wall, or opens it.
   * @param {Cell} cell
   * @param {boolean} [wall] true if nothing else is said
   */
  setWall(cell, wall = true) {
    this.#map.setWall(cell, wall);
  }

  /**
   * A cheapest route from each stop to the next, both ends included: what `astar` returns for the same seed. Null without
   * a route, or with a stop on a wall.
   * @param {CellList} stops cells in order
   * @param {GridMapRouteOptions} [request]
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
