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
