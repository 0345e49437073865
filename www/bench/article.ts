/**
 * The article's pseudo-code in JavaScript, as a reader would write it down (Boris the Brave, "Chiseled Paths
 * Revisited"): states for the cells, a list of the open ones, and a new run of Dijkstra's algorithm with a heap whenever
 * a try hits the witness. It shares no code with the engine.
 */

const OPEN = 0;
const BLOCKED = 1;
const FORCED = 2;

interface Field {
  width: number;
  height: number;
  /** The start and the end. */
  terminals: number[];
  /** All other cells, in the order in which carving tries them. */
  order: ArrayLike<number>;
}

/**
 * @param watch called before each search and after each other try with the number of stones left, the state of each
 *   cell, and the witness
 */
export function carveAsWritten(
  { width, height, terminals, order }: Field,
  watch?: (left: number, states: Uint8Array, path: number[] | null) => void,
): number[] | null {
  const [start, end] = terminals;
  const states = new Uint8Array(width * height).fill(OPEN);
  states[start] = states[end] = FORCED;
  const findPath = () => shortestPath(start, end, width, states);
  const open = Array.from(order).filter((cell) => states[cell] === OPEN);
  let path = findPath();
  let witness = new Set(path);
  open.reverse();
  for (let cell = open.pop(); path && cell !== undefined; cell = open.pop()) {
    states[cell] = BLOCKED;
    watch?.(open.length, states, path);
    if (!witness.has(cell)) continue;
    const other = findPath();
    if (other) [path, witness] = [other, new Set(other)];
    else states[cell] = FORCED;
  }
  return path;
}

/** Dijkstra's algorithm from start to end. Returns null if no route is left. */
function shortestPath(start: number, end: number, width: number, states: Uint8Array) {
  const distances = new Float64Array(states.length).fill(Infinity);
  distances[start] = 0;
  const heap = new Heap();
  heap.push(start, 0);
  for (let cell = heap.pop(); cell !== end; cell = heap.pop()) {
    if (cell === undefined) return null;
    const distance = distances[cell] + 1;
    for (const next of neighbors(cell, width, states.length))
      if (states[next] !== BLOCKED && distance < distances[next]) {
        distances[next] = distance;
        heap.push(next, distance);
      }
  }
  const path = [end];
  for (let cell = end; cell !== start; path.push(cell)) {
    const nearer = distances[cell] - 1;
    cell = neighbors(cell, width, states.length).find((next) => distances[next] === nearer)!;
  }
  return path.reverse();
}

function neighbors(cell: number, width: number, count: number) {
  const x = cell % width;
  const list = [];
  if (cell >= width) list.push(cell - width);
  if (x > 0) list.push(cell - 1);
  if (x < width - 1) list.push(cell + 1);
  if (cell < count - width) list.push(cell + width);
  return list;
}

/** A binary min-heap of cells by distance. */
export class Heap {
  #cells: number[] = [];
  #distances: number[] = [];

  push(cell: number, distance: number) {
    let at = this.#cells.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#distances[above] <= distance) break;
      this.#put(at, this.#cells[above], this.#distances[above]);
      at = above;
    }
    this.#put(at, cell, distance);
  }

  /** The nearest cell; undefined when none is left. */
  pop() {
    const top = this.#cells[0];
    const cell = this.#cells.pop();
    const distance = this.#distances.pop();
    const count = this.#cells.length;
    if (cell === undefined || distance === undefined || count === 0) return top;
    let at = 0;
    for (let below = 1; below < count; below = 2 * at + 1) {
      if (below + 1 < count && this.#distances[below + 1] < this.#distances[below]) below += 1;
      if (this.#distances[below] >= distance) break;
      this.#put(at, this.#cells[below], this.#distances[below]);
      at = below;
    }
    this.#put(at, cell, distance);
    return top;
  }

  #put(at: number, cell: number, distance: number) {
    this.#cells[at] = cell;
    this.#distances[at] = distance;
  }
}
