/** Points that the reader drags: they are kept as shares of the drawing, so that they stay when it is resized. */
import type { Signal } from '@preact/signals-core';
import { clamp, type Place } from '../../geometry/view.ts';
import { Drawing, type Grip } from './drawing.ts';

/** How far a point stays from the edges, in pixels: its name has room there. */
export const INSET = 34;

export abstract class PointsDrawing<Name extends string> extends Drawing<Name> {
  protected abstract readonly shares: Signal<readonly number[]>;
  protected abstract readonly names: readonly string[];

  /** The shares that are seen. */
  protected get shown(): readonly number[] {
    return this.shares.value;
  }

  /** Where the shares begin from the top, and how many pixels one is. */
  protected get down(): readonly [from: number, unit: number] {
    return [0, this.height];
  }

  /** Flat, in pixels: inside the drawing whatever a link says and however small it is. */
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

  override move(i: number, { x, y }: Place) {
    const [from, unit] = this.down;
    this.shares.value = this.shares.value
      .with(2 * i, clamp(x, INSET, this.width - INSET) / this.width)
      .with(2 * i + 1, (clamp(y, from + INSET, this.height - INSET) - from) / unit);
  }
}
