/** A flood over a large grid, from A until all is wet: when the water first touched each stone, and from where. */
import { chisel } from '../../engine.js';

const SEED = 29;
/** Room for the number of a stone in a key that is sorted. */
const CELLS = 2 ** 20;

export interface Wet {
  side: number;
  /** A and B. */
  ends: [number, number];
  /** Cells in the order in which the water touches them. */
  touched: Uint32Array;
  /** For each cell when that was, from 0 to 255. */
  shades: Uint8Array;
  /** For each cell the direction that the water came from, as an index of WAYS; at A none. */
  home: Uint8Array;
  /** How many are wet when the water touches B. */
  reached: number;
  /** From A to B. */
  path: Uint32Array;
}

export const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const endsOf = (side: number): [number, number] =>
  [(0.72 * side + 0.15) * side, (0.25 * side + 0.85) * side].map(Math.round) as [number, number];

/** All cells, shuffled: what carving tries first stands in front. */
function orderOf(side: number): Uint32Array {
  let state = SEED * 2654435761;
  const keys = Float64Array.from({ length: side * side }, (_, cell) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) * CELLS + cell;
  });
  return Uint32Array.from(keys.sort(), (key) => key % CELLS);
}

/** What the library is asked for, to carve the same stones in the same order. */
export const fieldOf = (side: number): Parameters<typeof chisel>[0] => ({
  width: side,
  height: side,
  terminals: endsOf(side),
  order: orderOf(side),
});

export function flood(side: number): Wet {
  const count = side * side;
  const ends = endsOf(side);
  const [start, goal] = ends;
  const order = orderOf(side);
  const turns = new Uint32Array(count);
  order.forEach((cell, turn) => (turns[cell] = turn));
  // B is taken as soon as it is touched.
  turns[goal] = count;
  const touched = new Uint32Array(count);
  const home = new Uint8Array(count).fill(WAYS.length);
  const wet = new Uint8Array(count);
  const reach = new Reach(count);
  let [found, reached] = [0, 0];
  const touch = (cell: number, way: number) => {
    if (wet[cell]) return;
    wet[cell] = 1;
    home[cell] = way;
    touched[found++] = cell;
    if (cell === goal) reached = found;
    reach.add(turns[cell]);
  };
  touch(start, WAYS.length);
  for (let turn = reach.largest(); turn >= 0; turn = reach.largest()) {
    const cell = turn < count ? order[turn] : goal;
    const x = cell % side;
    if (cell >= side) touch(cell - side, 2);
    if (x < side - 1) touch(cell + 1, 3);
    if (cell < count - side) touch(cell + side, 0);
    if (x > 0) touch(cell - 1, 1);
  }
  const shades = new Uint8Array(count);
  touched.forEach((cell, time) => (shades[cell] = (256 * time) / count));
  const path = [goal];
  while (path.at(-1) !== start) {
    const [dx, dy] = WAYS[home[path.at(-1)!]];
    path.push(path.at(-1)! + dy * side + dx);
  }
  return { side, ends, touched, shades, home, reached, path: Uint32Array.from(path.reverse()) };
}

/** Numbers of which the largest is always taken: a heap. */
class Reach {
  readonly #heap: Uint32Array;
  #size = 0;

  constructor(most: number) {
    this.#heap = new Uint32Array(most + 1);
  }

  add(value: number) {
    const heap = this.#heap;
    let at = ++this.#size;
    for (; at > 1 && heap[at >> 1] < value; at >>= 1) heap[at] = heap[at >> 1];
    heap[at] = value;
  }

  /** Takes it out; -1: there is none. */
  largest(): number {
    if (!this.#size) return -1;
    const heap = this.#heap;
    const top = heap[1];
    const value = heap[this.#size--];
    let at = 1;
    for (let child = 2; child <= this.#size; child = 2 * at) {
      if (child < this.#size && heap[child + 1] > heap[child]) child++;
      if (heap[child] <= value) break;
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = value;
    return top;
  }
}
