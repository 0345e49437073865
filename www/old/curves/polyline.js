import { MeanderError } from '../../errors.js';

/** A page that draws more points stands still for seconds. */
export const MOST_POINTS = 2 ** 20;

/**
 * Refuses a curve with too many points before it is computed.
 * @param {string} argument that multiplies the points
 * @param {Float64Array} raw
 * @param {number} dimension
 * @param {number} times
 */
export function limitPoints(argument, raw, dimension, times) {
  const asked = (raw.length / dimension) * times;
  if (asked > MOST_POINTS)
    throw new MeanderError(
      'TooLarge',
      `${argument} asks for ${asked} points; at most ${MOST_POINTS} are allowed`,
      argument,
    );
}

/**
 * The points of a line that another one, made of the rest of them in the same order, leaves out.
 * @param {Float64Array} line
 * @param {Float64Array} kept
 * @param {number} dimension
 */
export function droppedPoints(line, kept, dimension) {
  const dropped = [];
  let at = 0;
  for (let i = 0; i < line.length; i += dimension) {
    let axis = 0;
    while (axis < dimension && line[i + axis] === kept[at + axis]) axis += 1;
    if (axis === dimension) at += dimension;
    else for (axis = 0; axis < dimension; axis += 1) dropped.push(line[i + axis]);
  }
  return Float64Array.from(dropped);
}
