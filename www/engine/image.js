/** Pictures of large grids. */
import { badArgument } from '../errors.js';
import { options, whole } from './arguments.js';
import { call, whole as wholeModule } from './module.js';

/**
 * Paints a grid with one pixel for each block of `scale` × `scale` cells, in a browser. A cell's number names its colour.
 * The colours from number `line` on belong to lines a cell wide: a block that holds one is painted in the largest of
 * them, any other in the mean of its cells' colours.
 * @param {object} request
 * @param {Uint8Array} request.cells the number of each cell's colour
 * @param {number} request.width
 * @param {Uint32Array} request.colours red in the lowest byte, then green, blue and opacity
 * @param {number} request.line
 * @param {number} [request.scale]
 * @returns {ImageData}
 */
export function paint(request) {
  const { cells, width, colours, line, scale = 1 } = options(request);
  if (!(cells instanceof Uint8Array)) throw badArgument('cells', cells, 'a Uint8Array');
  if (!(colours instanceof Uint32Array)) throw badArgument('colours', colours, 'a Uint32Array');
  const columns = positive('width', width);
  if (cells.length === 0 || cells.length % columns !== 0) {
    throw badArgument('width', width, `the length of whole rows of ${cells.length} cells`);
  }
  return call(() =>
    wholeModule().paint(cells, columns, positive('scale', scale), colours, whole('line', line)),
  );
}

/** @param {string} argument @param {unknown} value */
function positive(argument, value) {
  const count = whole(argument, value);
  if (count === 0) throw badArgument(argument, value, '1 or more');
  return count;
}
