const FADE_MS = 120;

/** Keeps which cells were carved just now, for as long as it takes them to fade. */
export function createFadingCells() {
  /** @type {Map<number, number>} */
  const since = new Map();
  return {
    /**
     * @param {Iterable<number>} cells
     * @param {number} now milliseconds
     */
    start(cells, now) {
      for (const cell of cells) since.set(cell, now);
    },
    stop() {
      since.clear();
    },
    /**
     * @param {number} now
     * @returns {[cell: number, progress: number][]}
     */
    at(now) {
      /** @type {[number, number][]} */
      const fading = [];
      for (const [cell, started] of since) {
        const progress = Math.max(0, (now - started) / FADE_MS);
        // A frame is dated before what was asked in it; earlier than that, the clock was set back.
        if (progress >= 1 || started - now > FADE_MS) since.delete(cell);
        else fading.push([cell, progress]);
      }
      return fading;
    },
  };
}
