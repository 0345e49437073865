/** Webs of cells that join many ends, taken apart into ways. */

/** The nine places around and of a cell, row by row, as far as they are its neighbours: the four, then the corners. */
const AROUND = [1, 7, 3, 5, 0, 2, 6, 8];

/**
 * The longest way between two ends through a web of cells that joins many, in order; empty where the ends are parted.
 * @param {Iterable<number>} web cells
 * @param {number} columns
 * @param {readonly number[]} ends cells
 * @param {number} [neighborhood] 4 or 8
 * @returns {Uint32Array}
 */
export function longestWay(web, columns, ends, neighborhood) {
  const inside = new Set(web);
  if (!ends.every((end) => inside.has(end))) return new Uint32Array();
  const beyond = farthest(spread(inside, columns, ends[0], neighborhood), ends);
  const far = spread(inside, columns, beyond, neighborhood);
  const way = [];
  /** @type {number | undefined} */
  let cell = farthest(far, ends);
  while (cell !== undefined) {
    way.push(cell);
    cell = far.get(cell)?.from;
  }
  if (way.length < 2) return new Uint32Array();
  // The end that comes first in the list is where the way begins.
  const [begin, end] = [ends.indexOf(way[0]), ends.indexOf(way[way.length - 1])];
  return Uint32Array.from(begin <= end ? way : way.reverse());
}

/**
 * The ways from all other ends to what is joined already, each ending on a cell of it.
 * @param {Iterable<number>} web cells
 * @param {number} columns
 * @param {readonly number[]} ends cells
 * @param {Iterable<number>} way from end to end
 * @param {number} [neighborhood] 4 or 8
 * @returns {Uint32Array[]}
 */
export function branchesOff(web, columns, ends, way, neighborhood) {
  const inside = new Set(web);
  const joined = new Set(way);
  if (joined.size === 0) return [];
  return ends.flatMap((end) => {
    if (joined.has(end)) return [];
    const reached = spread(inside, columns, end, neighborhood);
    /** @type {number | undefined} */
    let cell = [...reached.keys()].find((one) => joined.has(one));
    const branch = [];
    while (cell !== undefined) {
      branch.push(cell);
      cell = reached.get(cell)?.from;
    }
    for (const one of branch) joined.add(one);
    return branch.length > 1 ? [Uint32Array.from(branch.reverse())] : [];
  });
}

/**
 * How many steps each cell of a web lies from one of them, and from where it was reached.
 * @param {ReadonlySet<number>} web
 * @param {number} columns
 * @param {number} start
 * @param {number} [neighborhood] 4 or 8
 */
function spread(web, columns, start, neighborhood = 4) {
  /** @type {Map<number, { steps: number, from: number | undefined }>} */
  const reached = new Map([[start, { steps: 0, from: undefined }]]);
  for (const [cell, { steps }] of reached) {
    for (const place of AROUND.slice(0, neighborhood)) {
      const column = (cell % columns) + (place % 3) - 1;
      const next = cell + (place % 3) - 1 + (Math.floor(place / 3) - 1) * columns;
      if (column >= 0 && column < columns && web.has(next) && !reached.has(next))
        reached.set(next, { steps: steps + 1, from: cell });
    }
  }
  return reached;
}

/**
 * @param {ReadonlyMap<number, { steps: number }>} reached
 * @param {readonly number[]} ends
 */
function farthest(reached, ends) {
  const steps = (/** @type {number} */ end) => reached.get(end)?.steps ?? -1;
  return ends.reduce((best, end) => (steps(end) > steps(best) ? end : best));
}
