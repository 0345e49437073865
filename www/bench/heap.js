/** A binary min-heap of cells by distance. */
export class Heap {
  /** @type {number[]} */
  #cells = [];
  /** @type {number[]} */
  #distances = [];

  /**
   * @param {number} cell
   * @param {number} distance
   */
  push(cell, distance) {
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

  /**
   * @param {number} at
   * @param {number} cell
   * @param {number} distance
   */
  #put(at, cell, distance) {
    this.#cells[at] = cell;
    this.#distances[at] = distance;
  }
}
