import { make, windowOf } from '../dom.js';

/** Beyond these a canvas of some phones stays empty: a larger one is scaled up by the page. */
const LONGEST_SIDE = 8192;
const MOST_PIXELS = 2 ** 24;

/**
 * A canvas that always has one pixel for each pixel of the screen.
 * @param {() => void} onResize the pixels are gone: draw again at once
 */
export function createCanvas(onResize) {
  const root = make('canvas', { part: 'canvas', role: 'img', width: 0, height: 0 });
  const pen = /** @type {CanvasRenderingContext2D} */ (root.getContext('2d'));
  let view = windowOf(root);
  /** @type {ResizeObserver | undefined} */
  let observer;
  /** @type {MediaQueryList | null} */
  let density = null;

  /**
   * A length in pixels of the screen. What the browser calls exact is believed only near the expected length:
   * under an emulated density it is not scaled.
   * @param {number} length CSS pixels
   * @param {number} [exact]
   */
  function pixels(length, exact) {
    const expected = length * view.devicePixelRatio;
    return exact !== undefined && Math.abs(exact - expected) < 2 ? exact : Math.round(expected);
  }

  /** @param {ResizeObserverEntry[]} entries */
  function resize([entry]) {
    const { inlineSize, blockSize } = entry.contentBoxSize[0];
    const exact = entry.devicePixelContentBoxSize?.[0];
    const [wide, high] = [pixels(inlineSize, exact?.inlineSize), pixels(blockSize, exact?.blockSize)];
    const share = Math.min(1, LONGEST_SIDE / wide, LONGEST_SIDE / high, Math.sqrt(MOST_PIXELS / wide / high));
    const [width, height] = share < 1 ? [wide, high].map((side) => Math.floor(share * side)) : [wide, high];
    if (root.width === width && root.height === height) return;
    root.width = width;
    root.height = height;
    onResize();
  }

  function observe() {
    observer?.disconnect();
    // Each window tells of its own.
    observer = new view.ResizeObserver(resize);
    try {
      observer.observe(root, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(root);
    }
  }

  /** A change of density does not always change the box, so it is watched by itself. */
  function watchDensity() {
    density?.removeEventListener('change', watchDensity);
    density = view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`);
    density.addEventListener('change', watchDensity);
    observe();
  }

  return {
    root,
    pen,
    /** Device pixels in one CSS pixel, as they really came out. */
    get ratio() {
      return root.clientWidth > 0 ? root.width / root.clientWidth : 1;
    },
    /**
     * Where something happened, in device pixels from the top left corner, whatever size the page shows the canvas at.
     * @param {{ clientX: number, clientY: number }} event
     * @returns {[number, number]}
     */
    pointOf({ clientX, clientY }) {
      const box = root.getBoundingClientRect();
      const scale = root.width / box.width;
      return [(clientX - box.left) * scale, (clientY - box.top) * scale];
    },
    connect() {
      view = windowOf(root);
      watchDensity();
    },
    disconnect() {
      observer?.disconnect();
      density?.removeEventListener('change', watchDensity);
      density = null;
    },
  };
}
