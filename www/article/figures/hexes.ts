/** A road over hexagons round a lake: the same functions on a graph. */
import { computed } from '@preact/signals-core';
import { drawHandles } from '../../drawing/handles.ts';
import type { Look } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import { blob, chisel } from '../../engine.js';
import { Drawing, viewAt } from './drawing.ts';
import { fill } from './kit.ts';

const [COLUMNS, ROWS] = [21, 10];
const CASTLES = [23, 60, 191];
/** From the middle of one hexagon to the next row. */
const DOWN = Math.sqrt(3) / 2;
/** How much of its place a stone and a socket take, and how tall a stone is. */
const [STONE, SOCKET, HEIGHT] = [0.95, 0.42, 0.19];

const ALL = Array.from({ length: COLUMNS * ROWS }, (_, node) => node);

/** Every other row lies half a hexagon further right: for each hexagon its neighbours. */
const GRAPH = ALL.map((node) => {
  const [x, y] = [node % COLUMNS, Math.floor(node / COLUMNS)];
  const right = x + (y % 2);
  const rows = [y - 1, y + 1].flatMap((row) => [[right - 1, row] as const, [right, row] as const]);
  return [[x - 1, y] as const, [x + 1, y] as const, ...rows]
    .filter(([x, y]) => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS)
    .map(([x, y]) => y * COLUMNS + x);
});

const middleOf = (node: number) => {
  const [x, y] = [node % COLUMNS, Math.floor(node / COLUMNS)];
  return { x: x + (y % 2) / 2 + 0.5, y: y * DOWN + 1 / Math.sqrt(3) };
};

export class Hexes extends Drawing<'lake'> {
  readonly #lake = computed(() => {
    const count = this.now.lake;
    return count ? (blob({ graph: GRAPH, count, roundness: 0.6, seed: 3, walls: CASTLES }) ?? []) : [];
  });
  readonly #road = computed(
    () => chisel({ graph: GRAPH, terminals: CASTLES, walls: this.#lake.value, seed: 2 })?.cells ?? [],
  );

  constructor() {
    super({ lake: { min: 0, max: 80, step: 1, start: 30, label: 'hexagons of lake' } });
  }

  override values() {
    return { lake: this.#lake.value.length, road: this.#road.value.length };
  }

  override describe() {
    return `A map of hexagons with a lake of ${this.now.lake}, and a road that joins three castles`;
  }

  draw(pen: Pen, look: Look) {
    const unit = this.width / (COLUMNS + 0.5);
    const add = (node: number, size: number, down = 0, right = 0) => {
      const { x, y } = middleOf(node);
      for (let i = 0; i < 6; i++) {
        const angle = (Math.PI / 3) * (i + 0.5);
        const radius = (size * unit) / Math.sqrt(3);
        const at = [
          (x + right) * unit + radius * Math.cos(angle),
          (y + down) * unit + radius * Math.sin(angle),
        ] as const;
        if (i) pen.lineTo(...at);
        else pen.moveTo(...at);
      }
      pen.closePath();
    };
    const [lake, road] = [new Set(this.#lake.value), [...this.#road.value].sort((a, b) => a - b)];
    fill(pen, look, 'socket', () =>
      ALL.filter((node) => !lake.has(node)).forEach((node) => add(node, SOCKET)),
    );
    if (lake.size) {
      fill(pen, look, 'edge', () => lake.forEach((node) => add(node, 1)), 'edge', 4);
      fill(pen, look, 'socket', () => lake.forEach((node) => add(node, 1)), 'socket', 1);
    }
    fill(pen, look, 'shadow', () => road.forEach((node) => add(node, STONE, HEIGHT + 0.1, 0.14)));
    // From the top row on, so that each stone hides the side of the one behind it.
    for (let row = 0; row < ROWS; row++) {
      const stones = road.filter((node) => Math.floor(node / COLUMNS) === row);
      for (let down = HEIGHT; down > 0; down -= HEIGHT / 4)
        fill(pen, look, 'path-side', () => stones.forEach((node) => add(node, STONE, down)));
      fill(pen, look, 'path', () => stones.forEach((node) => add(node, STONE)));
    }
    const handles = CASTLES.map((node, i) => ({ ...middleOf(node), letter: 'ABC'[i] }));
    drawHandles(
      pen,
      viewAt(0.9 * unit, 0, 0, this.size.value),
      look,
      handles.map(({ x, y, letter }) => ({ x: x / 0.9, y: y / 0.9, letter })),
    );
  }
}
