/** Remembers which stones fall or turn since when, by comparing the kinds of cells from frame to frame. */
import { FORCED, SOCKET, STONE, type Change } from '../drawing/stones.ts';
import { clamp, cubicBezier, easeOut } from './easing.ts';

const FALL = 340;
const TURN = 160;
const SETTLE = 180;
const LIFT = 2;
const falling = cubicBezier(0.5, 0, 0.9, 0.4);

export class StoneChanges {
  #before: Uint8Array | null = null;
  #falls = new Map<number, number>();
  #turns = new Map<number, { from: number; since: number }>();

  get any() {
    return this.#falls.size + this.#turns.size > 0;
  }

  /** Forgets all motion; the next comparison starts from these kinds. */
  reset(kinds: Uint8Array | null = null) {
    this.#before = kinds;
    this.#falls.clear();
    this.#turns.clear();
  }

  /** Starts the motion of each stone that differs from the kinds compared last. */
  compare(kinds: Uint8Array, now: number) {
    const before = this.#before;
    this.#before = kinds;
    if (before?.length !== kinds.length) return;
    kinds.forEach((kind, cell) => {
      const from = before[cell];
      if (kind === from) return;
      if (kind === SOCKET && from <= FORCED) {
        this.#turns.delete(cell);
        this.#falls.set(cell, now);
      } else if (kind === STONE) this.#falls.delete(cell);
      else if (from >= STONE && kind <= FORCED) this.#turns.set(cell, { from, since: now });
    });
  }

  at(now: number): Change[] {
    const changes: Change[] = [];
    for (const [cell, since] of this.#falls) {
      const share = (now - since) / FALL;
      if (share >= 1) this.#falls.delete(cell);
      else changes.push({ cell, falls: falling(share) });
    }
    for (const [cell, { from, since }] of this.#turns) {
      const time = now - since;
      const settles = this.#before?.[cell] === FORCED;
      if (time >= (settles ? SETTLE : TURN)) this.#turns.delete(cell);
      else
        changes.push({
          cell,
          from,
          turned: easeOut(time / TURN),
          lift: settles ? LIFT * Math.sin(Math.PI * clamp(time / SETTLE)) : 0,
        });
    }
    return changes;
  }
}
