import { cellAround } from '../view/grid-view.js';
import { endCells, endIndexes } from './ends.js';

const FEWEST = 2;

/**
 * Moves one end to the cell around a point; null when that cell is taken by another end or a wall.
 * @param {Record<string, any>} state
 * @param {number} index
 * @param {number} x
 * @param {number} y
 */
export function moveEnd(state, index, x, y) {
  const { columns, rows, walls } = state;
  const [column, row] = cellAround({ columns, rows }, x, y);
  if (walls?.includes(row * columns + column)) return null;
  if (endIndexes(state).some((cell, i) => i !== index && cell === row * columns + column)) {
    return null;
  }
  const terminals = [...endCells(state)];
  terminals[2 * index] = column;
  terminals[2 * index + 1] = row;
  return { terminals };
}

/**
 * One more end, at a cell that is free; null where it is not.
 * @param {Record<string, any>} state
 * @param {number} x
 * @param {number} y
 */
export function addEnd(state, x, y) {
  const { columns, rows, walls } = state;
  const [column, row] = cellAround({ columns, rows }, x, y);
  const cell = row * columns + column;
  if (walls?.includes(cell) || endIndexes(state).includes(cell)) return null;
  const terminals = [...endCells(state), column, row];
  return { patch: { terminals }, index: terminals.length / 2 - 1 };
}

/**
 * One more end at the free cell nearest to the middle between an end and the next.
 * @param {Record<string, any>} state
 * @param {number} after
 */
export function splitEnd(state, after) {
  const cells = endCells(state);
  const next = (2 * after + 2) % cells.length;
  const middle = [0, 1].map((axis) => (cells[2 * after + axis] + cells[next + axis]) / 2);
  const taken = new Set([...(state.walls ?? []), ...endIndexes(state)]);
  let best = -1;
  let nearest = Infinity;
  for (let cell = 0; cell < state.columns * state.rows; cell++) {
    const far =
      ((cell % state.columns) - middle[0]) ** 2 + (Math.floor(cell / state.columns) - middle[1]) ** 2;
    if (far >= nearest || taken.has(cell)) continue;
    [best, nearest] = [cell, far];
  }
  return best < 0 ? null : addEnd(state, best % state.columns, Math.floor(best / state.columns));
}

/**
 * Takes one end away; null when too few would stay.
 * @param {Record<string, any>} state
 * @param {number} index
 */
export function removeEnd(state, index) {
  const terminals = [...endCells(state)];
  if (terminals.length / 2 <= FEWEST) return null;
  terminals.splice(2 * index, 2);
  return { terminals };
}
