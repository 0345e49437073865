/** Code that the page shares with its workers. */
import { catmullRom, chaikin, offset, refine, refineRejected, simplify } from './curves.ts';
import { deviation, measure } from './measures.ts';
import { astar } from './routes.ts';
import { readTrack } from './tracks.ts';

/** Interval between progress reports, in milliseconds. */
export const INTERVAL = 50;

/**
 * Splits long work into portions, and adapts their size to the time that they take.
 * @param advance works through a portion; returns true at the end
 * @returns a function that works for about this many milliseconds; it returns true at the end
 */
export function inPortions(advance: (portion: number) => boolean): (milliseconds: number) => boolean {
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

export type Calls = typeof CALLS;
/** Functions that a worker can call by name, because their arguments and results can be posted. */
export const CALLS = Object.freeze({
  astar,
  catmullRom,
  chaikin,
  deviation,
  measure,
  offset,
  readTrack,
  refine,
  refineRejected,
  simplify,
});
