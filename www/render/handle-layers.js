import { crowded, MANY } from '../draw/crowd.js';
import { drawHandles } from '../draw/handles.js';
import { createStillLayer, cacheKey } from './layer.js';

/** Many handles, of which a hand moves one: those that rest are drawn once, for as long as they do. */
export function createHandleLayers() {
  const still = createStillLayer();
  return {
    /** @type {import('../draw/picture.js').DrawHandles} */
    draw(pen, given, handles, palette, size) {
      const view = crowded(given, handles.length);
      const many = handles.length >= MANY;
      const [resting, moving] = [true, false].map((rests) =>
        handles.filter(({ above }) => (many && !above) === rests),
      );
      if (many) {
        const key = [cacheKey(0, view, palette), ...resting.flatMap(({ x, y, near }) => [x, y, near])];
        still.show(/** @type {CanvasRenderingContext2D} */ (pen), key, size, (own) =>
          drawHandles(own, view, resting, palette),
        );
      } else still.drop();
      drawHandles(pen, view, moving, palette);
    },
    drop: still.drop,
  };
}
