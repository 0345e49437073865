/**
 * The path that every chapter shows, as the reader has set it in any figure: its ends, seed, wiggliness and walls.
 * Two chapters carve with a wiggliness of their own: chapter 2, which comes before it, and chapter 3, which compares several.
 */
import { computed, signal } from '@preact/signals-core';
import type { MeanderPath } from '../element/meander-path.ts';
import { cellsToPoints, chisel } from '../engine.ts';
import type { Patch } from '../figure/settings.ts';
import { wallCells } from '../figure/sources/grid.ts';

/** Cells of the grid that the thread is carved from. */
export const GRID = { width: 24, height: 14 };
/** The tolerance of its simplified line. */
export const TOLERANCE = 0.9;

/**
 * The seed, then the cells of A and B, as in links of drawings; then, unless they are 1 and none, the wiggliness in hundredths
 * and the cells of walls. The text of the page quotes the numbers of this path.
 */
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
const threadOf = ([seed, from, to, hundredths = 100, ...walls]: readonly number[]) => ({
  seed,
  ends: [from, to],
  wiggliness: hundredths / 100,
  walls,
});
export const thread = computed(() => threadOf(threadKey.value));

/** Whether walls leave a route from A to B. Needs no engine, for links that are followed before it is loaded. */
function areJoined({ ends: [from, to], walls }: typeof thread.value) {
  const { width, height } = GRID;
  const closed = new Set(walls);
  const waiting = closed.has(from) ? [] : [from];
  for (const cell of waiting) {
    const [left, right] = [cell % width > 0 ? -1 : 0, (cell + 1) % width > 0 ? 1 : 0];
    closed.add(cell);
    for (const next of [-width, left, right, width].map((away) => cell + away)) {
      if (next < 0 || next >= width * height || closed.has(next)) continue;
      closed.add(next);
      waiting.push(next);
    }
  }
  return waiting.includes(to);
}

/** A carving between its ends, around its walls; null if they part A from B. */
export const carveThread = ({ ends, ...options }: ReturnType<typeof threadOf>) =>
  chisel({ ...GRID, terminals: ends, ...options });

export const threadList = {
  ...{ start: FIRST, now: threadKey, below: 2 ** 32, lengths: null, isShared: true },
  allows(key: readonly number[]) {
    const [, from, to, , ...walls] = key;
    return from !== to && Math.max(from, to, ...walls) < GRID.width * GRID.height && areJoined(threadOf(key));
  },
};

/** A and B as handles. */
export const threadEnds = computed(() =>
  placesOf(thread.value.ends).map(([x, y], i) => ({ x: x + 0.5, y: y + 0.5, letter: 'AB'[i] })),
);

/** Its cells from A to B. */
export const threadCells = computed(() => carveThread(thread.value)!.path);
/** The middles of its cells. */
export const threadLine = computed(() => cellsToPoints(threadCells.value, GRID));

const hasGrid = ({ source, columns, rows }: Pick<Patch, 'source' | 'columns' | 'rows'>) =>
  source === 'chisel' && columns === GRID.width && rows === GRID.height;

/** Settings that all figures share. A figure whose markup sets the wiggliness keeps it. */
const SHARED = ['seed', 'terminals', 'walls', 'wiggliness'] as const;
const hasOwnWiggliness = (figure: MeanderPath) => figure.hasAttribute('wiggliness');

/** The key of a figure's path; null unless it is carved between two ends of this grid. */
function keyOf(figure: MeanderPath): readonly number[] | null {
  const { columns, terminals, seed } = figure;
  if (!hasGrid(figure) || terminals?.length !== 4) return null;
  const [fromX, fromY, toX, toY] = terminals;
  const wiggliness = hasOwnWiggliness(figure) ? thread.peek().wiggliness : figure.wiggliness;
  const rest = [Math.round(100 * wiggliness), ...wallCells(figure.figure.settings)];
  return [seed, fromY * columns + fromX, toY * columns + toX, ...(String(rest) === '100' ? [] : rest)];
}

/** Shows a figure's path in all chapters. They keep the last one while walls part A from B. */
export function lead(figure: MeanderPath) {
  const key = keyOf(figure);
  if (key && String(key) !== String(threadKey.peek()) && areJoined(threadOf(key))) threadKey.value = key;
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
  threadKey.subscribe((key) => {
    const { seed, ends, walls, wiggliness } = thread.peek();
    const terminals = placesOf(ends).flat();
    for (const figure of figures) {
      if (!keyOf(figure) || String(keyOf(figure)) === String(key)) continue;
      Object.assign(figure, { seed, terminals, walls }, hasOwnWiggliness(figure) ? {} : { wiggliness });
      const { history, settings } = figure.figure;
      const path = Object.fromEntries(SHARED.map((name) => [name, settings[name]]));
      // Undo takes back what the reader did in this figure, and never the path of all.
      history.rewrite((step) => (hasGrid(step) ? { ...step, ...path } : step));
    }
  });
}
