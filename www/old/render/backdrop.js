import { make } from '../dom.js';
import { alike } from '../memoize.js';

/** A picture kept while something moves over it, so that a frame costs only what moves. */
export function createBackdrop() {
  /** @type {HTMLCanvasElement | null} */
  let copy = null;
  /** @type {readonly unknown[]} */
  let known = [];
  return {
    /**
     * Draws what was kept, if it is still the picture of this key.
     * @param {CanvasRenderingContext2D} pen
     * @param {readonly unknown[]} key
     */
    show(pen, key) {
      if (!copy || !alike(key, known)) return false;
      pen.drawImage(copy, 0, 0);
      return true;
    },
    /**
     * @param {HTMLCanvasElement} canvas
     * @param {readonly unknown[]} key
     */
    keep(canvas, key) {
      if (canvas.width === 0 || canvas.height === 0) {
        copy = null;
        return;
      }
      const { width, height } = canvas;
      if (copy?.width !== width || copy.height !== height) copy = make('canvas', { width, height });
      const pen = copy.getContext('2d');
      pen?.drawImage(canvas, 0, 0);
      if (!pen) copy = null;
      known = key;
    },
    drop() {
      copy = null;
    },
  };
}
