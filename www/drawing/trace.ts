import type { Pen } from './pen.ts';
import type { Points } from '../geometry/view.ts';

/** Begins a path along a polyline. */
export function trace(pen: Pen, line: Points) {
  traceAll(pen, [line]);
}

/** Begins one path along several polylines, so that a stroke covers no place twice. */
export function traceAll(pen: Pen, lines: readonly Points[], right = 0, down = 0) {
  pen.beginPath();
  for (const line of lines) addLine(pen, line, right, down);
}

/** Adds a polyline to a path. */
export function addLine(pen: Pen, line: Points, right = 0, down = 0) {
  for (let i = 0; i < line.length; i += 2) {
    if (i) pen.lineTo(line[i] + right, line[i + 1] + down);
    else pen.moveTo(line[i] + right, line[i + 1] + down);
  }
}
