import { nearestPoint } from '../view/nearest.js';

/**
 * Turns pointer events into drags of handles, and taps. It knows no state of the figure and changes none.
 *
 * @typedef {object} Meaning
 * @property {(event: MouseEvent) => [number, number]} place where on the grid an event happened
 * @property {() => readonly { x: number, y: number }[]} points what can be taken hold of
 * @property {(pixels: number) => number} reach so many CSS pixels, in cells
 * @property {(index: number) => void} grab
 * @property {(index: number, x: number, y: number) => void} drag
 * @property {(index: number, moved: boolean) => void} drop
 * @property {() => void} cancel
 * @property {(x: number, y: number, twice: boolean) => void} tap on the figure, beside every handle
 */

const REACH = 24;
const STILL = { mouse: 2, pen: 4, touch: 6 };
const TWICE_MS = 400;
const TWICE_PIXELS = 24;

/**
 * @param {ReturnType<typeof import('./handles.js').createHandles>} handles
 * @param {HTMLCanvasElement} canvas
 * @param {Meaning} meaning
 */
export function createHandleDrag(handles, canvas, meaning) {
  /**
   * The one pointer that holds something. `dx`, `dy` keep the place where the handle was taken.
   * @type {{ pointer: number, button: HTMLElement, index: number, dx: number, dy: number, left: number, top: number, moved: boolean } | null}
   */
  let held = null;
  /** @type {{ time: number, left: number, top: number } | null} */
  let tapped = null;

  /** @param {PointerEvent} event */
  function grab(event) {
    const under = handles.indexOf(event.target);
    if (held || under < 0 || event.button !== 0 || event.ctrlKey || !event.isPrimary) return;
    const [x, y] = meaning.place(event);
    const points = meaning.points();
    const nearest = nearestPoint(points, x, y, meaning.reach(REACH));
    const index = nearest < 0 ? under : nearest;
    held = {
      pointer: event.pointerId,
      button: handles.button(under),
      index,
      dx: points[index].x - x,
      dy: points[index].y - y,
      left: event.clientX,
      top: event.clientY,
      moved: false,
    };
    handles.button(under).setPointerCapture(event.pointerId);
    handles.focus(index);
    meaning.grab(index);
  }

  /** @param {PointerEvent} event */
  function drag(event) {
    if (held?.pointer !== event.pointerId) return;
    // Of several buttons the first one holds; what let go of it unseen let go.
    if ((event.buttons & 1) === 0) {
      drop(event);
      return;
    }
    // What the page hides has no places.
    if (!held.button.clientWidth) {
      cancel();
      return;
    }
    const far = Math.hypot(event.clientX - held.left, event.clientY - held.top);
    if (!held.moved && far < (STILL[/** @type {keyof typeof STILL} */ (event.pointerType)] ?? 0)) return;
    held.moved = true;
    const [x, y] = meaning.place(event);
    meaning.drag(held.index, x + held.dx, y + held.dy);
  }

  /** @param {PointerEvent} event */
  function drop(event) {
    if (held?.pointer !== event.pointerId) return;
    const { index, moved } = held;
    held = null;
    handles.focus(index);
    meaning.drop(index, moved);
  }

  /** @param {PointerEvent} event */
  function lose(event) {
    if (held?.pointer === event.pointerId) cancel();
  }

  function cancel() {
    if (!held) return false;
    held = null;
    meaning.cancel();
    return true;
  }

  /** @param {MouseEvent} event */
  function tap(event) {
    const { timeStamp: time, clientX: left, clientY: top } = event;
    const twice =
      tapped !== null &&
      time - tapped.time < TWICE_MS &&
      Math.hypot(left - tapped.left, top - tapped.top) < TWICE_PIXELS;
    tapped = twice ? null : { time, left, top };
    meaning.tap(...meaning.place(event), twice);
  }

  const { root } = handles;
  root.addEventListener('pointerdown', grab);
  root.addEventListener('pointermove', drag);
  root.addEventListener('pointerup', drop);
  root.addEventListener('pointercancel', lose);
  root.addEventListener('lostpointercapture', lose);
  canvas.addEventListener('click', tap);
  // In a link, or in what the page lets be dragged, the browser would drag that away instead.
  root.addEventListener('mousedown', (event) => event.preventDefault());
  // A long press is the start of a drag, not a wish for a menu.
  root.addEventListener('contextmenu', (event) => {
    if (held) event.preventDefault();
  });
  return {
    /** Lets go, and puts back what was moved. True: there was something to let go of. */
    cancel,
    /** Lets go of what is no longer there: the page may take handles away while one is held. */
    check() {
      if (held && (!held.button.isConnected || held.index >= meaning.points().length)) cancel();
    },
    /** Something is held: what a key began is over already, and this is not to be ended by it. */
    get holding() {
      return held !== null;
    },
    /** A tap that did something does not count towards a double tap. */
    forgetTap() {
      tapped = null;
    },
  };
}
