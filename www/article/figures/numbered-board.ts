/** Stones that carry their turns, from A to B. */
import { computed } from '@preact/signals-core';
import type { FigureTone as Tone } from './tones.ts';
import type { View } from '../../geometry/view.ts';
import { viewAt, type Drawing } from './drawing.ts';
import { floodSteps, removalTurns } from './flood-steps.ts';
import { Board, middles, type Sketch } from './kit.ts';

/** In stones. */
export const SIDE = 8;
export const [START, GOAL] = [SIDE, SIDE * SIDE - SIDE - 1];
export const FIELD = { width: SIDE, height: SIDE, terminals: [START, GOAL], seed: 249 };
export const BOARD = new Board(SIDE, SIDE);

/** For each stone its turn; 0 for the ends. */
export const turns = computed(() => removalTurns(FIELD));
/** From one stone to another, always by the largest number in reach. */
export const bestWay = (start: number, goal: number) =>
  start === goal ? [start] : floodSteps(BOARD, start, goal, turns.value).path;

/** The stone of a way that carving comes to first. */
export const firstOf = (way: readonly number[]) =>
  way.filter((cell) => turns.value[cell] > 0).reduce((a, b) => (turns.value[b] < turns.value[a] ? b : a));

/** `beside`: room at the right, in stones. */
export function boardView({ size: { value: size } }: Drawing, beside = 0): View {
  const unit = Math.min(size.width / (SIDE + beside + 0.3), size.height / (SIDE + 0.4));
  return viewAt(unit, (size.width - (SIDE + beside) * unit) / 2, 0.08 * unit, size, SIDE, SIDE);
}

/** Of numbers, in pixels. */
export const sizeOf = ({ unit }: View) => (unit < 50 ? 14 : 16);

interface Shown {
  kindOf(cell: number): number;
  /** Parts of the board that words name. */
  parts: Readonly<Record<string, readonly number[]>>;
  /** Numbers in question. */
  strong: readonly number[];
  /** Tones of numbers that do not stand on white. */
  toneOf?(cell: number): Tone | undefined;
}

/** Draws the stones, then what is `over` them, then ends and numbers. */
export function drawBoard(sketch: Sketch, drawing: Drawing, view: View, shown: Shown, over: () => void) {
  sketch.stones(view, Uint8Array.from(BOARD.cells, shown.kindOf));
  over();
  const size = sizeOf(view);
  for (const cell of BOARD.cells) {
    const [x, y] = middles(view, [cell]);
    const isStrong = shown.strong.includes(cell);
    const words = { size, align: 'center', weight: isStrong ? 600 : 500 } as const;
    if (turns.value[cell])
      sketch.write(x, y, String(turns.value[cell]), {
        ...words,
        tone: shown.toneOf?.(cell) ?? (isStrong ? 'on-stone' : 'on-stone-quiet'),
      });
  }
  sketch.handles(view, BOARD.ends([START, GOAL]));
  for (const [name, cells] of Object.entries(shown.parts))
    if (drawing.isLit(name)) sketch.surround(view, cells);
}

/** Draws a way dashed, with room for the numbers on it; `yellow`: stones of the path. */
export function drawDashedWay(sketch: Sketch, view: View, way: readonly number[], yellow: readonly number[]) {
  sketch.stroke([middles(view, way)], 'case', 7);
  sketch.stroke([middles(view, way)], 'ink', 2.5, [7, 7]);
  for (const cell of way)
    sketch.dots(middles(view, [cell]), 0.27 * view.unit, yellow.includes(cell) ? 'path' : 'stone');
}
