/** Measuring polylines and travelling along them. */
import { MeanderError } from '../errors.js';
import { cells, flag, floats, number, options, whole } from './arguments.js';
import { call, dimension, glue, whole as all } from './module.js';

/** @typedef {import('./arguments.js').Points} Points */
/** @typedef {import('./arguments.js').Cells} Cells */

/**
 * The centres of cells: `x + 0.5, y + 0.5`.
 * @param {Cells} list
 * @param {{ width: number }} grid
 * @returns {Float64Array}
 */
export function cellsToPoints(list, grid) {
  const width = whole('width', options(grid)['width']);
  return call(() => glue.cellsToPoints(width, cells('cells', list)));
}

/**
 * How many points a polyline has, how long it is, and its largest and mean turn in degrees.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3 }} [request]
 * @returns {{ points: number, length: number, maxTurn: number, meanTurn: number }}
 */
export function measure(points, request = {}) {
  const size = dimension(options(request)['dimension']);
  const [count = 0, length = 0, maxTurn = 0, meanTurn = 0] = call(() =>
    (size === 2 ? glue : all()).measure(size, floats('points', points)),
  );
  return { points: count, length, maxTurn, meanTurn };
}

/**
 * The Hausdorff distance between two polylines: the furthest that a vertex of either lies from the
 * segments of the other.
 * @param {Points} points
 * @param {Points} reference
 * @param {{ dimension?: 2 | 3 }} [request]
 * @returns {number}
 */
export function deviation(points, reference, request = {}) {
  const size = dimension(options(request)['dimension']);
  return call(() => all().deviation(size, floats('points', points), floats('reference', reference)));
}

/**
 * The index of the first segment that crosses a blocked cell or leaves the grid; -1: none.
 * @param {Points} points
 * @param {{ width: number, height: number, walls: Cells }} grid
 * @returns {number}
 */
export function firstWallHit(points, grid) {
  const { width, height, walls } = options(grid);
  const hit = call(() =>
    all().firstWallHit(
      floats('points', points),
      number('width', width),
      number('height', height),
      cells('walls', walls),
    ),
  );
  return hit ?? -1;
}

/**
 * Where a polyline leaves the open cells: the first segment that crosses a blocked cell or leaves the grid, the place
 * where it does so, and every blocked cell that the polyline crosses, each once, in the order in which it comes to them.
 * Null: it keeps to the open cells.
 * @param {Points} points
 * @param {{ width: number, height: number, walls: Cells }} grid
 * @returns {{ segment: number, x: number, y: number, cells: Uint32Array } | null}
 */
export function wallCrossings(points, grid) {
  const { width, height, walls } = options(grid);
  const found = call(() =>
    glue.wallCrossings(
      floats('points', points),
      number('width', width),
      number('height', height),
      cells('walls', walls),
    ),
  );
  const [segment, x, y] = found;
  return segment < 0 ? null : { segment, x, y, cells: Uint32Array.from(found.subarray(3)) };
}

/**
 * The blocked cells that a polyline crosses, each once, in the order in which it comes to them.
 * @param {Points} points
 * @param {{ width: number, height: number, walls: Cells }} grid
 * @returns {Uint32Array}
 */
export function wallsCrossed(points, grid) {
  return wallCrossings(points, grid)?.cells ?? new Uint32Array();
}

/**
 * Points at equal steps of arc length, both ends kept. The steps are as long as `spacing`, or a little
 * shorter so that a whole number of them fits.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, spacing: number }} request
 * @returns {Float64Array}
 */
export function resample(points, request) {
  const { dimension: size, spacing } = options(request);
  return call(() => all().resample(dimension(size), floats('points', points), number('spacing', spacing)));
}

/**
 * The curvature at each point, in 1 / the points' unit: one over the radius of the circle through it
 * and its neighbours.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, closed?: boolean }} [request]
 * @returns {Float64Array}
 */
export function curvature(points, request = {}) {
  const { dimension: size, closed } = options(request);
  return call(() => all().curvature(dimension(size), floats('points', points), flag('closed', closed)));
}

/** A polyline measured once, to be asked for positions by arc length. A closed one goes round and round. */
export class Follower {
  /** @type {import('../glue/meander.js').Follower | undefined} */
  #inner;
  #size;

  /**
   * @param {Points} points
   * @param {{ dimension?: 2 | 3, closed?: boolean }} [request]
   */
  constructor(points, request = {}) {
    const { dimension: size, closed } = options(request);
    this.#size = dimension(size);
    this.#inner = call(
      () => new (all().Follower)(this.#size, floats('points', points), flag('closed', closed)),
    );
  }

  get #follower() {
    if (!this.#inner) throw new MeanderError('Freed', 'this Follower was freed: make a new one');
    return this.#inner;
  }

  /** The whole way; round and back to the start if closed. */
  get length() {
    return this.#follower.length;
  }

  /**
   * The place after some way, and the direction of travel as a vector of length 1; null without points.
   * @param {number} distance
   * @returns {{ point: Float64Array, heading: Float64Array, segment: number } | null}
   */
  at(distance) {
    const found = this.#follower.at(number('distance', distance));
    if (found.length === 0) return null;
    return {
      point: found.slice(0, this.#size),
      heading: found.slice(this.#size, 2 * this.#size),
      segment: found[2 * this.#size] ?? 0,
    };
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#inner?.free();
    this.#inner = undefined;
  }
}
