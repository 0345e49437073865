/**
 * The longest way between two ends through a web of cells that joins many, in order; empty where the ends are parted.
 * @param {Iterable<number>} web cells
 * @param {number} columns
 * @param {readonly number[]} ends cells
 * @returns {Uint32Array}
 */
export function longestWay(web, columns, ends) {
  const inside = new Set(web);
  if (!ends.every((end) => inside.has(end))) return new Uint32Array();
  const far = spread(inside, columns, farthest(spread(inside, columns, ends[0]), ends));
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
 * @returns {Uint32Array[]}
 */
export function branchesOff(web, columns, ends, way) {
  const inside = new Set(web);
  const joined = new Set(way);
  if (joined.size === 0) return [];
  return ends.flatMap((end) => {
    if (joined.has(end)) return [];
    const reached = spread(inside, columns, end);
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
 */
function spread(web, columns, start) {
  /** @type {Map<number, { steps: number, from: number | undefined }>} */
  const reached = new Map([[start, { steps: 0, from: undefined }]]);
  for (const [cell, { steps }] of reached) {
    const column = cell % columns;
    const sides = [column > 0 ? cell - 1 : -1, column < columns - 1 ? cell + 1 : -1];
    for (const next of [cell - columns, cell + columns, ...sides]) {
      if (web.has(next) && !reached.has(next)) reached.set(next, { steps: steps + 1, from: cell });
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
