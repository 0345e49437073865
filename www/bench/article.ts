/**
 * The article's pseudo-code in JavaScript, as a reader would write it down (Boris the Brave, "Chiseled Paths
 * Revisited"): states for the cells, a list of the open ones as its note on performance recommends, and Dijkstra's
 * algorithm with a heap, from nothing, for each hit of the witness. Any other wiggliness than 1 makes its two changes:
 * the way found is a random shortest one, and cells are drawn by weight. Nothing here is taken from the engine.
 */

const OPEN = 0;
const BLOCKED = 1;
const FORCED = 2;

/**
 * @param random numbers in [0, 1)
 * @param watch told before each search and after each other turn how many stones are left, the state of each cell,
 *   and the witness
 */
export function carveAsWritten(
  {
    width,
    height,
    terminals,
    wiggliness = 1,
    order,
  }: {
    width: number;
    height: number;
    /** The start and the end. */
    terminals: number[];
    wiggliness?: number;
    /** All cells, the first to go in front; only with wiggliness 1. */
    order?: ArrayLike<number>;
  },
  random: () => number,
  watch?: (left: number, states: Uint8Array, path: number[] | null) => void,
): number[] | null {
  const [start, end] = terminals;
  const states = new Uint8Array(width * height).fill(OPEN);
  states[start] = states[end] = FORCED;
  const plain = wiggliness === 1;
  const findPath = () => shortestPath(start, end, width, states, plain ? null : random);

  const cells = order ? Array.from(order).reverse() : [...states.keys()];
  const open = cells.filter((cell) => states[cell] === OPEN);
  let path = findPath();
  let witness = new Set(path);
  while (path && open.length > 0) {
    let at = open.length - 1;
    if (!plain) at = drawByWeight(open, path, witness, wiggliness, states, random);
    else if (!order) at = Math.floor(random() * open.length);
    const cell = open[at];
    // The last one takes its place, so that no others have to move.
    open[at] = open[open.length - 1];
    open.pop();
    states[cell] = BLOCKED;
    watch?.(open.length, states, path);
    if (!witness.has(cell)) continue;
    const other = findPath();
    if (other) [path, witness] = [other, new Set(other)];
    else states[cell] = FORCED;
  }
  return path;
}

/**
 * Where in the list of open cells the one is that is drawn: on the witness a cell weighs `wiggliness`, elsewhere 1.
 */
function drawByWeight(
  open: number[],
  path: number[],
  witness: Set<number>,
  wiggliness: number,
  states: Uint8Array,
  random: () => number,
) {
  const on = path.filter((cell) => states[cell] === OPEN).length;
  let left = random() * (on * wiggliness + (open.length - on));
  for (let at = 0; at < open.length; at += 1) {
    left -= witness.has(open[at]) ? wiggliness : 1;
    if (left < 0) return at;
  }
  // All of them weigh nothing.
  return open.length - 1;
}

/**
 * Dijkstra's algorithm, as far as the end; null where no way is left. With draws, a random one of the shortest ways.
 */
function shortestPath(
  start: number,
  end: number,
  width: number,
  states: Uint8Array,
  random: (() => number) | null,
) {
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
    const steps = neighbors(cell, width, states.length).filter((next) => distances[next] === nearer);
    cell = steps[random ? Math.floor(random() * steps.length) : 0];
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
