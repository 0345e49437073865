/** Draws the layer under the curves: the finished path, as a road of stones fused with joints, or a recording. */
import { lineScale, side, TINY, type Points, type View } from '../geometry/view.ts';
import type { Look } from './look.ts';
import { addCrosses, faded, fillWith, strokeWith, trace, traceAll, type Pen, type Table } from './pen.ts';

const WIDTH = 0.9;
/** Least width of a road, however small its cells, in pixels. */
const LEAST = 6;

/** Draws a road along lines in pixels: all sides, then all tops. `under`: opacity of its tone under curves. */
export function drawRoad(pen: Pen, view: View, look: Look, lines: readonly Points[], under: number) {
  if (lines.every((line) => line.length < 4)) return;
  const { unit } = view;
  const height = side(unit);
  const road = Math.max(LEAST, WIDTH * unit);
  pen.lineJoin = pen.lineCap = 'round';
  const stroke = (tone: keyof Look['tones'], down: number, right = 0, width = road) => {
    traceAll(pen, lines, right, down);
    strokeWith(pen, look.tones[tone], width);
  };
  if (height) stroke('shadow', height + 0.2 * unit, 0.14 * unit);
  // A flat road needs an edge to contrast with the ground.
  else stroke('path-side', 0, 0, road + 2);
  for (let down = height; down >= 1; down -= Math.max(1, height / 4)) stroke('path-side', down);
  stroke('path', 0);
  if (under > 0) faded(pen, under, () => stroke('path-under', 0, 0, road - Math.max(2, 0.1 * unit)));
  faded(pen, 0.8 - 0.25 * under, () => drawJoints(pen, view, look, lines));
}

function drawJoints(pen: Pen, { unit }: View, look: Look, lines: readonly Points[]) {
  if (unit < TINY) return;
  const half = unit * 0.45;
  pen.beginPath();
  for (const line of lines)
    for (let i = 2; i < line.length; i += 2) {
      const [x, y] = [(line[i] + line[i - 2]) / 2, (line[i + 1] + line[i - 1]) / 2];
      const level = Math.abs(line[i] - line[i - 2]) < 0.5 * unit;
      pen.moveTo(x - (level ? half : 0), y - (level ? 0 : half));
      pen.lineTo(x + (level ? half : 0), y + (level ? 0 : half));
    }
  pen.lineCap = 'butt';
  strokeWith(pen, look.tones.joint, 1);
}

/** Lines and points, in cells or in pixels. */
export interface Recording {
  /** The whole line, back to its first point if closed; empty if hidden. */
  line: Points;
  kept: Points;
  rejected: Points;
}

const ARM = 7;

/** Draws the line as recorded. Curves cover it, so its dashes show only where they leave it. */
export function drawRecordedLine({ pen, look }: Table, { line }: Recording) {
  if (line.length < 4) return;
  trace(pen, line);
  strokeWith(pen, look.tones.quiet, 1, [3, 3]);
}

/** Draws recorded points as small rings, fainter while another curve is forward, and outliers as crosses. */
export function drawRecordedPoints(on: Table, { kept, rejected }: Recording, weight: number) {
  const { pen, view, look } = on;
  const scale = Math.max(0.66, lineScale(view.unit));
  faded(pen, 1 + 0.6 * Math.min(0, weight), () => {
    for (let i = 0; i < kept.length; i += 2) {
      pen.beginPath();
      pen.arc(kept[i], kept[i + 1], 3 * scale, 0, 2 * Math.PI);
      fillWith(pen, look.tones.paper);
      strokeWith(pen, look.tones.raw, 1.5);
    }
  });
  pen.lineCap = 'round';
  pen.beginPath();
  addCrosses(pen, rejected, ARM * scale);
  if (!rejected.length) return;
  strokeWith(pen, look.tones.case, 7 * scale);
  strokeWith(pen, look.tones.ink, Math.max(2, 3 * scale));
}
