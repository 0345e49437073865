/** The table of algorithms, from which defaults and controls come. */
import { MeanderError, badArgument, camelCase } from '../errors.ts';
import rows from '../glue/table.js';
import { coordinates, dimension, flag, number, optionsOf, type Points } from './arguments.ts';
import type { SmootherOptions } from './curves.ts';
import { compiledModule } from './module.ts';

export type Param = {
  /** The option's name. */
  id: string;
  label: string;
  unit: string;
  kind: 'number' | 'whole' | 'flag';
  /** Where a control starts. */
  min: number;
  /** Where a control ends. */
  max: number;
  step: number;
  default: number;
  /** The least a call accepts. */
  lowest: number;
  /** The most a call accepts. */
  highest: number;
  required: boolean;
};

export type Algorithm = {
  id: string;
  label: string;
  /** Whether it turns a polyline into another. */
  smoother: boolean;
  params: readonly Param[];
};

export type ParamTable = readonly Readonly<Algorithm>[];

/** Written out by the build, so it is known before the module is. */
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

/** Every algorithm with its parameters, as controls are drawn from it. The table is frozen. */
export function params(): ParamTable {
  if (!compiledModule()) throw new MeanderError('NotReady', 'the module is not loaded: wait for ready()');
  return table;
}

/** A search in the table would take as long as a part of the work on a short line. */
const places: Record<string, number> = {};
table.forEach(({ id }, at) => (places[id] = at));

export const place = (id: string) => places[id];

/** The values of an algorithm's parameters, in its order. */
export function values(id: string, given: Record<string, unknown>) {
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
