/** What walls do to a path and its curves: cut ends off, and stand in the way where a line crosses them. */
import { unreachableTerminals } from '../engine.ts';
import { apart, type Place, type Points } from '../geometry/view.ts';
import type { Figure } from './figure.ts';
import { indexesOf } from './kinds.ts';
import type { Settings } from './settings.ts';
import { endCells, wallCells } from './sources/grid.ts';

/** On a grid with longer sides curves are not kept off walls. */
const GUARD_LIMIT = 512;
export const isTooLargeToGuard = ({ columns, rows }: Settings) => Math.max(columns, rows) > GUARD_LIMIT;

/**
 * Indexes of the ends that walls cut off from the others: all ends if no two of them are joined. Not the first end
 * decides but the largest group, so that walls around A cut off A.
 */
export function cutOffEnds(settings: Settings): readonly number[] {
  const { columns: width, rows: height, missing } = settings;
  const walls = [...wallCells(settings), ...indexesOf(missing, width, height)];
  const ends = endCells(settings);
  const order = ends.map((_, i) => i);
  const lists = order.map((first) => {
    const turned = [...order.slice(first), ...order.slice(0, first)];
    const terminals = turned.map((i) => ends[i]);
    return Array.from(unreachableTerminals({ width, height, walls, terminals }), (i) => turned[i]);
  });
  const fewest = lists.reduce((best, list) => (list.length < best.length ? list : best));
  return fewest.length < ends.length - 1 ? fewest.sort((a, b) => a - b) : order;
}

/** What to say of walls that cut ends off, or that are too many to respect; empty if all is well. */
export function wallStatus({ settings, say, cutOff, handles, letterOf, source }: Figure): string {
  const cut = cutOff.value;
  if (cut.length && cut.length === handles.value.length) return say.value('status.parted');
  if (cut.length) return say.value('status.partedEnd', { i: cut.map(letterOf).join(', ') });
  const fails = settings.guarded && source.value.grid && isTooLargeToGuard(settings);
  return fails ? say.value('status.notGuarded', { n: GUARD_LIMIT }) : '';
}

/** Walls; of a carved grid every cell that is not on its paths. */
export function blockedCells(
  settings: Settings,
  carved: boolean,
  paths: readonly (readonly number[])[],
): Uint32Array {
  if (!carved) return Uint32Array.from(wallCells(settings));
  const isKept = new Uint8Array(settings.columns * settings.rows);
  for (const cell of paths.flat()) isKept[cell] = 1;
  const blocked = new Uint32Array(isKept.length);
  let count = 0;
  for (let cell = 0; cell < isKept.length; cell++) if (!isKept[cell]) blocked[count++] = cell;
  return blocked.subarray(0, count);
}

/**
 * Where curves are marked with crosses: in the walls that somebody built, and if crossings are shown, in every cell that
 * was carved away.
 */
export function floorOf({ settings, walls }: Figure): Floor | null {
  const { columns: width, rows: height, crossings } = settings;
  const built = wallCells(settings);
  // Walls of large grids take time: find them only if they are shown.
  if ((!built.length && !crossings) || !walls.value) return null;
  const blocked = new Uint8Array(width * height);
  for (const cell of crossings ? walls.value.walls : built) blocked[cell] = 1;
  return { width, height, blocked };
}

/** Crosses of one curve along all branches. */
export const crossesOf = (lines: readonly Points[], floor: Floor | null): readonly Place[] =>
  floor ? lines.flatMap((line) => crossingsOf(line, floor)) : [];

/** Crossings nearer than this are one, in cells. */
const APART = 0.9;
/** A line that only touches a wall, or cuts a corner by less, does not cross it. */
const GRAZE = 1e-3;

/** A grid with a 1 for each cell that is no floor. */
interface Floor {
  width: number;
  height: number;
  blocked: Uint8Array;
}

/** The places where a line enters blocked cells, or leaves the grid; of several close together, the first. */
export function crossingsOf(line: Points, floor: Floor): Place[] {
  const found: Place[] = [];
  let wasFree = true;
  for (const { from, middle, length } of pieces(line)) {
    if (length < GRAZE) continue;
    const isFree = !isBlocked(floor, middle);
    if (wasFree && !isFree && found.every((one) => apart(one, from) >= APART)) found.push(from);
    wasFree = isFree;
  }
  return found;
}

/** Cuts a line wherever it passes from one cell to another. */
function* pieces(line: Points) {
  for (let i = 2; i < line.length; i += 2) {
    const [ax, ay, dx, dy] = [line[i - 2], line[i - 1], line[i] - line[i - 2], line[i + 1] - line[i - 1]];
    const at = (share: number) => ({ x: ax + share * dx, y: ay + share * dy });
    const cuts = [0, ...cutsBetween(ax, dx), ...cutsBetween(ay, dy), 1].sort((a, b) => a - b);
    for (let k = 1; k < cuts.length; k++) {
      const length = (cuts[k] - cuts[k - 1]) * Math.hypot(dx, dy);
      yield { from: at(cuts[k - 1]), middle: at((cuts[k] + cuts[k - 1]) / 2), length };
    }
  }
}

/** Shares of a segment at which one of its coordinates is whole. */
function cutsBetween(from: number, by: number): number[] {
  if (by === 0) return [];
  const [low, high] = [Math.min(from, from + by), Math.max(from, from + by)];
  const first = Math.floor(low) + 1;
  return Array.from({ length: Math.max(0, Math.ceil(high) - first) }, (_, i) => (first + i - from) / by);
}

/** A place on the border of two cells is free if either is. */
function isBlocked({ width, height, blocked }: Floor, { x, y }: Place): boolean {
  for (const column of around(x))
    for (const row of around(y))
      if (column >= 0 && row >= 0 && column < width && row < height && !blocked[row * width + column])
        return false;
  return true;
}

const around = (value: number) => new Set([Math.floor(value - GRAZE), Math.floor(value + GRAZE)]);
