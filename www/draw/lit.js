import { drawBlobs } from './blobs.js';
import { drawVertices } from './vertices.js';
import { places } from './places.js';

/**
 * What stands out of a picture while the rest is dimmed.
 * @typedef {object} Lit
 * @property {Uint8Array | null} cells 1 for each that stands out; null: none does
 * @property {ReadonlySet<string>} curves by their ids
 * @property {boolean} handles
 * @property {ArrayLike<number>} kept flat points in cells
 * @property {ArrayLike<number>} dropped
 */

/** How much of what does not stand out is covered, or left to be seen. */
const COVERED = 0.7;
const LEFT = 0.25;
/** In CSS pixels. */
const SMALLEST_OUTLINED = 5;
const OUTLINE = 1.5;
const SQUARE = 9;
const RING = 4.5;

/**
 * A pen that draws what does not stand out, paler than it is told.
 * @template {import('./types.js').Pen} Pen
 * @param {Pen} pen
 * @returns {Pen}
 */
export function paleOf(pen) {
  /** @param {() => unknown} put */
  const paler = (put) => {
    const { globalAlpha } = pen;
    pen.globalAlpha = globalAlpha * LEFT;
    put();
    pen.globalAlpha = globalAlpha;
  };
  return new Proxy(pen, {
    get(_, name) {
      const value = Reflect.get(pen, name);
      if (typeof value !== 'function') return value;
      if (!['fill', 'stroke', 'drawImage', 'fillRect'].includes(String(name))) return value.bind(pen);
      return (/** @type {unknown[]} */ ...given) => paler(() => value.apply(pen, given));
    },
    set: (_, name, value) => Reflect.set(pen, name, value),
  });
}

/**
 * Covers every cell that does not stand out, so that the others look as they always do, and outlines these.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Uint8Array | null} cells
 * @param {import('./types.js').Tone} ground
 * @param {import('./types.js').Palette} palette
 * @param {{ width: number, height: number }} size device pixels
 */
export function drawLitCells(pen, view, cells, ground, palette, { width, height }) {
  const { left, top, cell, columns, rows, ratio } = view;
  pen.beginPath();
  if (!cells) pen.rect(0, 0, width, height);
  else {
    const [right, bottom] = [left + columns * cell, top + rows * cell];
    pen.rect(0, 0, width, top);
    pen.rect(0, bottom, width, height - bottom);
    pen.rect(0, top, left, bottom - top);
    pen.rect(right, top, width - right, bottom - top);
    eachRun(view, cells, height, (row, from, to) =>
      pen.rect(left + from * cell, top + row * cell, (to - from) * cell, cell),
    );
  }
  pen.globalAlpha = COVERED;
  pen.fillStyle = palette[ground];
  pen.fill();
  pen.globalAlpha = 1;
  if (cells && cell >= SMALLEST_OUTLINED * ratio) drawOutline(pen, view, cells, palette.ink);
}

/**
 * Calls for every run of cells in a row that do not stand out, of the rows in sight.
 * @param {import('./types.js').GridView} view
 * @param {Uint8Array} cells
 * @param {number} height device pixels
 * @param {(row: number, from: number, to: number) => void} put
 */
function eachRun({ top, cell, columns, rows }, cells, height, put) {
  const first = Math.max(0, Math.floor(-top / cell));
  const last = Math.min(rows, Math.ceil((height - top) / cell));
  for (let row = first; row < last; row++) {
    let from = 0;
    for (let column = 0; column <= columns; column++) {
      if (column < columns && cells[row * columns + column] === 0) continue;
      if (column > from) put(row, from, column);
      from = column + 1;
    }
  }
}

/**
 * A line along every side between a cell that stands out and one that does not.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Uint8Array} cells
 * @param {string} tone
 */
function drawOutline(pen, { left, top, cell: side, columns, rows, ratio }, cells, tone) {
  const isLit = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && y >= 0 && x < columns && y < rows && cells[y * columns + x] === 1;
  pen.beginPath();
  /** @param {number} x @param {number} y @param {number} dx @param {number} dy */
  const line = (x, y, dx, dy) => {
    pen.moveTo(left + x * side, top + y * side);
    pen.lineTo(left + (x + dx) * side, top + (y + dy) * side);
  };
  for (let y = 0; y <= rows; y++)
    for (let x = 0; x <= columns; x++) {
      if (isLit(x, y) !== isLit(x, y - 1)) line(x, y, 1, 0);
      if (isLit(x, y) !== isLit(x - 1, y)) line(x, y, 0, 1);
    }
  pen.setLineDash([]);
  pen.lineCap = 'square';
  pen.lineJoin = 'miter';
  pen.lineWidth = OUTLINE * ratio;
  pen.strokeStyle = tone;
  pen.stroke();
}

/**
 * The points that simplifying keeps are filled squares, those that it drops are rings.
 * @param {import('./types.js').Pen} pen
 * @param {import('./types.js').GridView} view
 * @param {Lit} lit
 * @param {import('./types.js').Palette} palette
 */
export function drawLitPoints(pen, view, { kept, dropped }, palette) {
  const ring = (/** @type {number} */ radius) =>
    places(view, dropped).map(([x, y]) => /** @type {const} */ ([x, y, radius * view.ratio]));
  if (dropped.length > 0) {
    drawBlobs(pen, ring(RING + 1.5), palette.paper);
    drawBlobs(pen, ring(RING), palette.rdp);
    drawBlobs(pen, ring(RING - 2), palette.paper);
  }
  if (kept.length > 0) drawVertices(pen, view, kept, SQUARE, palette.rdp, palette.paper);
}
