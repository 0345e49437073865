/** Work that page and worker share. */
import { catmullRom, chaikin, offset, refine, refineRejected, simplify } from './curves.ts';
import { deviation, measure } from './measures.ts';
import { astar } from './routes.ts';
import { readTrack } from './tracks.ts';

/**
 * Long work in portions, whose size follows from how long they take.
 * @param advance says whether all is done
 * @returns works for about so long, and says whether all is done
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
/** Calls that a worker can be asked for by name: what they take and give can be handed over. */
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
