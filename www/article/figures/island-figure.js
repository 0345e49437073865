/** An island: a connected set of cells, in the sea. */
import { DrawnFigure } from './drawn-figure.js';
import { squares } from './grid-lines.js';
import { svg } from './svg-tree.js';

const [COLUMNS, ROWS] = [24, 14];
/** There is sea all round. */
const SHORE = Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell).filter((cell) => {
  const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  return x === 0 || y === 0 || x === COLUMNS - 1 || y === ROWS - 1;
});

export class IslandFigure extends DrawnFigure {
  static parameters = {
    count: { min: 1, max: 200, step: 1, start: 60, label: 'cells' },
    roundness: { min: 0, max: 1, step: 0.05, start: 0.5, label: 'roundness' },
    seed: { min: 0, max: 999, step: 1, start: 2, label: 'seed' },
  };

  describe() {
    return `An island of ${this.numbers.count} cells, roundness ${this.numbers.roundness}`;
  }

  draw(/** @type {number} */ width) {
    const cell = width / COLUMNS;
    const { count, roundness, seed } = this.numbers;
    const request = { width: COLUMNS, height: ROWS, walls: SHORE, count, roundness, seed };
    const cells = this.engine.blob(request) ?? [];
    const d = squares(cells, COLUMNS, cell);
    return [
      svg('rect', { class: 'sea', width, height: ROWS * cell, rx: 6 }),
      svg('path', { class: 'shallow', d, 'stroke-width': cell * 0.9 }),
      svg('path', { class: 'beach', d, 'stroke-width': cell * 0.36 }),
      svg('path', { class: 'land', d, 'stroke-width': 1 }),
    ];
  }
}
