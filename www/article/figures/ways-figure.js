/** The carved path over numbered stones, and beside it the best way through a stone of the reader's, with the smallest number of each. */
import { DrawnFigure } from './drawn-figure.js';
import { floodSteps, removalTurns } from './flood-steps.js';
import { walk } from './grid-lines.js';
import { FIELD, GOAL, MARGIN, SIDE, START, cellOf, numberedStones } from './numbered-stones.js';
import { svg } from './svg-tree.js';
import { clamp } from './svg.js';

/** The stone that the way goes through at first. */
const THROUGH = 0;

export class WaysFigure extends DrawnFigure {
  #turns = new Uint32Array(SIDE * SIDE);
  /** @type {number[]} */
  #path = [];
  #through = THROUGH;

  constructor() {
    super();
    this.addEventListener?.('click', ({ target }) => {
      const stone = target instanceof Element ? target.closest('.stone') : null;
      if (stone) this.#goThrough(Number(stone.getAttribute('data-cell')));
    });
  }

  begin() {
    this.#turns = removalTurns(this.engine, FIELD);
    this.#path = this.#best(START, GOAL);
  }

  /** @param {number} cell */
  #goThrough(cell) {
    this.#through = cell;
    this.changed();
  }

  /** Of all ways the one with the largest smallest number. @param {number} start @param {number} goal */
  #best(start, goal) {
    return start === goal ? [start] : floodSteps({ side: SIDE, start, goal, turns: this.#turns }).path;
  }

  /** Through the reader's stone. Where the halves share stones it goes there and back. */
  get #way() {
    return [...this.#best(START, this.#through), ...this.#best(this.#through, GOAL).slice(1)];
  }

  /** The stone of a way that carving comes to first. @param {number[]} way */
  #first(way) {
    const stones = way.filter((cell) => this.#turns[cell] > 0);
    return stones.reduce((a, b) => (this.#turns[b] < this.#turns[a] ? b : a));
  }

  measures() {
    return {
      path: this.#turns[this.#first(this.#path)],
      way: this.#turns[this.#first(this.#way)],
    };
  }

  describe() {
    const { path, way } = this.measures();
    const stone = this.#turns[this.#through] || (this.#through === START ? 'A' : 'B');
    return `The smallest number of the carved path is ${path}, of the best way through stone ${stone} ${way}.`;
  }

  get keyStep() {
    return cellOf(this.width);
  }

  handles() {
    const cell = cellOf(this.width);
    return [
      {
        label: 'the stone that the way goes through',
        x: MARGIN + ((this.#through % SIDE) + 0.5) * cell,
        y: MARGIN + (Math.floor(this.#through / SIDE) + 0.5) * cell,
      },
    ];
  }

  /** @param {number} _index @param {number} x @param {number} y */
  moveHandle(_index, x, y) {
    const cell = cellOf(this.width);
    const [column, row] = [x, y].map((at) => clamp(Math.floor((at - MARGIN) / cell), 0, SIDE - 1));
    this.#goThrough(row * SIDE + column);
  }

  draw(/** @type {number} */ width) {
    const cell = cellOf(width);
    const way = this.#way;
    const least = new Set([this.#first(this.#path), this.#first(way)]);
    const lit = ['least', 'path', 'way'].filter((part) => this.isLit(part));
    return [
      numberedStones(
        {
          ...{ turns: this.#turns, cell, lit: lit.map((part) => `lit-${part}`).join(' ') },
          kindOf: (index) => (least.has(index) ? 'least' : ''),
          partOf: (index) => (least.has(index) ? 'least' : null),
        },
        svg('path', { class: 'carved', d: walk(this.#path, SIDE, cell), 'stroke-width': cell * 0.62 }),
        svg('path', { class: 'way', d: walk(way, SIDE, cell), 'stroke-width': cell * 0.16 }),
      ),
    ];
  }
}
