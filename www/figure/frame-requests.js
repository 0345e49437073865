import { windowOf } from '../dom.js';

/**
 * Asks for one animation frame at a time, and only while awake: a figure outside the document sleeps.
 * @param {Element} figure
 * @param {(now: number) => void} draw
 */
export function createFrameRequests(figure, draw) {
  let view = windowOf(figure);
  let pending = 0;
  let awake = false;

  function request() {
    if (awake && pending === 0) pending = view.requestAnimationFrame(run);
  }

  /** @param {number} now */
  function run(now) {
    pending = 0;
    draw(now);
  }

  return {
    request,
    /** Draws at once, inside the browser's own frame. */
    flush() {
      if (!awake) return;
      view.cancelAnimationFrame(pending);
      run(performance.now());
    },
    wake() {
      awake = true;
      view = windowOf(figure);
      request();
    },
    sleep() {
      view.cancelAnimationFrame(pending);
      pending = 0;
      awake = false;
    },
  };
}
