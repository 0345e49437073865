import { make } from '../dom.js';

/** A canvas that is drawn when its key changes, and copied else. */
export function createLayer() {
  /** @type {HTMLCanvasElement | null} */
  let canvas = null;
  let known = '';
  return {
    /**
     * @param {CanvasRenderingContext2D} pen
     * @param {string} key
     * @param {{ width: number, height: number }} size
     * @param {(own: CanvasRenderingContext2D) => void} draw
     */
    show(pen, key, { width, height }, draw) {
      if (width === 0 || height === 0) return;
      const wanted = `${key} ${width} ${height}`;
      if (!canvas || known !== wanted) {
        canvas ??= make('canvas');
        // That clears it.
        Object.assign(canvas, { width, height });
        draw(/** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')));
        known = wanted;
      }
      pen.drawImage(canvas, 0, 0);
    },
    drop() {
      canvas = null;
    },
  };
}

/** What is often the same for a while: drawn where it changes, and copied from a layer once it does not. */
export function createStillLayer() {
  const layer = createLayer();
  /** What the picture before depended on. @type {readonly unknown[] | null} */
  let known = null;
  return {
    /**
     * @param {CanvasRenderingContext2D} pen
     * @param {readonly unknown[]} key what it depends on; with NaN in it, it is never the same
     * @param {{ width: number, height: number }} size
     * @param {(pen: CanvasRenderingContext2D) => void} draw
     */
    show(pen, key, size, draw) {
      const before = known;
      const same = key.length === before?.length && key.every((part, i) => part === before[i]);
      // Of what cannot be drawn nothing is known.
      known = null;
      if (same) layer.show(pen, '', size, draw);
      else {
        layer.drop();
        draw(pen);
      }
      known = key;
    },
    drop() {
      known = null;
      layer.drop();
    },
  };
}

/**
 * @param {number} seed
 * @param {import('../view/grid-view.js').GridView} view
 * @param {import('../draw/types.js').Palette} palette
 */
export const cacheKey = (seed, view, palette) =>
  [seed, ...Object.values(view), ...Object.values(palette)].join();
