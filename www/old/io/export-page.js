import { drawPicture } from '../draw/picture.js';
import { createSvgPen } from '../draw/svg-pen.js';
import { fitGrid } from '../view/grid-view.js';
import { composePicture } from '../render/compose-picture.js';

/**
 * A figure on paper: with a page or without one, and without what only somebody who edits it needs.
 *
 * @typedef {object} Shown
 * @property {import('../model/snapshot.js').Snapshot} snapshot
 * @property {ReturnType<typeof import('../render/large-grid.js').createLargeGrid>} largeGrid
 * @property {import('../draw/types.js').Palette} palette
 * @property {Readonly<Record<string, string>> | null} names of curves, where they are to be written
 */

/**
 * Where the grid lies on a page so many CSS pixels wide.
 * @param {{ columns: number, rows: number }} grid
 * @param {number} wide
 * @param {number} ratio device pixels in a CSS pixel
 */
export function layOutPage({ columns, rows }, wide, ratio) {
  const width = Math.round(wide * ratio);
  const height = Math.round((width * rows) / columns);
  return { width, height, view: fitGrid({ width, height, columns, rows, ratio }) };
}

/**
 * @param {import('../draw/types.js').Pen} pen
 * @param {ReturnType<typeof layOutPage>} page
 * @param {Shown} shown
 */
export function drawExportPage(pen, { view, ...size }, { snapshot, largeGrid, palette, names }) {
  const picture = composePicture(snapshot, { image: largeGrid.image(snapshot, palette), names });
  const handles = picture.handles.map((handle) => ({ ...handle, chosen: false, above: false }));
  const curves = largeGrid.thin(snapshot, picture.curves, view, size);
  drawPicture(pen, view, { ...picture, curves, handles, brush: -1, marked: -1 }, palette, size);
}

/**
 * The text of an SVG file.
 * @param {Shown} shown
 * @param {number} wide
 * @param {string} title
 */
export function writeSvg(shown, wide, title) {
  const { columns, rows } = shown.snapshot.shownState;
  const page = layOutPage({ columns, rows }, wide, 1);
  const pen = createSvgPen({ width: page.width, height: page.height, title });
  drawExportPage(pen, page, shown);
  return pen.text();
}
