import { boxHeight } from '../view/box.js';

const PATROL = [0.12, 0.65, 0.18, 0.25, 0.42, 0.15, 0.55, 0.5, 0.72, 0.2, 0.9, 0.5, 0.7, 0.85];
const HEIGHTS = [0.1, 0.5, 0.9, 0.4, 0.7, 0.2, 0.6];

/** Where waypoints may lie. @param {Record<string, any>} state */
export function sizes(state) {
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

/** How many numbers one point has. @param {Record<string, any>} state */
export const width = ({ dimension }) => dimension ?? 2;

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
