/**
 * Turns a drag over the figure's empty ground into a stroke. It knows no state of the figure and changes none.
 *
 * @typedef {object} Stroke
 * @property {(event: PointerEvent) => void} begin
 * @property {(event: PointerEvent) => void} move
 * @property {() => void} end
 * @property {() => void} cancel
 */

const STILL = { mouse: 3, pen: 4, touch: 6 };

/**
 * @param {HTMLCanvasElement} canvas
 * @param {() => Stroke & { atOnce: boolean } | null} meaning what a drag would do now; `atOnce` begins with the press
 */
export function listenToCanvasDrags(canvas, meaning) {
  /** @type {{ pointer: number, first: PointerEvent, stroke: Stroke, begun: boolean } | null} */
  let held = null;
  let moved = false;

  canvas.addEventListener('pointerdown', (event) => {
    moved = false;
    if (held || event.button !== 0 || event.ctrlKey || !event.isPrimary) return;
    const stroke = meaning();
    if (!stroke) return;
    canvas.setPointerCapture(event.pointerId);
    held = { pointer: event.pointerId, first: event, stroke, begun: stroke.atOnce };
    moved = stroke.atOnce;
    if (stroke.atOnce) stroke.begin(event);
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
      held.stroke.begin(first);
    }
    held.stroke.move(event);
  });

  function drop() {
    const stroke = held?.begun ? held.stroke : null;
    held = null;
    stroke?.end();
  }

  function cancel() {
    if (!held) return false;
    const { stroke, begun } = held;
    held = null;
    if (begun) stroke.cancel();
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
    /** True: there was a stroke to give up. */
    cancel,
    get holding() {
      return held !== null;
    },
    /** The press that a click ended was a stroke, not a tap. */
    get moved() {
      return moved;
    },
  };
}
