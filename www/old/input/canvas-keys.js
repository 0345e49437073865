import { ARROWS } from './arrow-keys.js';

/**
 * Keys on the canvas: they walk the brush that builds walls, go from stone to stone, move and zoom the viewport of a
 * large grid, or turn the view of space.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {object} meaning
 * @param {() => 'stones' | 'walls' | 'pan' | 'orbit' | null} meaning.mode
 * @param {() => Pick<ReturnType<typeof import('./viewport.js').createViewport>, 'active' | 'step' | 'zoomIn' | 'zoomOut' | 'fit'> | undefined} meaning.viewport
 * @param {(dx: number, dy: number, laying: boolean) => void} meaning.walk
 * @param {() => void} meaning.toggle
 * @param {Pick<ReturnType<typeof import('./stone-cursor.js').createStoneCursor>, 'walk' | 'take'>} meaning.stones
 * @param {(right: number, down: number) => void} meaning.turn in steps
 * @param {() => void} meaning.release
 * @param {() => void} meaning.leave
 */
export function listenToCanvasKeys(canvas, meaning) {
  /** @param {string} key @returns {boolean} the key had a meaning */
  function zoom(key) {
    const viewport = meaning.viewport();
    if (!viewport?.active()) return false;
    if (key === '+' || key === '=') viewport.zoomIn();
    else if (key === '-') viewport.zoomOut();
    else if (key === '0') viewport.fit();
    else return false;
    return true;
  }

  /** @param {KeyboardEvent} event @returns {boolean} the key had a meaning */
  function press({ key, shiftKey, ctrlKey, metaKey, altKey }) {
    if (ctrlKey || metaKey || altKey) return false;
    if (zoom(key)) return true;
    const mode = meaning.mode();
    const [dx, dy, dz] = ARROWS[key] ?? [0, 0, 0];
    if (!mode || dz !== 0) return false;
    const moves = dx !== 0 || dy !== 0;
    if (mode === 'orbit' && moves) meaning.turn(dx * (shiftKey ? 5 : 1), dy * (shiftKey ? 5 : 1));
    else if (mode === 'pan' && moves) meaning.viewport()?.step(dx, dy, shiftKey);
    else if (mode === 'stones' && moves) meaning.stones.walk(dx, dy);
    else if (mode === 'stones' && (key === ' ' || key === 'Enter')) meaning.stones.take();
    else if (mode === 'stones' && key === 'Escape') meaning.leave();
    else if (mode === 'walls' && moves) meaning.walk(dx, dy, shiftKey);
    else if (mode === 'walls' && (key === ' ' || key === 'Enter')) meaning.toggle();
    else if (mode === 'walls' && key === 'Escape') meaning.leave();
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
