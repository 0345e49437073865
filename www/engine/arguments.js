/** JavaScript's values as the compiled module takes them, or an error that names the argument. */
import { badArgument } from '../errors.js';

/** @typedef {readonly number[] | Float64Array | Float32Array | Int32Array | Uint32Array | Int16Array | Uint16Array
 *   | Int8Array | Uint8Array | Uint8ClampedArray} Numbers */
/** @typedef {Numbers} Points flat and interleaved */
/** @typedef {Numbers} Cells whole numbers */

/**
 * @param {string} argument
 * @param {unknown} value
 * @returns {number}
 */
export function number(argument, value) {
  if (typeof value !== 'number') throw badArgument(argument, value, 'a number');
  return value;
}

/** How many numbers a point has. The module checks which. @param {unknown} value */
export function dimension(value = 2) {
  return number('dimension', value);
}

/**
 * @param {string} argument
 * @param {unknown} value
 */
export function flag(argument, value = false) {
  if (typeof value !== 'boolean') throw badArgument(argument, value, 'true or false');
  return value;
}

/**
 * A whole number that fits 32 bits: a cell, or a count of steps.
 * @param {string} argument
 * @param {unknown} value
 * @param {number} [index]
 * @returns {number}
 */
export function whole(argument, value, index) {
  if (!isWhole(value)) {
    throw badArgument(argument, value, 'a whole number from 0 to 4294967295', index);
  }
  return value;
}

/**
 * @param {string} argument
 * @param {unknown} value
 * @returns {Uint32Array}
 */
export function cells(argument, value) {
  if (value instanceof Uint32Array) return value;
  const list = numbers(argument, value, 'an array of whole numbers');
  return Uint32Array.from(list, (cell, index) => whole(argument, cell, index));
}

/**
 * @param {string} argument
 * @param {unknown} value
 * @returns {Float64Array}
 */
export function floats(argument, value) {
  if (value instanceof Float64Array) return value;
  return Float64Array.from(numbers(argument, value, 'an array of numbers'));
}

/**
 * An object of options.
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
export function options(value) {
  if (value === null || typeof value !== 'object') {
    throw badArgument('options', value, 'an object');
  }
  return /** @type {Record<string, unknown>} */ (value);
}

/**
 * @param {string} argument
 * @param {unknown} value
 * @param {string} allowed
 * @returns {readonly number[]}
 */
function numbers(argument, value, allowed) {
  const list = isTyped(value) ? Array.from(value) : value;
  if (!Array.isArray(list)) throw badArgument(argument, value, allowed);
  // By index: `findIndex` and its kind would take a hole for undefined and this for a number.
  for (let index = 0; index < list.length; index += 1) {
    if (typeof list[index] !== 'number') {
      throw badArgument(argument, list[index], 'a number', index);
    }
  }
  return list;
}

/**
 * A `DataView` has no length; those of bigints are refused by their elements.
 * @param {unknown} value
 * @returns {value is Float64Array}
 */
function isTyped(value) {
  return ArrayBuffer.isView(value) && 'length' in value;
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
function isWhole(value) {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff;
}
