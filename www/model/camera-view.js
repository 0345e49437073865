import { boxHeight, FIRST_ORBIT } from '../view/box.js';
import { createCamera } from '../view/camera.js';
import { floorOf } from './floor.js';
import { memoize } from './memoize.js';

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
