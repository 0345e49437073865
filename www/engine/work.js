/** Work that page and worker share. */
import { catmullRom, chaikin, simplify } from './curves.js';
import { deviation, measure } from './measures.js';
import { refine, refineRejected } from './refining.js';
import { readTrack } from './tracks.js';

/**
 * Long work in portions, whose size follows from how long they take.
 * @param {(portion: number) => boolean} advance says whether all is done
 * @returns {(milliseconds: number) => boolean} works for about so long, and says whether all is done
 */
export function inPortions(advance) {
  let portion = 16;
  return (milliseconds) => {
    const end = performance.now() + milliseconds;
    for (let start = performance.now(); start < end;) {
      if (advance(portion)) return true;
      const now = performance.now();
      portion = now - start < milliseconds / 4 ? 2 * portion : Math.max(1, portion >> 1);
      start = now;
    }
    return false;
  };
}

/** Calls that a worker can be asked for by name: what they take and give can be handed over. @typedef {typeof CALLS} Calls */
export const CALLS = Object.freeze({
  catmullRom,
  chaikin,
  deviation,
  measure,
  readTrack,
  refine,
  refineRejected,
  simplify,
});
