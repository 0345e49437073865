/** Walls as lists of cells, from lists and from masks. */
import { badArgument } from '../errors.js';
import { cells, isWhole, number } from './arguments.js';

/**
 * The sides of a grid, and its walls as a list of cells.
 * @param {unknown} width
 * @param {unknown} height
 * @param {unknown} walls
 * @returns {[width: number, height: number, walls: Uint32Array]}
 */
export function gridAndWalls(width, height, walls) {
  const sides = /** @type {const} */ ([number('width', width), number('height', height)]);
  return [...sides, wallCells(walls, sides[0] * sides[1])];
}

/**
 * The cells that are walls: those listed, or those that a mask says are. The type tells which it is.
 * @param {unknown} walls
 * @param {number} count of cells
 * @returns {Uint32Array}
 */
export function wallCells(walls, count) {
  const areFlags = Array.isArray(walls) && typeof walls[0] === 'boolean';
  if (!areFlags && !(walls instanceof Uint8Array)) return cells('walls', walls);
  const { length } = walls;
  // Where there is no such grid, the module says so.
  if (isWhole(count) && count > 0 && length !== count) {
    const rule = `${count}, one for each cell, in a Uint8Array or a list of booleans; cells are listed by an array of numbers or a Uint32Array`;
    throw badArgument('walls', length, rule, undefined, 'length');
  }
  return marked(walls instanceof Uint8Array ? walls : bytes(walls));
}

/** @param {unknown[]} flags */
function bytes(flags) {
  const mask = new Uint8Array(flags.length);
  for (let cell = 0; cell < flags.length; cell += 1) {
    if (typeof flags[cell] !== 'boolean') throw badArgument('walls', flags[cell], 'true or false', cell);
    mask[cell] = Number(flags[cell]);
  }
  return mask;
}

/** Where a mask is not 0. @param {Uint8Array} mask */
function marked(mask) {
  const list = new Uint32Array(mask.length);
  let found = 0;
  for (let cell = 0; cell < mask.length; cell += 1) {
    // Without a branch, which a processor would have to guess: 1 more where the byte is not 0.
    list[found] = cell;
    found += (mask[cell] + 255) >> 8;
  }
  return list.subarray(0, found);
}
