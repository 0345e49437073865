/** JavaScript's values as the compiled module takes them, or an error that names the argument. */
import { MeanderError, badArgument, noMemory, unreadable } from '../errors.js';
import { checkCells, checkOptions } from './validation.js';

/** @typedef {readonly number[] | Float64Array | Float32Array | Int32Array | Uint32Array | Int16Array | Uint16Array
 *   | Int8Array | Uint8Array | Uint8ClampedArray} Numbers */
/** @typedef {{ readonly x: number, readonly y: number, readonly z?: number }} XYZ a point; other properties are passed over */
/** @typedef {Numbers | XYZ} Place the coordinates of one point */
/** @typedef {Numbers | readonly Numbers[] | readonly XYZ[]} Points flat and interleaved, or a list or an object for each */
/** @typedef {Numbers} Cells whole numbers */
/** @typedef {{ dimension?: 2 | 3, closed?: boolean }} PolylineOptions 2, and open, if nothing else is said */
/** @typedef {Cells | readonly boolean[]} Walls cells; or a mask of all cells, which a `Uint8Array` and booleans are */

/**
 * Reads what a caller handed in, whose own errors are not for its reader.
 * @template T @param {string} argument @param {() => T} read @returns {T}
 */
export function reading(argument, read) {
  try {
    return read();
  } catch (error) {
    throw error instanceof MeanderError ? error : unreadable(argument, error);
  }
}

/**
 * A typed list that runs no code of the caller's when it is read, in the same memory unless that can be resized; null for
 * anything else.
 * @template {Uint8Array | Uint32Array | Float64Array} List
 * @param {{ new (list: ArrayBufferView): List, new (buffer: ArrayBufferLike, offset: number, length: number): List, prototype: List }} Type
 * @param {unknown} value @returns {List | null}
 */
export function plain(Type, value) {
  // A proxy is no view.
  if (!ArrayBuffer.isView(value) || !(value instanceof Type)) return null;
  // A getter that is read later may resize the buffer.
  if (/** @type {{ resizable?: boolean }} */ (value.buffer).resizable) return new Type(value);
  const own = Object.getPrototypeOf(value) === Type.prototype && !Object.hasOwn(value, 'length');
  // One whose memory has gone elsewhere is empty, and fails here.
  return own && value.length > 0 ? value : new Type(value.buffer, value.byteOffset, value.length);
}

/**
 * A typed list of zeros.
 * @template List @param {new (length: number) => List} Type @param {number} length
 */
export function zeros(Type, length) {
  try {
    return new Type(length);
  } catch (cause) {
    throw noMemory(cause);
  }
}

/** @param {string} argument @param {unknown} value @returns {number} */
export function number(argument, value) {
  if (typeof value !== 'number') throw badArgument(argument, value, 'a number');
  return value;
}

/** A place on the way: infinities are beyond its ends. @param {string} argument @param {unknown} value */
export function notNaN(argument, value) {
  if (Number.isNaN(value)) throw badArgument(argument, value, 'a number');
  return number(argument, value);
}

/** How many numbers a point has. @param {unknown} value @returns {2 | 3} */
export function dimension(value = 2) {
  if (value !== 2 && value !== 3) throw badArgument('dimension', value, '2 or 3');
  return value;
}

/** @param {string} argument @param {unknown} value */
export function flag(argument, value = false) {
  if (typeof value !== 'boolean') throw badArgument(argument, value, 'true or false');
  return value;
}

/**
 * A whole number that fits 32 bits: a cell, or a count of steps.
 * @param {string} argument @param {unknown} value @param {number} [index]
 * @param {number} [part] which element of that
 * @returns {number}
 */
export function whole(argument, value, index, part) {
  if (!isWhole(value)) {
    throw badArgument(argument, value, 'a whole number from 0 to 4294967295', index, part);
  }
  return value;
}

/** @param {string} argument @param {unknown} value @returns {Uint32Array} */
export function cells(argument, value) {
  return reading(argument, () => {
    const given = plain(Uint32Array, value);
    if (given) return given;
    checkCells(argument, value);
    const list = numbers(argument, value, 'an array of whole numbers');
    const found = zeros(Uint32Array, list.length);
    // `Uint32Array.from` takes ten times as long.
    for (let index = 0; index < found.length; index += 1) found[index] = whole(argument, list[index], index);
    return found;
  });
}

/** @param {string} argument @param {unknown} value @returns {Float64Array} */
export function floats(argument, value) {
  return reading(argument, () => {
    const given = plain(Float64Array, value);
    if (given) return given;
    const list = numbers(argument, value, 'an array of numbers');
    const found = zeros(Float64Array, list.length);
    for (let index = 0; index < found.length; index += 1) found[index] = /** @type {number} */ (list[index]);
    return found;
  });
}

const AXES = ['x', 'y', 'z'];
const INDEXES = [0, 1, 2];

/**
 * Points as interleaved coordinates. What the first one is, all are.
 * @param {string} argument @param {unknown} value @param {2 | 3} size @returns {Float64Array}
 */
export function coordinates(argument, value, size) {
  return reading(argument, () => flatPoints(argument, value, size));
}

/** @param {string} argument @param {unknown} value @param {2 | 3} size */
function flatPoints(argument, value, size) {
  if (!Array.isArray(value) || !isObject(value[0])) return floats(argument, value);
  const areLists = isList(value[0]);
  // Read once: a getter of a point may shorten the list.
  const { length } = value;
  const flat = zeros(Float64Array, size * length);
  for (let index = 0; index < length; index += 1) {
    const point = value[index];
    if (!isObject(point) || isList(point) !== areLists || (areLists && point.length !== size)) {
      const names = AXES.slice(0, size).join(', ');
      throw badArgument(
        argument,
        point,
        areLists ? `a list of ${size} numbers` : `an object with ${names}`,
        index,
      );
    }
    put(flat, point, size, areLists, argument, index);
  }
  return flat;
}

/**
 * A polyline as the module takes it: how many numbers a point has, these, and whether the last point leads back to the first.
 * @param {Points} points @param {unknown} request @param {Parameters<typeof checkOptions>[0]} [call]
 * @returns {[size: 2 | 3, line: Float64Array, closed: boolean]}
 */
export function polyline(points, request, call = 'polyline') {
  const given = optionsOf(call, request);
  const [size, closed] = [dimension(given['dimension']), flag('closed', given['closed'])];
  return [size, coordinates('points', points, size), closed];
}

/**
 * The coordinates of one point.
 * @param {string} argument @param {unknown} value @param {2 | 3} size @returns {Float64Array}
 */
export function onePoint(argument, value, size) {
  return reading(argument, () => {
    if (!isObject(value) || isList(value)) return floats(argument, value);
    const flat = new Float64Array(size);
    put(flat, value, size, false, argument);
    return flat;
  });
}

/**
 * @param {Float64Array} flat @param {Record<string | number, unknown>} point @param {2 | 3} size
 * @param {boolean} isList @param {string} argument
 * @param {number} [index] of the point
 */
function put(flat, point, size, isList, argument, index = undefined) {
  const keys = isList ? INDEXES : AXES;
  for (let axis = 0; axis < size; axis += 1) {
    const coordinate = point[keys[axis]];
    // The module would name the index of the number, not that of the point.
    if (!Number.isFinite(coordinate))
      throw badArgument(argument, coordinate, 'a finite number', index, keys[axis]);
    flat[(index ?? 0) * size + axis] = /** @type {number} */ (coordinate);
  }
}

/** An object of options. @param {unknown} value */
export function options(value) {
  if (value === null || typeof value !== 'object') throw badArgument('options', value, 'an object');
  return /** @type {Record<string, unknown>} */ (value);
}

/** The options of a call, and no others. @param {Parameters<typeof checkOptions>[0]} call @param {unknown} request */
export function optionsOf(call, request) {
  checkOptions(call, request);
  return options(request);
}

/** @param {string} argument @param {unknown} value @param {string} allowed @returns {readonly number[]} */
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

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return value !== null && typeof value === 'object';
}

/** @param {unknown} value @returns {value is Numbers} */
export function isList(value) {
  return Array.isArray(value) || isTyped(value);
}

/**
 * A `DataView` has no length; those of bigints are refused by their elements.
 * @param {unknown} value @returns {value is Float64Array}
 */
function isTyped(value) {
  return ArrayBuffer.isView(value) && 'length' in value;
}

/** @param {unknown} value @returns {value is number} */
export function isWhole(value) {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff;
}

/** Several lists that came as one, each after its length. @param {Uint32Array} flat @returns {Uint32Array[]} */
export function listsIn(flat) {
  const lists = [];
  for (let at = 0; at < flat.length; at += 1 + flat[at]) lists.push(flat.slice(at + 1, at + 1 + flat[at]));
  return lists;
}
