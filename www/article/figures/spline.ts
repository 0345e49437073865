/** A Catmull-Rom curve through points of uneven spacing, with a loupe on the shortest leg. */
import type { Look } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import { catmullRom, catmullRomBezier, measure } from '../../engine.js';
import type { Points } from '../../geometry/view.ts';
import { dots, fill, stroke, strokeCurve } from './kit.ts';
import { INSET, PointsDrawing } from './points.ts';

/** In shares of the width and the height; the third leg is the short one. */
const START = [0.05, 0.72, 0.2, 0.3, 0.42, 0.62, 0.42, 0.56, 0.5, 0.2, 0.74, 0.86, 0.95, 0.62];
const ENLARGED = 4;
/** Half the side of the loupe as a share of the height. */
const LOUPE = 0.25;
/** A picture that is less wide has the loupe above the curve. */
const ROOM_BESIDE = 480;

export class Spline extends PointsDrawing<'alpha' | 'subdivisions'> {
  constructor() {
    const alpha = { min: 0, max: 1, step: 0.05, start: 0.5, label: 'alpha' };
    super({ alpha, subdivisions: { min: 1, max: 24, step: 1, start: 8, label: 'points a leg' } }, START);
  }

  protected override get down(): [number, number] {
    const top = this.width < ROOM_BESIDE ? 2.1 * LOUPE * this.height : 0;
    return [top, this.height - top];
  }

  get #curve() {
    return catmullRom(this.points, this.now);
  }

  override values() {
    const curve = this.#curve;
    return { points: curve.length / 2, largestTurn: measure(curve).maxTurn };
  }

  draw(pen: Pen, look: Look) {
    const { points } = this;
    const [curve, tangents] = [this.#curve, this.#tangents];
    const isLit = this.isLit('tangents');
    stroke(pen, look, [points], 'quiet', 1, [3, 3]);
    stroke(pen, look, tangents, 'ink', isLit ? 3 : 1);
    for (const line of tangents) this.part('tangents', line, 6);
    strokeCurve(pen, look, 'catmull-rom', curve);
    const half = LOUPE * this.height;
    const middle = shortestLeg(points);
    const [x, y] = [this.width - half - INSET, half + INSET];
    const box = (cx: number, cy: number, r: number) => () => pen.roundRect(cx - r, cy - r, 2 * r, 2 * r, 6);
    pen.beginPath();
    box(middle[0], middle[1], half / ENLARGED)();
    pen.strokeStyle = look.tones.ink;
    pen.lineWidth = 1.5;
    pen.stroke();
    fill(pen, look, 'ground', box(x, y, half), 'ink', 2.5);
    const enlarge = (line: Points) =>
      Array.from(line, (value, i) => (i % 2 ? y : x) + ENLARGED * (value - middle[i % 2]));
    const inside = (lines: readonly Points[]) =>
      lines.flatMap((line) => within(enlarge(line), x, y, half - 2));
    stroke(pen, look, inside([points]), 'quiet', 1, [3, 3]);
    stroke(pen, look, inside(tangents), 'ink', 1);
    stroke(pen, look, inside([curve]), 'catmull-rom', 4.5);
    const seen = (line: Points) =>
      enlarge(line).filter((_, i, all) => isIn(all.slice(i - (i % 2), i - (i % 2) + 2), x, y, half - 6));
    dots(pen, look, seen(curve), 3, 'paper', 'catmull-rom');
    dots(pen, look, seen(points), 6, 'paper', 'ink', 2.5);
  }

  /** From each point to the control points beside it. */
  get #tangents() {
    const bezier = catmullRomBezier(this.points, this.now);
    const last = bezier.length / 2 - 1;
    const at = (i: number) => bezier.subarray(2 * i, 2 * i + 2);
    return Array.from({ length: last / 3 + 1 }, (_, i) => [
      ...at(Math.max(0, 3 * i - 1)),
      ...at(Math.min(last, 3 * i + 1)),
    ]);
  }
}

const isIn = ([px, py]: readonly number[], x: number, y: number, half: number) =>
  Math.abs(px - x) <= half && Math.abs(py - y) <= half;

/** The legs of a line as far as they lie within a square. */
function within(line: readonly number[], x: number, y: number, half: number): number[][] {
  const parts: number[][] = [];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay, bx, by] = line.slice(i, i + 4);
    let [from, to] = [0, 1];
    for (const [start, step, middle] of [[ax, bx - ax, x] as const, [ay, by - ay, y] as const]) {
      const ends = [middle - half, middle + half].map((edge) =>
        step ? (edge - start) / step : (edge - start) * Infinity,
      );
      from = Math.max(from, Math.min(...ends));
      to = Math.min(to, Math.max(...ends));
    }
    if (from < to)
      parts.push([from, to].flatMap((share) => [ax + share * (bx - ax), ay + share * (by - ay)]));
  }
  return parts;
}

/** The middle of it. */
function shortestLeg(points: readonly number[]) {
  let [shortest, middle] = [Infinity, [points[0], points[1]]];
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x, y, nextX, nextY] = points.slice(i, i + 4);
    const length = Math.hypot(nextX - x, nextY - y);
    if (length < shortest) [shortest, middle] = [length, [(x + nextX) / 2, (y + nextY) / 2]];
  }
  return middle;
}
