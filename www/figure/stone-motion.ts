/** How single stones move: they fall or turn while the chisel carves, and shake if they have to stay. */
import { letterOf } from '../drawing/handles.ts';
import { FORCED, SOCKET, STONE, type Change } from '../drawing/stones.ts';
import { clamp, type Place } from '../geometry/view.ts';
import type { Refusal } from './challenge.ts';
import { cubicBezier, easeOut } from './easing.ts';

const FALL = 340;
const TURN = 160;
const SETTLE = 180;
const LIFT = 2;
const falling = cubicBezier(0.5, 0, 0.9, 0.4);

/** Milliseconds that a stone takes to change to a kind. */
const timeTo = (kind: number) => (kind === SOCKET ? FALL : kind === FORCED ? SETTLE : TURN);

/** Tracks falling and turning stones by comparing the kinds of cells from frame to frame. */
export class StoneChanges {
  #before: Uint8Array | null = null;
  #moving = new Map<number, { from: number; to: number; since: number }>();

  get any() {
    return this.#moving.size > 0;
  }

  /** Forgets all motion; the next comparison starts from these kinds. */
  reset(kinds: Uint8Array | null = null) {
    this.#before = kinds;
    this.#moving.clear();
  }

  /** Starts the motion of each stone whose kind has changed. A stone that comes back does not move. */
  compare(kinds: Uint8Array, now: number) {
    const before = this.#before;
    this.#before = kinds;
    if (before?.length !== kinds.length) return;
    kinds.forEach((to, cell) => {
      const from = before[cell];
      if (to === from) return;
      const wasStone = from >= STONE && from <= FORCED;
      if (wasStone && to !== STONE && to <= FORCED) this.#moving.set(cell, { from, to, since: now });
      else this.#moving.delete(cell);
    });
  }

  at(now: number): Change[] {
    return [...this.#moving].flatMap(([cell, { from, to, since }]) => {
      const time = now - since;
      if (time >= timeTo(to)) {
        this.#moving.delete(cell);
        return [];
      }
      if (to === SOCKET) return { cell, falls: falling(time / FALL) };
      const lift = to === FORCED ? LIFT * Math.sin(Math.PI * clamp(time / SETTLE)) : 0;
      return { cell, from, turned: easeOut(time / TURN), lift };
    });
  }
}

const SHAKE = 360;
const SWINGS = 3;
const DRIFT = 160;
/** How far a part drifts, in cells. */
const APART = 0.09;

/** Shakes a stone that has to stay, while the parts that it joins drift apart and back. */
export class RefusalMotion {
  #refusal: Refusal | null = null;
  #asides: Place[] = [];
  #elapsed = 0;
  /** How far apart the parts are, 0 to 1. */
  #share = 0;
  #target = 0;

  advance(refusal: Refusal | null, columns: number, time: number, reduced: boolean) {
    if (refusal && refusal !== this.#refusal) {
      this.#refusal = refusal;
      this.#asides = refusal.parts.map((_, i) => asideOf(refusal, i, columns, reduced));
      this.#elapsed = reduced ? SHAKE : 0;
      this.#share = 0;
    } else this.#elapsed += time;
    this.#target = refusal ? 1 : 0;
    const pace = reduced ? 1 : time / DRIFT;
    this.#share = clamp(this.#target, this.#share - pace, this.#share + pace);
    if (!refusal && this.#share === 0) this.#refusal = null;
  }

  get moves() {
    return this.#refusal !== null && (this.#elapsed < SHAKE || this.#share !== this.#target);
  }

  at(): Change[] {
    if (!this.#refusal) return [];
    const { cell, parts } = this.#refusal;
    const share = easeOut(this.#share);
    const asides = parts.flatMap(({ end, cells }, part) => {
      const { x, y } = this.#asides[part];
      const aside = { x: share * x, y: share * y };
      return Array.from(cells, (one) => ({
        ...{ cell: one, aside, share, letter: letterOf(end), reached: end === 0 },
      }));
    });
    const shakes = Math.sin(2 * Math.PI * SWINGS * clamp(this.#elapsed / SHAKE));
    return this.#target ? [...asides, { cell, shakes: this.#elapsed < SHAKE ? shakes : 0 }] : asides;
  }
}

/** A part drifts away from the middle of the others, along both axes. */
function asideOf({ cell, parts }: Refusal, part: number, columns: number, reduced: boolean): Place {
  if (reduced) return { x: 0, y: 0 };
  const others = parts.flatMap(({ cells }, i) => (i === part ? [] : Array.from(cells)));
  const [from, to] = [[cell, ...others], Array.from(parts[part].cells)].map((cells) =>
    middle(cells, columns),
  );
  return { x: APART * Math.sign(to.x - from.x), y: APART * Math.sign(to.y - from.y) };
}

function middle(cells: readonly number[], columns: number): Place {
  const sum = (of: (cell: number) => number) => cells.reduce((all, cell) => all + of(cell), 0) / cells.length;
  return { x: sum((cell) => cell % columns), y: sum((cell) => Math.floor(cell / columns)) };
}
