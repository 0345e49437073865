/** The compiled module: loading it, and calling it so that every failure is a `MeanderError`. */
import { MeanderError, camelCase, fromRefusal } from '../errors.js';
import rows from '../glue/table.js';
import { flag, number } from './arguments.js';
import { compile } from './load.js';

/**
 * A compiled module with what wraps it. Its functions are there only when it is loaded.
 * @typedef {Omit<typeof import('../glue/meander.js'), 'default' | 'chiselPublished' | 'simplifyPublished'>
 *   & { stopped?: (thrown: Error, Words: typeof MeanderError) => MeanderError | undefined }} Glue
 * @typedef {import('./load.js').Source} Source
 * @typedef {{ glue: Glue, source: Source | (() => Promise<Source>), all: boolean }} Kit `all`: it is the whole one
 */

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
 * The module in use: at first perhaps only the one that a figure begins with. What was made of it stays its own when
 * the whole one takes its place.
 * @type {Glue}
 */
export let glue;
/** @type {WebAssembly.Module | undefined} */
let compiledModule;
let complete = false;

/** Known before the module is. @type {ParamTable} */
export const table = Object.freeze(
  rows.map((row) => {
    const [id, label, smoother, list] = /** @type {[string, string, boolean, any[][]]} */ (row);
    return Object.freeze({
      id: camelCase(id),
      label,
      smoother,
      params: Object.freeze(list.map(describe)),
    });
  }),
);

/** @param {any[]} row @returns {Readonly<Param>} */
function describe([
  id,
  label,
  unit,
  kind,
  min,
  max,
  step,
  initial,
  lowest = min,
  highest = max,
  required = false,
]) {
  const numbers = { min, max, step, default: initial, lowest, highest };
  return Object.freeze({ id: camelCase(id), label, unit, kind, ...numbers, required });
}

/**
 * Loads the compiled module; further calls wait for the first. After a failure it can be called again.
 * Without an argument it loads the module that lies beside this file, in Node too.
 */
export const ready = loader(() => import('./whole.js'));

/** @param {() => Kit | Promise<Kit>} get */
export function loader(get) {
  /** @type {Promise<void> | undefined} */
  let loading;
  return (/** @type {Source | undefined} */ from = undefined) =>
    (loading ??= bring(get, from).catch((cause) => {
      loading = undefined;
      throw cause;
    }));
}

/**
 * Loads a module and puts it to use, unless the whole one is there already.
 * @param {() => Kit | Promise<Kit>} get
 * @param {Source} [from]
 */
async function bring(get, from) {
  try {
    if (complete) return;
    const kit = await get();
    const source = from ?? kit.source;
    const module = await compile(typeof source === 'function' ? await source() : source);
    kit.glue.initSync({ module });
    if (!complete) [glue, compiledModule, complete] = [kit.glue, module, kit.all];
  } catch (cause) {
    const reason = /** @type {any} */ (cause)?.message ?? cause;
    throw new MeanderError('LoadFailed', `the module cannot be loaded: ${reason}`, 'source', {
      cause,
    });
  }
}

/** The whole module: where a figure has loaded no more than it began with, that is refused. */
export function whole() {
  if (glue && !complete) refuse();
  return glue;
}

/** @returns {never} */
export function refuse() {
  throw new MeanderError('NotReady', 'only part of the module is loaded: wait for ready()');
}

/**
 * Every algorithm with its parameters, as controls are drawn from it. The table is frozen.
 * @returns {ParamTable}
 */
export function params() {
  if (!glue) throw new MeanderError('NotReady', 'the module is not loaded: wait for ready()');
  return table;
}

/** The module itself, for a worker. */
export function compiled() {
  return compiledModule;
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
    if (thrown instanceof Error) throw glue.stopped?.(thrown, MeanderError) ?? thrown;
    throw fromRefusal(/** @type {import('../errors.js').Refusal} */ (thrown));
  }
}

/** Of a short line, a search in the table would take as long as a part of the work. @type {Record<string, number>} */
const places = {};
table.forEach(({ id }, at) => (places[id] = at));

/** Where an algorithm stands in the table. @param {string} id */
export const place = (id) => places[id];

/**
 * The values of an algorithm's parameters, in its order.
 * @param {string} id
 * @param {Record<string, unknown>} given
 */
export function values(id, given) {
  const list = params()[place(id)]?.params ?? [];
  // `Float64Array.from` takes longer than all of the call where the polyline is short.
  const found = new Float64Array(list.length);
  list.forEach(({ id: name, kind, required, default: usual }, index) => {
    const value = given[name];
    if (value === undefined && !required) found[index] = usual;
    else found[index] = kind === 'flag' ? Number(flag(name, value)) : number(name, value);
    if (!complete) check(list[index], found[index]);
  });
  return found;
}

/**
 * What the whole module checks by itself.
 * @param {Readonly<Param>} param
 * @param {number} value
 */
function check({ id, kind, lowest, highest }, value) {
  const whole = kind === 'number' || Number.isInteger(value);
  if (!whole || !(value >= lowest && value <= highest))
    throw fromRefusal(['BadArgument', id, undefined, value, lowest, highest, kind]);
}

/** @param {unknown} value */
export function dimension(value = 2) {
  return number('dimension', value);
}
