/**
 * The points that refining throws out.
 * @param {import('./content.js').Engine} engine
 * @param {Float64Array} points
 * @param {Record<string, any>} state which goes by the names of the options
 * @param {number} dimension
 */
export function findRejected(engine, points, state, dimension) {
  const indexes = engine.refineRejected(points, { ...state, dimension: /** @type {2 | 3} */ (dimension) });
  return Float64Array.from(
    [...indexes].flatMap((index) => [...points.subarray(dimension * index, dimension * (index + 1))]),
  );
}
