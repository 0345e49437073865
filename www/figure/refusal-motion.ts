/** A stone that has to stay shakes, and what it holds together drifts apart and back. */
import type { Change } from '../drawing/stones.ts';
import type { Place } from '../geometry/view.ts';
import type { Refusal } from './challenge.ts';
import { clamp, easeOut } from './easing.ts';

const SHAKE = 360;
const SWINGS = 3;
const DRIFT = 160;
/** In cells. */
const APART = 0.09;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export class RefusalMotion {
  #refusal: Refusal | null = null;
  /** Where each part drifts. */
  #asides: Place[] = [];
  #elapsed = 0;
  /** How far apart the parts are, 0 to 1. */
  #share = 0;
  #target = 0;

  /** Advances by some milliseconds. */
  advance(refusal: Refusal | null, columns: number, time: number, reduced: boolean) {
    if (refusal && refusal !== this.#refusal) {
      this.#refusal = refusal;
      this.#asides = refusal.parts.map((_, i) => asideOf(refusal, i, columns, reduced));
      this.#elapsed = reduced ? SHAKE : 0;
      this.#share = 0;
    } else this.#elapsed += time;
    this.#target = refusal ? 1 : 0;
    const pace = reduced ? 1 : time / DRIFT;
    const left = this.#target - this.#share;
    this.#share = Math.abs(left) <= pace ? this.#target : this.#share + Math.sign(left) * pace;
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
        ...{ cell: one, aside, share, letter: LETTERS[end] ?? '', reached: end === 0 },
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
