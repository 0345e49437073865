import { fitGrid, toGrid } from '../view/grid-view.js';
import { viewportAt, applyViewport, nearest } from '../view/viewport.js';
import { ARROWS } from './handle-keys.js';
import { listenToPinches } from './pinch.js';
import { isLarge } from '../model/grid-size.js';

const STEP = 2;
const KEY_PIXELS = 48;
/** CSS pixels: so near to the edge an end that is dragged takes along what is seen. */
const EDGE = 28;
/** Of those pixels, in a frame. */
const HASTE = 0.6;

/**
 * A nearer look at a large grid: two fingers, keys, and the wheel with Ctrl held, as touchpads send it.
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

  /** The last move of a pointer that drags an end. @type {PointerEvent | null} */
  let dragged = null;
  /** An event forgets it when it is over. @type {EventTarget | null} */
  let handle = null;
  let frame = 0;

  function followToEdge() {
    frame = 0;
    const { viewport } = store.state;
    if (!dragged || !viewport || !store.inGesture) return;
    const box = root.getBoundingClientRect();
    const push = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ to) =>
      (Math.min(EDGE, Math.max(0, at - to + EDGE)) - Math.min(EDGE, Math.max(0, from + EDGE - at))) *
      HASTE *
      canvas.ratio;
    pan(-push(dragged.clientX, box.left, box.right), -push(dragged.clientY, box.top, box.bottom));
    if (store.state.viewport?.x === viewport.x && store.state.viewport.y === viewport.y) return;
    // The pointer rests, and the grid went on beneath it.
    handle?.dispatchEvent(new PointerEvent('pointermove', dragged));
    frame = requestAnimationFrame(followToEdge);
  }

  stage.addEventListener('pointermove', (event) => {
    if (!event.isTrusted) return;
    handle = event.target;
    const holds = event.buttons & 1 && /** @type {Element} */ (handle).classList.contains('handle');
    dragged = holds && active() ? event : null;
    if (dragged) frame ||= requestAnimationFrame(followToEdge);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'])
    stage.addEventListener(end, () => (dragged = null));

  const fit = () => store.set({ viewport: null });

  stage.addEventListener(
    'wheel',
    (event) => {
      // Without Ctrl the wheel is the page's.
      if (!active() || !event.ctrlKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.01 : 0.15)), canvas.pointOf(event));
    },
    { passive: false },
  );

  root.addEventListener('keydown', (event) => {
    if (!active() || event.ctrlKey || event.metaKey || event.altKey) return;
    const [dx, dy, dz] = ARROWS[event.key] ?? [0, 0, 0];
    const pans = (dx !== 0 || dy !== 0) && dz === 0 && store.state.viewport && store.state.tool !== 'walls';
    if (event.key === '+' || event.key === '=') comeNearer();
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') fit();
    else if (pans) {
      const pixels = KEY_PIXELS * canvas.ratio * (event.shiftKey ? 4 : 1);
      pan(-dx * pixels, -dy * pixels);
    } else return;
    event.preventDefault();
  });

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
    /** A drag beside the handles, as `listenToCanvasDrags` takes it: it moves what is seen from nearby. */
    drag: {
      atOnce: false,
      /** @type {[number, number]} */
      last: [0, 0],
      /** @param {PointerEvent} event */
      begin(event) {
        this.last = canvas.pointOf(event);
      },
      /** @param {PointerEvent} event */
      move(event) {
        const [x, y] = canvas.pointOf(event);
        pan(x - this.last[0], y - this.last[1]);
        this.last = [x, y];
      },
      end() {},
      cancel() {},
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
