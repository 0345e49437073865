import { MeanderError } from '../errors.js';

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
    const point = line.subarray(i, i + dimension);
    if (point.every((value, axis) => value === kept[at + axis])) at += dimension;
    else dropped.push(...point);
  }
  return Float64Array.from(dropped);
}
