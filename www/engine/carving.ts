/** Carving: cells in, cells out. */
import { MeanderError, badArgument } from '../errors.ts';
import type * as glue from '../glue/meander.js';
import { cells, floats, optionsOf, whole, type Cells, type Numbers, type Walls } from './arguments.ts';
import { mapAndWalls, type Sides } from './maps.ts';
import { Lent, call, isComplete, lent, needWhole, running, wasm } from './module.ts';
import { values } from './table.ts';

export type ChiselOptions = Sides & CarvingOptions;

type CarvingOptions = {
  /** Two or more cells that stay connected. */
  terminals: Cells;
  /** Cells blocked from the start. */
  walls?: Walls;
  /** A whole number of 32 bits; 0. */
  seed?: number;
  /** 0 or more; 1. */
  wiggliness?: number;
  /** An explicit removal order instead of a seed, only with wiggliness 1; cells left out come last. */
  order?: Cells;
  /** How eagerly each cell is removed, 0 or more. */
  weights?: Numbers;
  /**
   * Force articulation points whenever the known way changes: with wiggliness 1, run to the end, the same cells
   * stay, in fewer steps and more time.
   */
  articulation?: boolean;
  /** Stop when the share of cells still open falls to this; 0. */
  stopOpenFraction?: number;
  /** Stop after so many forced in a row; 0: never. */
  stopForcedStreak?: number;
  /**
   * Block everything further than this many steps from the witness once half the cells are decided; 0: never.
   */
  pruneDistance?: number;
};

export type LengthOption = {
  /** The least and the most cells of the path, both ends included. */
  length: Cells;
};

/** What stays, ascending; with two terminals, the same cells in order; how many steps it took. */
export type Carving = { cells: Uint32Array; path: Uint32Array; steps: number };

/** A carving of a given length, with the seed and the wiggliness that carve it again. */
export type FittedCarving = Carving & { seed: number; wiggliness: number };

export type FittingRequest = [length: Uint32Array | undefined, ...request: Request];

/** A request as the module takes it. */
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

export function carvingRequest(request: ChiselOptions & Partial<LengthOption>): FittingRequest {
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
 * @returns a carving, with a length a fitted one; or null
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
 * Carves a random path that joins the terminals; null where walls part them. With a length, a path of so many cells; null
 * where none is found.
 */
export function chisel(request: ChiselOptions & LengthOption): FittedCarving | null;
export function chisel(request: ChiselOptions & Partial<LengthOption>): Carving | null;
export function chisel(request: ChiselOptions & Partial<LengthOption>): Carving | null {
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

/** Null where walls part the terminals. */
function joined<T>(run: () => T) {
  try {
    return running(run);
  } catch (error) {
    if (error instanceof MeanderError && error.code === 'NoPath') return null;
    throw error;
  }
}

const begin = (wanted: Request) => new wasm.CarvingRequest(...wanted).chiseler();

/** Carving step by step, back and forth. Stepping to the end gives what `chisel` gives. */
export class Chiseler extends Lent<glue.Chiseler> {
  /** Throws `NoPath` where `chisel` gives null. */
  constructor(request: ChiselOptions) {
    const made = call(
      () => carvingRequest(request),
      (length, ...wanted) => {
        if (length) throw badArgument('length', length, 'left out where steps are taken');
        return begin(wanted);
      },
    );
    super('Chiseler', made);
  }

  /** Takes up to `n` steps and returns how many were taken; 0: carving is done. */
  step(n = 1) {
    return lent(this, (chiseler) => chiseler.step(whole('n', n)));
  }

  /** Goes to the moment after `k` steps, back or forth, at most to the end. */
  seek(k: number) {
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

  /** The step that led here, and whether it hit the witness; null at the start. */
  get last(): { cell: number; outcome: 'blocked' | 'forced'; searched: boolean } | null {
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

/** A fresh seed from the platform's entropy: a whole number of 32 bits. */
export const randomSeed = (): number => running(() => wasm.randomSeed());
