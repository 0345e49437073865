/** The effects of walls: ends that they cut off, and crosses where curves cross them. */
import { reachable, wallsCrossed } from '../engine.ts';
import { apart, nearestPlace, type Place } from '../geometry/view.ts';
import type { Points, Walls } from './curves/kind.ts';
import type { Figure } from './figure.ts';
import { indexesOf } from './kinds.ts';
import type { Settings } from './settings.ts';
import { endCells, wallCells } from './sources/grid.ts';

/** Longest side of a grid on which curves can be kept off walls, in cells. */
const GUARD_LIMIT = 512;
export const isTooLargeToGuard = ({ columns, rows }: Settings) => Math.max(columns, rows) > GUARD_LIMIT;

/** The parts of a grid with an end in them, each with its cells and the index of its first end. */
export function partsOf(settings: Settings, walls: readonly number[]) {
  const { columns: width, rows: height } = settings;
  const parts: { end: number; cells: Uint32Array }[] = [];
  endCells(settings).forEach((from, end) => {
    if (parts.every(({ cells }) => !cells.includes(from)))
      parts.push({ end, cells: reachable({ width, height, walls, from }) });
  });
  return parts;
}

/** Indexes of the ends that walls cut off from most of the others: all ends if no two of them are joined. */
export function cutOffEnds(settings: Settings): readonly number[] {
  const { columns, rows, missing } = settings;
  const ends = endCells(settings);
  const parts = partsOf(settings, [...wallCells(settings), ...indexesOf(missing, columns, rows)]);
  const cutOff = parts.map(({ cells }) => [...ends.keys()].filter((i) => !cells.includes(ends[i])));
  const fewest = cutOff.reduce((best, list) => (list.length < best.length ? list : best));
  return fewest.length < ends.length - 1 ? fewest : [...ends.keys()];
}

/** The status if walls cut ends off, or if the grid is too large to keep curves off walls; otherwise empty. */
export function wallStatus({ settings, say, cutOff, handles, letterOf, source }: Figure): string {
  const cut = cutOff.value;
  if (cut.length && cut.length === handles.value.length) return say.value('status.parted');
  if (cut.length) return say.value('status.partedEnd', { i: cut.map(letterOf).join(', ') });
  const fails = settings.guarded && source.value.grid && isTooLargeToGuard(settings);
  return fails ? say.value('status.notGuarded', { n: GUARD_LIMIT }) : '';
}

/** The walls or, on a carved grid, all cells off its paths. */
export function blockedCells(
  settings: Settings,
  carved: boolean,
  paths: readonly (readonly number[])[],
): Uint32Array {
  if (!carved) return Uint32Array.from(wallCells(settings));
  const isKept = new Uint8Array(settings.columns * settings.rows);
  for (const cell of paths.flat()) isKept[cell] = 1;
  return new Uint32Array(isKept.length).map((_, cell) => cell).filter((cell) => !isKept[cell]);
}

/** Cells in which crosses mark curves: the walls or, if `crossings` is set, all cells carved away as well. */
export function floorOf({ settings, walls }: Figure): Walls | null {
  const built = wallCells(settings);
  // Walls of large grids take time: find them only if they are shown.
  if ((!built.length && !settings.crossings) || !walls.value) return null;
  return settings.crossings ? walls.value : { ...walls.value, walls: Uint32Array.from(built) };
}

/** Crosses nearer than this are one, in cells. */
const APART = 0.9;

/** Crosses of one curve along all branches: one for each run of cells that it crosses, in the first of them. */
export function crossesOf(lines: readonly Points[], floor: Walls | null): readonly Place[] {
  const found: Place[] = [];
  for (const line of floor ? lines : []) {
    let last = { x: NaN, y: NaN };
    for (const cell of wallsCrossed(line, floor!)) {
      const middle = { x: (cell % floor!.width) + 0.5, y: Math.floor(cell / floor!.width) + 0.5 };
      const goesOn = Math.max(Math.abs(middle.x - last.x), Math.abs(middle.y - last.y)) === 1;
      last = middle;
      if (goesOn) continue;
      const place = nearestPlace(line, middle);
      if (found.every((one) => apart(one, place) >= APART)) found.push(place);
    }
  }
  return found;
}
