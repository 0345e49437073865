/** Carves paths and trees through a grid or a graph, at once or step by step. */
import { MeanderError, badArgument } from '../errors.ts';
import type * as glue from '../glue/meander.js';
import { cells, floats, optionsOf, whole, type Cells, type Numbers, type Walls } from './arguments.ts';
import { mapAndWalls, type Sides } from './maps.ts';
import { Lent, call, isComplete, lent, needWhole, running, wasm } from './module.ts';
import { values } from './table.ts';

export type ChiselerOptions = Sides & CarvingOptions;
export type ChiselOptions = ChiselerOptions & Partial<LengthOption>;

type CarvingOptions = {
  /** Two or more cells that stay joined. */
  terminals: Cells;
  /** Cells that are blocked from the start. */
  walls?: Walls;
  /** A 32-bit whole number; 0 by default. */
  seed?: number;
  /** 0: a shortest path; 1, the default: all cells are equally likely to go; more (to 1e9): longer detours. */
  wiggliness?: number;
  /** Cells in the order in which to try them, instead of a seed; all others follow, by index. Only with wiggliness 1. */
  order?: Cells;
  /** How eagerly to remove each cell: one number per cell, 0 to 1e100. */
  weights?: Numbers;
  /**
   * Force a cell as soon as it is the only one that joins the terminals. With wiggliness 1, no early stop and no
   * pruning, the same cells remain after fewer steps. Each change of the witness costs a search.
   */
  articulation?: boolean;
  /** Stop when the share of cells still open falls to this; 0 by default. */
  stopOpenFraction?: number;
  /** Stop after this many forced cells in a row; 0, the default: never. */
  stopForcedStreak?: number;
  /** Once half the cells are decided, block all cells further than this many steps from the witness; 0: never. */
  pruneDistance?: number;
};

export type LengthOption = {
  /** The least and the most cells that the path may have, both ends included. */
  length: Cells;
};

/** The remaining cells, ascending; with two terminals the same cells in order along the path; the number of steps. */
export type Carving = { cells: Uint32Array; path: Uint32Array; steps: number };

/** A carving with a path of the given length, and the seed and the wiggliness that carve it again. */
export type FittedCarving = Carving & { seed: number; wiggliness: number };

export type FittingRequest = [length: Uint32Array | undefined, ...request: Request];

/** The arguments of the module's `CarvingRequest`. */
export type Request = [
  number,
  number,
  Uint32Array,
  Uint32Array | Uint8Array,
  Float64Array,
  Uint32Array | undefined,
  Float64Array | undefined,
  Uint32Array | undefined,
];

export function carvingRequest(request: ChiselOptions): FittingRequest {
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
 * Unpacks the list that a finished job returns.
 * @returns a carving, a fitted one if the request had a length, or null
 */
export function carved(list: Uint32Array | null | undefined): any {
  if (!list) return null;
  const [steps, count] = list;
  const from = 2 + count;
  const to = from + count;
  const found = { cells: list.slice(2, from), path: list.slice(from, to), steps };
  const [wiggliness] = new Float64Array(list.slice(to + 1).buffer);
  return wiggliness === undefined ? found : { ...found, seed: list[to], wiggliness };
}

/**
 * Removes cells at random, but none whose loss would separate the terminals, until no other can go. Between two terminals a
 * path remains. Between more it is a tree, apart from loops in which each cell is a terminal or leads to one of its own:
 * four cells or more, with 8 neighbours or on a graph three. Returns null if walls separate the terminals. With `length`,
 * `chisel` carves up to 48 times, and returns null if no path has that many cells.
 */
export function chisel(request: ChiselerOptions & LengthOption): FittedCarving | null;
export function chisel(request: ChiselOptions): Carving | null;
export function chisel(request: ChiselOptions): Carving | null {
  return call(
    () => carvingRequest(request),
    (length, ...wanted) => {
      if (!length && !isComplete()) return drained(wanted);
      needWhole();
      return carved(new wasm.CarvingRequest(...wanted).carve(length));
    },
  );
}

/** Cells of the largest grid that carves between two frames, step by step. */
const FEW = 128 * 96;

/**
 * Carves step by step, because the figure's module has no other carving; the result is the same. Larger grids wait for the
 * whole module: stepping through them takes as long as loading it.
 */
function drained(wanted: Request): Carving | null {
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

/** Returns null if walls separate the terminals. */
function joined<T>(run: () => T) {
  try {
    return running(run);
  } catch (error) {
    if (error instanceof MeanderError && error.code === 'NoPath') return null;
    throw error;
  }
}

const begin = (wanted: Request) => new wasm.CarvingRequest(...wanted).chiseler();

/** Carves step by step, forward and back, and ends with the result of `chisel`. */
export class Chiseler extends Lent<glue.Chiseler> {
  /** Throws `NoPath` where `chisel` returns null. Takes no `length`. */
  constructor(request: ChiselerOptions) {
    const made = call(
      () => carvingRequest(request),
      (length, ...wanted) => {
        if (length) throw badArgument('length', length, 'left out where steps are taken');
        return begin(wanted);
      },
    );
    super('Chiseler', made);
  }

  /** Takes up to `n` steps and returns how many it took; 0 at the end. */
  step(n = 1) {
    return lent(this, (chiseler) => chiseler.step(whole('n', n)));
  }

  /** Goes forward or back to the moment after `k` steps, at most to the end. */
  seek(k: number) {
    lent(this, (chiseler) => chiseler.seek(whole('k', k)));
  }

  /** How many steps it has taken. */
  get stepCount() {
    return lent(this, (chiseler) => chiseler.stepCount);
  }

  /** How many of these steps hit the witness and so cost a search for a new route. */
  get searches() {
    return lent(this, (chiseler) => chiseler.searches);
  }

  /** Whether it is at the end. */
  get done() {
    return lent(this, (chiseler) => chiseler.done);
  }

  /** The last step, and whether its cell was on the witness (`searched`); null at the start. */
  get last(): { cell: number; outcome: 'blocked' | 'forced'; searched: boolean } | null {
    const last = lent(this, (chiseler) => chiseler.last);
    if (last === undefined) return null;
    return { cell: last >> 2, outcome: last & 1 ? 'forced' : 'blocked', searched: (last & 2) > 0 };
  }

  /** Returns for each cell: 0 open, 1 blocked, 2 forced. */
  states() {
    return lent(this, (chiseler) => chiseler.states());
  }

  /** Returns cells that join the terminals; if there are two, in order from the first to the second. */
  witness() {
    return lent(this, (chiseler) => chiseler.witness());
  }
}

/** Returns a fresh seed from the platform's entropy, a 32-bit whole number. */
export const randomSeed = (): number => running(() => wasm.randomSeed());
