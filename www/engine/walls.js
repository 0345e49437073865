/** Walls as the compiled module takes them: a list of cells, or a byte for each cell. */
import { badArgument } from '../errors.js';
import { cells, isWhole, number, plain, reading, zeros } from './arguments.js';
import { checkWalls } from './validation.js';

/**
 * The sides of a grid, and its walls.
 * @param {unknown} width
 * @param {unknown} height
 * @param {unknown} walls
 * @returns {[width: number, height: number, walls: Uint32Array | Uint8Array]}
 */
export function gridAndWalls(width, height, walls) {
  const sides = /** @type {const} */ ([number('width', width), number('height', height)]);
  return [...sides, listOrMask(walls, sides[0] * sides[1])];
}

/**
 * Walls as a list of cells, or as a mask, which is not 0 where there is one. The type tells which it is.
 * @param {unknown} walls
 * @param {number} count of cells
 * @returns {Uint32Array | Uint8Array}
 */
export function listOrMask(walls, count) {
  return reading('walls', () => listOrBytes(walls, count));
}

/** @param {unknown} walls @param {number} count */
function listOrBytes(walls, count) {
  const mask = plain(Uint8Array, walls);
  const flags = Array.isArray(walls) && typeof walls[0] === 'boolean' ? walls : null;
  const given = mask ?? flags;
  if (!given) {
    checkWalls(walls, count);
    return cells('walls', walls);
  }
  const { length } = given;
  // Where there is no such grid, the module says so.
  if (isWhole(count) && count > 0 && length !== count) {
    const rule = `${count}, one for each cell, in a Uint8Array or a list of booleans; cells are listed by an array of numbers or a Uint32Array`;
    throw badArgument('walls', length, rule, undefined, 'length');
  }
  return mask ?? bytes(/** @type {unknown[]} */ (flags));
}

/** @param {unknown[]} flags */
function bytes(flags) {
  const mask = zeros(Uint8Array, flags.length);
  for (let cell = 0; cell < flags.length; cell += 1) {
    const flag = flags[cell];
    // Compared: `typeof` and `Number` take five times as long.
    if (flag === true) mask[cell] = 1;
    else if (flag !== false) throw badArgument('walls', flag, 'true or false', cell);
  }
  return mask;
}
