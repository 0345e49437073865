/** A recording under its curves: the line as recorded, its points, and those that were thrown out. */
import { lineScale, type Points, type View } from '../geometry/view.ts';
import type { Look } from './look.ts';
import { addCrosses, faded, fillWith, strokeWith, trace, type Pen } from './pen.ts';

/** Lines and points, in cells or in pixels. */
export interface Recording {
  /** All of it, joined to its first point if it is closed; empty if it is not shown. */
  line: Points;
  /** Points that are marked one by one. */
  kept: Points;
  rejected: Points;
}

const ARM = 7;

/** Draws the recorded line. The curves come on top, so dashes show where they leave it. */
export function drawRecordedLine(pen: Pen, look: Look, { line }: Recording) {
  if (line.length < 4) return;
  trace(pen, line);
  strokeWith(pen, look.tones.quiet, 1, [3, 3]);
}

/** Draws recorded points as small rings, fainter while another curve is pointed at, and crosses. */
export function drawRecordedPoints(
  pen: Pen,
  view: View,
  look: Look,
  { kept, rejected }: Recording,
  weight: number,
) {
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
