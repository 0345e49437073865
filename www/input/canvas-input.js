import { sourceOf } from '../sources/index.js';
import { FIRST_ORBIT } from '../view/box.js';
import { orbitBy } from '../view/camera.js';
import { listenToCanvasKeys } from './canvas-keys.js';
import { createWallBrush } from './wall-brush.js';
import { listenToCanvasDrags } from './canvas-drag.js';

const RADIANS_A_PIXEL = 0.008;
const PIXELS_A_KEY = 16;

/**
 * What a drag beside the handles does: building walls, or turning the view of space.
 *
 * @param {object} given
 * @param {HTMLCanvasElement} given.canvas
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {() => import('../model/snapshot.js').Snapshot} given.current what there is to see
 * @param {(event: PointerEvent) => [number, number]} given.place
 * @param {(cell: { x: number, y: number }, wall: boolean) => void} given.tell
 * @param {() => void} given.putBack
 * @param {() => ReturnType<typeof import('./viewport.js').createViewport> | undefined} given.viewport of a large grid
 */
export function createCanvasInput({ canvas, store, current, place, tell, putBack, viewport }) {
  const brush = createWallBrush({ store, tell });
  let [left, top] = [0, 0];

  /** @param {number} right pixels @param {number} down */
  function turn(right, down) {
    const orbit = store.state.orbit ?? FIRST_ORBIT;
    store.set({ orbit: orbitBy(orbit, -right * RADIANS_A_PIXEL, -down * RADIANS_A_PIXEL), touched: true });
  }

  function mode() {
    if (!store.state.readonly && store.state.tool === 'walls' && current().grid) return 'walls';
    if (viewport()?.canPan()) return 'pan';
    return current().camera ? 'orbit' : null;
  }

  const painter = {
    atOnce: true,
    /** @param {PointerEvent} event */
    begin(event) {
      store.set({ cursor: -1 });
      brush.begin(...place(event));
    },
    /** @param {PointerEvent} event */
    move: (event) => brush.move(...place(event)),
    end: brush.end,
    cancel() {
      brush.cancel();
      putBack();
    },
  };
  const turner = {
    atOnce: false,
    /** @param {PointerEvent} event */
    begin({ clientX, clientY }) {
      [left, top] = [clientX, clientY];
    },
    /** @param {PointerEvent} event */
    move({ clientX, clientY }) {
      turn(clientX - left, clientY - top);
      [left, top] = [clientX, clientY];
    },
    end() {},
    cancel() {},
  };

  const drags = listenToCanvasDrags(canvas, () => {
    const now = mode();
    if (now === 'pan') return viewport()?.drag ?? null;
    return now === 'walls' ? painter : now && turner;
  });
  listenToCanvasKeys(canvas, {
    mode,
    walk(dx, dy, laying) {
      if (laying && !store.inGesture) store.begin();
      brush.walk(dx, dy, laying);
    },
    toggle: () => brush.toggle(),
    turn: (right, down) => turn(right * PIXELS_A_KEY, down * PIXELS_A_KEY),
    release() {
      if (!drags.holding) store.commit();
    },
    leave() {
      if (!drags.cancel()) store.set({ tool: 'move', cursor: -1, note: '' });
    },
  });

  return {
    cancel: drags.cancel,
    /** The click that comes now ends a drag. */
    wasDrag: () => drags.moved,
    /**
     * A finger has to be kept from scrolling where it builds or moves what is seen; where it turns, up and down stay the
     * page's. On a large grid two fingers are the figure's. What the author asked for goes before all but building.
     */
    fit() {
      const now = mode();
      const { touchAction } = store.state;
      const usual =
        now === 'pan' ? 'none' : now ? 'pan-y' : viewport()?.active() ? 'pan-x pan-y' : touchAction;
      const wanted = now === 'walls' ? 'none' : touchAction === 'manipulation' ? usual : touchAction;
      if (canvas.style.touchAction !== wanted) canvas.style.touchAction = wanted;
      const tabIndex = now || viewport()?.active() || sourceOf(store.state).canvasFocus ? 0 : -1;
      // Without the attribute it reads as -1, too, but cannot be given the focus.
      if (canvas.getAttribute('tabindex') !== String(tabIndex)) canvas.tabIndex = tabIndex;
      canvas.dataset['mode'] = now ?? '';
    },
  };
}
