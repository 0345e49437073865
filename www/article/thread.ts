/** The path that returns in every chapter: the first figure's, whenever its ends or its seed change. */
import { computed, signal } from '@preact/signals-core';
import type { MeanderPath } from '../element/meander-path.ts';
import { cellsToPoints, chisel } from '../engine.js';

/** Cells of the grid that the thread is carved from. */
export const GRID = { width: 24, height: 14 };
/** The tolerance of its simplified line. */
export const TOLERANCE = 0.9;

export interface Thread {
  seed: number;
  /** The cells of A and B. */
  ends: readonly [number, number];
}

export const thread = signal<Thread>({ seed: 372, ends: [266, 90] });

/** Its cells from A to B, at a wiggliness of 1. */
export const threadCells = computed(() => {
  const { seed, ends } = thread.value;
  return chisel({ ...GRID, terminals: [...ends], seed })!.path;
});
/** The middles of its cells. */
export const threadLine = computed(() => cellsToPoints(threadCells.value, GRID));

/** Hands the ends and the seed of the first figure on to all that show its path, once a frame. */
export function followHero(hero: MeanderPath | null, followers: Iterable<MeanderPath>) {
  if (!hero) return;
  const figures = [...followers];
  let frame = 0;
  const follow = () => {
    frame = 0;
    const { columns, rows, source, terminals, seed } = hero;
    if (source !== 'chisel' || columns !== GRID.width || rows !== GRID.height) return;
    if (terminals?.length !== 4) return;
    const [fromX, fromY, toX, toY] = terminals;
    const ends = [fromY * columns + fromX, toY * columns + toX] as const;
    const before = thread.peek();
    if (before.seed === seed && before.ends.every((end, i) => end === ends[i])) return;
    thread.value = { seed, ends };
    for (const figure of figures) Object.assign(figure, { seed, terminals });
  };
  hero.addEventListener('meander-change', () => (frame ||= requestAnimationFrame(follow)));
}
