import { boxHeight, FIRST_ORBIT } from '../view/box.js';
import { createCamera } from '../view/camera.js';

const FLOOR_LINES = 8;

/** From where a figure of space is looked at. @param {Readonly<Record<string, any>>} state */
export function cameraOf({ columns, rows, orbit }) {
  return createCamera({ columns, rows, height: boxHeight({ columns, rows }) }, orbit ?? FIRST_ORBIT);
}

/**
 * The floor of a picture of space: lines a few cells apart, and a stem below each handle.
 * @param {import('../view/camera.js').Camera} camera
 * @param {Readonly<Record<string, any>>} state
 * @param {readonly { x: number, y: number, z?: number }[]} handles
 */
export function floorOf(camera, { columns, rows }, handles) {
  const gap = Math.max(columns, rows) / FLOOR_LINES;
  const stops = (/** @type {number} */ size) => {
    const count = Math.max(1, Math.round(size / gap));
    return Array.from({ length: count + 1 }, (_, i) => (i * size) / count);
  };
  const line = (/** @type {number[]} */ ...points) => camera.project(points).points;
  return {
    lines: [
      ...stops(columns).map((x) => line(x, 0, 0, x, rows, 0)),
      ...stops(rows).map((y) => line(0, y, 0, columns, y, 0)),
    ],
    stems: handles.map(({ x, y, z = 0 }) => line(x, y, z, x, y, 0)),
  };
}
