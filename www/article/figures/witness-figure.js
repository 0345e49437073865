/**
 * Two boards that carve the same stones in step: on one every stone takes a search, on the other only those on the
 * witness, which slides to its new way.
 */
import { squares } from './grid-lines.js';
import { slideWay } from './slide.js';
import { SteppedFigure } from './stepped-figure.js';
import { clamp, dot, line, square, text } from './svg.js';
import { svg } from './svg-tree.js';
import { recordCarving } from './witness-record.js';

/** @typedef {import('./svg-tree.js').SvgNode} SvgNode */

const SIDE = 20;
const ENDS = [SIDE + 1, SIDE * (SIDE - 1) - 2];
/** In milliseconds: how long a step is seen that searches with a witness, and any other. */
const SEARCH_MS = 280;
const PLAIN_MS = 35;
const SLIDE_MS = 240;
/** Below the boards, in pixels. */
const CAPTION = 62;
const LINE = 19;
const GAP = 0.04;
/** Half a side of the mark that says what the small squares are. */
const KEY = 3;
/** Below a board of so many pixels there is room for fewer words. */
const NARROW = 190;

/** In which words the boards are told. */
const WORDS = { without: 'without a witness', with: 'with a witness' };

export class WitnessFigure extends SteppedFigure {
  static parameters = {
    step: { min: 0, max: 0, step: 1, start: 0, label: 'stones decided' },
    seed: { min: 0, max: 4294967295, step: 1, start: 1, label: 'seed' },
  };

  /** @type {import('./witness-record.js').Moment[]} */
  #record = [];
  /** Since when the witness slides, in milliseconds; null: it rests. @type {number | null} */
  #slides = null;

  get last() {
    return Math.max(0, this.#record.length - 1);
  }

  get #now() {
    return this.#record[this.numbers.step];
  }

  get pace() {
    return this.#now.searched ? SEARCH_MS : PLAIN_MS;
  }

  begin() {
    this.#carve();
    if (!this.isStill) this.restart();
  }

  #carve() {
    const field = { width: SIDE, height: SIDE, terminals: ENDS, seed: this.numbers.seed };
    this.#record = recordCarving(this.engine, field);
    this.numbers.step = this.last;
  }

  /** @param {string} name @param {number} before */
  numberChanged(name, before) {
    super.numberChanged(name, before);
    const isNext = name === 'step' && this.numbers.step === before + 1;
    this.#slides = isNext && this.#now?.searched && !this.isStill ? performance.now() : null;
    if (name === 'seed' && this.#record.length) this.#carve();
  }

  advance() {
    return this.#slides !== null && performance.now() - this.#slides < SLIDE_MS;
  }

  measures() {
    const { searches, lookedWithout, lookedWith } = this.#now;
    return { step: this.numbers.step, steps: this.last, searches, lookedWithout, lookedWith };
  }

  draw(/** @type {number} */ width, /** @type {number} */ height) {
    const now = this.#now;
    const gap = width * GAP;
    const side = Math.min((width - gap) / 2, height - CAPTION);
    const left = (width - 2 * side - gap) / 2;
    const stones = this.#stones(side / SIDE);
    const isOpen = now.cell >= 0 && this.numbers.step < this.last;
    return [
      this.#board(left, side, stones, isOpen, null),
      this.#board(left + side + gap, side, stones, isOpen && now.searched, this.#way(side / SIDE)),
      this.#caption(left, side, WORDS.without, this.numbers.step, now.lookedWithout),
      this.#caption(left + side + gap, side, WORDS.with, now.searches, now.lookedWith),
    ];
  }

  /**
   * @param {number} left @param {number} side in pixels
   * @param {Record<'removed' | 'open' | 'forced', string>} stones
   * @param {boolean} isSearched whether the stones are shown that the search looks at
   * @param {SvgNode | null} way
   */
  #board(left, side, stones, isSearched, way) {
    const now = this.#now;
    const isOpen = now.cell >= 0 && this.numbers.step < this.last;
    const cell = side / SIDE;
    const draw = (/** @type {string} */ name, /** @type {string} */ d) => svg('path', { d, class: name });
    const middle = (/** @type {number} */ at) => (at + 0.5) * cell;
    return svg(
      'g',
      { transform: `translate(${left} 0)` },
      svg('rect', { width: side, height: side, rx: 4, class: 'ground' }),
      draw('removed', stones.removed),
      this.marks('stones', draw('open', stones.open)),
      this.marks('forced', draw('forced', stones.forced)),
      this.marks('looked', draw('looked', isSearched ? squares(now.looked, SIDE, cell, 0.38) : '')),
      way && this.marks('witness', way),
      isOpen ? draw('tried', squares([now.cell], SIDE, cell)) : null,
      ...ENDS.map((end) => dot(middle(end % SIDE), middle(Math.floor(end / SIDE)), cell * 0.42, 'end')),
    );
  }

  /** The witness, on its way to where it goes. @param {number} cell its side in pixels */
  #way(cell) {
    const now = this.#now;
    const before = this.#record[this.numbers.step - 1] ?? now;
    const share = this.#slides === null ? 1 : clamp((performance.now() - this.#slides) / SLIDE_MS, 0, 1);
    const points = slideWay(before.witness, now.witness, share * share * (3 - 2 * share), SIDE);
    const places = points.map((value) => value * cell);
    return line(places, 'witness', { 'stroke-width': cell * 0.44 });
  }

  /** All stones as they are after this step. @param {number} cell in pixels */
  #stones(cell) {
    /** @type {Record<'removed' | 'open' | 'forced', Set<number>>} */
    const kinds = { removed: new Set(), open: new Set(Array(SIDE * SIDE).keys()), forced: new Set(ENDS) };
    for (const moment of this.#record.slice(1, this.numbers.step + 1))
      kinds[moment.forced ? 'forced' : 'removed'].add(moment.cell);
    for (const decided of [...kinds.removed, ...kinds.forced]) kinds.open.delete(decided);
    return {
      removed: squares([...kinds.removed], SIDE, cell, 0.06),
      open: squares([...kinds.open], SIDE, cell, 0.02),
      forced: squares([...kinds.forced], SIDE, cell, 0.02),
    };
  }

  /** @param {number} x @param {number} side @param {string} title @param {number} searches @param {number} looked */
  #caption(x, side, title, searches, looked) {
    const write = (/** @type {number} */ value) => value.toLocaleString('en');
    return svg(
      'g',
      { class: 'told' },
      text(x, side + LINE, title, 'title'),
      text(x, side + 2 * LINE, `${write(searches)} ${searches === 1 ? 'search' : 'searches'}`),
      square(x + KEY, side + 3 * LINE - KEY - 1, KEY, 'looked'),
      text(x + 3.5 * KEY, side + 3 * LINE, `${write(looked)} ${side < NARROW ? '' : 'stones '}looked at`),
    );
  }
}
