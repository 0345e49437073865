import { windowOf } from '../dom.js';
import { frameQueueOf } from './frame-queue.js';

/**
 * Asks for one animation frame at a time, and only while awake: a figure outside the document sleeps.
 * @param {Element} figure
 * @param {(now: number) => void} draw
 */
export function createFrameRequests(figure, draw) {
  let queue = frameQueueOf(windowOf(figure));
  let awake = false;
  let drawing = false;

  function request() {
    // What asks for the next frame while it is drawn moves by itself.
    if (awake) queue.ask(run, drawing);
  }

  /** @param {number} now */
  function run(now) {
    drawing = true;
    try {
      draw(now);
    } finally {
      drawing = false;
    }
  }

  return {
    request,
    /** Draws at once, inside the browser's own frame. */
    flush() {
      if (!awake) return;
      queue.drop(run);
      run(performance.now());
    },
    wake() {
      awake = true;
      queue = frameQueueOf(windowOf(figure));
      request();
    },
    sleep() {
      queue.drop(run);
      awake = false;
    },
  };
}
