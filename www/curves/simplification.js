/**
 * The points of some lines, by whether simplifying keeps them. Both lists are flat and in two dimensions.
 * @param {readonly { base: Float64Array, points: Float64Array }[]} paths each with the line that it was made of
 * @param {2 | 3} dimension
 * @param {(points: Float64Array) => Float64Array} see where points of space are seen
 */
export function sortPoints(paths, dimension, see) {
  /** @type {number[]} */
  const kept = [];
  /** @type {number[]} */
  const dropped = [];
  for (const { base, points } of paths) {
    const all = dimension === 2 ? base : see(base);
    // What is left are points of the line, in its order.
    let next = 0;
    for (let i = 0; i < base.length / dimension; i++) {
      const stays = sameCoordinates(base, i, points, next, dimension);
      if (stays) next++;
      (stays ? kept : dropped).push(all[2 * i], all[2 * i + 1]);
    }
  }
  return { kept, dropped };
}

/** @param {Float64Array} a @param {number} i @param {Float64Array} b @param {number} j @param {number} dimension */
function sameCoordinates(a, i, b, j, dimension) {
  for (let axis = 0; axis < dimension; axis++)
    if (a[i * dimension + axis] !== b[j * dimension + axis]) return false;
  return true;
}
