/** A figure with points that the reader drags: they are kept as shares of its room, so that they stay when it is resized. */
import { Companion } from './companion.js';
import { makeHandle } from './handle.js';
import { clamp } from './svg.js';

/** So far a point stays from the edges, in CSS pixels. */
export const INSET = 14;

export class PointsFigure extends Companion {
  #shares;
  #grips;

  /** @param {number[]} shares across and down, flat @param {string[]} [names] of the points */
  constructor(shares, names = []) {
    super();
    this.#shares = shares;
    this.#grips = Array.from({ length: shares.length / 2 }, (_, i) =>
      makeHandle(names[i] ?? `point ${i + 1}`, (x, y) => this.#move(i, x, y)),
    );
  }

  /** How far down the shares begin, and how many pixels one is. @protected @returns {[from: number, unit: number]} */
  get down() {
    return [0, this.height];
  }

  start() {
    this.hold(...this.#grips.map(({ root }) => root));
    this.changed();
  }

  /** Puts the handles where the points are now. @protected @returns {number[]} flat, in pixels */
  placePoints() {
    const [from, unit] = this.down;
    const points = this.#shares.map((share, i) => (i % 2 ? from + share * unit : share * this.width));
    this.#grips.forEach(({ place }, i) => place(points[2 * i], points[2 * i + 1]));
    return points;
  }

  /** @param {number} i @param {number} x @param {number} y */
  #move(i, x, y) {
    const [from, unit] = this.down;
    this.#shares = this.#shares
      .with(2 * i, clamp(x, INSET, this.width - INSET) / this.width)
      .with(2 * i + 1, (clamp(y, INSET, this.height - INSET) - from) / unit);
    this.changed();
  }
}
