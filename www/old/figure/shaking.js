const SHAKE_MS = 360;
const SWINGS = 3;
/** Of a cell. */
const FAR = 0.12;

/** A stone that cannot go shakes for a moment. */
export function createShaking() {
  let shaken = -1;
  let since = 0;
  return {
    /** @param {number} cell @param {number} now milliseconds */
    start(cell, now) {
      [shaken, since] = [cell, now];
    },
    stop() {
      shaken = -1;
    },
    /** How far to the right of its place the stone is, in cells; null: it is at rest. @param {number} now */
    at(now) {
      if (shaken < 0) return null;
      const progress = Math.max(0, (now - since) / SHAKE_MS);
      // So much earlier is a clock that was set back.
      if (progress >= 1 || since - now > SHAKE_MS) shaken = -1;
      return shaken < 0 ? null : FAR * (1 - progress) * Math.sin(2 * Math.PI * SWINGS * progress);
    },
  };
}
