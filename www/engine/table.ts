/** The table of algorithms: defaults for calls, and ranges for controls. */
import { MeanderError, badArgument, camelCase } from '../errors.ts';
import rows from '../glue/table.js';
import { coordinates, dimension, flag, number, optionsOf, type Points } from './arguments.ts';
import type { SmootherOptions } from './curves.ts';
import { compiledModule } from './module.ts';
import { checkLimit } from './validation.ts';

export type Param = {
  /** The option's name. */
  id: string;
  label: string;
  unit: string;
  kind: 'number' | 'whole' | 'flag';
  /** The lowest value of a slider. */
  min: number;
  /** The highest value of a slider. */
  max: number;
  step: number;
  default: number;
  /** The lowest value that calls accept. */
  lowest: number;
  /** The highest value that calls accept. */
  highest: number;
  required: boolean;
};

export type Algorithm = {
  id: string;
  label: string;
  /** Whether it makes a new line from a line. */
  smoother: boolean;
  params: readonly Param[];
};

export type ParamTable = readonly Readonly<Algorithm>[];

/** The build writes its rows to a file, so the table exists before the module is loaded. */
export const table: ParamTable = Object.freeze(
  rows.map((row) => {
    const [id, label, smoother, list] = row as [string, string, boolean, any[][]];
    return Object.freeze({ id: camelCase(id), label, smoother, params: Object.freeze(list.map(describe)) });
  }),
);

function describe(row: any[]): Readonly<Param> {
  const [id, label, unit, kind, min, max, step, initial, lowest = min, highest = max, required = false] = row;
  const numbers = { min, max, step, default: initial, lowest, highest };
  return Object.freeze({ id: camelCase(id), label, unit, kind, ...numbers, required });
}

/** Returns every algorithm with its parameters, in a frozen table. */
export function params(): ParamTable {
  if (!compiledModule()) throw new MeanderError('NotReady', 'the module is not loaded: wait for ready()');
  return table;
}

/** Rows by id, because a search of the table would slow down calls for short lines. */
const places: Record<string, number> = {};
table.forEach(({ id }, at) => (places[id] = at));

export const place = (id: string) => places[id];

/** Returns the values of an algorithm's parameters in the order of the table, with defaults for those left out. */
export function values(id: string, given: Record<string, unknown>) {
  const list = table[place(id)]?.params ?? [];
  // For short lines, `Float64Array.from` would take longer than the rest of the call.
  const found = new Float64Array(list.length);
  const { count } = given;
  // `count` replaces the required parameter, such as `tolerance`.
  const byCount = count !== undefined && list.some((param) => param.id === 'count' && !param.required);
  list.forEach(({ id: name, kind, required, default: usual }, index) => {
    const value = given[name];
    if (byCount && required) {
      if (value !== undefined) throw badArgument('count', count, `left out where ${name} is given`);
      return;
    }
    if (required) checkLimit(id, name, value);
    // The published listing throws out turns from 90°; the default of the table throws out none.
    if (value === undefined && name === 'outlierAngle' && given['published'] === true) found[index] = 90;
    else if (value === undefined && !required) found[index] = usual;
    else found[index] = kind === 'flag' ? Number(flag(name, value)) : number(name, value);
  });
  return found;
}

export function lineAndValues(
  id: keyof SmootherOptions,
  points: Points,
  request: unknown,
  without?: readonly string[],
): [size: 2 | 3, line: Float64Array, values: Float64Array] {
  const given = optionsOf(id, request, without);
  const size = dimension(given['dimension']);
  return [size, coordinates('points', points, size), values(id, given)];
}
