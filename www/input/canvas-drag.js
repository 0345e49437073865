/**
 * A drag beside the handles, from the press to the release. It knows no state of the figure and changes none.
 *
 * @typedef {object} CanvasDrag
 * @property {(event: PointerEvent) => void} begin
 * @property {(event: PointerEvent) => void} move
 * @property {() => void} end
 * @property {() => void} cancel
 */

const STILL = { mouse: 3, pen: 4, touch: 6 };

/**
 * @param {HTMLCanvasElement} canvas
 * @param {() => CanvasDrag & { atOnce: boolean } | null} meaning what a drag would do now; `atOnce` begins with the press
 */
export function listenToCanvasDrags(canvas, meaning) {
  /** @type {{ pointer: number, first: PointerEvent, drag: CanvasDrag, begun: boolean } | null} */
  let held = null;
  let moved = false;

  canvas.addEventListener('pointerdown', (event) => {
    moved = false;
    if (held || event.button !== 0 || event.ctrlKey || !event.isPrimary) return;
    const drag = meaning();
    if (!drag) return;
    canvas.setPointerCapture(event.pointerId);
    held = { pointer: event.pointerId, first: event, drag, begun: drag.atOnce };
    moved = drag.atOnce;
    if (drag.atOnce) drag.begin(event);
  });

  // Else the browser would drag away what the page lets be dragged, a link around the figure, say.
  canvas.addEventListener('mousedown', (event) => {
    if (!held) return;
    event.preventDefault();
    canvas.focus({ preventScroll: true });
  });

  canvas.addEventListener('pointermove', (event) => {
    if (held?.pointer !== event.pointerId) return;
    if ((event.buttons & 1) === 0) {
      drop();
      return;
    }
    // What the page hides has no places.
    if (!canvas.clientWidth) {
      cancel();
      return;
    }
    if (!held.begun) {
      const { first } = held;
      const far = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
      if (far < (STILL[/** @type {keyof typeof STILL} */ (event.pointerType)] ?? 0)) return;
      held.begun = true;
      moved = true;
      held.drag.begin(first);
    }
    held.drag.move(event);
  });

  function drop() {
    const drag = held?.begun ? held.drag : null;
    held = null;
    drag?.end();
  }

  function cancel() {
    if (!held) return false;
    const { drag, begun } = held;
    held = null;
    if (begun) drag.cancel();
    return begun;
  }

  /** @param {PointerEvent} event */
  function lose(event) {
    if (held?.pointer === event.pointerId) cancel();
  }

  canvas.addEventListener('pointerup', (event) => {
    if (held?.pointer === event.pointerId) drop();
  });
  canvas.addEventListener('pointercancel', lose);
  canvas.addEventListener('lostpointercapture', lose);
  return {
    /** True: there was a drag to give up. */
    cancel,
    get holding() {
      return held !== null;
    },
    /** The press that a click ended was a drag, not a tap. */
    get moved() {
      return moved;
    },
  };
}
