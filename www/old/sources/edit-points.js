import { clamp } from '../view/grid-view.js';
import { nearestSegment } from '../view/nearest-segment.js';
import { sizes, waypoints, width } from './points.js';

const FEWEST = 2;

/**
 * @param {Record<string, any>} state
 * @param {number} index
 * @param {number} x
 * @param {number} y
 * @param {number} [z]
 */
export function moveWaypoint(state, index, x, y, z = 0) {
  const points = [...waypoints(state)];
  const room = sizes(state);
  [x, y, z].slice(0, room.length).forEach((value, axis) => {
    points[room.length * index + axis] = inside(value, room[axis]);
  });
  return { points };
}

/**
 * Puts a point into the segment that runs nearest.
 * @param {Record<string, any>} state
 * @param {number} x
 * @param {number} y
 */
export function addWaypoint(state, x, y) {
  const points = [...waypoints(state)];
  const index = nearestSegment(points, x, y, state.closed) + 1;
  points.splice(2 * index, 0, inside(x, state.columns), inside(y, state.rows));
  return { patch: { points }, index };
}

/**
 * Puts a point halfway to the next one; after the last of an open row, halfway back.
 * @param {Record<string, any>} state
 * @param {number} after
 */
export function splitAfter(state, after) {
  const points = [...waypoints(state)];
  const n = width(state);
  const count = points.length / n;
  const from = after === count - 1 && !state.closed ? after - 1 : after;
  const to = (from + 1) % count;
  const middle = Array.from(
    { length: n },
    (_, axis) => (points[n * from + axis] + points[n * to + axis]) / 2,
  );
  points.splice(n * (from + 1), 0, ...middle);
  return { patch: { points }, index: from + 1 };
}

/**
 * Takes one point out; null when too few would stay.
 * @param {Record<string, any>} state
 * @param {number} index
 */
export function removeWaypoint(state, index) {
  const points = [...waypoints(state)];
  const n = width(state);
  if (points.length / n <= FEWEST) return null;
  points.splice(n * index, n);
  return { points };
}

/**
 * @param {number} coordinate
 * @param {number} size
 */
function inside(coordinate, size) {
  return clamp(Math.round(coordinate * 100) / 100, 0, size);
}
