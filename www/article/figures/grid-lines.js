/** Cells of a grid as data of an SVG path. */

/** To a hundredth of a pixel. @param {number} value */
export const near = (value) => Math.round(value * 100) / 100;

/**
 * A line through the middles of cells.
 * @param {ArrayLike<number>} cells
 * @param {number} width of the grid, in cells
 * @param {number} cell its side, in pixels
 */
export function walk(cells, width, cell) {
  const steps = Array.from(
    cells,
    (index) => `${near(((index % width) + 0.5) * cell)} ${near((Math.floor(index / width) + 0.5) * cell)}`,
  );
  return steps.length > 0 ? `M${steps.join('L')}` : '';
}

/**
 * The cells themselves, as squares.
 * @param {ArrayLike<number>} cells
 * @param {number} width of the grid, in cells
 * @param {number} cell
 * @param {number} [inset] how much is missing at each edge, as a share of the side
 */
export function squares(cells, width, cell, inset = 0) {
  const side = near(cell * (1 - 2 * inset));
  const at = (/** @type {number} */ index) => near((index + inset) * cell);
  return Array.from(
    cells,
    (index) => `M${at(index % width)} ${at(Math.floor(index / width))}h${side}v${side}h${-side}z`,
  ).join('');
}
