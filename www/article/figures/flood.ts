/** The flood over a few numbered stones, step by step, with the carved path dashed over the flood's own. */
import { computed } from '@preact/signals-core';
import type { FigureTone as Tone } from './tones.ts';
import { FORCED, NEWEST, REACH, SOCKET, STONE } from '../../drawing/stones.ts';
import { chisel } from '../../engine.ts';
import { cellCorner, type Place, type View } from '../../geometry/view.ts';
import { viewAt } from './drawing.ts';
import { arrow, cellAt, middles, type Sketch } from './kit.ts';
import {
  BOARD,
  FIELD,
  firstOf,
  floodSteps,
  GOAL,
  nameOf,
  NumberedDrawing,
  START,
  numbers,
} from './numbered-board.ts';

/** Width of the list beside the board, and the stones in a row of it. */
const [BESIDE, ROW] = [6.5, 5];
/** The water takes B as soon as it touches it. */
const rank = (cell: number) => (cell === GOAL ? Infinity : numbers.value[cell]);

export class Flood extends NumberedDrawing<'step'> {
  override readonly ranges = {
    // After the last stone: the walk back, then the carved path.
    step: { min: 0, max: () => this.#flood.value.visited.length + 2, step: 1, start: 14, label: 'step' },
  };
  readonly #flood = computed(() => floodSteps(BOARD, START, GOAL, numbers.value));
  readonly #carved = computed(() => [...(chisel(FIELD)?.path ?? [])]);
  override readonly played = { name: 'step', pace: () => 420 } as const;

  readonly #wet = computed(() => this.#flood.value.visited.slice(0, this.now.step));
  readonly #reach = computed(() => this.#flood.value.reach[this.#wet.value.length]);
  /** The stone that the water takes next; undefined once it has reached B. */
  readonly #next = computed(() => this.#flood.value.visited[this.#wet.value.length]);

  /** Goes to the step at which the water took a stone, if it did. */
  override tap(at: Place) {
    const time = this.#flood.value.visited.indexOf(cellAt(this.view, at));
    if (time >= 0) this.set('step', time + 1);
  }

  protected override get parts() {
    const [wet, reach] = [this.#wet.value, this.#reach.value];
    const path = this.#isBack.value ? this.#flood.value.path : [];
    // At the first step there is only A; at the end `next` keeps the last stone taken.
    const [water, arrows] = wet.length ? [wet, []] : [[START], [START]];
    const next = [this.#next.value ?? wet.at(-1)!];
    return { path, reach, water, arrows, next, least: [firstOf(this.#flood.value.path)] };
  }

  readonly #isBack = computed(() => this.now.step > this.#flood.value.visited.length);

  override get status() {
    const { visited, path } = this.#flood.value;
    const { step } = this.now;
    const carved = this.#carved.value;
    if (step > visited.length + 1)
      return String(path) === String(carved)
        ? `Dashed: what carving leaves. It is the same path, ${carved.length} stones.`
        : 'Dashed: what carving leaves. It is another path.';
    if (this.#isBack.value) return `Back along the arrows from B: ${path.length} stones.`;
    if (step === visited.length) return 'The water touches B.';
    if (step === 0) return 'All is dry. The water comes in at A.';
    return `${this.#reach.value.length} stones in reach. The largest number is ${numbers.value[this.#next.value!]}: that one is next.`;
  }

  override describe() {
    return this.status;
  }

  /** Room for the list of the stones in reach. */
  protected override get beside() {
    return this.width > 1.6 * this.height ? BESIDE : 0;
  }

  draw(sketch: Sketch) {
    const { path } = this.#flood.value;
    const { view } = this;
    const [wet, reach, next] = [this.#wet.value, this.#reach.value, this.#next.value];
    const newest = next === undefined ? -1 : (wet.at(-1) ?? -1);
    const route = this.#isBack.value ? path : [];
    const shown = {
      kindOf: (cell: number) =>
        route.includes(cell) ? FORCED : cell === newest ? NEWEST : wet.includes(cell) ? REACH : STONE,
      toneOf: (cell: number) => (route.includes(cell) ? 'on-path' : cell === newest ? 'paper' : undefined),
      strong: [...wet, ...reach, ...route],
    } as const;
    this.drawBoard(sketch, shown, () => {
      if (next !== undefined) this.#frame(sketch, view, reach);
      if (next !== undefined && wet.length) sketch.ring(view, next);
      const isLast = this.now.step === this.last;
      const isLit = this.isLit('arrows');
      if (!isLast || isLit) sketch.stroke(this.#arrows(view, route), 'ink', isLit ? 3.5 : 2.25);
      if (isLast) this.drawDashedRoute(sketch, this.#carved.value, path);
    });
    if (view.left + BOARD.columns * view.unit < this.width / 1.6) this.#drawBeside(sketch, view);
  }

  #drawBeside(sketch: Sketch, view: View) {
    const x = view.left + (BOARD.columns + 1.3) * view.unit;
    const line = (row: number, text: string, tone: Tone = 'quiet') =>
      sketch.write(x, view.top + 14 + 26 * row, text, { size: 15, tone });
    if (this.#isBack.value) {
      const { path, visited } = this.#flood.value;
      line(0, 'Home along the arrows:', 'ink');
      line(1, `${path.length} stones, the carved path.`, 'ink');
      line(2.6, `${BOARD.cells.length - visited.length - 1} stones stayed dry.`);
      line(3.6, 'The smallest number');
      return line(4.6, `on the route is ${numbers.value[firstOf(path)]}.`);
    }
    line(0, this.#wet.value.length ? 'In reach, the largest first' : 'The water comes in at A', 'ink');
    const order = [...this.#reach.value].sort((a, b) => rank(b) - rank(a));
    const unit = 0.84 * view.unit;
    const rows = Math.ceil(order.length / ROW);
    const list = viewAt(unit, x, view.top + 36, this.size.value, ROW, rows);
    const kinds = Uint8Array.from({ length: ROW * rows }, (_, i) => (i < order.length ? STONE : SOCKET));
    sketch.stones(list, kinds);
    this.#frame(sketch, list, [...order.keys()]);
    sketch.ring(list, 0);
    order.forEach((cell, i) => {
      const [x, y] = middles(list, [i]);
      const words = { size: this.letters, align: 'center', weight: 600, tone: 'on-stone' } as const;
      sketch.write(x, y, nameOf(cell), words);
    });
  }

  #frame(sketch: Sketch, view: View, cells: readonly number[]) {
    const inset = 0.07 * view.unit;
    const [side, radius] = [view.unit - 2 * inset, 0.11 * view.unit];
    const trace = () => {
      for (const { x, y } of cells.map((cell) => cellCorner(view, cell)))
        sketch.pen.roundRect(x + inset, y + inset, side, side, radius);
    };
    sketch.outline(trace, 'seen-1', 3);
  }

  /** Arrows across borders, from each stone to the one that touched it first; on the route home only those of the path. */
  #arrows(view: View, route: readonly number[]): number[][] {
    const { seenFrom, seenAt } = this.#flood.value;
    const seen = BOARD.cells
      .filter((cell) => seenAt[cell] > 0 && seenAt[cell] <= this.#wet.value.length)
      .filter((cell) => !route.length || route.includes(cell));
    return seen.flatMap((cell) => {
      const [x, y, toX, toY] = middles(view, [cell, seenFrom[cell]]);
      const [dx, dy] = [(toX - x) / view.unit, (toY - y) / view.unit];
      return arrow([(x + toX) / 2, (y + toY) / 2], [dx, dy], 0.16 * view.unit);
    });
  }
}
