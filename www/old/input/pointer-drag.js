/** CSS pixels that a pointer may stray from where it was pressed before the press is a drag. */
const THRESHOLD = { mouse: 3, pen: 4, touch: 6 };

/**
 * What a press does until it ends. It ends with `end` or with `cancel`, once.
 *
 * @typedef {object} Drag
 * @property {boolean} [atOnce] a drag from the press on, without a threshold
 * @property {(event: PointerEvent) => void} move
 * @property {(event: PointerEvent) => boolean} [drift] asked in each frame after a move: true repeats the last move,
 *   because what lies under the pointer has moved on
 * @property {(moved: boolean) => void} [end] `moved`: it was a drag, not a tap
 * @property {() => void} [cancel]
 */

/**
 * Turns presses on an element, or on what lies in it, into drags.
 *
 * @param {HTMLElement} root
 * @param {(event: PointerEvent) => Drag | null} press what a press begins; null leaves it to others
 * @param {{ several?: boolean }} [options] `several`: each finger drags by itself; else the first one does
 */
export function listenToDrags(root, press, { several = false } = {}) {
  /** @typedef {{ drag: Drag, target: HTMLElement, first: PointerEvent, last: PointerEvent, moved: boolean }} Hold */
  /** By the pointer's id. @type {Map<number, Hold>} */
  const held = new Map();
  let moved = false;
  let frame = 0;

  /** @param {PointerEvent} event */
  function begin(event) {
    moved = false;
    if (event.button !== 0 || event.ctrlKey) return;
    if (!several && (held.size > 0 || !event.isPrimary)) return;
    const drag = press(event);
    if (!drag) return;
    const target = /** @type {HTMLElement} */ (event.target);
    target.setPointerCapture(event.pointerId);
    moved = drag.atOnce ?? false;
    held.set(event.pointerId, { drag, target, first: event, last: event, moved });
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const hold = held.get(event.pointerId);
    if (!hold) return;
    // Of several buttons the first one holds; what let go of it unseen let go.
    if ((event.buttons & 1) === 0) return end(event);
    // What the page hides has no places.
    if (hold.target.getClientRects().length === 0) return lose(event);
    hold.last = event;
    if (!hold.moved && !passesThreshold(hold)) return;
    hold.moved = true;
    moved = true;
    hold.drag.move(event);
    if (hold.drag.drift) frame ||= requestAnimationFrame(repeat);
  }

  function repeat() {
    frame = 0;
    for (const { drag, last, moved: isDrag } of held.values()) {
      if (!isDrag || !drag.drift?.(last)) continue;
      drag.move(last);
      frame ||= requestAnimationFrame(repeat);
    }
  }

  /** @param {PointerEvent} event */
  function end({ pointerId }) {
    const hold = held.get(pointerId);
    held.delete(pointerId);
    hold?.drag.end?.(hold.moved);
  }

  /** @param {PointerEvent} event */
  function lose({ pointerId }) {
    const hold = held.get(pointerId);
    held.delete(pointerId);
    hold?.drag.cancel?.();
  }

  root.addEventListener('pointerdown', begin);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', end);
  root.addEventListener('pointercancel', lose);
  root.addEventListener('lostpointercapture', lose);
  // A long press is the start of a drag, not a wish for a menu.
  root.addEventListener('contextmenu', (event) => {
    if (held.size > 0) event.preventDefault();
  });
  return {
    /** Gives up what is held. True: there was something. */
    cancel() {
      const given = [...held.values()];
      held.clear();
      for (const { drag } of given) drag.cancel?.();
      return given.length > 0;
    },
    get holding() {
      return held.size > 0;
    },
    /** The last press became a drag: the click that ends it is no tap. */
    get moved() {
      return moved;
    },
  };
}

/** @param {{ first: PointerEvent, last: PointerEvent }} hold */
function passesThreshold({ first, last }) {
  const far = Math.hypot(last.clientX - first.clientX, last.clientY - first.clientY);
  return far >= (THRESHOLD[/** @type {keyof typeof THRESHOLD} */ (first.pointerType)] ?? 0);
}
