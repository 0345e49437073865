import { boxHeight, FIRST_ORBIT } from '../view/box.js';
import { createCamera } from '../view/camera.js';
import { memoize } from './memoize.js';

const FLOOR_LINES = 8;

/**
 * From where a figure of space is looked at.
 * @param {import('./scene.js').Store} store
 */
export function createCameraView(store) {
  const cameraOf = memoize(() => {
    const { columns, rows, orbit } = store.state;
    return createCamera({ columns, rows, height: boxHeight({ columns, rows }) }, orbit ?? FIRST_ORBIT);
  });
  const camera = () => cameraOf([store.state.columns, store.state.rows, store.state.orbit]);
  return {
    camera,
    /** @param {readonly { x: number, y: number, z?: number }[]} handles */
    floor: (handles) => floorOf(camera(), store.state, handles),
  };
}

/**
 * The floor of a picture of space: lines a few cells apart, and a stem below each handle.
 * @param {import('../view/camera.js').Camera} camera
 * @param {Readonly<Record<string, any>>} state
 * @param {readonly { x: number, y: number, z?: number }[]} handles
 */
function floorOf(camera, { columns, rows }, handles) {
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
