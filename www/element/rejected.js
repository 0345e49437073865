/**
 * The points that refining throws out.
 * @param {import('./content.js').Engine} engine
 * @param {Float64Array} points
 * @param {Record<string, any>} state
 * @param {number} dimension
 */
export function findRejected(engine, points, state, dimension) {
  const { passes, angleLimit, outlierAngle, published, closed } = state;
  const request = { passes, angleLimit, outlierAngle, published, closed };
  const indexes = engine.refineRejected(points, {
    .../** @type {Parameters<typeof engine.refineRejected>[1]} */ (request),
    dimension: /** @type {2 | 3} */ (dimension),
  });
  return Float64Array.from(
    [...indexes].flatMap((index) => [...points.subarray(dimension * index, dimension * (index + 1))]),
  );
}
