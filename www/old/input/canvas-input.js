import { setAttributes } from '../dom.js';
import { sourceOf } from '../sources/index.js';
import { FIRST_ORBIT } from '../view/box.js';
import { orbitBy } from '../view/camera.js';
import { listenToCanvasKeys } from './canvas-keys.js';
import { createWallBrush } from './wall-brush.js';
import { listenToDrags } from './pointer-drag.js';
import { createStoneCursor } from './stone-cursor.js';

const RADIANS_A_PIXEL = 0.008;
const PIXELS_A_KEY = 16;
/** Arrow keys with Shift go so many times as far. */
const FAR = 5;
/** Of a side: so near to an edge a tap goes towards it. */
const EDGE = 0.15;

/**
 * What drags and keys beside the handles do: building walls, moving what is seen, turning the view of space, or taking
 * stones away.
 *
 * @param {object} given
 * @param {HTMLCanvasElement} given.canvas
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {() => import('../model/snapshot.js').Snapshot} given.current what there is to see
 * @param {(event: PointerEvent) => [number, number]} given.place
 * @param {{ isOn: () => boolean, take: (x: number, y: number, cause: 'keyboard') => void }} given.challenge
 * @param {(cell: { x: number, y: number }, what: 'wall' | 'open' | 'gone' | 'needed' | 'stone') => void} given.tell
 * @param {() => void} given.putBack
 * @param {() => ReturnType<typeof import('./viewport.js').createViewport> | undefined} given.viewport of a large grid
 */
export function createCanvasInput({ canvas, store, current, place, challenge, tell, putBack, viewport }) {
  const brush = createWallBrush({ store, tell });
  const stones = createStoneCursor({ store, current, take: challenge.take, tell });

  /** @param {number} right pixels @param {number} down */
  function turn(right, down) {
    const orbit = store.state.orbit ?? FIRST_ORBIT;
    store.set({ orbit: orbitBy(orbit, -right * RADIANS_A_PIXEL, -down * RADIANS_A_PIXEL), touched: true });
  }

  function mode() {
    if (challenge.isOn()) return 'stones';
    if (!store.state.readonly && store.state.tool === 'walls' && current().grid) return 'walls';
    if (viewport()?.canPan()) return 'pan';
    return current().camera ? 'orbit' : null;
  }

  /** @param {PointerEvent} press @returns {import('./pointer-drag.js').Drag} */
  function stroke(press) {
    store.set({ cursor: -1 });
    brush.begin(...place(press));
    return {
      atOnce: true,
      move: (event) => brush.move(...place(event)),
      end: brush.end,
      cancel() {
        brush.cancel();
        putBack();
      },
    };
  }

  /** @param {PointerEvent} press @returns {import('./pointer-drag.js').Drag} */
  function orbit({ clientX: left, clientY: top }) {
    return {
      move({ clientX, clientY }) {
        turn(clientX - left, clientY - top);
        [left, top] = [clientX, clientY];
      },
    };
  }

  const drags = listenToDrags(canvas, (press) => {
    const now = mode();
    if (now === 'pan') return viewport()?.drag(press) ?? null;
    if (now === 'walls') return stroke(press);
    return now === 'orbit' ? orbit(press) : null;
  });
  // Else the browser would drag away what the page lets be dragged, a link around the figure, say.
  canvas.addEventListener('mousedown', (event) => {
    if (!drags.holding) return;
    event.preventDefault();
    canvas.focus({ preventScroll: true });
  });
  listenToCanvasKeys(canvas, {
    mode,
    viewport,
    walk(dx, dy, laying) {
      if (laying && !store.inGesture) store.begin();
      brush.walk(dx, dy, laying);
    },
    toggle: () => brush.toggle(),
    stones,
    turn: (right, down) => turn(right * PIXELS_A_KEY, down * PIXELS_A_KEY),
    release() {
      if (!drags.holding) store.commit();
    },
    leave() {
      if (mode() === 'stones') stones.leave();
      else if (!drags.cancel()) store.set({ tool: 'move', cursor: -1, note: '' });
    },
  });

  return {
    cancel: drags.cancel,
    /**
     * Near an edge it moves or turns what is seen that way, for those who cannot drag.
     * @param {MouseEvent} event
     * @returns {boolean} the tap had a meaning
     */
    tap(event) {
      const now = mode();
      const [dx, dy] = edgeOf(canvas.getBoundingClientRect(), event);
      if ((now !== 'pan' && now !== 'orbit') || (dx === 0 && dy === 0)) return false;
      if (now === 'pan') viewport()?.step(dx, dy, true);
      else turn(dx * FAR * PIXELS_A_KEY, dy * FAR * PIXELS_A_KEY);
      return true;
    },
    /** The click that comes now ends a drag. */
    wasDrag: () => drags.moved,
    /**
     * A finger has to be kept from scrolling where it builds or moves what is seen; where it turns, up and down stay the
     * page's. On a large grid two fingers are the figure's. What the author asked for goes before all but building.
     * @param {import('../strings.js').Words} words
     */
    fit(words) {
      const now = mode();
      const { touchAction } = store.state;
      const usual =
        now === 'pan'
          ? 'none'
          : now && now !== 'stones'
            ? 'pan-y'
            : viewport()?.active()
              ? 'pan-x pan-y'
              : touchAction;
      const wanted = now === 'walls' ? 'none' : touchAction === 'manipulation' ? usual : touchAction;
      if (canvas.style.touchAction !== wanted) canvas.style.touchAction = wanted;
      canvas.dataset['mode'] = now ?? '';
      describe(canvas, keysOf(now, words));
    },
  };

  /** What keys on the canvas do. @param {ReturnType<typeof mode>} now @param {import('../strings.js').Words} words */
  function keysOf(now, { status, canvasKeys }) {
    if (now) return now === 'walls' ? status.walls : canvasKeys[now];
    if (viewport()?.active()) return canvasKeys.zoom;
    // What is pasted goes to what has the focus: a track has no handles to give it to.
    return sourceOf(store.state).canvasFocus && !store.state.readonly ? status.rest.track : '';
  }
}

/**
 * The way towards the edges that a point is near to.
 * @param {DOMRect} box
 * @param {{ clientX: number, clientY: number }} point
 */
function edgeOf({ left, top, width, height }, { clientX, clientY }) {
  const side = (/** @type {number} */ share) => Number(share > 1 - EDGE) - Number(share < EDGE);
  return [side((clientX - left) / width), side((clientY - top) / height)];
}

/**
 * A canvas with keys of its own is a Tab stop whose keys screen readers let through; any other is a picture, which can
 * be given the focus (the attribute says -1) before it gets keys.
 * @param {HTMLCanvasElement} canvas
 * @param {string} keys
 */
function describe(canvas, keys) {
  setAttributes(canvas, {
    'aria-description': keys,
    role: keys ? 'application' : 'img',
    tabindex: keys ? '0' : '-1',
  });
}
