/** A part of a drawing, enlarged in a frame of its own. */
import type { FigureLook as Look } from './tones.ts';
import type { Pen } from '../../drawing/pen.ts';
import type { Points } from '../../geometry/view.ts';
import { fill, stroke } from './kit.ts';

/** A rectangle by its middle and half of its sides. */
export interface Box {
  x: number;
  y: number;
  across: number;
  down: number;
}

/** Pixels between it and what it may not cover: handles and their names. */
const CLEAR = 12;

export class Loupe {
  readonly #from: Box;
  readonly #box: Box;
  readonly #scale: number;

  /** Shows what is round the middle of `from`, a number of times as large, in `box`. */
  constructor({ x, y }: { x: number; y: number }, box: Box, scale: number) {
    this.#from = { x, y, across: box.across / scale, down: box.down / scale };
    this.#box = box;
    this.#scale = scale;
  }

  /** The enlarged line, as far as it lies in the frame. */
  line(points: Points): number[][] {
    return within(this.enlarge(points), this.#box);
  }

  /** The enlarged points that lie in the frame, away from its edge. */
  points(points: Points, inset: number): number[] {
    const { x, y, across, down } = this.#box;
    const all = this.enlarge(points);
    return all.filter((_, i) => {
      const [px, py] = all.slice(i - (i % 2), i - (i % 2) + 2);
      return Math.abs(px - x) <= across - inset && Math.abs(py - y) <= down - inset;
    });
  }

  /** Whether a line that it enlarges, and its frame, lie outside it. */
  isClearOf(line: Points): boolean {
    const { x, y, across, down } = this.#box;
    const away = [
      Math.abs(x - this.#from.x) - this.#from.across,
      Math.abs(y - this.#from.y) - this.#from.down,
    ];
    const room = { x, y, across: across + CLEAR, down: down + CLEAR };
    return (away[0] > room.across || away[1] > room.down) && !within(Array.from(line), room).length;
  }

  drawGround(pen: Pen, look: Look) {
    const [from, box] = [this.#from, this.#box];
    const side = Math.sign(from.x - box.x);
    for (const edge of [-1, 1])
      stroke(
        pen,
        look,
        [
          [
            ...[box.x + side * box.across, box.y + edge * box.down],
            ...[from.x - side * from.across, from.y + edge * from.down],
          ],
        ],
        'ink',
        1.25,
      );
    fill(pen, look, 'ground', () => trace(pen, box));
  }

  drawFrame(pen: Pen, look: Look) {
    pen.lineJoin = 'miter';
    pen.lineWidth = 2.5;
    pen.strokeStyle = look.tones.ink;
    for (const box of [this.#from, this.#box]) {
      pen.beginPath();
      trace(pen, box);
      pen.stroke();
    }
  }

  enlarge(points: Points): number[] {
    const { x, y } = this.#box;
    return Array.from(
      points,
      (value, i) => (i % 2 ? y : x) + this.#scale * (value - (i % 2 ? this.#from.y : this.#from.x)),
    );
  }
}

const trace = (pen: Pen, { x, y, across, down }: Box) => pen.rect(x - across, y - down, 2 * across, 2 * down);

/** Clips a line to a box. Legs that join stay one line. */
function within(line: readonly number[], { x, y, across, down }: Box): number[][] {
  const parts: number[][] = [];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay, bx, by] = line.slice(i, i + 4);
    let [from, to] = [0, 1];
    for (const [start, step, middle, half] of [
      [ax, bx - ax, x, across] as const,
      [ay, by - ay, y, down] as const,
    ]) {
      const ends = [middle - half, middle + half].map((edge) =>
        step ? (edge - start) / step : (edge - start) * Infinity,
      );
      from = Math.max(from, Math.min(...ends));
      to = Math.min(to, Math.max(...ends));
    }
    if (from >= to) continue;
    const at = (share: number) => [ax + share * (bx - ax), ay + share * (by - ay)];
    if (from === 0 && parts.length) parts.at(-1)!.push(...at(to));
    else parts.push([...at(from), ...at(to)]);
  }
  return parts;
}
