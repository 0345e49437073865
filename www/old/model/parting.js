import { endIndexes } from '../sources/ends.js';
import { BLOCKED } from './carving.js';

/**
 * What a stone that cannot go would separate.
 * @typedef {{ cell: number, sides: Uint32Array[] }} Parting `sides`: for each part with an end in it, its cells; none for
 *   an end itself
 *
 * @param {import('./snapshot.js').Engine} engine
 * @param {Readonly<Record<string, any>>} state
 * @param {Uint8Array} states of the cells
 * @param {number} cell
 * @returns {Parting}
 */
export function partingAt(engine, state, states, cell) {
  const ends = endIndexes(state);
  if (ends.includes(cell)) return { cell, sides: [] };
  const walls = [cell, ...[...states.keys()].filter((one) => states[one] === BLOCKED)];
  /** @type {Uint32Array[]} */
  const sides = [];
  for (const from of ends) {
    if (sides.some((side) => side.includes(from))) continue;
    sides.push(engine.reachable({ width: state.columns, height: state.rows, walls, from }));
  }
  return { cell, sides };
}
