import { cellAround } from '../../view/grid-view.js';

/**
 * The two or more cells a route has to join: the author's, as far as they lie on the grid, else two far corners.
 * @param {Record<string, any>} state
 * @returns {number[]} flat pairs of whole numbers
 */
export function endCells({ columns, rows, terminals }) {
  if (terminals && terminals.length >= 4 && terminals.every(isOn)) return terminals;
  const inset = columns > 3 && rows > 3 ? 1 : 0;
  return [inset, inset, columns - 1 - inset, rows - 1 - inset];

  /**
   * @param {number} coordinate
   * @param {number} index
   */
  function isOn(coordinate, index) {
    return Number.isInteger(coordinate) && coordinate >= 0 && coordinate < (index % 2 === 0 ? columns : rows);
  }
}

/**
 * The ends as cell indexes.
 * @param {Record<string, any>} state
 */
export function endIndexes(state) {
  const cells = endCells(state);
  return Array.from({ length: cells.length / 2 }, (_, i) => cells[2 * i + 1] * state.columns + cells[2 * i]);
}

/** @param {Record<string, any>} state */
export function endHandles(state) {
  const cells = endCells(state);
  return Array.from({ length: cells.length / 2 }, (_, i) => ({
    x: cells[2 * i] + 0.5,
    y: cells[2 * i + 1] + 0.5,
  }));
}

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
