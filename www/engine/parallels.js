/** Lines beside a line, and lines for whatever steers. */
import { badArgument } from '../errors.js';
import { coordinates, flag, number, options, shape } from './arguments.js';
import { call, wasm } from './module.js';
import { checkOptions } from './validation.js';

/** @typedef {import('./arguments.js').Points} Points */

/**
 * @typedef {{ closed?: boolean, join?: 'round' | 'miter' | 'bevel' }} OffsetOptions join: what goes round the outer side of
 *   corners, arcs if nothing else is said
 */

const JOINS = ['round', 'miter', 'bevel'];

/**
 * The parallel line at a distance, without self-overlap: the inside of a tight bend makes no loop, and what would come too
 * near to another part of the line is cut out. In the plane.
 * @param {Points} points
 * @param {number} distance positive to the side of (−y, x) for a heading of (x, y): on a screen, where y points down, to
 *   the right; negative to the other side
 * @param {OffsetOptions} [request]
 * @returns {{ points: Float64Array, closed: boolean }[]} the parts that are left, in the order of the line: often one,
 *   perhaps several or none; a closed one leads from its last point back to its first
 */
export function offset(points, distance, request = {}) {
  const flat = call(() => {
    const { closed, join = 'round' } = options(request);
    checkOptions('offset', request);
    const at = JOINS.indexOf(/** @type {string} */ (join));
    if (at < 0) throw badArgument('join', join, "'round', 'miter' or 'bevel'");
    return [coordinates('points', points, 2), number('distance', distance), at, flag('closed', closed)];
  }, wasm.offset);
  const parts = [];
  for (let at = 0; at < flat.length;) {
    const [closed, length] = flat.subarray(at, at + 2);
    parts.push({ points: flat.slice(at + 2, (at += 2 + length)), closed: closed === 1 });
  }
  return parts;
}

/**
 * Rounds corners by arcs of circles: straight legs and arcs, which a vehicle of that turning circle can follow.
 * @param {Points} points
 * @param {number} radius one over the largest curvature
 * @param {import('./arguments.js').PolylineOptions} [request]
 * @returns {{ points: Float64Array, tight: { index: number, radius: number }[] }} tight: the corners at which the radius
 *   does not fit, and the one that does; 0 where the line turns straight back
 */
export function fillet(points, radius, request = {}) {
  const flat = call(() => {
    const { size, closed } = shape(request);
    checkOptions('polyline', request);
    return [size, coordinates('points', points, size), number('radius', radius), closed];
  }, wasm.fillet);
  const [count = 0] = flat;
  const corner = (/** @type {number} */ at) => ({ index: flat[1 + 2 * at], radius: flat[2 + 2 * at] });
  const tight = Array.from({ length: count }, (_, at) => corner(at));
  return { points: flat.slice(1 + 2 * count), tight };
}
