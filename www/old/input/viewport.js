import { fitGrid, toGrid } from '../view/grid-view.js';
import { viewportAt, applyViewport, nearest } from '../view/viewport.js';
import { listenToPinches } from './pinch.js';
import { isLarge } from '../model/grid-size.js';

const STEP = 2;
const KEY_PIXELS = 48;
/** CSS pixels: so near to the edge an end that is dragged takes along what is seen. */
const EDGE = 28;
/** Of those pixels, in a frame. */
const HASTE = 0.6;

/**
 * A nearer look at a large grid: two fingers, and the wheel with Ctrl held, as touchpads send it.
 * What is moved is the store's `viewport`.
 *
 * @param {object} given
 * @param {HTMLElement} given.stage
 * @param {ReturnType<typeof import('../render/canvas.js').createCanvas>} given.canvas
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {() => import('../model/grid-size.js').State} given.shownState the grid to be seen
 * @param {() => ArrayLike<number>} given.path flat points: from afar, nearer is nearer to it
 * @param {() => void} given.drop gives up what a single finger began
 */
export function createViewport({ stage, canvas, store, shownState, path, drop }) {
  const { root } = canvas;
  store.subscribe((_, changed) => {
    if (['source', 'columns', 'rows'].some((key) => changed.has(key))) store.set({ viewport: null });
  });

  const size = () => ({ width: root.width, height: root.height });
  const fitted = () => {
    const { columns, rows } = shownState();
    return fitGrid({ ...size(), columns, rows, ratio: canvas.ratio });
  };
  const view = () => applyViewport(fitted(), store.state.viewport, size());
  const zoom = () => store.state.viewport?.zoom ?? 1;
  const active = () => isLarge(store.state);

  /** What lies at a point of the canvas. @param {[number, number]} point @returns {[number, number]} in cells */
  const placeAt = (point) => toGrid(view(), point);

  /** @param {number} nearer @param {[number, number]} place @param {[number, number]} point */
  function look(nearer, place, point) {
    store.set({ viewport: viewportAt(fitted(), size(), nearer, place, point) });
  }

  /** @returns {[number, number]} */
  const middle = () => [root.width / 2, root.height / 2];

  /** @param {number} factor @param {[number, number]} [point] */
  function zoomBy(factor, point = middle()) {
    look(zoom() * factor, placeAt(point), point);
  }

  /** Moves the picture by so many device pixels. @param {number} right @param {number} down */
  function pan(right, down) {
    const { viewport } = store.state;
    if (!viewport) return;
    // Not by way of whole pixels, so that many small moves add up.
    const { cell } = view();
    look(viewport.zoom, [viewport.x - right / cell, viewport.y - down / cell], middle());
  }

  /** Towards the middle; from afar towards the part of the path that is nearest to it, because most of the grid is empty. */
  function comeNearer() {
    const points = store.state.viewport ? [] : path();
    const [x, y] = placeAt(middle());
    let best = [x, y];
    let least = Infinity;
    for (let i = 0; i < points.length; i += 2) {
      const far = (points[i] - x) ** 2 + (points[i + 1] - y) ** 2;
      if (far < least) [least, best] = [far, [points[i], points[i + 1]]];
    }
    look(zoom() * STEP, [best[0], best[1]], middle());
  }

  /**
   * Moves the viewport along with a pointer that holds an end at its edge.
   * @param {PointerEvent} event
   * @returns {boolean} something else lies under the pointer now
   */
  function followToEdge({ clientX, clientY }) {
    const { viewport } = store.state;
    if (!viewport || !active()) return false;
    const box = root.getBoundingClientRect();
    const push = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ to) =>
      (Math.min(EDGE, Math.max(0, at - to + EDGE)) - Math.min(EDGE, Math.max(0, from + EDGE - at))) *
      HASTE *
      canvas.ratio;
    pan(-push(clientX, box.left, box.right), -push(clientY, box.top, box.bottom));
    return store.state.viewport?.x !== viewport.x || store.state.viewport.y !== viewport.y;
  }

  const fit = () => store.set({ viewport: null });

  stage.addEventListener(
    'wheel',
    (event) => {
      // Without Ctrl the wheel is the page's, and so is what goes further away than all of the grid: else a reader who
      // has zoomed the page could not get back.
      if (!active() || !event.ctrlKey || (event.deltaY > 0 && !store.state.viewport)) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.01 : 0.15)), canvas.pointOf(event));
    },
    { passive: false },
  );

  listenToPinches(root, {
    begins() {
      if (active()) drop();
      return active();
    },
    pinch(from, to, factor) {
      look(zoom() * factor, placeAt(canvas.pointOf(from)), canvas.pointOf(to));
    },
  });

  return {
    view,
    followToEdge,
    /** A drag beside the handles moves what is seen. @param {PointerEvent} press @returns {import('./pointer-drag.js').Drag} */
    drag(press) {
      let last = canvas.pointOf(press);
      return {
        move(event) {
          const [x, y] = canvas.pointOf(event);
          pan(x - last[0], y - last[1]);
          last = [x, y];
        },
      };
    },
    /** What an arrow key does. @param {number} dx @param {number} dy @param {boolean} far */
    step(dx, dy, far) {
      const pixels = KEY_PIXELS * canvas.ratio * (far ? 4 : 1);
      pan(-dx * pixels, -dy * pixels);
    },
    /** There is more than what is seen. */
    canPan: () => active() && store.state.viewport !== null,
    active,
    /** Brings a place that is out of sight into the middle. @param {{ x: number, y: number }} place */
    show({ x, y }) {
      const { left, top, cell } = view();
      const [px, py] = [left + x * cell, top + y * cell];
      if (px < 0 || py < 0 || px > root.width || py > root.height) look(zoom(), [x, y], middle());
    },
    zoomIn: comeNearer,
    zoomOut: () => zoomBy(1 / STEP),
    fit,
    canZoomIn: () => zoom() < nearest(fitted()),
    canZoomOut: () => zoom() > 1,
  };
}
