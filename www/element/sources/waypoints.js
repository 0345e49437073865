import { boxHeight } from '../../view/box.js';
import { clamp } from '../../view/grid-view.js';
import { nearestSegment } from '../../view/nearest.js';

const PATROL = [0.12, 0.65, 0.18, 0.25, 0.42, 0.15, 0.55, 0.5, 0.72, 0.2, 0.9, 0.5, 0.7, 0.85];
const HEIGHTS = [0.1, 0.5, 0.9, 0.4, 0.7, 0.2, 0.6];
const FEWEST = 2;

/** @typedef {{ x: number, y: number, z: number }} Place */

/** Where waypoints may lie. @param {Record<string, any>} state */
function sizes(state) {
  const { columns, rows } = state;
  return [columns, rows, boxHeight({ columns, rows })].slice(0, width(state));
}

/**
 * The reader's points: the author's, else a patrol that fits any grid.
 * @param {Record<string, any>} state
 * @returns {number[]}
 */
export function waypoints(state) {
  if (state.points) return state.points;
  const room = sizes(state);
  return HEIGHTS.flatMap((height, i) =>
    [PATROL[2 * i], PATROL[2 * i + 1], height]
      .slice(0, room.length)
      .map((part, axis) => Math.round(2 * part * room[axis]) / 2),
  );
}

/** How many numbers one point has. @param {Record<string, any>} state */
const width = ({ dimension }) => dimension ?? 2;

/** @param {Record<string, any>} state */
export function waypointHandles(state) {
  const points = waypoints(state);
  const n = width(state);
  return Array.from({ length: points.length / n }, (_, i) => ({
    x: points[n * i],
    y: points[n * i + 1],
    ...(n === 3 ? { z: points[n * i + 2] } : {}),
  }));
}

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
 * Points of another dimension: out of the plane onto the floor, or back into it.
 * @param {number[]} points
 * @param {number} from
 * @param {number} to
 */
export function changeDimension(points, from, to) {
  return Array.from({ length: points.length / from }, (_, i) =>
    Array.from({ length: to }, (__, axis) => (axis < from ? points[from * i + axis] : 0)),
  ).flat();
}

/**
 * @param {number} coordinate
 * @param {number} size
 */
function inside(coordinate, size) {
  return clamp(Math.round(coordinate * 100) / 100, 0, size);
}
