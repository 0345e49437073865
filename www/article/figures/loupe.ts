/** A part of a drawing, enlarged in a frame of its own. */
import type { Pen } from '../../drawing/pen.ts';
import type { Place, Points } from '../../geometry/view.ts';
import type { Sketch } from './kit.ts';

/** A rectangle by its middle and half of its sides. */
export interface Box extends Place {
  across: number;
  down: number;
}

export type Loupe = ReturnType<typeof loupeOf>;

/** Enlarges the surroundings of a point `scale` times, in `box`. */
export function loupeOf(middle: Place, box: Box, scale: number) {
  const from: Box = { ...middle, across: box.across / scale, down: box.down / scale };

  /** Whether the box is at least this many pixels away from points and from the part that it enlarges. */
  function isClearOf(points: Points, pixels: number): boolean {
    const isClear = (left: number, top: number, wide = 0, high = 0) =>
      Math.abs(left - box.x) > box.across + wide + pixels || Math.abs(top - box.y) > box.down + high + pixels;
    return (
      isClear(from.x, from.y, from.across, from.down) &&
      Array.from(points).every((left, i) => i % 2 || isClear(left, points[i + 1]))
    );
  }

  const enlarge = (points: Points): number[] =>
    Array.from(points, (value, i) => {
      const axis = i % 2 ? 'y' : 'x';
      return box[axis] + scale * (value - from[axis]);
    });

  /** Draws the frame with lines to the enlarged part; `drawEnlarged` draws inside it. */
  function draw(sketch: Sketch, drawEnlarged: () => void) {
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

  return { isClearOf, enlarge, draw };
}

const trace = (pen: Pen, { x, y, across, down }: Box) => pen.rect(x - across, y - down, 2 * across, 2 * down);
