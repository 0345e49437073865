/** Pictures of large grids. */
import { running, wasm } from './module.js';

/**
 * Paints a grid with one pixel for each block of `scale` × `scale` cells, in a browser. A cell's number names its colour.
 * The colours from number `line` on belong to lines a cell wide: a block that holds one is painted in the largest of
 * them, any other in the mean of its cells' colours.
 * @param {object} request
 * @param {Uint8Array} request.cells the number of each cell's colour, in whole rows
 * @param {number} request.width 1 or more
 * @param {Uint32Array} request.colours red in the lowest byte, then green, blue and opacity
 * @param {number} request.line
 * @param {number} [request.scale] 1 or more
 * @returns {ImageData}
 */
export const paint = ({ cells, width, colours, line, scale = 1 }) =>
  running(() => wasm.paint(cells, width, scale, colours, line));
