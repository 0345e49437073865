/** A grid with its walls and costs, read once for many calls. */
import { badArgument } from '../errors.js';
import {
  cells,
  coordinates,
  flag,
  isWhole,
  number,
  optionsOf,
  plain,
  reading,
  whole,
  zeros,
} from './arguments.js';
import { gridAndWalls, listOrMask } from './maps.js';
import { Lent, call, lent, wasm } from './module.js';
import { cutsCorners, optionalSeed } from './routes.js';
import { values } from './table.js';

/** @import { Cells, Points, Walls } from './arguments.js' */
/** @typedef {number | readonly [x: number, y: number]} Cell its index, or its column and row */
/** @typedef {Cells | readonly Cell[]} CellList */
/** @typedef {import('../glue/meander.js').GridMap} Made */
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

/**
 * A grid with its walls and costs, read once for many calls, and the memory of its searches.
 * @extends {Lent<Made>}
 */
export class GridMap extends Lent {
  /** @type {number} */
  #width;
  /** @type {number} */
  #height;

  /** @param {GridMapOptions} request */
  constructor(request) {
    const [width, height, made] = call(
      () => {
        const given = optionsOf('GridMap', request);
        const { walls = [], costs, corners } = given;
        const [neighborhood = 4] = values('astar', given);
        const prices = costs === undefined ? undefined : cells('costs', costs);
        const grid = gridAndWalls(given['width'], given['height'], walls);
        return [...grid, neighborhood, cutsCorners(corners), prices];
      },
      (...asked) => /** @type {const} */ ([asked[0], asked[1], new wasm.GridMap(...asked)]),
    );
    super('GridMap', made);
    [this.#width, this.#height] = [width, height];
  }

  /**
   * Makes a cell a wall, or opens it.
   * @param {Cell} cell
   * @param {boolean} [wall] true if nothing else is said
   */
  setWall(cell, wall = true) {
    this.#run('setWall', () => [this.#cell('cell', cell), flag('wall', wall)]);
  }

  /**
   * Replaces all walls.
   * @param {Walls} walls
   */
  setWalls(walls) {
    this.#run('setWalls', () => [listOrMask(walls, this.#width * this.#height)]);
  }

  /**
   * Sets what it costs to enter a cell.
   * @param {Cell} cell
   * @param {number} cost a whole number of 1 or more
   */
  setCost(cell, cost) {
    this.#run('setCost', () => {
      const at = this.#cell('cell', cell);
      if (cost === 0 || !isWhole(cost))
        throw badArgument('cost', cost, 'a whole number from 1 to 4294967295');
      return [at, cost];
    });
  }

  /**
   * A cheapest route from each stop to the next; null where there is none, or a stop is on a wall.
   * @param {CellList} stops @param {GridMapRouteOptions} [request] @returns {GridRoute | null}
   */
  route(stops, request = {}) {
    const found = this.#run('route', () => {
      const { radius = 0, seed, nearest, maxVisits } = optionsOf('gridMapRoute', request);
      return [
        this.#cells('stops', stops),
        number('radius', radius),
        optionalSeed(seed),
        flag('nearest', nearest),
        maxVisits === undefined ? undefined : whole('maxVisits', maxVisits),
      ];
    });
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
   * @param {CellList} goals @param {RadiusOption} [request] @returns {Uint32Array}
   */
  distances(goals, request = {}) {
    return this.#run('distances', () => [this.#cells('goals', goals), radiusOf(request)]);
  }

  /**
   * For each cell the next one on a cheapest route from it to the nearest goal; for a goal itself, and 4294967295 for walls
   * and where there is no route.
   * @param {CellList} goals @param {RadiusOption} [request] @returns {Uint32Array}
   */
  flow(goals, request = {}) {
    return this.#run('flow', () => [this.#cells('goals', goals), radiusOf(request)]);
  }

  /**
   * The cells that can be reached from one of them, itself included, nearer ones first.
   * @param {Cell} from @returns {Uint32Array}
   */
  reachable(from) {
    return this.#run('reachable', () => [this.#cell('from', from)]);
  }

  /**
   * The index of the first segment that crosses a wall, leaves the grid or is nearer than `radius` to either; -1: none.
   * @param {Points} points @param {GridMapLineOptions} [request] @returns {number}
   */
  clear(points, request = {}) {
    const found = this.#run('clear', () => {
      const { radius = 0, closed } = optionsOf('gridMapLine', request);
      return [coordinates('points', points, 2), number('radius', radius), flag('closed', closed)];
    });
    return found ?? -1;
  }

  /**
   * Pulls a line tight: the shortest line over some of its points that crosses no wall, and stays `radius` away from walls
   * and the rim, or as far as the part that it replaces if that is less.
   * @param {Points} points @param {RadiusOption} [request] @returns {Float64Array}
   */
  pull(points, request = {}) {
    return this.#run('pull', () => [coordinates('points', points, 2), radiusOf(request)]);
  }

  /**
   * Keeps a smoothed curve off walls, as `guard` does.
   * @param {Points} raw @param {Points} smoothed @param {GridMapLineOptions} [request] @returns {Float64Array}
   */
  guard(raw, smoothed, request = {}) {
    return this.#run('guard', () => {
      const { radius = 0, closed } = optionsOf('gridMapLine', request);
      const lines = /** @type {const} */ ([coordinates('raw', raw, 2), coordinates('smoothed', smoothed, 2)]);
      return [...lines, number('radius', radius), flag('closed', closed)];
    });
  }

  /**
   * The line that a unit of this radius walks: a cheapest route, pulled tight, with rounded corners. Null where no route
   * keeps the radius.
   * @param {Cell | Spot} from @param {Cell | Spot} to @param {RadiusOption} [request]
   * @returns {{ points: Float64Array, cost: number } | null} the cost of the route
   */
  unitPath(from, to, request = {}) {
    const found = this.#run('unitPath', () => [
      this.#spot('from', from),
      this.#spot('to', to),
      radiusOf(request),
    ]);
    return found ? { points: found.slice(1), cost: /** @type {number} */ (found[0]) } : null;
  }

  /**
   * @template {Exclude<keyof Made, 'free' | symbol>} Name @param {Name} name @param {() => Parameters<Made[Name]>} read
   * @returns {ReturnType<Made[Name]>}
   */
  #run(name, read) {
    return call(read, (...asked) => lent(this, (map) => /** @type {any} */ (map)[name](...asked)));
  }

  /** @param {string} argument @param {unknown} value @returns {number} */
  #cell(argument, value) {
    return reading(argument, () => this.#index(argument, value));
  }

  /**
   * A spot, or the centre of a cell.
   * @param {string} argument @param {unknown} value
   */
  #spot(argument, value) {
    return reading(argument, () => {
      if (value && typeof value === 'object' && 'x' in value && 'y' in value)
        return Float64Array.of(number(argument, value.x), number(argument, value.y));
      const cell = this.#index(argument, value, undefined, ', or a place { x, y }');
      return Float64Array.of((cell % this.#width) + 0.5, Math.floor(cell / this.#width) + 0.5);
    });
  }

  /** @param {string} argument @param {unknown} value @param {number} [index] @param {string} [also] is allowed */
  #index(argument, value, index, also = '') {
    const [width, height] = [this.#width, this.#height];
    if (Array.isArray(value)) {
      const [x, y] = value;
      if (value.length === 2 && isWhole(x) && isWhole(y) && x < width && y < height) return y * width + x;
    } else if (isWhole(value) && value < width * height) return value;
    const rule = `a cell of this ${width} x ${height} grid: its index, or [x, y]${also}`;
    throw badArgument(argument, value, rule, index);
  }

  /** @param {string} argument @param {unknown} value @returns {Uint32Array} */
  #cells(argument, value) {
    return reading(argument, () => {
      if (plain(Uint32Array, value) || !Array.isArray(value)) return cells(argument, value);
      const found = zeros(Uint32Array, value.length);
      for (let at = 0; at < found.length; at += 1) found[at] = this.#index(argument, value[at], at);
      return found;
    });
  }
}

/** @param {unknown} request */
function radiusOf(request) {
  const { radius = 0 } = optionsOf('radius', request);
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
   * @param {GridMapRouteOptions} [request] @returns {Uint32Array | null}
   */
  route(stops, request = {}) {
    return this.#map.route(stops, request)?.cells ?? null;
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#map.free();
  }
}
