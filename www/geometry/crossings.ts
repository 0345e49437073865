/** Where a line leaves the free cells of a grid. */
import type { Place, Points } from './view.ts';

/** Crossings nearer than this are one, in cells. */
const APART = 0.9;
/** A line that only touches a wall, or cuts a corner by less, does not cross it. */
const GRAZE = 1e-3;

/** A grid with a 1 for each cell that is no floor. */
export interface Floor {
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
    if (wasFree && !isFree && found.every((one) => far(one, from) >= APART)) found.push(from);
    wasFree = isFree;
  }
  return found;
}

interface Piece {
  from: Place;
  middle: Place;
  length: number;
}

/** Cuts a line wherever it passes from one cell to another. */
function* pieces(line: Points): Generator<Piece> {
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
const far = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
