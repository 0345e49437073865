/** The table of algorithms, from which defaults and controls come. */
import { MeanderError, badArgument, camelCase } from '../errors.js';
import rows from '../glue/table.js';
import { flag, number } from './arguments.js';
import { compiledModule } from './module.js';

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

/** Written out by the build, so it is known before the module is. @type {ParamTable} */
export const table = Object.freeze(
  rows.map((row) => {
    const [id, label, smoother, list] = /** @type {[string, string, boolean, any[][]]} */ (row);
    return Object.freeze({ id: camelCase(id), label, smoother, params: Object.freeze(list.map(describe)) });
  }),
);

/** @param {any[]} row @returns {Readonly<Param>} */
function describe(row) {
  const [id, label, unit, kind, min, max, step, initial, lowest = min, highest = max, required = false] = row;
  const numbers = { min, max, step, default: initial, lowest, highest };
  return Object.freeze({ id: camelCase(id), label, unit, kind, ...numbers, required });
}

/**
 * Every algorithm with its parameters, as controls are drawn from it. The table is frozen.
 * @returns {ParamTable}
 */
export function params() {
  if (!compiledModule()) throw new MeanderError('NotReady', 'the module is not loaded: wait for ready()');
  return table;
}

/** A search in the table would take as long as a part of the work on a short line. @type {Record<string, number>} */
const places = {};
table.forEach(({ id }, at) => (places[id] = at));

/** Where an algorithm stands in the table. @param {string} id */
export const place = (id) => places[id];

/**
 * The values of an algorithm's parameters, in its order.
 * @param {string} id @param {Record<string, unknown>} given
 */
export function values(id, given) {
  const list = table[place(id)]?.params ?? [];
  // `Float64Array.from` takes longer than all of the call where the polyline is short.
  const found = new Float64Array(list.length);
  const { count } = given;
  // In place of what says how much else is left.
  const byCount = count !== undefined && list.some((param) => param.id === 'count' && !param.required);
  list.forEach(({ id: name, kind, required, default: usual }, index) => {
    const value = given[name];
    if (byCount && required) {
      if (value !== undefined) throw badArgument('count', count, `left out where ${name} is given`);
      return;
    }
    // The listing throws out points from 90° on unless told otherwise; nothing else does.
    if (value === undefined && name === 'outlierAngle' && given['published'] === true) found[index] = 90;
    else if (value === undefined && !required) found[index] = usual;
    else found[index] = kind === 'flag' ? Number(flag(name, value)) : number(name, value);
  });
  return found;
}
