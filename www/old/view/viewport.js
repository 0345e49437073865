import { clamp } from './grid-view.js';

/**
 * A nearer look at a grid: so many times as near as the whole of it, at a place in cells. No viewport shows the whole.
 * @typedef {{ zoom: number, x: number, y: number }} Viewport
 * @typedef {import('./grid-view.js').GridView} GridView
 * @typedef {{ width: number, height: number }} Size device pixels
 */

/** In CSS pixels. */
const LARGEST_CELL = 40;
const MARGIN = 16;
/** From this size on cells are whole device pixels wide, so that hairlines stay sharp. */
const SMALLEST_WHOLE_CELL = 6;

/** How near one can get. @param {GridView} fitted */
export function nearest({ cell, ratio }) {
  return Math.max(1, (LARGEST_CELL * ratio) / cell);
}

/** @param {GridView} fitted @param {number} zoom */
function cellAt(fitted, zoom) {
  const cell = fitted.cell * zoom;
  return zoom > 1 && cell >= SMALLEST_WHOLE_CELL * fitted.ratio ? Math.round(cell) : cell;
}

/**
 * Where the grid lies, seen through a viewport. Its edges come no further in than a margin.
 * @param {GridView} fitted where the whole grid lies
 * @param {Viewport | null} viewport
 * @param {Size} size
 * @returns {GridView}
 */
export function applyViewport(fitted, viewport, size) {
  if (!viewport || fitted.cell === 0) return fitted;
  const [left, top] = corner(fitted, viewport, size);
  return {
    ...fitted,
    cell: cellAt(fitted, viewport.zoom),
    left: Math.round(left),
    top: Math.round(top),
  };
}

/**
 * The grid's corner on the picture. A grid that has room is centred.
 * @param {GridView} fitted
 * @param {Viewport} viewport
 * @param {Size} size
 */
function corner(fitted, { zoom, x, y }, { width, height }) {
  const cell = cellAt(fitted, zoom);
  const margin = MARGIN * fitted.ratio;
  /** @param {number} room @param {number} length @param {number} middle */
  const start = (room, length, middle) =>
    length <= room - 2 * margin
      ? (room - length) / 2
      : clamp(room / 2 - middle * cell, room - margin - length, margin);
  return [start(width, cell * fitted.columns, x), start(height, cell * fitted.rows, y)];
}

/**
 * The viewport that shows a place of the grid at a point of the picture.
 * @param {GridView} fitted
 * @param {Size} size
 * @param {number} zoom
 * @param {[number, number]} place in cells
 * @param {[number, number]} point device pixels
 * @returns {Viewport | null}
 */
export function viewportAt(fitted, { width, height }, zoom, [x, y], [left, top]) {
  const near = clamp(zoom, 1, nearest(fitted));
  if (near === 1 || fitted.cell === 0) return null;
  const cell = cellAt(fitted, near);
  const viewport = { zoom: near, x: x + (width / 2 - left) / cell, y: y + (height / 2 - top) / cell };
  // What would be beyond the margin is not remembered.
  const [seenLeft, seenTop] = corner(fitted, viewport, { width, height });
  return { zoom: near, x: (width / 2 - seenLeft) / cell, y: (height / 2 - seenTop) / cell };
}
