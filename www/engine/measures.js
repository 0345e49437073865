/** Measuring polylines and travelling along them. */
import { cells, floats, number, options, whole } from './arguments.js';
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
