import { ARROWS } from './handle-keys.js';

/**
 * Keys on the canvas: they walk the brush that builds walls, or turn the view of space.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {object} meaning
 * @param {() => 'walls' | 'pan' | 'orbit' | null} meaning.mode
 * @param {(dx: number, dy: number, laying: boolean) => void} meaning.walk
 * @param {() => void} meaning.toggle
 * @param {(right: number, down: number) => void} meaning.turn in steps
 * @param {() => void} meaning.release
 * @param {() => void} meaning.leave
 */
export function listenToCanvasKeys(canvas, meaning) {
  /** @param {KeyboardEvent} event @returns {boolean} the key had a meaning */
  function press(event) {
    const mode = meaning.mode();
    const [dx, dy, dz] = ARROWS[event.key] ?? [0, 0, 0];
    if (!mode || event.ctrlKey || event.metaKey || event.altKey || dz !== 0) return false;
    const moves = dx !== 0 || dy !== 0;
    if (mode === 'orbit' && moves) meaning.turn(dx * (event.shiftKey ? 5 : 1), dy * (event.shiftKey ? 5 : 1));
    else if (mode === 'walls' && moves) meaning.walk(dx, dy, event.shiftKey);
    else if (mode === 'walls' && (event.key === ' ' || event.key === 'Enter')) meaning.toggle();
    else if (mode === 'walls' && event.key === 'Escape') meaning.leave();
    else return false;
    return true;
  }

  canvas.addEventListener('keydown', (event) => {
    if (press(event)) event.preventDefault();
  });
  canvas.addEventListener('keyup', (event) => {
    if (event.key === 'Shift') meaning.release();
  });
  canvas.addEventListener('focusout', () => meaning.release());
}
