/** A board from A to B whose stones carry their numbers. */
import { computed } from '@preact/signals-core';
import { Chiseler } from '../../engine.ts';
import type { FigureTone as Tone } from './tones.ts';
import type { Place, View } from '../../geometry/view.ts';
import { Drawing, viewAt } from './drawing.ts';
import { boardOf, cellAt, middles, type Sketch, type Board } from './kit.ts';

/** In stones. */
const SIDE = 8;
export const [START, GOAL] = [SIDE, SIDE * SIDE - SIDE - 1];
export const FIELD = { width: SIDE, height: SIDE, terminals: [START, GOAL], seed: 249 };
export const BOARD = boardOf(SIDE, SIDE);

/** The number of each stone; 0 for the ends. */
export const numbers = computed(() => removalTurns(FIELD));
export const nameOf = (cell: number) =>
  cell === START ? 'A' : cell === GOAL ? 'B' : String(numbers.value[cell]);
/** The flood's path from one stone to another, always by the largest number in reach. */
export const bestRoute = (start: number, goal: number) =>
  start === goal ? [start] : floodSteps(BOARD, start, goal, numbers.value).path;

/** The stone of a route that carving tries first. */
export const firstOf = (route: readonly number[]) =>
  route
    .filter((cell) => numbers.value[cell] > 0)
    .reduce((a, b) => (numbers.value[b] < numbers.value[a] ? b : a));

interface Shown {
  kindOf(cell: number): number;
  /** Cells whose numbers stand out. */
  strong: readonly number[];
  /** Tones of numbers that are not on white. */
  toneOf?(cell: number): Tone | undefined;
}

export abstract class NumberedDrawing<Name extends string> extends Drawing<Name> {
  /** Cells by the words that name them. Where words share a cell, the pointer hits the first. */
  protected abstract get parts(): Readonly<Record<string, readonly number[]>>;

  /** Room at the right, in stones. */
  protected get beside() {
    return 0;
  }

  override get view(): View {
    const [size, wide] = [this.size.value, SIDE + this.beside];
    const unit = Math.min(size.width / (wide + 0.3), size.height / (SIDE + 0.4));
    return viewAt(unit, (size.width - wide * unit) / 2, 0.08 * unit, size, SIDE, SIDE);
  }

  /** Font size of the numbers, in pixels. */
  protected get letters() {
    return this.view.unit < 50 ? Math.min(14, 0.42 * this.view.unit) : 16;
  }

  override partAt(at: Place) {
    const cell = cellAt(this.view, at);
    return Object.entries(this.parts).find(([, cells]) => cells.includes(cell))?.[0] ?? '';
  }

  /** Draws the stones, then what is `over` them, then ends and numbers. */
  protected drawBoard(sketch: Sketch, { kindOf, strong, toneOf }: Shown, over: () => void) {
    const { view, letters: size } = this;
    sketch.stones(view, Uint8Array.from(BOARD.cells, kindOf));
    over();
    for (const cell of BOARD.cells) {
      const [x, y] = middles(view, [cell]);
      const isEnd = !numbers.value[cell];
      const isStrong = isEnd || strong.includes(cell);
      const tone = toneOf?.(cell) ?? (isStrong ? 'on-stone' : 'on-stone-quiet');
      const words = { align: 'center', weight: isStrong ? 600 : 500, tone } as const;
      sketch.write(x, y, nameOf(cell), { size: isEnd ? 1.4 * size : size, ...words });
    }
    for (const [name, cells] of Object.entries(this.parts))
      if (this.isLit(name)) sketch.surround(view, cells);
  }

  /** Draws a dashed route, with room for the numbers on it; `yellow`: stones of the path. */
  protected drawDashedRoute(sketch: Sketch, route: readonly number[], yellow: readonly number[]) {
    const { view } = this;
    // Three short dashes across each border: a longer one between two numbers looks like a minus sign.
    const legs = route.slice(1).map((cell, i) => middles(view, [route[i], cell]));
    const dash = view.unit / 13;
    sketch.stroke([middles(view, route)], 'case', 7);
    sketch.stroke(legs, 'ink', 2.5, [dash, dash]);
    for (const cell of route)
      sketch.dots(middles(view, [cell]), 0.27 * view.unit, yellow.includes(cell) ? 'path' : 'stone');
  }
}

/**
 * The flood from one end of a small grid, stone by stone. The core floods from both ends and keeps no record. `numbers`: the
 * number of each cell. Those of the ends are not read.
 */
export function floodSteps(board: Board, start: number, goal: number, numbers: ArrayLike<number>) {
  /** For each cell the one that touched it first, or -1, and how many were visited by then. */
  const [seenFrom, seenAt] = [0, 1].map(() => board.cells.map(() => -1));
  /** Stones in the order in which the water takes them. */
  const visited: number[] = [];
  /** Stones in reach before each visit. */
  const reach = [[start]];
  seenFrom[start] = start;
  seenAt[start] = 0;
  while (seenFrom[goal] < 0) {
    const waiting = reach.at(-1)!;
    const next = waiting.reduce((a, b) => (numbers[b] > numbers[a] ? b : a));
    visited.push(next);
    const seen = board.neighbours(next).filter((cell) => seenFrom[cell] < 0);
    for (const cell of seen) [seenFrom[cell], seenAt[cell]] = [next, visited.length];
    reach.push([...waiting.filter((cell) => cell !== next), ...seen]);
  }
  const path = [goal];
  while (path[0] !== start) path.unshift(seenFrom[path[0]]);
  return { visited, reach, seenFrom, seenAt, path };
}

/** The number of each cell: the try at which carving decides it, from 1; 0 for the ends. */
export function removalTurns(field: typeof FIELD) {
  const numbers = new Uint32Array(field.width * field.height);
  const carving = new Chiseler(field);
  while (carving.step() > 0) if (carving.last) numbers[carving.last.cell] = carving.stepCount;
  carving.free();
  return numbers;
}
