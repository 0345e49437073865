import type { Points, View } from '../geometry/view.ts';
import type { Look } from './look.ts';
import type { SvgPen } from './svg-pen.ts';

/** The common part of a canvas context and `SvgPen`. */
export type Pen = Pick<CanvasRenderingContext2D, keyof CanvasRenderingContext2D & keyof SvgPen>;

/** A pen, the pixels of cells, and colours: all that drawing needs besides its subject. */
export interface Table {
  pen: Pen;
  view: View;
  look: Look;
}

export function trace(pen: Pen, line: Points) {
  traceAll(pen, [line]);
}

/** Begins one path along several lines, so that a translucent stroke paints no pixel twice. */
export function traceAll(pen: Pen, lines: readonly Points[], right = 0, down = 0) {
  pen.beginPath();
  for (const line of lines) addLine(pen, line, right, down);
}

export function addLine(pen: Pen, line: Points, right = 0, down = 0) {
  for (let i = 0; i < line.length; i += 2) {
    if (i) pen.lineTo(line[i] + right, line[i + 1] + down);
    else pen.moveTo(line[i] + right, line[i + 1] + down);
  }
}

export function addDots(pen: Pen, points: Points, radius: number) {
  for (let i = 0; i < points.length; i += 2) {
    pen.moveTo(points[i] + radius, points[i + 1]);
    pen.arc(points[i], points[i + 1], radius, 0, 2 * Math.PI);
  }
}

export function addSquares(pen: Pen, points: Points, half: number) {
  for (let i = 0; i < points.length; i += 2)
    pen.rect(points[i] - half, points[i + 1] - half, 2 * half, 2 * half);
}

export function addCrosses(pen: Pen, points: Points, arm: number) {
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i], points[i + 1]];
    addLine(pen, [x - arm, y - arm, x + arm, y + arm]);
    addLine(pen, [x + arm, y - arm, x - arm, y + arm]);
  }
}

export function fillWith(pen: Pen, tone: string) {
  pen.fillStyle = tone;
  pen.fill();
}

export function strokeWith(pen: Pen, tone: string, width: number, dash: number[] = []) {
  pen.strokeStyle = tone;
  pen.lineWidth = width;
  if (dash.length) pen.setLineDash(dash);
  pen.stroke();
  if (dash.length) pen.setLineDash([]);
}

export function faded(pen: Pen, share: number, draw: () => void) {
  const opacity = pen.globalAlpha;
  pen.globalAlpha = opacity * share;
  draw();
  pen.globalAlpha = opacity;
}
