/** In milliseconds, what a frame can spare. */
const PORTION = 8;

/**
 * A carving whose steps take long: it goes towards the step that is asked for, a portion in each frame, and stands
 * meanwhile as far as it has come.
 * @typedef {ReturnType<typeof import('./carving.js').createCarving>} Carving
 * @param {Carving} walked goes from step to step
 * @param {Carving} done stays at its end
 */
export function createGradualCarving(walked, done) {
  const { total, joined } = done;
  let target = total;
  /** How far the steps are known. */
  let known = 0;

  const now = () => (target === total && known < total ? done : walked);

  /** @param {number} step */
  function stand(step) {
    walked.seek(step);
    walked.last();
    known = Math.max(known, step);
  }

  return {
    total,
    joined,
    get position() {
      return now().position;
    },
    /** @param {number} step */
    seek(step) {
      const next = Math.min(total, Math.max(0, step));
      if (next === target) return;
      target = next;
      this.goOn();
    },
    /** It is not there yet. */
    get behind() {
      return now().position !== target;
    },
    /** Goes on for a portion of a frame. True: there was something to do. */
    goOn() {
      if (!this.behind) return false;
      const start = performance.now();
      let stride = 1;
      // What is known is near.
      if (target <= known) stand(target);
      else if (now() === walked && walked.position > known) stand(known);
      while (now() === walked && walked.position !== target && performance.now() - start < PORTION) {
        stand(Math.min(target, known + stride));
        stride = Math.min(2 * stride, 64);
      }
      return true;
    },
    states: () => now().states(),
    kept: () => now().kept(),
    witness: () => now().witness(),
    // To count them at the end it would have to walk there.
    searches: () => (now() === done ? NaN : walked.searches()),
    last: () => (now() === done ? null : walked.last()),
    free() {
      walked.free();
      known = 0;
    },
  };
}
