/**
 * Ramer-Douglas-Peucker at work: a route on a map, one question at a time, and below it all questions as a tree. A capsule
 * of the tree spans the points it asks about; the mark in it is the farthest of them.
 */
import { computed, signal } from '@preact/signals-core';
import type { Look } from '../../drawing/look.ts';
import { drawMarksBelow } from '../../drawing/marks.ts';
import type { Pen } from '../../drawing/pen.ts';
import { drawRoad } from '../../drawing/road.ts';
import { drawSockets } from '../../drawing/stones.ts';
import { drawWalls } from '../../drawing/walls.ts';
import { astar, cellsToPoints } from '../../engine.js';
import { acceptValue, cellSet, indexesOf, NO_CELLS } from '../../figure/kinds.ts';
import { bandEdges } from '../../geometry/capsules.ts';
import { pageLine, type Place } from '../../geometry/view.ts';
import { Stepped, viewAt, type Grip } from './drawing.ts';
import { farthestPoints, type Question } from './farthest-points.ts';
import { clamp, dots, fill, squares, stroke, strokeCurve, write } from './kit.ts';

const [COLUMNS, ROWS] = [24, 14];
const SIZE = { width: COLUMNS, height: ROWS };
/** Pixels beside the mark of a capsule: where there is less, it has no number. */
const ROOM_FOR_NUMBER = 38;
const FEWEST_LEVELS = 6;
/** Of the shortest routes one with stairs. */
const SEED = 21;

export class Rdp extends Stepped<'tolerance'> {
  readonly #ends = signal([1 + 12 * COLUMNS, 22 + COLUMNS]);
  readonly #walls = computed(() => {
    const set = acceptValue(cellSet, this.attributes('walls'));
    return indexesOf(set ?? NO_CELLS, COLUMNS, ROWS);
  });
  readonly #route = computed(() => {
    const [from, to] = this.#ends.value;
    const route = astar({ ...SIZE, walls: [...this.#walls.value], from, to, seed: SEED });
    return route ? cellsToPoints(route, SIZE) : new Float64Array();
  });
  readonly #questions = computed(() =>
    this.#route.value.length ? farthestPoints(this.#route.value, this.now.tolerance) : [],
  );
  /** The capsule that the pointer is on, or -1. */
  readonly #pointed = signal(-1);
  override readonly nudge = 1;
  readonly pace = 1100;

  constructor() {
    super({
      tolerance: { min: 0, max: 4, step: 0.1, start: 0.9, label: 'tolerance' },
      step: { min: 0, max: () => this.last, step: 1, start: Infinity, label: 'step' },
    });
  }

  get last(): number {
    return this.#questions.value.length;
  }

  override begin() {
    this.restart();
  }

  override get view() {
    const { width, height } = this.size.value;
    const unit = Math.min(width / COLUMNS, (0.76 * height) / (ROWS + 0.3));
    return viewAt(unit, (width - COLUMNS * unit) / 2, 0.2 * unit, this.size.value, COLUMNS, ROWS);
  }

  override grips(): Grip[] {
    return ['start', 'goal'].map((label, end) => {
      const cell = this.#ends.value[end];
      return { x: (cell % COLUMNS) + 0.5, y: Math.floor(cell / COLUMNS) + 0.5, letter: 'AB'[end], label };
    });
  }

  override move(end: number, { x, y }: Place) {
    const cell = clamp(Math.floor(y), 0, ROWS - 1) * COLUMNS + clamp(Math.floor(x), 0, COLUMNS - 1);
    if (this.#walls.value.includes(cell) || this.#ends.value.includes(cell)) return;
    this.playing.value = false;
    this.#ends.value = this.#ends.value.with(end, cell);
  }

  override hover(at: Place | null) {
    const boxes = this.#asked.map((question) => this.#capsule(question));
    this.#pointed.value = at
      ? boxes.findIndex(
          ({ x, y, width, height }) => at.x > x && at.x < x + width && at.y > y && at.y < y + height,
        )
      : -1;
  }
  override tap(at: Place) {
    this.hover(at);
  }

  get #asked() {
    return this.#questions.value.slice(0, this.now.step);
  }

  /** The question on the map; none once all are answered, unless the pointer is on one. */
  get #shown(): number {
    const asked = this.#asked.length;
    if (this.#pointed.value >= 0 && this.#pointed.value < asked) return this.#pointed.value;
    return asked === this.last ? -1 : asked - 1;
  }

  override values() {
    const kept = 2 + this.#questions.value.filter(({ isKept }) => isKept).length;
    return { points: this.#route.value.length / 2, kept, steps: this.last };
  }

  override describe() {
    const { points, kept, steps } = this.values();
    return `${super.describe()}. Question ${this.now.step} of ${steps}; ${kept} of ${points} points stay`;
  }

  draw(pen: Pen, look: Look) {
    this.#drawMap(pen, look);
    this.#drawTree(pen, look);
  }

  #drawMap(pen: Pen, look: Look) {
    const { view } = this;
    const route = pageLine(view, this.#route.value);
    const at = (i: number) => [route[2 * i], route[2 * i + 1]];
    const asked = this.#asked;
    const kept = asked.filter(({ isKept }) => isKept).map(({ farthest }) => farthest);
    const standing = [0, ...kept, route.length / 2 - 1].sort((one, other) => one - other);
    const gone = asked
      .filter(({ isKept }) => !isKept)
      .flatMap(({ first, last }) => Array.from({ length: last - first - 1 }, (_, i) => first + 1 + i));
    drawSockets(pen, view, look, (cell) => !this.#walls.value.includes(cell));
    drawWalls(pen, view, look, this.#walls.value);
    drawRoad(pen, view, look, [route], 1);
    const question = asked[this.#shown];
    const leg = question && [...at(question.first), ...at(question.last)];
    if (question) {
      const radius = this.now.tolerance;
      const line = [question.first, question.last].flatMap((i) => [
        ...this.#route.value.subarray(2 * i, 2 * i + 2),
      ]);
      const band = { line, radius, edges: bandEdges(line, radius) };
      drawMarksBelow(pen, view, look, [{ id: 'rdp', tone: 'rdp', marks: { band } }], {});
    }
    strokeCurve(pen, look, 'raw', route);
    const r = clamp(view.unit / 8, 2, 4);
    dots(pen, look, route, r / 2, 'raw');
    strokeCurve(pen, look, 'rdp', standing.flatMap(at), view.unit);
    if (question) {
      stroke(pen, look, [leg, [...at(question.farthest), ...pageLine(view, question.foot)]], 'ink');
      dots(pen, look, at(question.farthest), 2.2 * r, 'paper', 'ink', 2);
      this.part('farthest', at(question.farthest), 3 * r);
    }
    this.#marks(pen, look, 'dropped', gone.flatMap(at), r);
    this.#marks(pen, look, 'kept', standing.flatMap(at), r);
    if (question && this.isLit('farthest')) dots(pen, look, at(question.farthest), 3 * r, 'ink');
  }

  /** Points that stay are squares, points that go are hollow. */
  #marks(pen: Pen, look: Look, name: 'kept' | 'dropped', points: number[], r: number) {
    const isLit = this.isLit(name);
    if (name === 'kept') squares(pen, look, points, isLit ? r + 3 : r + 0.5, 'rdp', isLit ? 'ink' : 'case');
    else dots(pen, look, points, isLit ? r + 2 : r - 0.5, 'paper', isLit ? 'ink' : 'rdp');
    for (let i = 0; i < points.length; i += 2) this.part(name, points.slice(i, i + 2));
  }

  #capsule({ first, last, depth }: Question) {
    const { unit, left, top } = this.view;
    const from = top + (ROWS + 0.4) * unit;
    const levels = Math.max(FEWEST_LEVELS, ...this.#questions.value.map((one) => one.depth + 1));
    const step = (this.height - from) / levels;
    const scale = ((COLUMNS - 1) * unit) / (this.#route.value.length / 2 - 1);
    const x = (i: number) => left + unit / 2 + i * scale;
    return {
      x: x(first) + 1,
      y: from + depth * step,
      width: x(last) - x(first) - 2,
      height: step - 4,
      at: x,
    };
  }

  #drawTree(pen: Pen, look: Look) {
    for (const [i, question] of this.#asked.entries()) {
      const { farthest, distance, isKept } = question;
      const { x, y, width, height, at } = this.#capsule(question);
      const [markX, middle] = [at(farthest), y + height / 2];
      const isShown = i === this.#shown;
      const radius = Math.min(height, width) / 2;
      pen.globalAlpha = isKept ? 0 : 0.13;
      fill(pen, look, 'rdp', () => pen.roundRect(x, y, width, height, radius));
      pen.globalAlpha = 1;
      pen.beginPath();
      pen.roundRect(x, y, width, height, radius);
      pen.strokeStyle = look.tones[isShown ? 'ink' : 'rdp'];
      pen.lineWidth = isShown ? 2.5 : 1.25;
      pen.stroke();
      this.#marks(pen, look, isKept ? 'kept' : 'dropped', [markX, middle], 3.5);
      const isBefore = markX - x > x + width - markX;
      if ((isBefore ? markX - x : x + width - markX) < ROOM_FOR_NUMBER) continue;
      const words = { size: 13, align: isBefore ? 'right' : 'left', tone: 'rdp' } as const;
      write(pen, look, markX + (isBefore ? -9 : 9), middle, distance.toFixed(1), words);
    }
  }
}
