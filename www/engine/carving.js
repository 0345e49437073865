/** Carving: cells in, cells out. */
import { MeanderError, badArgument } from '../errors.js';
import { cells, floats, optionsOf, whole } from './arguments.js';
import { mapAndWalls } from './maps.js';
import { Lent, call, isComplete, lent, needWhole, running, wasm } from './module.js';
import { values } from './table.js';

/** @import { Numbers, Cells, Walls } from './arguments.js' */

/** @typedef {import('./maps.js').Sides & CarvingOptions} ChiselOptions */

/**
 * @typedef {object} CarvingOptions
 * @property {Cells} terminals two or more cells that stay connected
 * @property {Walls} [walls] cells blocked from the start
 * @property {number} [seed] a whole number of 32 bits; 0
 * @property {number} [wiggliness] 0 or more; 1
 * @property {Cells} [order] an explicit removal order instead of a seed, only with wiggliness 1; cells left out come last
 * @property {Numbers} [weights] how eagerly each cell is removed, 0 or more
 * @property {boolean} [articulation] force articulation points whenever the known way changes: with wiggliness 1, run to the end, the same cells stay, in fewer steps and more time
 * @property {number} [stopOpenFraction] stop when the share of cells still open falls to this; 0
 * @property {number} [stopForcedStreak] stop after so many forced in a row; 0: never
 * @property {number} [pruneDistance] block everything further than this many steps from the witness
 *   once half the cells are decided; 0: never
 */

/**
 * @typedef {object} LengthOption
 * @property {Cells} length the least and the most cells of the path, both ends included
 */

/**
 * What stays, ascending; with two terminals, the same cells in order; how many steps it took.
 * @typedef {{ cells: Uint32Array, path: Uint32Array, steps: number }} Carving
 */

/**
 * A carving of a given length, with the seed and the wiggliness that carve it again.
 * @typedef {Carving & { seed: number, wiggliness: number }} FittedCarving
 */

/** @typedef {[length: Uint32Array | undefined, ...request: Request]} FittingRequest */

/**
 * A request as the module takes it.
 * @typedef {[number, number, Uint32Array, Uint32Array | Uint8Array, Float64Array, Uint32Array | undefined, Float64Array | undefined, Uint32Array | undefined]} Request
 * @param {ChiselOptions & Partial<LengthOption>} request @returns {FittingRequest}
 */
export function carvingRequest(request) {
  const given = optionsOf('chisel', request);
  const { terminals, order, weights, length } = given;
  const [width, height, walls, graph] = mapAndWalls(given);
  return [
    length === undefined ? undefined : cells('length', length),
    width,
    height,
    cells('terminals', terminals),
    walls,
    values('chisel', given),
    order === undefined ? undefined : cells('order', order),
    weights === undefined ? undefined : floats('weights', weights),
    graph,
  ];
}

/**
 * A finished job's one list, taken apart.
 * @param {Uint32Array | null | undefined} list
 * @returns {any} a carving, with a length a fitted one; or null
 */
export function carved(list) {
  if (!list) return null;
  const [steps, count] = list;
  const from = 2 + count;
  const to = from + count;
  const found = { cells: list.slice(2, from), path: list.slice(from, to), steps };
  const [wiggliness] = new Float64Array(list.slice(to + 1).buffer);
  return wiggliness === undefined ? found : { ...found, seed: list[to], wiggliness };
}

/**
 * Carves a random path that joins the terminals; null where walls part them. With a length, a path of so many cells; null
 * where none is found.
 * @overload @param {ChiselOptions & LengthOption} request @returns {FittedCarving | null}
 */
/** @overload @param {ChiselOptions & Partial<LengthOption>} request @returns {Carving | null} */
/** @param {ChiselOptions & Partial<LengthOption>} request @returns {Carving | null} */
export function chisel(request) {
  return call(
    () => carvingRequest(request),
    (length, ...wanted) => {
      if (!length && !isComplete()) return drained(wanted);
      needWhole();
      return carved(new wasm.CarvingRequest(...wanted).carve(length));
    },
  );
}

/** Cells of a grid whose steps all fit between two frames. */
const FEW = 128 * 96;

/**
 * The module that a figure begins with carves step by step only; the last step has the same cells. On larger grids that
 * takes as long as fetching the whole module.
 * @param {Request} wanted @returns {Carving | null}
 */
function drained(wanted) {
  const chiseler = joined(() => begin(wanted));
  if (!chiseler) return null;
  if (wanted[0] * wanted[1] > FEW) {
    chiseler.free();
    needWhole();
  }
  chiseler.seek(2 ** 32 - 1);
  const { stepCount: steps } = chiseler;
  const witness = chiseler.witness();
  chiseler.free();
  const [, , terminals] = wanted;
  const path = terminals.length === 2 ? witness : new Uint32Array();
  return { cells: Uint32Array.from(new Set(witness)).sort(), path, steps };
}

/** Null where walls part the terminals. @template T @param {() => T} run */
function joined(run) {
  try {
    return running(run);
  } catch (error) {
    if (error instanceof MeanderError && error.code === 'NoPath') return null;
    throw error;
  }
}

/** @param {Request} wanted */
const begin = (wanted) => new wasm.CarvingRequest(...wanted).chiseler();

/**
 * Carving step by step, back and forth. Stepping to the end gives what `chisel` gives.
 * @extends {Lent<import('../glue/meander.js').Chiseler>}
 */
export class Chiseler extends Lent {
  /** Throws `NoPath` where `chisel` gives null. @param {ChiselOptions} request */
  constructor(request) {
    const made = call(
      () => carvingRequest(request),
      (length, ...wanted) => {
        if (length) throw badArgument('length', length, 'left out where steps are taken');
        return begin(wanted);
      },
    );
    super('Chiseler', made);
  }

  /** Takes up to `n` steps and returns how many were taken; 0: carving is done. @param {number} [n] */
  step(n = 1) {
    return lent(this, (chiseler) => chiseler.step(whole('n', n)));
  }

  /** Goes to the moment after `k` steps, back or forth, at most to the end. @param {number} k */
  seek(k) {
    lent(this, (chiseler) => chiseler.seek(whole('k', k)));
  }

  /** How many steps led here. */
  get stepCount() {
    return lent(this, (chiseler) => chiseler.stepCount);
  }

  /** How many of these steps hit the witness: only they cost a search for another way. */
  get searches() {
    return lent(this, (chiseler) => chiseler.searches);
  }

  /** Whether no step is left. */
  get done() {
    return lent(this, (chiseler) => chiseler.done);
  }

  /**
   * The step that led here, and whether it hit the witness; null at the start.
   * @returns {{ cell: number, outcome: 'blocked' | 'forced', searched: boolean } | null}
   */
  get last() {
    const last = lent(this, (chiseler) => chiseler.last);
    if (last === undefined) return null;
    return { cell: last >> 2, outcome: last & 1 ? 'forced' : 'blocked', searched: (last & 2) > 0 };
  }

  /** For each cell 0 open, 1 blocked, 2 forced. */
  states() {
    return lent(this, (chiseler) => chiseler.states());
  }

  /** A way that joins the terminals; with two of them, in order from the first to the second. */
  witness() {
    return lent(this, (chiseler) => chiseler.witness());
  }
}

/** A fresh seed from the platform's entropy: a whole number of 32 bits. @type {() => number} */
export const randomSeed = () => running(() => wasm.randomSeed());
