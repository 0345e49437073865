/**
 * Where a grid lies on a canvas. Lengths are device pixels; `ratio` device pixels make one CSS pixel.
 * @typedef {{ cell: number, left: number, top: number, columns: number, rows: number, ratio: number }} GridView
 */

const SMALLEST_WHOLE_CELL = 4;
const WIDEST_MARGIN = 12;
const MARGIN_SHARE = 0.02;

/**
 * Fits a grid into a box, centred and as large as a margin in keeping with the box lets it.
 * Cells are whole device pixels wide, so that hairlines stay sharp; only tiny cells get fractions.
 * @param {{ width: number, height: number, columns: number, rows: number, ratio?: number }} box
 * @returns {GridView}
 */
export function fitGrid({ width, height, columns, rows, ratio = 1 }) {
  const margin = Math.min(WIDEST_MARGIN * ratio, MARGIN_SHARE * width);
  const room = Math.min((width - 2 * margin) / columns, (height - 2 * margin) / rows);
  const cell = Math.max(0, room >= SMALLEST_WHOLE_CELL ? Math.floor(room) : room);
  return {
    cell,
    left: Math.round((width - cell * columns) / 2),
    top: Math.round((height - cell * rows) / 2),
    columns,
    rows,
    ratio,
  };
}

/**
 * @param {GridView} view
 * @param {number} x in cells
 * @param {number} y in cells
 * @returns {[number, number]} CSS pixels from the canvas's top left corner
 */
export function toPage(view, x, y) {
  return [(view.left + x * view.cell) / view.ratio, (view.top + y * view.cell) / view.ratio];
}

/**
 * @param {GridView} view
 * @param {number} left CSS pixels from the canvas's top left corner
 * @param {number} top
 * @returns {[number, number]} in cells, not clamped
 */
export function toGrid(view, left, top) {
  if (view.cell === 0) return [0, 0];
  return [(left * view.ratio - view.left) / view.cell, (top * view.ratio - view.top) / view.cell];
}

/**
 * The cell around a point, or the nearest one when the point lies outside the grid.
 * @param {{ columns: number, rows: number }} grid
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
export function cellAround({ columns, rows }, x, y) {
  return [clamp(Math.floor(x), 0, columns - 1), clamp(Math.floor(y), 0, rows - 1)];
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
export function clamp(value, low, high) {
  return Math.min(high, Math.max(low, value));
}
