/** A figure with points that the reader drags: they are kept as shares of its room, so that they stay when it is resized. */
import { DrawnFigure } from './drawn-figure.js';
import { clamp } from './svg.js';

/** So far a point stays from the edges, in CSS pixels. */
export const INSET = 14;

export class PointsFigure extends DrawnFigure {
  #shares;
  #names;

  /** @param {number[]} shares across and down, flat @param {string[]} [names] of the points */
  constructor(shares, names = []) {
    super();
    this.#shares = shares;
    this.#names = names;
  }

  /** How far down the shares begin, and how many pixels one is. @protected @returns {[from: number, unit: number]} */
  get down() {
    return [0, this.height];
  }

  /** Where they are now, flat, in pixels. @protected */
  get points() {
    const [from, unit] = this.down;
    return this.#shares.map((share, i) => (i % 2 ? from + share * unit : share * this.width));
  }

  handles() {
    const { points } = this;
    return Array.from({ length: points.length / 2 }, (_, i) => ({
      label: this.#names[i] ?? `point ${i + 1}`,
      x: points[2 * i],
      y: points[2 * i + 1],
    }));
  }

  /** @param {number} i @param {number} x @param {number} y */
  moveHandle(i, x, y) {
    const [from, unit] = this.down;
    this.#shares = this.#shares
      .with(2 * i, clamp(x, INSET, this.width - INSET) / this.width)
      .with(2 * i + 1, (clamp(y, INSET, this.height - INSET) - from) / unit);
    this.changed();
  }
}
