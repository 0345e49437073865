/** The flood on a few numbered stones, step by step, and the path of the carving laid over its own. */
import { make } from '../dom.js';
import { floodSteps, removalTurns } from './flood-steps.js';
import { walk } from './grid-lines.js';
import { FIELD, GOAL, SIDE, START, cellOf, numberedStones } from './numbered-stones.js';
import { SteppedFigure } from './stepped-figure.js';
import { svg } from './svg-tree.js';

export class FloodFigure extends SteppedFigure {
  static parameters = {
    step: { min: 0, max: SIDE * SIDE, step: 1, start: 0, label: 'step' },
  };

  #turns = new Uint32Array(SIDE * SIDE);
  /** @type {import('./flood-steps.js').Flood | null} */
  #flood = null;
  /** @type {Uint32Array} */
  #carved = new Uint32Array();
  /** @type {HTMLButtonElement | null} */
  #play = null;
  /** @type {HTMLElement | null} */
  #status = null;

  begin() {
    this.#turns = removalTurns(this.engine, FIELD);
    this.#flood = floodSteps({ side: SIDE, start: START, goal: GOAL, turns: this.#turns });
    this.#carved = this.engine.chisel(FIELD)?.path ?? this.#carved;
  }

  /** After the last stone: the walk back, then the carved path. */
  get last() {
    return (this.#flood?.visited.length ?? SIDE * SIDE) + 2;
  }

  get pace() {
    return 420;
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.#play) return;
    this.#play = make('button', { type: 'button', onclick: () => this.toggle() }, 'Play');
    this.#status = make('p', { role: 'status' });
    this.append(make('div', { className: 'bar' }, this.#play, this.#status));
    this.addEventListener('click', ({ target }) => {
      const stone = target instanceof Element ? target.closest('.stone') : null;
      if (stone) this.#goTo(Number(stone.getAttribute('data-cell')));
    });
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else if (this.numbers.step >= this.last) this.restart();
    else this.play();
  }

  /** To the moment at which the water took a stone, if it did. @param {number} cell */
  #goTo(cell) {
    const time = this.#flood?.visited.indexOf(cell) ?? -1;
    if (time < 0) return;
    this.pause();
    this.set('step', time + 1);
  }

  /** @param {number} cell */
  #partOf(cell) {
    const { flood, visits } = this.#now;
    if (this.numbers.step > flood.visited.length && flood.path.includes(cell)) return 'path';
    if (flood.visited.slice(0, visits).includes(cell)) return 'water';
    return flood.reach[visits].includes(cell) ? 'reach' : 'stones';
  }

  get #now() {
    if (!this.#flood) throw new Error('the flood is not there yet');
    return { flood: this.#flood, visits: Math.min(this.numbers.step, this.#flood.visited.length) };
  }

  /** The stone that the water takes next. @returns {number} -1: it is there */
  get #next() {
    const { flood, visits } = this.#now;
    return flood.visited[visits] ?? -1;
  }

  shown() {
    if (!this.#play || !this.#status) return;
    this.#play.textContent = this.isPlaying ? 'Pause' : 'Play';
    // What plays is not read out step by step.
    this.#status.ariaLive = this.isPlaying ? 'off' : 'polite';
    this.#status.textContent = this.describe();
  }

  measures() {
    const { flood, visits } = this.#now;
    return { visited: visits, reach: flood.reach[visits].length, largest: this.#turns[this.#next] ?? 0 };
  }

  describe() {
    const { flood, visits } = this.#now;
    const { step } = this.numbers;
    const equal = String(flood.path) === String([...this.#carved]);
    if (step > flood.visited.length + 1)
      return equal
        ? `Dashed: what carving leaves. It is the same path, ${this.#carved.length} stones.`
        : 'Dashed: what carving leaves. It is another path.';
    if (step > flood.visited.length) return `Back along the arrows from B: ${flood.path.length} stones.`;
    if (step === flood.visited.length) return 'The water touches B.';
    if (step === 0) return 'All is dry. The water comes in at A.';
    const count = flood.reach[visits].length;
    return `${count} stones in reach. The largest number is ${this.#turns[this.#next]}: that one is next.`;
  }

  draw(/** @type {number} */ width) {
    const { flood, visits } = this.#now;
    const cell = cellOf(width);
    const gone = new Set(flood.visited.slice(0, visits));
    const reach = new Set(flood.reach[visits]);
    const next = this.#next;
    const lit = ['water', 'reach', 'path', 'arrows', 'stones', 'next'].filter((part) => this.isLit(part));
    const isBack = this.numbers.step > flood.visited.length;
    const isCarved = this.numbers.step > flood.visited.length + 1;
    /** @param {number} index */
    const kindOf = (index) => {
      if (gone.has(index)) return 'wet';
      if (!reach.has(index)) return 'dry';
      return index === next && visits > 0 ? 'reach next' : 'reach';
    };
    return [
      numberedStones(
        {
          ...{ turns: this.#turns, cell, lit: lit.map((part) => `lit-${part}`).join(' ') },
          ...{ kindOf, partOf: (index) => this.#partOf(index) },
        },
        svg('path', {
          class: 'carved',
          d: isCarved ? walk(this.#carved, SIDE, cell) : '',
          'stroke-width': cell * 0.8,
        }),
        svg('path', {
          class: 'way',
          d: isBack ? walk(flood.path, SIDE, cell) : '',
          'stroke-width': cell * 0.62,
        }),
        svg('path', { class: 'arrows', d: this.#arrows(visits, cell) }),
      ),
    ];
  }

  /** On each side between two stones a tip to the one that saw the other first. @param {number} visits @param {number} cell */
  #arrows(visits, cell) {
    const { flood } = this.#now;
    const tip = cell * 0.11;
    return flood.seenFrom
      .map((from, to) => {
        if (from < 0 || from === to || flood.seenAt[to] > visits) return '';
        const [fx, fy] = [from % SIDE, Math.floor(from / SIDE)];
        const [tx, ty] = [to % SIDE, Math.floor(to / SIDE)];
        const [dx, dy] = [fx - tx, fy - ty];
        const [x, y] = [((fx + tx + 1) / 2) * cell, ((fy + ty + 1) / 2) * cell];
        const corners = [
          [x + dx * tip * 1.2, y + dy * tip * 1.2],
          [x - dx * tip - dy * tip, y - dy * tip + dx * tip],
          [x - dx * tip + dy * tip, y - dy * tip - dx * tip],
        ];
        return `M${corners.map((corner) => corner.map((at) => at.toFixed(1)).join(' ')).join('L')}z`;
      })
      .join('');
  }
}
