import { drawHandles } from '../draw/handles.js';
import { createStill, keyOf } from './layer.js';

/** Fewer are drawn as quickly as a layer is copied. */
const MANY = 60;

/** Many handles, of which a hand moves one: those that rest are drawn once, for as long as they do. */
export function createCrowd() {
  const still = createStill();
  return {
    /** @type {import('../draw/picture.js').DrawHandles} */
    draw(pen, view, handles, palette, size) {
      let moving = handles;
      if (handles.length >= MANY) {
        const resting = handles.filter(({ above }) => !above);
        const key = [keyOf(0, view, palette), ...resting.flatMap(({ x, y, near }) => [x, y, near])];
        still.show(/** @type {CanvasRenderingContext2D} */ (pen), key, size, (own) =>
          drawHandles(own, view, resting, palette),
        );
        moving = handles.filter(({ above }) => above);
      }
      drawHandles(pen, view, moving, palette);
    },
    drop: still.drop,
  };
}
