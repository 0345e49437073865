/** An island: removes stones while the others stay in one piece, until few are left in shallow water. */
import { computed } from '@preact/signals-core';
import type { FigureTone as Tone } from './tones.ts';
import { SOCKET, STONE, type Change } from '../../drawing/stones.ts';
import { blob } from '../../engine.ts';
import { clamp, apart, cellCorner, type Place, type View } from '../../geometry/view.ts';
import type { Pen } from '../../drawing/pen.ts';
import { Drawing, viewOf, type Grip } from './drawing.ts';
import { boardOf, type Sketch } from './kit.ts';

const BOARD = boardOf(24, 14);
const { columns: COLUMNS, rows: ROWS, cells: ALL } = BOARD;
/** The outermost cells are sea. */
const SEA = ALL.filter((cell) => BOARD.nearest(BOARD.middleOf(cell), 1) !== cell);
const MOST = ALL.length - SEA.length;
/** The first middle; and the exponent of squared distances in the weights of stones, at roundness 1. */
const MIDDLE = 7 * COLUMNS + 11;
const STRICTEST = 8;
/** Edges of the water, from the outer one inwards: how far out, in cells, and its colour. */
const SHORES: readonly [out: number, width: number, tone: Tone][] = [
  [1.15, 0, 'edge'],
  [1.15, -2, 'socket'],
  [0.6, 0, 'edge'],
  [0.6, -1, 'socket'],
];
/** How long the removal lasts, and how long each stone falls, in milliseconds. */
const [LASTS, FALLS] = [2400, 320];

export class Island extends Drawing<'count' | 'roundness' | 'seed'> {
  override readonly ranges = {
    count: { min: 2, max: MOST, step: 1, start: 60, label: 'stones' },
    roundness: { min: 0, max: 1, step: 0.1, start: 0.5, label: 'roundness' },
    seed: { min: 0, max: 999, step: 1, start: 301, label: 'seed' },
  };
  /** A cell. The farther a stone is from it, the earlier it is removed. */
  readonly #middle = this.list('middle', [MIDDLE], { below: ALL.length });
  readonly #weights = computed(() => {
    const [middle] = this.#middle.value;
    const power = STRICTEST * this.now.roundness ** 2;
    const far = (cell: number) => apart(BOARD.middleOf(cell), BOARD.middleOf(middle)) ** 2;
    // The middle itself stays.
    return ALL.map((cell) => (cell === middle ? 0 : (far(cell) / ALL.length) ** power));
  });
  readonly #cells = computed(() => this.#left(this.now.count));
  readonly #going = this.slide(LASTS + FALLS);
  /** When each removed stone begins to fall, in milliseconds. */
  readonly #falls = computed(() => {
    const { count } = this.now;
    const falls = new Map<number, number>();
    let before = this.#left(MOST);
    for (let left = MOST - 1; left >= count; left--) {
      const cells = this.#left(left);
      const share = (MOST - left) / (MOST - count);
      for (const cell of before) if (!cells.has(cell)) falls.set(cell, LASTS * (1 - Math.sqrt(1 - share)));
      before = cells;
    }
    return falls;
  });

  /** With one seed, a smaller island is a part of every larger one. */
  #left(count: number): ReadonlySet<number> {
    const weights = this.#weights.value;
    return new Set(blob({ width: COLUMNS, height: ROWS, walls: SEA, count, weights, seed: this.now.seed }));
  }

  override stop() {
    super.stop();
    this.#going.stop();
  }

  override begin(isSeen: boolean) {
    if (!isSeen) this.#going.start();
  }

  override readonly calls = {
    reseed: () => {
      this.now.seed = Math.floor(1000 * Math.random());
      this.#going.start();
    },
  };

  override grips(): Grip[] {
    const at = BOARD.middleOf(this.#middle.value[0]);
    return [{ ...at, letter: '', label: 'the middle of the island' }];
  }

  override move(_index: number, to: Place) {
    this.stop();
    this.#middle.value = [BOARD.nearest(to, 1)];
  }

  override values() {
    return { cells: this.#cells.value.size };
  }

  override describe() {
    const { count, roundness } = this.now;
    return `An island of ${count} stones, roundness ${roundness}`;
  }

  override get view(): View {
    return viewOf(BOARD, this.size.value);
  }

  draw(sketch: Sketch) {
    const { view } = this;
    const cells = this.#cells.value;
    const kinds = Uint8Array.from(ALL, (cell) => (cells.has(cell) ? STONE : SOCKET));
    const falls: Change[] = [];
    const time = this.#going.passed * (LASTS + FALLS);
    for (const [cell, start] of this.#going.moving ? this.#falls.value : []) {
      if (time < start) kinds[cell] = STONE;
      else if (time < start + FALLS) falls.push({ cell, falls: (time - start) / FALLS });
    }
    sketch.sockets(view, (cell) => kinds[cell] === SOCKET);
    // The water appears while the last stone falls.
    const water = clamp((time - LASTS) / FALLS);
    if (water) sketch.faded(water, () => this.#drawWater(sketch, view, cells));
    sketch.stones(view, kinds, falls);
  }

  #drawWater(sketch: Sketch, view: View, cells: ReadonlySet<number>) {
    const trace = (pen: Pen) => {
      for (const { x, y } of [...cells].map((cell) => cellCorner(view, cell)))
        pen.rect(x, y, view.unit, view.unit);
    };
    for (const [out, width, tone] of SHORES) sketch.fill(tone, trace, tone, 2 * (out * view.unit + width));
  }
}
