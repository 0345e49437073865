import { fill } from '../strings.js';

/**
 * What a handle is called.
 * @param {import('../sources/index.js').Source} source
 * @param {readonly { x: number, y: number, z?: number }[]} points
 * @param {number} index
 * @param {import('./panel.js').Formats} formats
 */
export function handleName({ noun }, points, index, { words, short: format }) {
  const { x, y, z } = points[index];
  const names = z === undefined ? words.handle[noun] : words.handle.deep;
  const text = typeof names === 'string' ? names : (names[index] ?? names[names.length - 1]);
  const whole = noun === 'waypoint' ? (/** @type {number} */ n) => n : Math.floor;
  return fill(text, {
    i: index + 1,
    n: points.length,
    x: format(whole(x)),
    y: format(whole(y)),
    z: format(z ?? 0),
  });
}
