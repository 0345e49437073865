/**
 * Ramer-Douglas-Peucker at work: a route on a map, one question at a time, and below it all questions as a tree.
 * A bar of the tree spans the points it asks about; the mark on it is the farthest of them.
 */
import { farthestPoints } from './farthest-points.js';
import { squares } from './grid-lines.js';
import { SteppedFigure } from './stepped-figure.js';
import { clamp, dot, line, square, text } from './svg.js';
import { svg } from './svg-tree.js';
import { wallsOf } from './walls-of.js';

const [COLUMNS, ROWS] = [24, 14];
/** In pixels, beside the mark of a bar: where there is less, it has no number. */
const ROOM_FOR_NUMBER = 34;
const FEWEST_LEVELS = 5;
/** Of the shortest routes one with stairs. */
const SEED = 21;

export class SimplifyFigure extends SteppedFigure {
  static parameters = {
    tolerance: { min: 0, max: 4, step: 0.1, start: 0.9, label: 'tolerance' },
    step: { min: 0, max: 0, step: 1, start: 0, label: 'step' },
  };

  #ends = [1 + 12 * COLUMNS, 22 + COLUMNS];
  /** @type {number[]} */
  #walls = [];
  /** @type {Float64Array} */
  #route = new Float64Array();
  /** @type {import('./farthest-points.js').Question[]} */
  #questions = [];
  /** The question whose bar the pointer is on. @type {number | null} */
  #pointedAt = null;

  constructor() {
    super();
    this.addEventListener('pointermove', ({ target }) => this.#pointAt(target));
    this.addEventListener('pointerleave', () => this.#pointAt(null));
  }

  get last() {
    return this.#questions.length;
  }

  get pace() {
    return 1100;
  }

  get #cell() {
    return this.width / COLUMNS;
  }

  begin() {
    this.#walls = wallsOf(this.getAttribute('walls') ?? '');
    this.#find();
    if (!this.isStill) this.restart();
  }

  /** @param {string} name @param {number} before */
  numberChanged(name, before) {
    super.numberChanged(name, before);
    if (name === 'tolerance') this.#ask();
  }

  /** @param {EventTarget | null} target */
  #pointAt(target) {
    const bar = target instanceof Element ? target.closest('.question') : null;
    const question = bar && Number(bar.getAttribute('data-question'));
    if (question === this.#pointedAt) return;
    this.#pointedAt = question;
    this.redraw();
  }

  get keyStep() {
    return this.#cell;
  }

  handles() {
    return ['start', 'goal'].map((label, end) => {
      const [x, y] = this.#middle(this.#ends[end]);
      return { label, x, y };
    });
  }

  /** @param {number} end @param {number} toX @param {number} toY */
  moveHandle(end, toX, toY) {
    const [x, y] = [toX, toY].map((to) => Math.floor(to / this.#cell));
    const cell = clamp(y, 0, ROWS - 1) * COLUMNS + clamp(x, 0, COLUMNS - 1);
    if (this.#walls.includes(cell) || this.#ends.includes(cell)) return;
    this.pause();
    this.#ends = this.#ends.with(end, cell);
    this.#find();
    this.changed();
  }

  #find() {
    const [from, to] = this.#ends;
    const size = { width: COLUMNS, height: ROWS };
    const route = this.engine.astar({ ...size, walls: this.#walls, from, to, seed: SEED });
    this.#route = route ? this.engine.cellsToPoints(route, size) : new Float64Array();
    this.#questions = [];
    this.#ask();
  }

  /** Who has seen all answers sees all of the next ones. */
  #ask() {
    const wasDone = this.numbers.step >= this.last;
    this.#questions = this.#route.length
      ? farthestPoints(this.engine, this.#route, this.numbers.tolerance)
      : [];
    if (wasDone || this.numbers.step > this.last) this.numbers.step = this.last;
  }

  measures() {
    return {
      points: this.#route.length / 2,
      kept: 2 + this.#questions.filter(({ isKept }) => isKept).length,
      steps: this.last,
    };
  }

  draw() {
    const asked = this.#questions.slice(0, this.numbers.step);
    const pointedAt = this.#pointedAt ?? Infinity;
    // The bar under the pointer is gone where a key has gone back behind its question.
    const shown = pointedAt < asked.length ? pointedAt : asked.length === this.last ? -1 : asked.length - 1;
    const kept = asked.filter(({ isKept }) => isKept).map(({ farthest }) => farthest);
    const last = this.#route.length / 2 - 1;
    const standing = [0, ...kept, last].sort((one, other) => one - other);
    const route = this.#route.map((value) => value * this.#cell);
    return [...this.#drawMap(route, standing, asked, shown), ...this.#drawTree(last, asked, shown)];
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
    const question = shown < 0 ? null : asked[shown];
    const dropped = (/** @type {number} */ i) =>
      asked.some(({ first, last, isKept }) => !isKept && first < i && i < last);
    const side = this.#cell;
    const at = (/** @type {number} */ i) => /** @type {const} */ ([route[2 * i], route[2 * i + 1]]);
    const r = clamp(side / 8, 2, 4);
    const all = Array.from({ length: route.length / 2 }, (_, i) => i);
    const isKept = (/** @type {number} */ i) => standing.includes(i);
    const leg = question && [...at(question.first), ...at(question.last)];
    return [
      svg('rect', { width: this.width, height: ROWS * side, rx: 6, class: 'ground' }),
      svg('path', { d: squares(this.#walls, COLUMNS, side), class: 'wall' }),
      leg && line(leg, 'band', { 'stroke-width': 2 * this.numbers.tolerance * side }),
      line(route, 'raw'),
      line(standing.flatMap(at), 'rdp'),
      leg && line(leg, 'chord'),
      question && line([...at(question.farthest), ...question.foot.map((value) => value * side)], 'reach'),
      ...all.filter((i) => !isKept(i) && !dropped(i)).map((i) => dot(...at(i), r / 2, 'point')),
      this.marks('dropped', ...all.filter(dropped).map((i) => dot(...at(i), r, 'dropped'))),
      this.marks('kept', ...all.filter(isKept).map((i) => square(...at(i), r + 1, 'kept'))),
      question && this.marks('farthest', dot(...at(question.farthest), 3 * r, 'farthest')),
    ];
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
      const mark = isKept
        ? this.marks('kept', square(x(farthest), y + step / 2 - 3, 4, 'kept'))
        : this.marks('dropped', dot(x(farthest), y + step / 2 - 3, 3, 'dropped'));
      const room = Math.max(x(farthest) - x(first), x(end) - x(farthest));
      const side = farthest - first > end - farthest ? 'before' : 'behind';
      const aside = x(farthest) + (side === 'before' ? -9 : 9);
      return svg(
        'g',
        { class: i === shown ? 'question now' : 'question', 'data-question': i },
        svg('rect', {
          ...{ x: x(first) + 1, y, width: x(end) - x(first) - 2, height: step - 6 },
          ...{ rx: 3, class: 'bar' },
        }),
        mark,
        room > ROOM_FOR_NUMBER ? text(aside, y + step / 2 + 1, distance.toFixed(1), side) : null,
      );
    });
  }
}
