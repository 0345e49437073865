/** The finished path: stones fused into a road with joints. */
import { side, TINY, type Points, type View } from '../geometry/view.ts';
import type { Look } from './look.ts';
import { faded, strokeWith, traceAll, type Pen } from './pen.ts';

const WIDTH = 0.9;
/** However small its cells, a road is so wide, in pixels. */
const LEAST = 6;

/**
 * Draws a road along lines in pixels, one for each branch: all sides, then all tops. `under`, 0 to 1: how much its top
 * makes way for curves.
 */
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
  // Without a side its edge tells it from the ground.
  else stroke('path-side', 0, 0, road + 2);
  for (let down = height; down >= 1; down -= Math.max(1, height / 4)) stroke('path-side', down);
  stroke('path', 0);
  if (under > 0) faded(pen, under, () => stroke('path-under', 0, 0, road - Math.max(2, 0.1 * unit)));
  faded(pen, 0.8 - 0.25 * under, () => drawJoints(pen, view, look, lines));
}

/** Draws a joint across the border between two neighbours. */
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
