/** Floods a large grid from A until all is wet, and records when and from where the water first touched each stone. */
import { Heap } from '../../bench/article.ts';
import { random } from '../../bench/tasks/input.ts';

/** Room for the index of a cell in a sort key. */
const CELLS = 2 ** 20;

/** Options of `chisel`: all cells in the order in which carving tries them. */
export type Field = ReturnType<typeof fieldOf>;
export type Wet = ReturnType<typeof flood>;

export const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A square grid in a random order. `ends`: columns and rows of A and B, as shares of the side. */
function fieldOf(side: number, seed: number, ...ends: [number, number][]) {
  const terminals = ends.map(([x, y]) => Math.round(y * side) * side + Math.round(x * side));
  const next = random(seed * 2654435761);
  const keys = Float64Array.from({ length: side * side }, (_, cell) => 2 ** 32 * next() * CELLS + cell);
  const order = Uint32Array.from(keys.sort(), (key) => key % CELLS);
  return { width: side, height: side, terminals: terminals as [number, number], order };
}

export const millionField = (side: number) => fieldOf(side, 29, [0.15, 0.72], [0.85, 0.25]);
export const raceField = (side: number) => fieldOf(side, 7, [0.1, 0.1], [0.9, 0.9]);

export function flood({ width: side, terminals: ends, order }: Field) {
  const count = side * side;
  const [start, goal] = ends;
  const numbers = new Uint32Array(count);
  order.forEach((cell, number) => (numbers[cell] = number));
  // The water takes B as soon as it touches it.
  numbers[goal] = count;
  /** For each cell when the water touches it, from 0 to 255. */
  const shades = new Uint8Array(count);
  /** For each cell the direction that the water came from, as an index of DIRECTIONS; none at A. */
  const home = new Uint8Array(count).fill(DIRECTIONS.length);
  const isTouched = new Uint8Array(count);
  const reach = new Heap();
  /** How many cells the water has touched, now and when it touches B; and for each cell 1 if it is wet by then. */
  let [found, reached] = [0, 0];
  const taken = new Uint8Array(count);
  const touch = (cell: number, direction: number) => {
    if (isTouched[cell]) return;
    isTouched[cell] = 1;
    home[cell] = direction;
    shades[cell] = (256 * found++) / count;
    if (cell === goal) reached = found;
    reach.push(cell, -numbers[cell]);
  };
  touch(start, DIRECTIONS.length);
  for (let cell = reach.pop(); cell !== undefined; cell = reach.pop()) {
    if (!reached) taken[cell] = 1;
    const x = cell % side;
    if (cell >= side) touch(cell - side, 2);
    if (x < side - 1) touch(cell + 1, 3);
    if (cell < count - side) touch(cell + side, 0);
    if (x > 0) touch(cell - 1, 1);
  }
  const path = [goal];
  while (path.at(-1) !== start) {
    const [dx, dy] = DIRECTIONS[home[path.at(-1)!]];
    path.push(path.at(-1)! + dy * side + dx);
  }
  return { side, ends, shades, home, reached, taken, path: Uint32Array.from(path.reverse()) };
}
