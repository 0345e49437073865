/** Converts JavaScript's values for the compiled module, or throws an error that names the argument. */
import { MeanderError, badArgument, noMemory, unreadable } from '../errors.ts';
import { checkCells, checkForm, checkOptions } from './validation.ts';

export type Numbers =
  | readonly number[]
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray;
/** A point; other properties are ignored. */
type XYZ = { readonly x: number; readonly y: number; readonly z?: number };
/** The coordinates of one point. */
export type Place = Numbers | XYZ;
/** Flat and interleaved (`x, y, x, y, …`), or a list or an object for each point. */
export type Points = Numbers | readonly Numbers[] | readonly XYZ[];
/** Whole numbers: cells as indexes `y * width + x`, or nodes of a graph. */
export type Cells = Numbers;
/** In the plane (2) and open by default. A closed line leads from its last point back to its first. */
export type PolylineOptions = { dimension?: 2 | 3; closed?: boolean };
/** A list of cells, or a mask with one element for each cell: a `Uint8Array` (0 is open) or an array of booleans. */
export type Walls = Cells | readonly boolean[];

/** Reads the caller's values, and replaces errors from their getters by one that names the argument. */
export function reading<T>(argument: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof MeanderError ? error : unreadable(argument, error);
  }
}

/**
 * Returns a typed array that runs no code of the caller when read, in the same memory unless its buffer is resizable; null
 * if the value is not of that type.
 */
export function plain<List extends Uint8Array | Uint32Array | Float64Array>(
  Type: {
    new (list: ArrayBufferView): List;
    new (buffer: ArrayBufferLike, offset: number, length: number): List;
    prototype: List;
  },
  value: unknown,
): List | null {
  // A proxy of a typed array fails the first test.
  if (!ArrayBuffer.isView(value) || !(value instanceof Type)) return null;
  // Copy: a getter that is read later may resize the buffer.
  if ((value.buffer as { resizable?: boolean }).resizable) return new Type(value);
  const own = Object.getPrototypeOf(value) === Type.prototype && !Object.hasOwn(value, 'length');
  // For a detached buffer, this constructor throws.
  return own && value.length > 0 ? value : new Type(value.buffer, value.byteOffset, value.length);
}

export function zeros<List>(Type: new (length: number) => List, length: number) {
  try {
    return new Type(length);
  } catch (cause) {
    throw noMemory(cause);
  }
}

export function number(argument: string, value: unknown): number {
  if (typeof value !== 'number') throw badArgument(argument, value, 'a number');
  return value;
}

/** Checks a position along a line. Infinities are allowed: they lie beyond its ends. */
export function notNaN(argument: string, value: unknown) {
  if (Number.isNaN(value)) throw badArgument(argument, value, 'a number');
  return number(argument, value);
}

export function dimension(value: unknown = 2): 2 | 3 {
  if (value !== 2 && value !== 3) throw badArgument('dimension', value, '2 or 3');
  return value;
}

export function flag(argument: string, value: unknown = false) {
  if (typeof value !== 'boolean') throw badArgument(argument, value, 'true or false');
  return value;
}

/** Checks a whole number that fits into 32 bits: a cell, or a count of steps. */
export function whole(argument: string, value: unknown, index?: number, part?: number): number {
  if (isWhole(value) && (value > 0 || !leastOf(argument))) return value;
  throw badArgument(argument, value, `a whole number from ${leastOf(argument)} to 4294967295`, index, part);
}

const leastOf = (argument: string) => (/^(costs?|width)$/.test(argument) ? 1 : 0);

export function cells(argument: string, value: unknown): Uint32Array {
  return reading(argument, () => {
    checkCells(argument, value);
    const given = plain(Uint32Array, value);
    if (given) return given;
    const list = numbers(argument, value, 'an array of whole numbers');
    const found = zeros(Uint32Array, list.length);
    // This loop is ten times as fast as `Uint32Array.from`.
    for (let index = 0; index < found.length; index += 1) found[index] = whole(argument, list[index], index);
    return found;
  });
}

export function floats(argument: string, value: unknown): Float64Array {
  return reading(argument, () => {
    checkForm(argument, value, 'numbers');
    const given = plain(Float64Array, value);
    if (given) return given;
    const list = numbers(argument, value, 'an array of numbers');
    const found = zeros(Float64Array, list.length);
    for (let index = 0; index < found.length; index += 1) found[index] = list[index] as number;
    return found;
  });
}

const AXES = ['x', 'y', 'z'];
const INDEXES = [0, 1, 2];
const NUMBERS = { 2: 'two numbers, or three with dimension: 3', 3: 'three numbers' };

/** Returns points as interleaved coordinates. All points must have the form of the first. */
export function coordinates(argument: string, value: unknown, size: 2 | 3): Float64Array {
  return reading(argument, () => {
    checkForm(argument, value, 'points', size);
    const flat = flatPoints(argument, value, size);
    if (flat.length % size === 0) return flat;
    const rule = `a multiple of ${size}: each point has ${NUMBERS[size]}`;
    throw badArgument(argument, flat.length, rule, undefined, 'length');
  });
}

function flatPoints(argument: string, value: unknown, size: 2 | 3) {
  if (!Array.isArray(value) || !isObject(value[0])) return floats(argument, value);
  const areLists = isList(value[0]);
  // Read the length once: a getter of a point may shorten the list.
  const { length } = value;
  const flat = zeros(Float64Array, size * length);
  for (let index = 0; index < length; index += 1) {
    const point = value[index];
    if (!isObject(point) || isList(point) !== areLists || (areLists && point.length !== size)) {
      const names = AXES.slice(0, size).join(', ');
      throw badArgument(
        argument,
        point,
        areLists ? `a list of ${NUMBERS[size]}` : `an object with ${names}`,
        index,
      );
    }
    put(flat, point, size, areLists, argument, index);
  }
  return flat;
}

/** Returns a line as the module takes it: its dimension, its coordinates, and whether it is closed. */
export function polyline(
  points: Points,
  request: unknown,
  call: Parameters<typeof checkOptions>[0] = 'polyline',
): [size: 2 | 3, line: Float64Array, closed: boolean] {
  const given = optionsOf(call, request);
  const [size, closed] = [dimension(given['dimension']), flag('closed', given['closed'])];
  return [size, coordinates('points', points, size), closed];
}

export function onePoint(argument: string, value: unknown, size: 2 | 3): Float64Array {
  return reading(argument, () => {
    if (!isObject(value) || isList(value)) {
      checkForm(argument, value, 'place', size);
      const list = floats(argument, value);
      if (list.length === size) return list;
      throw badArgument(argument, list.length, `${size}, the coordinates of one point`, undefined, 'length');
    }
    const flat = new Float64Array(size);
    put(flat, value, size, false, argument);
    return flat;
  });
}

/** @param index of the point */
function put(
  flat: Float64Array,
  point: Record<string | number, unknown>,
  size: 2 | 3,
  isList: boolean,
  argument: string,
  index?: number,
) {
  const keys = isList ? INDEXES : AXES;
  for (let axis = 0; axis < size; axis += 1) {
    // Check here, because the module would name the index of the number instead of the point's.
    flat[(index ?? 0) * size + axis] = finite(argument, point[keys[axis]], index, keys[axis]);
  }
}

export function finite(argument: string, value: unknown, index?: number, part?: number | string) {
  if (!Number.isFinite(value)) throw badArgument(argument, value, 'a finite number', index, part);
  return value as number;
}

/** Returns the options of a call after checking that it knows all of them. */
export function optionsOf(
  call: Parameters<typeof checkOptions>[0],
  request: unknown,
  without?: readonly string[],
) {
  checkOptions(call, request, without);
  if (!isObject(request)) throw badArgument('options', request, 'an object');
  return request;
}

function numbers(argument: string, value: unknown, allowed: string): readonly number[] {
  const list = isTyped(value) ? Array.from(value) : value;
  if (!Array.isArray(list)) throw badArgument(argument, value, allowed);
  // Not by `every`, which skips holes.
  for (let index = 0; index < list.length; index += 1) {
    if (typeof list[index] !== 'number') {
      throw badArgument(argument, list[index], 'a number', index);
    }
  }
  return list;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

export function isList(value: unknown): value is Numbers {
  return Array.isArray(value) || isTyped(value);
}

/** Excludes a `DataView`, which has no length. Arrays of bigints pass, but their elements are rejected later. */
function isTyped(value: unknown): value is Float64Array {
  return ArrayBuffer.isView(value) && 'length' in value;
}

export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff;
}

/** Splits a list of lists in which each list follows its length. */
export function listsIn(flat: Uint32Array): Uint32Array[] {
  const lists = [];
  for (let at = 0; at < flat.length; at += 1 + flat[at]) lists.push(flat.slice(at + 1, at + 1 + flat[at]));
  return lists;
}

/** Unpacks the module's nearest point. `along` is the arc length from the start of the line to it, which `Follower` takes. */
export function nearestOf(
  found: Float64Array,
): { point: Float64Array; distance: number; segment: number; along: number } | null {
  const [segment, distance, along] = found;
  return found.length ? { point: found.slice(3), distance, segment, along } : null;
}
