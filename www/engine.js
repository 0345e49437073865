/**
 * Meander's functions for JavaScript: random winding paths, A* routes and the curves that smooth them.
 *
 * Call `ready()` once and wait for it; everything else is synchronous. Points are flat and interleaved
 * (`x, y` or `x, y, z`), cells are indexes `y * width + x`, angles are in degrees. Inputs are never
 * changed. Every failure throws a `MeanderError`, and the next call works as if it had not been made.
 *
 * @module
 */
import init, * as glue from './glue/meander.js';
import { cells, floats, number, options, whole } from './arguments.js';
import { MeanderError, badArgument, camelCase, fromRefusal } from './errors.js';
import { fetchable } from './load.js';
import source from './wasm-source.js';

export { MeanderError };

/** @typedef {import('./arguments.js').Points} Points */
/** @typedef {import('./arguments.js').Cells} Cells */

/**
 * @typedef {object} Param
 * @property {string} id the option's name
 * @property {string} label
 * @property {string} unit
 * @property {'number' | 'whole' | 'flag'} kind
 * @property {number} min where a control starts
 * @property {number} max where a control ends
 * @property {number} step
 * @property {number} default
 * @property {number} lowest the least a call accepts
 * @property {number} highest the most a call accepts
 * @property {boolean} required
 */

/**
 * @typedef {object} Algorithm
 * @property {string} id
 * @property {string} label
 * @property {boolean} smoother whether it turns a polyline into another
 * @property {readonly Param[]} params
 */

/** @typedef {readonly Readonly<Algorithm>[]} ParamTable */

/**
 * @typedef {object} ChiselOptions
 * @property {number} width
 * @property {number} height
 * @property {Cells} terminals two or more cells that stay connected
 * @property {Cells} [walls] cells blocked from the start
 * @property {number} [seed] a whole number of 32 bits; 0
 * @property {number} [wiggliness] 0 or more; 1
 * @property {Cells} [order] an explicit removal order instead of a seed, only with wiggliness 1
 * @property {Points} [weights] how eagerly each cell is removed, 0 or more
 * @property {boolean} [articulation] force articulation points as soon as they appear
 * @property {number} [stopOpenFraction] stop when the share of cells still open falls to this; 0
 * @property {number} [stopForcedStreak] stop after so many forced in a row; 0: never
 * @property {number} [pruneDistance] block everything further than this many steps from the witness
 *   once half the cells are decided; 0: never
 */

/** @type {Promise<void> | undefined} */
let loading;
/** @type {ParamTable | undefined} */
let table;

/**
 * Loads the compiled module; further calls wait for the first. After a failure it can be called again.
 * Without an argument it loads the module that lies beside this file, in Node too.
 * @param {import('./load.js').Source} [from]
 * @returns {Promise<void>}
 */
export function ready(from) {
  loading ??= load(from ?? source).catch((cause) => {
    loading = undefined;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MeanderError('LoadFailed', `the compiled module could not be loaded: ${reason}`, 'source', {
      cause,
    });
  });
  return loading;
}

/** @param {import('./load.js').Source} from */
async function load(from) {
  await init({ module_or_path: await fetchable(from) });
  table = Object.freeze(glue.table().map(describe));
}

/** @param {Algorithm} algorithm with ids in snake case */
function describe({ id, label, smoother, params: list }) {
  const params = list.map((param) => Object.freeze({ ...param, id: camelCase(param.id) }));
  return Object.freeze({ id: camelCase(id), label, smoother, params: Object.freeze(params) });
}

/**
 * Every algorithm with its parameters, as controls are drawn from it. The table is frozen.
 * @returns {ParamTable}
 */
export function params() {
  if (!table) throw new MeanderError('NotReady', 'the compiled module is not loaded: wait for ready()');
  return table;
}

/**
 * A fresh seed from the platform's entropy: a whole number of 32 bits.
 * @returns {number}
 */
export function randomSeed() {
  const seed = call(() => glue.randomSeed());
  if (seed === undefined) throw new MeanderError('NoEntropy', 'the platform has no entropy to give');
  return seed;
}

/**
 * Runs a call of the module and says what went wrong in this package's words.
 * @template T
 * @param {() => T} run
 * @returns {T}
 */
function call(run) {
  params();
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    throw fromRefusal(/** @type {import('./errors.js').Refusal} */ (thrown));
  }
}

/**
 * The values of an algorithm's parameters, in its order.
 * @param {string} id
 * @param {Record<string, unknown>} given
 */
function values(id, given) {
  const algorithm = params().find((entry) => entry.id === id);
  return Float64Array.from(algorithm?.params ?? [], (param) => {
    const value = given[param.id];
    if (value === undefined && !param.required) return param.default;
    if (param.kind !== 'flag') return number(param.id, value);
    if (typeof value !== 'boolean') throw badArgument(param.id, value, 'true or false');
    return Number(value);
  });
}

/** @param {unknown} value */
function dimension(value = 2) {
  return number('dimension', value);
}

/**
 * @param {ChiselOptions} request
 * @returns {[number, number, Uint32Array, Uint32Array, Float64Array, Uint32Array | undefined, Float64Array | undefined]}
 */
function carving(request) {
  const { width, height, terminals, walls = [], order, weights, ...scalars } = options(request);
  return [
    number('width', width),
    number('height', height),
    cells('terminals', terminals),
    cells('walls', walls),
    values('chisel', scalars),
    order === undefined ? undefined : cells('order', order),
    weights === undefined ? undefined : floats('weights', weights),
  ];
}

/**
 * Carves a random path that joins the terminals; null where walls part them.
 * @param {ChiselOptions} request
 * @returns {{ cells: Uint32Array, path: Uint32Array, steps: number } | null}
 *   what stays, ascending; with two terminals, the same cells in order; how many steps it took
 */
export function chisel(request) {
  return call(() => glue.chisel(...carving(request)));
}

/** Carving step by step, back and forth. Stepping to the end gives what `chisel` gives. */
export class Chiseler {
  /** @type {glue.Chiseler | undefined} */
  #inner;

  /**
   * Throws `NoPath` where `chisel` gives null.
   * @param {ChiselOptions} request
   */
  constructor(request) {
    this.#inner = call(() => new glue.Chiseler(...carving(request)));
  }

  get #chiseler() {
    if (!this.#inner) throw new MeanderError('Freed', 'this Chiseler was freed: make a new one');
    return this.#inner;
  }

  /**
   * Takes up to `n` steps and returns how many were taken; 0: carving is done.
   * @param {number} [n]
   */
  step(n = 1) {
    return this.#chiseler.step(whole('n', n));
  }

  /**
   * Goes to the moment after `k` steps, back or forth, at most to the end.
   * @param {number} k
   */
  seek(k) {
    this.#chiseler.seek(whole('k', k));
  }

  /** How many steps led here. */
  get stepCount() {
    return this.#chiseler.stepCount;
  }

  /** Whether no step is left. */
  get done() {
    return this.#chiseler.done;
  }

  /**
   * The step that led here; null at the start.
   * @returns {{ cell: number, outcome: 'blocked' | 'forced' } | null}
   */
  get last() {
    return this.#chiseler.last;
  }

  /** For each cell 0 open, 1 blocked, 2 forced. */
  states() {
    return this.#chiseler.states();
  }

  /** A way that joins the terminals; with two of them, in order from the first to the second. */
  witness() {
    return this.#chiseler.witness();
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    this.#inner?.free();
    this.#inner = undefined;
  }
}

/**
 * A shortest route from one cell to another, both included; null where there is none.
 * @param {object} request
 * @param {number} request.width
 * @param {number} request.height
 * @param {Cells} [request.walls]
 * @param {number} request.from
 * @param {number} request.to
 * @param {4 | 8} [request.neighborhood] with 8, diagonal steps do not squeeze between two walls
 * @param {number} [request.seed] with a seed, a random one of the shortest
 * @returns {Uint32Array | null}
 */
export function astar(request) {
  const { width, height, walls = [], from, to, seed, ...scalars } = options(request);
  return call(() => {
    const [neighborhood = 4] = values('astar', scalars);
    return glue.astar(
      number('width', width),
      number('height', height),
      cells('walls', walls),
      whole('from', from),
      whole('to', to),
      neighborhood,
      seed === undefined ? undefined : number('seed', seed),
    );
  });
}

/**
 * The centres of cells: `x + 0.5, y + 0.5`.
 * @param {Cells} list
 * @param {{ width: number }} grid
 * @returns {Float64Array}
 */
export function cellsToPoints(list, grid) {
  const width = whole('width', options(grid)['width']);
  return call(() => glue.cellsToPoints(width, cells('cells', list)));
}

/**
 * @param {string} id
 * @param {string} name of the algorithm in the compiled module
 * @param {Points} points
 * @param {unknown} request
 * @returns {Float64Array}
 */
function smooth(id, name, points, request) {
  const given = options(request);
  return call(() =>
    glue.smooth(name, dimension(given['dimension']), floats('points', points), values(id, given)),
  );
}

/**
 * Chaikin's corner cutting. An open polyline keeps its end points; n points become 2n a pass.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, passes?: number, ratio?: number, closed?: boolean }} [request]
 * @returns {Float64Array}
 */
export function chaikin(points, request = {}) {
  return smooth('chaikin', 'chaikin', points, request);
}

/**
 * Corner cutting that leaves turns below `angleLimit` alone and throws out points into which the
 * polyline turns by `outlierAngle` or more.
 * @param {Points} points
 * @param {RefineOptions} [request]
 * @returns {Float64Array}
 *
 * @typedef {{ dimension?: 2 | 3, passes?: number, angleLimit?: number, outlierAngle?: number,
 *   closed?: boolean, published?: boolean }} RefineOptions
 */
export function refine(points, request = {}) {
  return smooth('refine', 'refine', points, request);
}

/**
 * Indexes of the points that the first pass of `refine` throws out.
 * @param {Points} points
 * @param {RefineOptions} [request]
 * @returns {Uint32Array}
 */
export function refineRejected(points, request = {}) {
  const given = options(request);
  return call(() =>
    glue.refineRejected(dimension(given['dimension']), floats('points', points), values('refine', given)),
  );
}

/**
 * Ramer-Douglas-Peucker: drops points that lie within `tolerance` of the line without them.
 * @param {Points} points
 * @param {SimplifyOptions} request
 * @returns {Float64Array}
 *
 * @typedef {{ dimension?: 2 | 3, tolerance: number }} SimplifyOptions
 */
export function simplify(points, request) {
  return smooth('simplify', 'simplify', points, request);
}

/**
 * Indexes of the points that `simplify` keeps.
 * @param {Points} points
 * @param {SimplifyOptions} request
 * @returns {Uint32Array}
 */
export function simplifyIndices(points, request) {
  const given = options(request);
  return call(() =>
    glue.simplifyIndices(dimension(given['dimension']), floats('points', points), values('simplify', given)),
  );
}

/**
 * A Catmull-Rom spline through every point: (n − 1)·s + 1 points open, n·s closed.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3, subdivisions?: number, alpha?: number, closed?: boolean }} [request]
 *   alpha: 0 uniform, 0.5 centripetal, 1 chordal
 * @returns {Float64Array}
 */
export function catmullRom(points, request = {}) {
  return smooth('catmullRom', 'catmull_rom', points, request);
}

/**
 * How many points a polyline has, how long it is, and its largest and mean turn in degrees.
 * @param {Points} points
 * @param {{ dimension?: 2 | 3 }} [request]
 * @returns {{ points: number, length: number, maxTurn: number, meanTurn: number }}
 */
export function measure(points, request = {}) {
  const size = dimension(options(request)['dimension']);
  const [count = 0, length = 0, maxTurn = 0, meanTurn = 0] = call(() =>
    glue.measure(size, floats('points', points)),
  );
  return { points: count, length, maxTurn, meanTurn };
}
