import { partsAt } from '../model/parts.js';

/** In CSS pixels: so far from a line or a point it is still pointed at. */
const REACH = { mouse: 8, pen: 10, touch: 16 };

/**
 * Tells of the parts under the pointer, or at the handle that has the focus. A finger that was lifted points on, until it
 * comes down elsewhere.
 *
 * @param {object} given
 * @param {HTMLElement} given.stage
 * @param {ReturnType<typeof import('../input/handles.js').createHandles>} given.handles
 * @param {() => import('../model/snapshot.js').Snapshot | null} given.known null: nothing is drawn yet
 * @param {(event: MouseEvent) => [number, number]} given.place
 * @param {(pixels: number) => number} given.reach so many CSS pixels, in cells
 * @param {(type: string, detail: object) => void} given.announce
 */
export function createPointing({ stage, handles, known, place, reach, announce }) {
  let told = '';
  /** The latest move, which waits for its frame. @type {PointerEvent | null} */
  let waiting = null;

  /** @param {string[]} parts */
  function tell(parts) {
    if (parts.join() === told) return;
    told = parts.join();
    announce('point', { parts });
  }

  function look() {
    const event = waiting;
    waiting = null;
    const snapshot = known();
    if (!event || !snapshot) return;
    const pixels = REACH[/** @type {keyof typeof REACH} */ (event.pointerType)] ?? REACH.mouse;
    tell(partsAt(snapshot, ...place(event), reach(pixels)));
  }

  /** Several moves come before a frame. @param {PointerEvent} event */
  function move(event) {
    if (!waiting) requestAnimationFrame(look);
    waiting = event;
  }

  function leave() {
    waiting = null;
    tell([]);
  }

  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerdown', (event) => {
    move(event);
    if (event.pointerType === 'touch')
      stage.ownerDocument.addEventListener(
        'pointerdown',
        (next) => {
          if (!next.composedPath().includes(stage)) leave();
        },
        { once: true, capture: true },
      );
  });
  stage.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') leave();
  });
  handles.root.addEventListener('focusin', ({ target }) => {
    const snapshot = known();
    const handle = snapshot?.seen[handles.indexOf(target)];
    if (snapshot && handle) tell(partsAt(snapshot, handle.x, handle.y, 0));
  });
  handles.root.addEventListener('focusout', leave);
}
