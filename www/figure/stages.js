import { alike } from '../memoize.js';

/** Points of all curves, or curves, of a picture that takes long. */
const MANY_POINTS = 50_000;
const MANY_CURVES = 500;

/** One in each frame: curves and cells are known, the canvas is painted, the elements follow, and nothing is left. */
const STAGES = /** @type {const} */ (['know', 'paint', 'tell', 'rest']);
const LAST = STAGES.length - 1;

/**
 * @typedef {import('../model/snapshot.js').Snapshot} Snapshot
 *
 * A picture that takes long is made over several frames, so that the page can answer in between. One that comes before
 * the one before is finished is made in one frame: what changes in every frame would else never be seen.
 */
export function createStages() {
  /** @type {Snapshot | null} */
  let shown = null;
  /** @type {readonly unknown[]} */
  let known = [];
  let next = LAST;

  return {
    /**
     * What this frame is for; `whole`: for all of it.
     * @param {Snapshot} snapshot
     * @param {readonly unknown[]} key what else the picture depends on
     */
    of(snapshot, key) {
      const sameSnapshot = snapshot === shown;
      const same = sameSnapshot && alike(key, known);
      [shown, known] = [snapshot, key];
      if (!takesLong(snapshot)) {
        next = LAST;
        return 'whole';
      }
      if (!same && next < LAST) {
        next = LAST - 1;
        return 'whole';
      }
      // At another size it was known before, and the canvas is empty.
      const stage = same ? next : Number(sameSnapshot);
      next = Math.min(stage + 1, LAST);
      return STAGES[stage];
    },
    /** The last stage was not finished. */
    repeat: () => (next -= 1),
    /** What was drawn meanwhile is another picture. */
    forget() {
      shown = null;
      next = LAST;
    },
    /** Something is left for the next frame. */
    get left() {
      return next < LAST;
    },
  };
}

/** @param {Snapshot} snapshot */
function takesLong({ curves }) {
  const lines = curves.flatMap(({ points, sides }) => [points, ...sides.map((side) => side.points)]);
  return lines.length > MANY_CURVES || lines.reduce((sum, { length }) => sum + length / 2, 0) > MANY_POINTS;
}
