/** From a carving with many ends to lines that can be smoothed and travelled. */
import { badArgument } from '../errors.js';
import { cells, options } from './arguments.js';
import { cellsToPoints } from './measures.js';
import { branchesOff, longestWay } from './web.js';

/** @typedef {import('./arguments.js').Cells} Cells */

/**
 * The ways through what a carving with two or more terminals keeps: first the longest from one terminal to another,
 * then from each other terminal to a cell of a way before it, both included. Together they are all its cells, as far as
 * those lead to terminals. None where the cells do not join the terminals. O(cells) a way.
 * @param {Cells} kept
 * @param {object} request
 * @param {number} request.width
 * @param {Cells} request.terminals two or more
 * @param {4 | 8} [request.neighborhood] that of the carving; 4
 * @returns {Uint32Array[]} cells in order, way by way
 */
export function branches(kept, request) {
  const { width, terminals, neighborhood = 4 } = options(request);
  // It refuses what is no grid's.
  cellsToPoints(kept, /** @type {any} */ ({ width }));
  const ends = [...cells('terminals', terminals)];
  if (ends.length < 2) throw badArgument('terminals', terminals, 'two or more cells');
  if (neighborhood !== 4 && neighborhood !== 8) throw badArgument('neighborhood', neighborhood, '4 or 8');
  const grid = /** @type {[number[], number, number[]]} */ ([kept, width, ends]);
  const main = longestWay(...grid, neighborhood);
  return main.length === 0 ? [] : [main, ...branchesOff(...grid, main, neighborhood)];
}
