/** A page that draws more points stands still for seconds. */
export const MOST_POINTS = 2 ** 20;

/**
 * Refuses a curve with too many points before it is computed.
 * @param {import('./types.js').Engine} engine
 * @param {string} argument that multiplies the points
 * @param {Float64Array} raw
 * @param {number} dimension
 * @param {number} times
 */
export function limitPoints({ MeanderError }, argument, raw, dimension, times) {
  const asked = (raw.length / dimension) * times;
  if (asked > MOST_POINTS)
    throw new MeanderError(
      'TooLarge',
      `${argument} asks for ${asked} points; at most ${MOST_POINTS} are allowed`,
      argument,
    );
}

/**
 * A closed polyline as an open one that ends where it began.
 * @param {Float64Array} points
 * @param {number} dimension
 */
export function closeUp(points, dimension) {
  const loop = new Float64Array(points.length + dimension);
  loop.set(points);
  loop.set(points.subarray(0, dimension), points.length);
  return loop;
}
