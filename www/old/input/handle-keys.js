import { ARROWS } from './arrow-keys.js';

/**
 * Turns keys on a handle into what they mean. Arrow keys go from handle to handle; Enter or Space picks one up, and
 * then they move it until Enter, Space, Escape or Tab lets go. What the pointer took last is picked up already.
 *
 * @typedef {object} KeyMeaning
 * @property {() => void} fit there are as many handles as points, even before the next frame
 * @property {(index: number) => boolean} isHeld arrow keys move it
 * @property {(index: number, dx: number, dy: number, dz: number, pace: 'step' | 'far' | 'fine') => void} nudge
 * @property {() => boolean} deep there is an up and a down
 * @property {(here: boolean) => void} come the keyboard has come to the handles, or left them
 * @property {() => void} release an arrow key was let go of
 * @property {() => void} letGo the focus goes elsewhere
 * @property {(index: number) => void} pickUp or let go, where it is held
 * @property {(index: number) => void} split
 * @property {(index: number) => void} remove
 * @property {() => boolean} escape true: it had a meaning
 */

/** How far along the row of handles a key goes. @type {Readonly<Record<string, number>>} */
const STEPS = Object.freeze({
  ...{ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 },
  ...{ PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity },
});

/**
 * @param {ReturnType<typeof import('./handles.js').createHandles>} handles
 * @param {KeyMeaning} meaning
 */
export function listenToHandleKeys(handles, meaning) {
  /** @param {KeyboardEvent} event @returns {boolean} the key had a meaning */
  function press(event) {
    const index = handles.indexOf(event.target);
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey) return false;
    if (arrow && meaning.isHeld(index)) {
      if (arrow[2] !== 0 && !meaning.deep()) return false;
      meaning.nudge(index, ...arrow, event.shiftKey ? 'far' : event.altKey ? 'fine' : 'step');
    } else if (event.key in STEPS && !event.shiftKey && !event.altKey) {
      handles.focus(Math.max(0, index + STEPS[event.key]));
    } else if (event.key === 'Delete' || event.key === 'Backspace') meaning.remove(index);
    else if (event.key === 'Insert' || event.key === '+') meaning.split(index);
    else if (event.key === 'Escape') return meaning.escape();
    else return false;
    return true;
  }

  const { root } = handles;
  root.addEventListener('keydown', (event) => {
    meaning.fit();
    if (handles.indexOf(event.target) >= 0 && press(event)) event.preventDefault();
  });
  root.addEventListener('keyup', (event) => {
    meaning.come(true);
    if (event.key in ARROWS) meaning.release();
  });
  root.addEventListener('focusout', (event) => {
    meaning.letGo();
    if (!root.contains(/** @type {Node | null} */ (event.relatedTarget))) meaning.come(false);
  });
  root.addEventListener('click', (event) => {
    const fromKeyboard = event.detail === 0;
    if (fromKeyboard) meaning.pickUp(handles.indexOf(event.target));
  });
}
