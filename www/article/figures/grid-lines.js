/** Cells of a grid as data of an SVG path. */

const tenth = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/**
 * A line through the middles of cells.
 * @param {ArrayLike<number>} cells
 * @param {number} width of the grid, in cells
 * @param {number} cell its side, in pixels
 */
export function walk(cells, width, cell) {
  const steps = Array.from(
    cells,
    (index) => `${tenth(((index % width) + 0.5) * cell)} ${tenth((Math.floor(index / width) + 0.5) * cell)}`,
  );
  return steps.length > 0 ? `M${steps.join('L')}` : '';
}

/**
 * The cells themselves, as squares.
 * @param {ArrayLike<number>} cells
 * @param {number} width of the grid, in cells
 * @param {number} cell
 */
export function squares(cells, width, cell) {
  const side = tenth(cell);
  return Array.from(
    cells,
    (index) =>
      `M${tenth((index % width) * cell)} ${tenth(Math.floor(index / width) * cell)}h${side}v${side}h${-side}z`,
  ).join('');
}
