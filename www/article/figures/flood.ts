/** The flood over a few numbered stones, step by step, and the path of the carving laid over its own. */
import { computed } from '@preact/signals-core';
import type { Look } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import { drawRing, FORCED, REACH, STONE } from '../../drawing/stones.ts';
import { chisel } from '../../engine.js';
import { cellCorner, type Place, type View } from '../../geometry/view.ts';
import { Stepped } from './drawing.ts';
import { floodSteps } from './flood-steps.ts';
import { middles, stroke } from './kit.ts';
import {
  boardView,
  CELLS,
  drawBoard,
  drawDashedWay,
  FIELD,
  GOAL,
  SIDE,
  START,
  stoneAt,
  turns,
} from './numbered-board.ts';

export class Flood extends Stepped {
  readonly #flood = computed(() => floodSteps(SIDE, START, GOAL, turns.value));
  readonly #carved = computed(() => [...(chisel(FIELD)?.path ?? [])]);
  readonly pace = 420;

  constructor() {
    super({ step: { min: 0, max: () => this.last, step: 1, start: 0, label: 'step' } });
  }

  /** After the last stone: the walk back, then the carved path. */
  get last(): number {
    return this.#flood.value.visited.length + 2;
  }

  get #wet() {
    return this.#flood.value.visited.slice(0, this.now.step);
  }
  get #reach() {
    return this.#flood.value.reach[this.#wet.length];
  }
  /** The stone that the water takes next; none once it is there. */
  get #next(): number | undefined {
    return this.#flood.value.visited[this.#wet.length];
  }

  override get button() {
    return this.playing.value ? 'Pause' : 'Play';
  }
  override press() {
    if (this.playing.value) this.playing.value = false;
    else this.play();
  }

  /** To the moment at which the water took a stone, if it did. */
  override tap(at: Place) {
    const time = this.#flood.value.visited.indexOf(stoneAt(boardView(this), at));
    if (time >= 0) this.set('step', time + 1);
  }

  override partAt(at: Place) {
    const cell = stoneAt(boardView(this), at);
    if (this.#isBack && this.#flood.value.path.includes(cell)) return 'path';
    if (this.#wet.includes(cell)) return 'water';
    return this.#reach.includes(cell) ? 'reach' : '';
  }

  get #isBack() {
    return this.now.step > this.#flood.value.visited.length;
  }

  override get status() {
    const { visited, path } = this.#flood.value;
    const { step } = this.now;
    const carved = this.#carved.value;
    if (step > visited.length + 1)
      return String(path) === String(carved)
        ? `Dashed: what carving leaves. It is the same path, ${carved.length} stones.`
        : 'Dashed: what carving leaves. It is another path.';
    if (this.#isBack) return `Back along the arrows from B: ${path.length} stones.`;
    if (step === visited.length) return 'The water touches B.';
    if (step === 0) return 'All is dry. The water comes in at A.';
    return `${this.#reach.length} stones in reach. The largest number is ${turns.value[this.#next!]}: that one is next.`;
  }

  override describe() {
    return this.status;
  }

  override values() {
    return {
      visited: this.#wet.length,
      reach: this.#reach.length,
      largest: turns.value[this.#next ?? START],
    };
  }

  draw(pen: Pen, look: Look) {
    const { path } = this.#flood.value;
    const [wet, reach, next] = [this.#wet, this.#reach, this.#next];
    const kindOf = (cell: number) =>
      this.#isBack && path.includes(cell) ? FORCED : wet.includes(cell) ? REACH : STONE;
    const parts = {
      water: wet,
      reach,
      next: next === undefined ? [] : [next],
      path: this.#isBack ? path : [],
    };
    drawBoard(pen, look, this, { kindOf, parts, strong: [...wet, ...reach] }, (view) => {
      if (next !== undefined) this.#frame(pen, look, view, reach);
      if (next !== undefined && wet.length) drawRing(pen, view, look, next);
      const isLit = this.isLit('arrows');
      stroke(pen, look, this.#arrows(view), isLit ? 'ink' : 'seen-0', isLit ? 3 : 2.25);
      if (this.now.step < this.last) return;
      drawDashedWay(pen, look, view, this.#carved.value, path);
    });
  }

  #frame(pen: Pen, look: Look, view: View, cells: readonly number[]) {
    const inset = 0.07 * view.unit;
    const [side, radius] = [view.unit - 2 * inset, 0.11 * view.unit];
    pen.beginPath();
    for (const cell of cells) {
      const { x, y } = cellCorner(view, cell);
      pen.roundRect(x + inset, y + inset, side, side, radius);
    }
    pen.strokeStyle = look.tones.dot;
    pen.lineWidth = 3;
    pen.stroke();
  }

  /** Across the border of two stones an arrow to the one that saw the other first. */
  #arrows(view: View): number[][] {
    const { seenFrom, seenAt } = this.#flood.value;
    const [long, tip] = [0.16 * view.unit, 0.09 * view.unit];
    const seen = CELLS.filter((cell) => seenAt[cell] > 0 && seenAt[cell] <= this.#wet.length);
    return seen.flatMap((cell) => {
      const [x, y, toX, toY] = middles(view, [cell, seenFrom[cell]]);
      const [dx, dy] = [(toX - x) / view.unit, (toY - y) / view.unit];
      const [midX, midY] = [(x + toX) / 2, (y + toY) / 2];
      const end = [midX + dx * long, midY + dy * long];
      const wing = (side: number) => [
        end[0] - dx * tip - side * dy * tip,
        end[1] - dy * tip + side * dx * tip,
      ];
      return [
        [midX - dx * long, midY - dy * long, ...end],
        [...wing(1), ...end, ...wing(-1)],
      ];
    });
  }
}
