/** The compiled module: loading it, and calling it so that every failure is a `MeanderError`. */
import init, * as glue from '../glue/meander.js';
import { MeanderError, camelCase, fromRefusal } from '../errors.js';
import source from '../wasm-source.js';
import { flag, number } from './arguments.js';
import { compile } from './load.js';

export { glue };

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

/** @type {Promise<void> | undefined} */
let loading;
/** @type {ParamTable | undefined} */
let table;
/** @type {WebAssembly.Module | undefined} */
let module;

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
  module = await compile(from);
  await init({ module_or_path: module });
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

/** The module itself, for a worker. */
export function compiled() {
  return module;
}

/**
 * Runs a call of the module and says what went wrong in this package's words.
 * @template T
 * @param {() => T} run
 * @returns {T}
 */
export function call(run) {
  params();
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    throw fromRefusal(/** @type {import('../errors.js').Refusal} */ (thrown));
  }
}

/**
 * The values of an algorithm's parameters, in its order.
 * @param {string} id
 * @param {Record<string, unknown>} given
 */
export function values(id, given) {
  const algorithm = params().find((entry) => entry.id === id);
  return Float64Array.from(algorithm?.params ?? [], (param) => {
    const value = given[param.id];
    if (value === undefined && !param.required) return param.default;
    if (param.kind !== 'flag') return number(param.id, value);
    return Number(flag(param.id, value));
  });
}

/** @param {unknown} value */
export function dimension(value = 2) {
  return number('dimension', value);
}
