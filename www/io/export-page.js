import { drawPicture } from '../draw/picture.js';
import { createSvgPen } from '../draw/svg-pen.js';
import { fitGrid } from '../view/grid-view.js';
import { composePicture } from '../render/compose-picture.js';

/**
 * A figure on paper: with a page or without one, and with nothing of a reader's hands in it.
 *
 * @typedef {object} Shown
 * @property {import('../model/scene.js').Store} store
 * @property {ReturnType<typeof import('../model/scene.js').createContent>} content
 * @property {import('../draw/types.js').Palette} palette
 */

/**
 * Where the grid lies on a sheet so many CSS pixels wide.
 * @param {{ columns: number, rows: number }} grid
 * @param {number} wide
 * @param {number} ratio device pixels in a CSS pixel
 */
export function layOut({ columns, rows }, wide, ratio) {
  const width = Math.round(wide * ratio);
  const height = Math.round((width * rows) / columns);
  return { width, height, view: fitGrid({ width, height, columns, rows, ratio }) };
}

/**
 * @param {import('../draw/types.js').Pen} pen
 * @param {ReturnType<typeof layOut>} sheet
 * @param {Shown} shown
 */
export function drawSheet(pen, { view, ...size }, { store, content, palette }) {
  const picture = composePicture(store, content, [], palette);
  const handles = picture.handles.map((handle) => ({ ...handle, chosen: false, above: false }));
  const curves = content.drawn(picture.curves, view, size);
  drawPicture(pen, view, { ...picture, curves, handles, brush: -1, marked: -1 }, palette, size);
}

/**
 * The text of an SVG file.
 * @param {Shown} shown
 * @param {number} wide
 * @param {string} title
 */
export function writeDrawing(shown, wide, title) {
  const { columns, rows } = shown.content.scene();
  const sheet = layOut({ columns, rows }, wide, 1);
  const pen = createSvgPen({ width: sheet.width, height: sheet.height, title });
  drawSheet(pen, sheet, shown);
  return pen.text();
}
