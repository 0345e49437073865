/** The path that every chapter shows. It follows the ends and the seed of the figure that the reader changed last. */
import { computed, signal } from '@preact/signals-core';
import type { MeanderPath } from '../element/meander-path.ts';
import { cellsToPoints, chisel } from '../engine.ts';
import type { Patch } from '../figure/settings.ts';

/** Cells of the grid that the thread is carved from. */
export const GRID = { width: 24, height: 14 };
/** The tolerance of its simplified line. */
export const TOLERANCE = 0.9;

/** The seed, then the cells of A and B, as in links of drawings. The text of the page quotes the numbers of this path. */
export const FIRST: readonly number[] = [372, 266, 90];
export const threadKey = signal(FIRST);
/** Columns and rows of cells. */
const placesOf = (cells: readonly number[]) =>
  cells.map((cell) => [cell % GRID.width, Math.floor(cell / GRID.width)]);
/** Attributes that `scripts/posters.mjs` adds to figures with `data-thread`: this path, with all curves. */
export const THREAD = {
  ...{ columns: String(GRID.width), rows: String(GRID.height), seed: String(FIRST[0]) },
  ...{ terminals: placesOf(FIRST.slice(1)).join(' '), tolerance: String(TOLERANCE) },
  overlays: 'all',
};
export const threadList = {
  ...{ start: FIRST, now: threadKey, below: 2 ** 32, isShared: true },
  allows: ([, from, to]: readonly number[]) => from !== to && Math.max(from, to) < GRID.width * GRID.height,
};
export const thread = computed(() => {
  const [seed, ...ends] = threadKey.value;
  return { seed, ends };
});

/** A and B as handles. */
export const threadEnds = computed(() =>
  placesOf(thread.value.ends).map(([x, y], i) => ({ x: x + 0.5, y: y + 0.5, letter: 'AB'[i] })),
);

/** Its cells from A to B, at a wiggliness of 1. */
export const threadCells = computed(() => {
  const { seed, ends } = thread.value;
  return chisel({ ...GRID, terminals: ends, seed })!.path;
});
/** The middles of its cells. */
export const threadLine = computed(() => cellsToPoints(threadCells.value, GRID));

const hasGrid = ({ source, columns, rows }: Pick<Patch, 'source' | 'columns' | 'rows'>) =>
  source === 'chisel' && columns === GRID.width && rows === GRID.height;

/** The key of a figure's path; null unless it is carved between two ends of this grid. */
function keyOf(figure: MeanderPath): readonly number[] | null {
  const { columns, terminals, seed } = figure;
  if (!hasGrid(figure) || terminals?.length !== 4) return null;
  const [fromX, fromY, toX, toY] = terminals;
  return [seed, fromY * columns + fromX, toY * columns + toX];
}

/** Shows a figure's path in all chapters. */
export function lead(figure: MeanderPath) {
  const key = keyOf(figure);
  if (key && String(key) !== String(threadKey.peek())) threadKey.value = key;
}

/** Makes all figures show one path, and passes a change to any of them on once a frame. */
export function shareThread(figures: readonly MeanderPath[]) {
  let frame = 0;
  const follow = () => {
    frame = 0;
    figures.forEach(lead);
  };
  for (const figure of figures)
    figure.addEventListener('meander-change', () => (frame ||= requestAnimationFrame(follow)));
  threadKey.subscribe(([seed, ...ends]) => {
    const terminals = placesOf(ends).flat();
    for (const figure of figures) {
      if (!keyOf(figure) || String(keyOf(figure)) === String([seed, ...ends])) continue;
      Object.assign(figure, { seed, terminals });
      const { history, settings } = figure.figure;
      const path = { seed, terminals: settings.terminals };
      // Undo takes back what the reader did in this figure, and never the path of all.
      history.rewrite((step) => (hasGrid(step) ? { ...step, ...path } : step));
    }
  });
}
