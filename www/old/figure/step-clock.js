/**
 * Turns passing time into whole steps at a given speed. Asks nobody for the time: it is told.
 */

const LONGEST_PAUSE = 100;

export function createClock() {
  /** @type {number | null} */
  let before = null;
  let credit = 0;
  return {
    /** Forgets the time that passed so far. */
    reset() {
      before = null;
      credit = 0;
    },
    /**
     * @param {number} now milliseconds
     * @param {number} speed steps a second
     * @returns {number} steps that are due; Infinity at infinite speed
     */
    advance(now, speed) {
      // Some clocks are set back.
      const passed = before === null ? 0 : Math.max(0, Math.min(LONGEST_PAUSE, now - before));
      before = now;
      if (speed === Infinity) return Infinity;
      credit += (passed / 1000) * speed;
      const due = Math.floor(credit);
      credit -= due;
      return due;
    },
  };
}
