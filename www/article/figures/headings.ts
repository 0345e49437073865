/** Where the curves of a figure head, in degrees, over their length: a jump is a corner. */
import { signal } from '@preact/signals-core';
import type { Look } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import type { Figure } from '../../figure/figure.ts';
import type { Points } from '../../geometry/view.ts';
import { Drawing } from './drawing.ts';
import { stroke, write } from './kit.ts';

const INSET = { start: 48, end: 12, block: 14 };
const RIGHT_ANGLE = 90;

export class Headings extends Drawing {
  /** Whose curves it plots. */
  readonly figure = signal<Figure | null>(null);

  draw(pen: Pen, look: Look) {
    const { width, height } = this.size.value;
    const curves = [...(this.figure.value?.curves.value ?? [])].sort((a, b) => b.style.width - a.style.width);
    const plots = curves.map(({ id, style, points }) => ({ id, style, ...headings(points) }));
    const all = plots.flatMap(({ degrees }) => degrees);
    if (!all.length) return;
    const low = Math.floor(Math.min(...all) / RIGHT_ANGLE) * RIGHT_ANGLE;
    const high = Math.max(low + RIGHT_ANGLE, Math.ceil(Math.max(...all) / RIGHT_ANGLE) * RIGHT_ANGLE);
    const x = (share: number) => INSET.start + share * (width - INSET.start - INSET.end);
    const y = (degrees: number) =>
      INSET.block + ((degrees - low) / (high - low)) * (height - 2 * INSET.block);
    for (let degrees = low; degrees <= high; degrees += RIGHT_ANGLE) {
      stroke(pen, look, [[x(0), y(degrees), x(1), y(degrees)]], 'edge', 1);
      const words = `${degrees > 0 ? '−' : ''}${Math.abs(degrees)}°`;
      write(pen, look, INSET.start - 8, y(degrees), words, { tone: 'quiet', size: 13, align: 'right' });
    }
    for (const { id, style, shares, degrees } of plots) {
      const line = degrees.flatMap((value, i) => [x(shares[i]), y(value), x(shares[i + 1]), y(value)]);
      // Where they lie over each other, all are seen.
      stroke(
        pen,
        look,
        [line],
        style.tone,
        this.isLit(id) ? style.width + 4 : Math.max(1, 0.7 * style.width),
      );
      this.part(id, line);
    }
  }
}

/** The heading of each segment, without jumps of a whole turn, and where along the line it begins and ends. */
function headings(points: Points) {
  const degrees: number[] = [];
  const lengths = [0];
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [across, down] = [points[i + 2] - points[i], points[i + 3] - points[i + 1]];
    const length = Math.hypot(across, down);
    if (!length) continue;
    const heading = (Math.atan2(down, across) * 180) / Math.PI;
    const before = degrees.at(-1) ?? heading;
    degrees.push(heading + 360 * Math.round((before - heading) / 360));
    lengths.push(lengths.at(-1)! + length);
  }
  return { degrees, shares: lengths.map((length) => length / lengths.at(-1)!) };
}
