/**
 * Turns keys on a handle into what they mean.
 *
 * @typedef {object} KeyMeaning
 * @property {() => void} fit there are as many handles as points, even before the next frame
 * @property {(index: number, dx: number, dy: number, dz: number, pace: 'step' | 'far' | 'fine') => void} nudge
 * @property {() => boolean} deep there is an up and a down
 * @property {(here: boolean) => void} come the keyboard has come to a handle, or left it
 * @property {() => void} release the keys were let go of: a gesture ends
 * @property {(index: number) => void} choose
 * @property {(index: number) => void} split
 * @property {(index: number) => void} remove
 * @property {() => boolean} escape true: it had a meaning
 * @property {(back: boolean) => void} travel undo or redo
 */

/** The page keys move up and down in space. @type {Readonly<Record<string, readonly [number, number, number]>>} */
export const ARROWS = Object.freeze({
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  PageUp: [0, 0, 1],
  PageDown: [0, 0, -1],
});

/**
 * @param {HTMLElement} figure
 * @param {ReturnType<typeof import('./handles.js').createHandles>} handles
 * @param {KeyMeaning} meaning
 */
export function listenToHandleKeys(figure, handles, meaning) {
  /** @param {KeyboardEvent} event @returns {boolean} the key had a meaning */
  function press(event) {
    const index = handles.indexOf(event.target);
    const arrow = ARROWS[event.key];
    if (arrow && (arrow[2] === 0 || meaning.deep()) && !event.ctrlKey && !event.metaKey) {
      meaning.nudge(index, ...arrow, event.shiftKey ? 'far' : event.altKey ? 'fine' : 'step');
    } else if (event.key === 'Delete' || event.key === 'Backspace') meaning.remove(index);
    else if (event.key === 'Insert' || event.key === '+') meaning.split(index);
    else if (event.key === 'Escape') return meaning.escape();
    else return false;
    return true;
  }

  handles.root.addEventListener('keydown', (event) => {
    meaning.fit();
    if (handles.indexOf(event.target) >= 0 && press(event)) event.preventDefault();
  });
  handles.root.addEventListener('keyup', (event) => {
    meaning.come(true);
    if (event.key in ARROWS) meaning.release();
  });
  handles.root.addEventListener('focusout', () => {
    meaning.come(false);
    meaning.release();
  });
  handles.root.addEventListener('click', (event) => {
    const fromKeyboard = event.detail === 0;
    if (fromKeyboard) meaning.choose(handles.indexOf(event.target));
  });
  figure.addEventListener('keydown', (event) => {
    const types = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (types || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    meaning.travel(key === 'z' && !event.shiftKey);
  });
}
