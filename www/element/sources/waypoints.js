import { clamp } from '../../view/grid-view.js';
import { nearestSegment } from '../../view/nearest.js';

const PATROL = [0.12, 0.65, 0.18, 0.25, 0.42, 0.15, 0.55, 0.5, 0.72, 0.2, 0.9, 0.5, 0.7, 0.85];
const FEWEST = 2;

/**
 * The reader's points: the author's, else a patrol that fits any grid.
 * @param {Record<string, any>} state
 * @returns {number[]}
 */
export function waypoints({ points, columns, rows }) {
  return points ?? PATROL.map((part, i) => Math.round(2 * part * (i % 2 === 0 ? columns : rows)) / 2);
}

/** @param {Record<string, any>} state */
export function waypointHandles(state) {
  const points = waypoints(state);
  return Array.from({ length: points.length / 2 }, (_, i) => ({ x: points[2 * i], y: points[2 * i + 1] }));
}

/**
 * @param {Record<string, any>} state
 * @param {number} index
 * @param {number} x
 * @param {number} y
 */
export function moveWaypoint(state, index, x, y) {
  const points = [...waypoints(state)];
  points[2 * index] = inside(x, state.columns);
  points[2 * index + 1] = inside(y, state.rows);
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
  const count = points.length / 2;
  const from = after === count - 1 && !state.closed ? after - 1 : after;
  const to = (from + 1) % count;
  const middle = [0, 1].map((axis) => (points[2 * from + axis] + points[2 * to + axis]) / 2);
  points.splice(2 * (from + 1), 0, ...middle);
  return { patch: { points }, index: from + 1 };
}

/**
 * Takes one point out; null when too few would stay.
 * @param {Record<string, any>} state
 * @param {number} index
 */
export function removeWaypoint(state, index) {
  const points = [...waypoints(state)];
  if (points.length / 2 <= FEWEST) return null;
  points.splice(2 * index, 2);
  return { points };
}

/**
 * @param {number} coordinate
 * @param {number} size
 */
function inside(coordinate, size) {
  return clamp(Math.round(coordinate * 1000) / 1000, 0, size);
}
