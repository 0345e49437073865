/**
 * Two boards that carve the same stones in step: on one every stone takes a search, on the other only those on the
 * witness, which slides to its new way.
 */
import { makeSvg } from '../../dom.js';
import { Companion } from './companion.js';
import { slideWay } from './slide.js';
import { clamp, dot, line, square, text } from './svg.js';
import { recordCarving } from './witness-record.js';

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

export class WitnessFigure extends Companion {
  static parameters = {
    step: { min: 0, max: 0, step: 1, label: 'stones decided' },
    seed: { min: 0, max: 4294967295, step: 1, label: 'seed' },
  };

  #seed = 1;
  #step = 0;
  /** @type {import('./witness-record.js').Moment[]} */
  #record = [];
  /** Since when the witness slides, in milliseconds; none: it rests. @type {number | null} */
  #slides = null;
  #timer = 0;
  #plays = false;
  #isNear = false;
  #isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

  get step() {
    return this.#step;
  }

  set step(step) {
    this.pause();
    this.#goTo(step);
  }

  get seed() {
    return this.#seed;
  }

  set seed(seed) {
    this.#seed = seed >>> 0;
    this.#begin();
    this.pause();
    this.#goTo(this.#last);
  }

  get #last() {
    return Math.max(0, this.#record.length - 1);
  }

  /** @param {string} name */
  parameter(name) {
    const range = super.parameter(name);
    return name === 'step' ? { ...range, max: this.#last } : range;
  }

  start() {
    this.#seed = Number(this.getAttribute('seed') ?? this.#seed) >>> 0;
    this.#begin();
    this.#step = this.#last;
    if (!this.#isStill) this.restart();
    this.changed();
  }

  #begin() {
    const field = { width: SIDE, height: SIDE, terminals: ENDS, seed: this.#seed };
    this.#record = recordCarving(this.engine, field);
  }

  /** Carves from the start. */
  restart() {
    this.#goTo(0);
    this.play();
  }

  play() {
    this.#plays = true;
    this.#wait();
  }

  pause() {
    this.#plays = false;
    clearTimeout(this.#timer);
  }

  /** @param {boolean} isNear */
  seen(isNear) {
    this.#isNear = isNear;
    clearTimeout(this.#timer);
    if (isNear && this.#plays) this.#wait();
  }

  #wait() {
    clearTimeout(this.#timer);
    if (!this.#isNear) return;
    const ms = this.#record[this.#step]?.searched ? SEARCH_MS : PLAIN_MS;
    this.#timer = window.setTimeout(() => {
      this.#goTo(this.#step + 1);
      if (this.#step < this.#last) this.#wait();
      else this.#plays = false;
    }, ms);
  }

  /** @param {number} step */
  #goTo(step) {
    const from = this.#step;
    this.#step = clamp(Math.round(step), 0, this.#last);
    const moves = this.#record[this.#step]?.searched && this.#step === from + 1 && !this.#isStill;
    this.#slides = moves ? performance.now() : null;
    this.changed();
  }

  draw() {
    const now = this.#record[this.#step];
    this.tell({
      step: this.#step,
      steps: this.#last,
      searches: now.searches,
      lookedWithout: now.lookedWithout,
      lookedWith: now.lookedWith,
    });
    const gap = this.width * GAP;
    const side = Math.min((this.width - gap) / 2, this.height - CAPTION);
    const left = (this.width - 2 * side - gap) / 2;
    const stones = this.#stones(side / SIDE);
    const searched = now.cell >= 0 && this.#step < this.#last;
    return [
      this.#board(left, side, stones, searched, null),
      this.#board(left + side + gap, side, stones, searched && now.searched, this.#way(side / SIDE)),
      this.#caption(left, side, WORDS.without, this.#step, now.lookedWithout),
      this.#caption(left + side + gap, side, WORDS.with, now.searches, now.lookedWith),
    ];
  }

  /**
   * @param {number} left @param {number} side in pixels
   * @param {Record<'removed' | 'open' | 'forced', string>} stones
   * @param {boolean} searched whether the stones are shown that the search looks at
   * @param {SVGElement | null} way
   */
  #board(left, side, stones, searched, way) {
    const now = this.#record[this.#step];
    const cell = side / SIDE;
    const looked = searched ? squares(now.looked, cell, 0.38) : '';
    const end = (/** @type {number} */ index) =>
      dot(((index % SIDE) + 0.5) * cell, (Math.floor(index / SIDE) + 0.5) * cell, cell * 0.42, 'end');
    const marked =
      now.cell >= 0 && this.#step < this.#last
        ? [makeSvg('path', { d: squares([now.cell], cell, 0), class: 'tried' })]
        : [];
    return makeSvg(
      'g',
      { transform: `translate(${left} 0)` },
      makeSvg('rect', { width: side, height: side, rx: 4, class: 'ground' }),
      makeSvg('path', { d: stones.removed, class: 'removed' }),
      this.marks('stones', makeSvg('path', { d: stones.open, class: 'open' })),
      this.marks('forced', makeSvg('path', { d: stones.forced, class: 'forced' })),
      this.marks('looked', makeSvg('path', { d: looked, class: 'looked' })),
      ...(way ? [this.marks('witness', way)] : []),
      ...marked,
      ...ENDS.map(end),
    );
  }

  /** The witness, on its way to where it goes. @param {number} cell its side in pixels */
  #way(cell) {
    const now = this.#record[this.#step];
    const before = this.#record[this.#step - 1] ?? now;
    const share = this.#slides === null ? 1 : clamp((performance.now() - this.#slides) / SLIDE_MS, 0, 1);
    if (share < 1) this.redraw();
    const points = slideWay(before.witness, now.witness, share * share * (3 - 2 * share), SIDE);
    const way = line(
      points.map((value) => value * cell),
      'witness',
    );
    way.setAttribute('stroke-width', String(cell * 0.44));
    return way;
  }

  /** All stones as they are after this step. @param {number} cell in pixels */
  #stones(cell) {
    /** @type {Record<'removed' | 'open' | 'forced', Set<number>>} */
    const kinds = { removed: new Set(), open: new Set(Array(SIDE * SIDE).keys()), forced: new Set(ENDS) };
    for (const moment of this.#record.slice(1, this.#step + 1))
      kinds[moment.forced ? 'forced' : 'removed'].add(moment.cell);
    for (const decided of [...kinds.removed, ...kinds.forced]) kinds.open.delete(decided);
    return {
      removed: squares(kinds.removed, cell, 0.06),
      open: squares(kinds.open, cell, 0.02),
      forced: squares(kinds.forced, cell, 0.02),
    };
  }

  /** @param {number} x @param {number} side @param {string} title @param {number} searches @param {number} looked */
  #caption(x, side, title, searches, looked) {
    const write = (/** @type {number} */ value) => value.toLocaleString('en');
    return makeSvg(
      'g',
      { class: 'told' },
      text(x, side + LINE, title, 'title'),
      text(x, side + 2 * LINE, `${write(searches)} ${searches === 1 ? 'search' : 'searches'}`, ''),
      square(x + KEY, side + 3 * LINE - KEY - 1, KEY, 'looked'),
      text(x + 3.5 * KEY, side + 3 * LINE, `${write(looked)} ${side < NARROW ? '' : 'stones '}looked at`, ''),
    );
  }
}

/** Cells as squares. @param {Iterable<number>} cells @param {number} side in pixels @param {number} inset a share of it */
function squares(cells, side, inset) {
  const part = (side * (1 - 2 * inset)).toFixed(2);
  let path = '';
  for (const cell of cells) {
    const [x, y] = [((cell % SIDE) + inset) * side, (Math.floor(cell / SIDE) + inset) * side];
    path += `M${x.toFixed(2)} ${y.toFixed(2)}h${part}v${part}h-${part}z`;
  }
  return path;
}
