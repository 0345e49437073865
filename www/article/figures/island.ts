/** An island: stones go as long as the rest stays in one piece, until few are left in shallow water. */
import { computed, signal } from '@preact/signals-core';
import type { FigureTone as Tone } from './tones.ts';
import { SOCKET, STONE, type Change } from '../../drawing/stones.ts';
import { blob } from '../../engine.ts';
import { apart, cellCorner, type Place, type View } from '../../geometry/view.ts';
import type { Pen } from '../../drawing/pen.ts';
import { Drawing, viewAt, type Grip } from './drawing.ts';
import { Board, type Sketch } from './kit.ts';

const BOARD = new Board(24, 14);
const { columns: COLUMNS, rows: ROWS, cells: ALL } = BOARD;
/** There is sea all round. */
const SEA = ALL.filter((cell) => BOARD.nearest(BOARD.middleOf(cell), 1) !== cell);
const MOST = ALL.length - SEA.length;
/** The first middle, and the power of the square of a distance in weights of stones at roundness 1. */
const MIDDLE = 7 * COLUMNS + 11;
const STRICTEST = 8;
/** Edges of the water, from the outer one inwards: how far out, in cells, and its colour. */
const SHORES: readonly [out: number, width: number, tone: Tone][] = [
  [1.15, 0, 'edge'],
  [1.15, -2, 'socket'],
  [0.6, 0, 'edge'],
  [0.6, -1, 'socket'],
];
/** How long stones go, and how long each one falls, in milliseconds. */
const [LASTS, FALLS] = [2400, 320];

/** While stones go. */
interface Going {
  cells: ReadonlySet<number>;
  /** When the last ones began to fall. */
  fallen: readonly { cell: number; since: number }[];
  now: number;
}

export class Island extends Drawing<'count' | 'roundness' | 'seed'> {
  override readonly ranges = {
    count: { min: 1, max: MOST, step: 1, start: 60, label: 'stones' },
    roundness: { min: 0, max: 1, step: 0.1, start: 0.5, label: 'roundness' },
    seed: { min: 0, max: 999, step: 1, start: 301, label: 'seed' },
  };
  /** A cell: the farther a stone is from it, the sooner it goes. */
  readonly #middle = this.list('middle', [MIDDLE], { below: ALL.length });
  readonly #weights = computed(() => {
    const [middle] = this.#middle.value;
    const power = STRICTEST * this.now.roundness ** 2;
    const far = (cell: number) => apart(BOARD.middleOf(cell), BOARD.middleOf(middle)) ** 2;
    // The middle itself stays.
    return ALL.map((cell) => (cell === middle ? 0 : (far(cell) / ALL.length) ** power));
  });
  readonly #cells = computed(() => this.#left(this.now.count));
  override readonly nudge = 1;
  readonly #going = signal<Going | null>(null);
  #moves = false;
  #started = 0;

  /** Fewer stones of one seed are a part of more. */
  #left(count: number): ReadonlySet<number> {
    const weights = this.#weights.value;
    return new Set(blob({ width: COLUMNS, height: ROWS, walls: SEA, count, weights, seed: this.now.seed }));
  }

  override stop() {
    this.#going.value = null;
  }

  override begin() {
    this.#moves = true;
    this.#play();
  }

  reseed = () => {
    this.now.seed = Math.floor(1000 * Math.random());
    if (this.#moves) this.#play();
  };

  override get calls() {
    return { reseed: this.reseed };
  }

  #play() {
    this.#started = 0;
    this.#going.value = { cells: this.#left(MOST), fallen: [], now: 0 };
  }

  override get pending() {
    return this.#going.value !== null;
  }

  override work() {
    const now = performance.now();
    this.#started ||= now;
    const share = Math.min(1, (now - this.#started) / LASTS);
    const before = this.#going.peek()!;
    const cells = this.#left(Math.round(MOST + (this.now.count - MOST) * (1 - (1 - share) ** 2)));
    const gone = [...before.cells].filter((cell) => !cells.has(cell));
    const fallen = [
      ...before.fallen.filter(({ since }) => now - since < FALLS),
      ...gone.map((cell) => ({ cell, since: now })),
    ];
    this.#going.value = share < 1 || fallen.length ? { cells, fallen, now } : null;
  }

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
    return `An island of ${count} stone${count === 1 ? '' : 's'}, roundness ${roundness}`;
  }

  override get view(): View {
    const unit = this.width / (COLUMNS + 1);
    return viewAt(unit, unit / 2, unit / 2, this.size.value, COLUMNS, ROWS);
  }

  draw(sketch: Sketch) {
    const { view } = this;
    const going = this.#going.value;
    const cells = going?.cells ?? this.#cells.value;
    const kinds = new Uint8Array(COLUMNS * ROWS).fill(SOCKET);
    for (const cell of cells) kinds[cell] = STONE;
    const falls: Change[] = (going?.fallen ?? []).map(({ cell, since }) => ({
      cell,
      falls: (going!.now - since) / FALLS,
    }));
    sketch.sockets(view, (cell) => !cells.has(cell));
    // The water comes when all has gone that is to go.
    const water = going ? Math.max(0, (going.now - this.#started - LASTS) / FALLS) : 1;
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
