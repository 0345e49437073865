/** Milliseconds of a frame for figures that move by themselves; a frame has sixteen. */
const BUDGET_MS = 8;

/** @type {WeakMap<Window, ReturnType<typeof createFrameQueue>>} */
const queues = new WeakMap();

/** The one queue of all figures in a window. @param {Window} view */
export function frameQueueOf(view) {
  const queue = queues.get(view) ?? createFrameQueue(view);
  queues.set(view, queue);
  return queue;
}

/**
 * One animation frame for all figures. What a change asks for is drawn in the next one. Figures that move by themselves
 * share a budget: those for which none is left come first in the frame after.
 * @param {Pick<Window, 'requestAnimationFrame' | 'performance'>} view
 */
export function createFrameQueue(view) {
  /** @typedef {(now: number) => void} Draw */
  /** @type {Set<Draw>} */
  const changed = new Set();
  /** In the order in which they asked. @type {Set<Draw>} */
  const moving = new Set();
  let pending = false;

  function schedule() {
    if (pending || changed.size + moving.size === 0) return;
    pending = true;
    view.requestAnimationFrame(run);
  }

  /** @param {number} now */
  function run(now) {
    pending = false;
    const end = view.performance.now() + BUDGET_MS;
    // What asks while it is drawn is drawn in the next frame.
    const turns = [...moving];
    try {
      for (const draw of [...changed]) {
        changed.delete(draw);
        draw(now);
      }
      for (const draw of turns) {
        // It may have been drawn above, or have left.
        if (!moving.delete(draw)) continue;
        draw(now);
        if (view.performance.now() >= end) break;
      }
    } finally {
      schedule();
    }
  }

  return {
    /** @param {Draw} draw @param {boolean} moves by itself */
    ask(draw, moves) {
      if (!moves) {
        moving.delete(draw);
        changed.add(draw);
      } else if (!changed.has(draw)) moving.add(draw);
      schedule();
    },
    /** @param {Draw} draw */
    drop(draw) {
      changed.delete(draw);
      moving.delete(draw);
    },
  };
}
