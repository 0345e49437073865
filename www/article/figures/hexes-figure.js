/** A road over hexagons round a lake: the same functions on a graph. */
import { DrawnFigure } from './drawn-figure.js';
import { svg } from './svg-tree.js';

const [COLUMNS, ROWS] = [21, 10];
const CASTLES = [23, 60, 191];
/** From the middle of one hexagon to the next row. */
const DOWN = Math.sqrt(3) / 2;
/** How much of its place a hexagon takes. */
const SIZE = 0.94;

export class HexesFigure extends DrawnFigure {
  static parameters = {
    lake: { min: 0, max: 80, step: 1, start: 30, label: 'hexagons of lake' },
  };

  describe() {
    return `A map of hexagons with a lake of ${this.numbers.lake}, and a road that joins three castles`;
  }

  draw(/** @type {number} */ width) {
    const unit = width / (COLUMNS + 0.5);
    const count = this.numbers.lake;
    const lake = count
      ? this.engine.blob({ graph: GRAPH, count, roundness: 0.6, seed: 3, walls: CASTLES })
      : [];
    const road =
      this.engine.chisel({ graph: GRAPH, terminals: CASTLES, walls: lake ?? [], seed: 2 })?.cells ?? [];
    const kinds = new Map([
      ...Array.from(lake ?? [], (node) => /** @type {const} */ ([node, 'lake'])),
      ...Array.from(road, (node) => /** @type {const} */ ([node, 'road'])),
      ...CASTLES.map((node) => /** @type {const} */ ([node, 'castle'])),
    ]);
    return ['meadow', 'lake', 'road', 'castle'].map((kind) => {
      const nodes = ALL.filter((node) => (kinds.get(node) ?? 'meadow') === kind);
      return svg('path', { class: kind, d: nodes.map((node) => hexagon(node, unit)).join('') });
    });
  }
}

const ALL = Array.from({ length: COLUMNS * ROWS }, (_, node) => node);

/** Every other row lies half a hexagon further right: for each hexagon its neighbours. */
const GRAPH = ALL.map((node) => {
  const [x, y] = [node % COLUMNS, Math.floor(node / COLUMNS)];
  const right = x + (y % 2);
  const around = [
    [x - 1, y],
    [x + 1, y],
    ...[y - 1, y + 1].flatMap((row) => [
      [right - 1, row],
      [right, row],
    ]),
  ];
  return around
    .filter(([x, y]) => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS)
    .map(([x, y]) => y * COLUMNS + x);
});

/** @param {number} node @param {number} unit */
function hexagon(node, unit) {
  const [x, y] = [node % COLUMNS, Math.floor(node / COLUMNS)];
  const middle = [x + (y % 2) / 2 + 0.5, y * DOWN + 1 / Math.sqrt(3)];
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * (i + 0.5);
    const radius = SIZE / Math.sqrt(3);
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
  });
  return `M${corners.map((corner) => corner.map((at) => (at * unit).toFixed(1)).join(' ')).join('L')}z`;
}
