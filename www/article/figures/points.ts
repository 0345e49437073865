/** Points that the reader drags, stored as shares of the drawing so that they follow when it is resized. */
import type { Signal } from '@preact/signals-core';
import { clamp, type Place } from '../../geometry/view.ts';
import { Drawing, type Grip } from './drawing.ts';

/** How far a point stays from the edges, in pixels, to leave room for its name. */
const INSET = 34;

export abstract class PointsDrawing<Name extends string> extends Drawing<Name> {
  protected abstract readonly shares: Signal<readonly number[]>;
  protected abstract readonly names: readonly string[];

  /** The shares as drawn now. */
  protected get shown(): readonly number[] {
    return this.shares.value;
  }

  /** Distance from the top at which the shares begin, and the pixels of a whole one. */
  protected get down(): readonly [from: number, unit: number] {
    return [0, this.height];
  }

  /** Flat, in pixels; inside the drawing whatever a link contains and however small the drawing is. */
  protected get points(): number[] {
    const [from, unit] = this.down;
    return this.shown.map((share, i) =>
      i % 2
        ? clamp(from + share * unit, from + INSET, this.height - INSET)
        : clamp(share * this.width, INSET, this.width - INSET),
    );
  }

  override grips(): Grip[] {
    const { points } = this;
    return this.names.map((label, i) => ({ x: points[2 * i], y: points[2 * i + 1], letter: '', label }));
  }

  /** Shares of a position, which stays as far from the edges. */
  protected sharesOf({ x, y }: Place): [number, number] {
    const [from, unit] = this.down;
    return [
      clamp(x, INSET, this.width - INSET) / this.width,
      (clamp(y, from + INSET, this.height - INSET) - from) / unit,
    ];
  }

  override move(i: number, to: Place) {
    this.shares.value = this.shares.value.toSpliced(2 * i, 2, ...this.sharesOf(to));
  }
}
