/** A part of a drawing, enlarged in a frame of its own. */
import type { Pen } from '../../drawing/pen.ts';
import type { Place, Points } from '../../geometry/view.ts';
import type { Sketch } from './kit.ts';

/** A rectangle by its middle and half of its sides. */
export interface Box extends Place {
  across: number;
  down: number;
}

export class Loupe {
  readonly #from: Box;
  readonly #box: Box;
  readonly #scale: number;

  /** Enlarges the surroundings of a point `scale` times, in `box`. */
  constructor({ x, y }: Place, box: Box, scale: number) {
    this.#from = { x, y, across: box.across / scale, down: box.down / scale };
    this.#box = box;
    this.#scale = scale;
  }

  /** Whether the box is at least this many pixels away from points and from the part that it enlarges. */
  isClearOf(points: Points, pixels: number): boolean {
    const { x, y, across, down } = this.#box;
    const { x: fromX, y: fromY, across: fromAcross, down: fromDown } = this.#from;
    const isClear = (left: number, top: number, wide = 0, high = 0) =>
      Math.abs(left - x) > across + wide + pixels || Math.abs(top - y) > down + high + pixels;
    return (
      isClear(fromX, fromY, fromAcross, fromDown) &&
      Array.from(points).every((left, i) => i % 2 || isClear(left, points[i + 1]))
    );
  }

  enlarge(points: Points): number[] {
    const { x, y } = this.#box;
    return Array.from(
      points,
      (value, i) => (i % 2 ? y : x) + this.#scale * (value - (i % 2 ? this.#from.y : this.#from.x)),
    );
  }

  /** Draws the frame with lines to the enlarged part; `drawEnlarged` draws inside it. */
  draw(sketch: Sketch, drawEnlarged: () => void) {
    const [from, box] = [this.#from, this.#box];
    const side = Math.sign(from.x - box.x);
    const lines = [-1, 1].map((edge) => [
      ...[box.x + side * box.across, box.y + edge * box.down],
      ...[from.x - side * from.across, from.y + edge * from.down],
    ]);
    sketch.stroke(lines, 'ink', 1.25);
    sketch.fill('ground', (pen) => trace(pen, box));
    sketch.clip((pen) => trace(pen, box), drawEnlarged);
    for (const frame of [from, box]) sketch.outline((pen) => trace(pen, frame), 'ink');
  }
}

const trace = (pen: Pen, { x, y, across, down }: Box) => pen.rect(x - across, y - down, 2 * across, 2 * down);
