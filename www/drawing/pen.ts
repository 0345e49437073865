import type { Points } from '../geometry/view.ts';

/** The pen: a canvas context's path methods. `svg-pen.ts` answers the same ones with SVG. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'bezierCurveTo'
  | 'arc'
  | 'rect'
  | 'roundRect'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'setLineDash'
  | 'fillText'
  | 'strokeText'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
>;

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

/** Adds a dot at each of some points. */
export function addDots(pen: Pen, points: Points, radius: number) {
  for (let i = 0; i < points.length; i += 2) {
    pen.moveTo(points[i] + radius, points[i + 1]);
    pen.arc(points[i], points[i + 1], radius, 0, 2 * Math.PI);
  }
}

export function fillWith(pen: Pen, tone: string) {
  pen.fillStyle = tone;
  pen.fill();
}

export function strokeWith(pen: Pen, tone: string, width: number) {
  pen.strokeStyle = tone;
  pen.lineWidth = width;
  pen.stroke();
}
