/**
 * Ramer-Douglas-Peucker at work: a route on a map, one question at a time, and below it all questions as a tree.
 * A bar of the tree spans the points it asks about; the mark on it is the farthest of them.
 */
import { makeSvg } from '../../dom.js';
import { Companion } from './companion.js';
import { farthestPoints } from './farthest-points.js';
import { makeHandle } from './handle.js';
import { clamp, dot, line, square, text } from './svg.js';
import { wallsOf } from './walls-of.js';

const [COLUMNS, ROWS] = [24, 14];
/** Milliseconds between two steps when it plays by itself. */
const PACE = 1100;
/** Bars narrower than this have no number. */
const ROOM_FOR_NUMBER = 40;
const FEWEST_LEVELS = 5;
/** Of the shortest routes one with stairs. */
const SEED = 21;

export class SimplifyFigure extends Companion {
  static parameters = {
    tolerance: { min: 0, max: 4, step: 0.1, label: 'tolerance' },
    step: { min: 0, max: 0, step: 1, label: 'step' },
  };

  #tolerance = 0.9;
  /** How many questions are asked. */
  #step = 0;
  #ends = [1 + 12 * COLUMNS, 22 + COLUMNS];
  /** @type {number[]} */
  #walls = [];
  /** @type {Float64Array | null} */
  #route = null;
  /** @type {import('./farthest-points.js').Question[]} */
  #questions = [];
  /** The question whose bar the pointer is on. @type {number | null} */
  #pointedAt = null;
  #timer = 0;
  #playsAlone = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  #grips = ['start', 'goal'].map((label, end) =>
    makeHandle(
      label,
      (x, y) => this.#moveEnd(end, Math.floor(x / this.#cell), Math.floor(y / this.#cell)),
      () => this.#cell,
    ),
  );

  get tolerance() {
    return this.#tolerance;
  }

  set tolerance(tolerance) {
    const { length } = this.#questions;
    this.#stopPlaying();
    this.#tolerance = tolerance;
    this.#ask();
    if (this.#step >= length) this.#step = this.#questions.length;
    this.changed();
  }

  get step() {
    return this.#step;
  }

  set step(step) {
    this.#stopPlaying();
    this.#step = clamp(step, 0, this.#questions.length);
    this.changed();
  }

  /** @param {string} name */
  parameter(name) {
    const range = super.parameter(name);
    return name === 'step' ? { ...range, max: this.#questions.length } : range;
  }

  get #cell() {
    return this.width / COLUMNS;
  }

  start() {
    this.#walls = wallsOf(this.getAttribute('walls') ?? '');
    this.hold(...this.#grips.map(({ root }) => root));
    for (const name of /** @type {const} */ (['pointermove', 'pointerleave']))
      this.svg.addEventListener(name, ({ target }) => this.#pointAt(name === 'pointermove' ? target : null));
    this.#find();
    this.#step = this.#playsAlone ? 0 : this.#questions.length;
    this.changed();
  }

  /** @param {EventTarget | null} target */
  #pointAt(target) {
    const bar = target instanceof Element ? target.closest('.question') : null;
    const question = bar && Number(bar.getAttribute('data-question'));
    if (question === this.#pointedAt) return;
    this.#pointedAt = question;
    this.redraw();
  }

  /** @param {boolean} isNear */
  seen(isNear) {
    clearInterval(this.#timer);
    if (!isNear || !this.#playsAlone) return;
    this.#timer = window.setInterval(() => {
      if (this.#step >= this.#questions.length) this.#stopPlaying();
      else this.#step++;
      this.changed();
    }, PACE);
  }

  #stopPlaying() {
    this.#playsAlone = false;
    clearInterval(this.#timer);
  }

  /** @param {number} end @param {number} x @param {number} y */
  #moveEnd(end, x, y) {
    const cell = clamp(y, 0, ROWS - 1) * COLUMNS + clamp(x, 0, COLUMNS - 1);
    if (this.#walls.includes(cell) || this.#ends.includes(cell)) return;
    this.#stopPlaying();
    this.#ends = this.#ends.with(end, cell);
    this.#find();
    this.#step = this.#questions.length;
    this.changed();
  }

  #find() {
    const [from, to] = this.#ends;
    const route = this.engine.astar({
      width: COLUMNS,
      height: ROWS,
      walls: this.#walls,
      from,
      to,
      seed: SEED,
    });
    this.#route = route && this.engine.cellsToPoints(route, { width: COLUMNS });
    this.#ask();
  }

  #ask() {
    this.#questions = this.#route ? farthestPoints(this.engine, this.#route, this.#tolerance) : [];
  }

  draw() {
    const route = this.#route ?? new Float64Array();
    const asked = this.#questions.slice(0, this.#step);
    const isDone = this.#step === this.#questions.length;
    const shown = this.#pointedAt ?? (isDone ? -1 : asked.length - 1);
    const kept = [...asked.filter(({ isKept }) => isKept).map(({ farthest }) => farthest)];
    const standing = [0, ...kept, route.length / 2 - 1].sort((one, other) => one - other);
    this.tell({
      points: route.length / 2,
      kept: 2 + this.#questions.filter(({ isKept }) => isKept).length,
      steps: this.#questions.length,
    });
    this.#ends.forEach((cell, end) => this.#grips[end].place(...this.#middle(cell)));
    return [
      ...this.#drawMap(
        route.map((value) => value * this.#cell),
        standing,
        asked,
        shown,
      ),
      ...this.#drawTree(route.length / 2 - 1, asked, shown),
    ];
  }

  /** @param {number} cell @returns {[number, number]} */
  #middle(cell) {
    return [((cell % COLUMNS) + 0.5) * this.#cell, (Math.floor(cell / COLUMNS) + 0.5) * this.#cell];
  }

  /**
   * @param {Float64Array} route in pixels
   * @param {number[]} standing the points that are known to stay
   * @param {import('./farthest-points.js').Question[]} asked
   * @param {number} shown which of them is on the map; -1 for none
   */
  #drawMap(route, standing, asked, shown) {
    const question = /** @type {import('./farthest-points.js').Question | undefined} */ (asked[shown]);
    const dropped = (/** @type {number} */ i) =>
      asked.some(({ first, last, isKept }) => !isKept && first < i && i < last);
    const side = this.#cell;
    const at = (/** @type {number} */ i) => /** @type {const} */ ([route[2 * i], route[2 * i + 1]]);
    const walls = this.#walls.map((cell) =>
      makeSvg('rect', {
        x: (cell % COLUMNS) * side,
        y: Math.floor(cell / COLUMNS) * side,
        width: side,
        height: side,
        class: 'wall',
      }),
    );
    const ground = makeSvg('rect', { width: this.width, height: ROWS * side, rx: 6, class: 'ground' });
    const chord = question && line([...at(question.first), ...at(question.last)], 'chord');
    const foot =
      question && line([...at(question.farthest), ...question.foot.map((value) => value * side)], 'reach');
    const band = question && line([...at(question.first), ...at(question.last)], 'band');
    band?.setAttribute('stroke-width', String(2 * this.#tolerance * side));
    const r = clamp(side / 8, 2, 4);
    const all = Array.from({ length: route.length / 2 }, (_, i) => i);
    const isKept = (/** @type {number} */ i) => standing.includes(i);
    const farthest = question && dot(...at(question.farthest), 3 * r, 'farthest');
    const parts = [
      ground,
      ...walls,
      band,
      line(route, 'raw'),
      line(standing.flatMap(at), 'rdp'),
      chord,
      foot,
      ...all.filter((i) => !isKept(i) && !dropped(i)).map((i) => dot(...at(i), r / 2, 'point')),
      this.marks('dropped', ...all.filter(dropped).map((i) => dot(...at(i), r, 'dropped'))),
      this.marks('kept', ...all.filter(isKept).map((i) => square(...at(i), r + 1, 'kept'))),
      farthest && this.marks('farthest', farthest),
    ];
    return /** @type {Element[]} */ (parts.filter(Boolean));
  }

  /**
   * @param {number} last index of the last point
   * @param {import('./farthest-points.js').Question[]} asked
   * @param {number} shown which of them is on the map; -1 for none
   */
  #drawTree(last, asked, shown) {
    const [inset, top] = [this.#cell / 2, ROWS * this.#cell + 14];
    const levels = Math.max(FEWEST_LEVELS, ...this.#questions.map(({ depth }) => depth + 1));
    const step = (this.height - top) / levels;
    const x = (/** @type {number} */ i) => inset + (i / last) * (this.width - 2 * inset);
    return asked.map(({ first, last: end, depth, farthest, distance, isKept }, i) => {
      const y = top + depth * step;
      const bar = makeSvg('rect', {
        x: x(first) + 1,
        y,
        width: x(end) - x(first) - 2,
        height: step - 6,
        rx: 3,
        class: 'bar',
      });
      const mark = isKept
        ? this.marks('kept', square(x(farthest), y + step / 2 - 3, 4, 'kept'))
        : this.marks('dropped', dot(x(farthest), y + step / 2 - 3, 3, 'dropped'));
      const isWide = x(end) - x(first) > ROOM_FOR_NUMBER;
      const side = farthest - first > end - farthest ? 'before' : 'behind';
      const number =
        isWide &&
        text(x(farthest) + (side === 'before' ? -9 : 9), y + step / 2 + 1, distance.toFixed(1), side);
      const attributes = { class: i === shown ? 'question now' : 'question', 'data-question': i };
      return makeSvg('g', attributes, bar, mark, ...(number ? [number] : []));
    });
  }
}
