/** An island: a connected set of stones, in shallow water. */
import { computed } from '@preact/signals-core';
import type { Look, Tone } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import { drawSockets, drawStones, SOCKET, STONE } from '../../drawing/stones.ts';
import { blob } from '../../engine.js';
import { cellCorner } from '../../geometry/view.ts';
import { Drawing, viewAt } from './drawing.ts';

const [COLUMNS, ROWS] = [24, 14];
const ALL = Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell);
/** There is sea all round. */
const SEA = ALL.filter((cell) => {
  const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  return x === 0 || y === 0 || x === COLUMNS - 1 || y === ROWS - 1;
});
/** Edges of the water, from the outer one inwards: how far out, in cells, and its colour. */
const SHORES: readonly [out: number, width: number, tone: Tone][] = [
  [1, 2, 'edge'],
  [1, 0, 'socket'],
  [0.5, 1, 'edge'],
  [0.5, 0, 'socket'],
];

export class Island extends Drawing<'count' | 'roundness' | 'seed'> {
  readonly #cells = computed(() => blob({ width: COLUMNS, height: ROWS, walls: SEA, ...this.now }) ?? []);

  constructor() {
    super({
      count: { min: 1, max: 200, step: 1, start: 60, label: 'cells' },
      roundness: { min: 0, max: 1, step: 0.05, start: 0.5, label: 'roundness' },
      seed: { min: 0, max: 999, step: 1, start: 2, label: 'seed' },
    });
  }

  override values() {
    return { cells: this.#cells.value.length };
  }

  override describe() {
    return `An island of ${this.now.count} cells, roundness ${this.now.roundness}`;
  }

  draw(pen: Pen, look: Look) {
    const view = viewAt(this.width / COLUMNS, 0, 0, this.size.value, COLUMNS, ROWS);
    const cells = this.#cells.value;
    const kinds = new Uint8Array(COLUMNS * ROWS).fill(SOCKET);
    for (const cell of cells) kinds[cell] = STONE;
    drawSockets(pen, view, look);
    pen.lineJoin = 'round';
    for (const [out, width, tone] of SHORES) {
      pen.beginPath();
      for (const cell of cells) {
        const { x, y } = cellCorner(view, cell);
        pen.rect(x, y, view.unit, view.unit);
      }
      pen.fillStyle = pen.strokeStyle = look.tones[tone];
      pen.lineWidth = 2 * (out * view.unit + width);
      pen.fill();
      pen.stroke();
    }
    drawStones(pen, view, look, kinds);
  }
}
