/** Strokes, words and dots, as the article's drawings use them. Places are in pixels. */
import type { FigureLook as Look, FigureTone as Tone } from './tones.ts';
import { type Pen, traceAll } from '../../drawing/pen.ts';
import { strokeCased } from '../../drawing/curves.ts';
import { emsOf } from '../../drawing/delta.ts';
import { CURVES, type CurveId } from '../../figure/curves/index.ts';
import { lineScale, pageLine, toGrid, type Place, type Points, type View } from '../../geometry/view.ts';

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const SERIF = "Newsreader, 'Iowan Old Style', Palatino, Georgia, serif";

interface Words {
  tone?: Tone;
  size?: number;
  align?: CanvasTextAlign;
  weight?: number;
  /** A case in the colour below keeps words readable over lines. */
  halo?: Tone;
  /** A plate of that colour does so over everything, for words about a place. */
  plate?: Tone;
}

/** Words whose middle is at a height. */
export function write(pen: Pen, look: Look, x: number, y: number, text: string, words: Words = {}) {
  const { tone = 'ink', size = 14, align = 'left', weight = 500, halo, plate } = words;
  pen.font = `${weight} ${size}px ${look.font}`;
  pen.textAlign = align;
  const baseline = y + 0.35 * size;
  if (plate) {
    const wide = emsOf(text) * size + 8;
    fill(pen, look, plate, () => pen.roundRect(x - wide / 2, y - 0.75 * size, wide, 1.5 * size, 6));
  }
  if (halo) {
    pen.lineWidth = 4;
    pen.lineJoin = 'round';
    pen.strokeStyle = look.tones[halo];
    pen.strokeText(text, x, baseline);
  }
  pen.fillStyle = look.tones[tone];
  pen.fillText(text, x, baseline);
}

/** A level line from what it names to words, across so many pixels. */
export function label(pen: Pen, look: Look, x: number, y: number, across: number, text: string) {
  stroke(pen, look, [[x, y, x + across, y]], 'ink', 1.25);
  const [right, align] = across > 0 ? ([7, 'left'] as const) : ([-7, 'right'] as const);
  write(pen, look, x + across + right, y, text, { size: 15, align, halo: 'ground' });
}

/** A name in italics, with an index below the line. */
export function writeSerif(pen: Pen, look: Look, x: number, y: number, name: string, index = '') {
  const parts = [
    { text: name, across: index ? -3 : 0, down: 5.5, size: 17 },
    { text: index, across: 6, down: 9.5, size: 12 },
  ];
  pen.textAlign = 'center';
  pen.lineWidth = 4;
  pen.lineJoin = 'round';
  pen.strokeStyle = look.tones.ground;
  pen.fillStyle = look.tones.ink;
  for (const method of ['strokeText', 'fillText'] as const)
    for (const { text, across, down, size } of parts) {
      pen.font = `italic 400 ${size}px ${SERIF}`;
      if (text) pen[method](text, x + across, y + down);
    }
}

/** Strokes lines as one. */
export function stroke(
  pen: Pen,
  look: Look,
  lines: readonly Points[],
  tone: Tone,
  width = 1.5,
  dash: number[] = [],
) {
  traceAll(pen, lines);
  pen.lineCap = dash.length ? 'butt' : 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = width;
  pen.strokeStyle = look.tones[tone];
  pen.setLineDash(dash);
  pen.stroke();
  pen.setLineDash([]);
}

/** A curve as the main figures draw it. */
export function strokeCurve(pen: Pen, look: Look, id: CurveId, line: Points, unit = 20) {
  const { style } = CURVES.find((curve) => curve.id === id)!;
  pen.lineCap = pen.lineJoin = 'round';
  strokeCased(pen, look, style, [line], 0, lineScale(unit));
}

/** Fills what a function traces, and strokes its edge if that has a tone. */
export function fill(pen: Pen, look: Look, tone: Tone, trace: () => void, edge?: Tone, width = 1.5) {
  pen.beginPath();
  trace();
  pen.fillStyle = look.tones[tone];
  pen.fill();
  if (edge) outline(pen, look, trace, edge, width);
}

/** Strokes what a function traces. */
export function outline(pen: Pen, look: Look, trace: () => void, tone: Tone, width = 2.5) {
  pen.beginPath();
  trace();
  pen.lineJoin = 'round';
  pen.lineWidth = width;
  pen.strokeStyle = look.tones[tone];
  pen.stroke();
}

/** A shaft along an axis, and its tip. */
export function arrow(
  [x, y]: readonly number[],
  [dx, dy]: readonly [number, number],
  long: number,
): number[][] {
  const [toX, toY] = [x + dx * long, y + dy * long];
  const wing = 0.55 * long;
  return [
    [x - dx * long, y - dy * long, toX, toY],
    [
      toX - (dx + dy) * wing,
      toY - (dy + dx) * wing,
      toX,
      toY,
      toX - (dx - dy) * wing,
      toY - (dy - dx) * wing,
    ],
  ];
}

/** Draws in the rectangle that a function traces. */
export function clipped(pen: Pen, trace: () => void, draw: () => void) {
  pen.save();
  pen.beginPath();
  trace();
  pen.clip();
  draw();
  pen.restore();
}

/** A dot at each point. */
export function dots(
  pen: Pen,
  look: Look,
  points: Points,
  radius: number,
  tone: Tone,
  edge?: Tone,
  width = 1.5,
) {
  const trace = () => {
    for (let i = 0; i < points.length; i += 2) {
      pen.moveTo(points[i] + radius, points[i + 1]);
      pen.arc(points[i], points[i + 1], radius, 0, 2 * Math.PI);
    }
  };
  fill(pen, look, tone, trace, edge, width);
}

export const SEEN = ['seen-0', 'seen-1', 'seen-2', 'seen-3', 'seen-4'] as const;

/** The colour of what was looked at after a share of the search, mixed as eyes see. */
export function seenColour({ tones }: Look, share: number): string {
  const at = clamp(share, 0, 1) * (SEEN.length - 1);
  const before = Math.min(SEEN.length - 2, Math.floor(at));
  const [one, next] = [tones[SEEN[before]], tones[SEEN[before + 1]]];
  return `color-mix(in oklab, ${next} ${(100 * (at - before)).toFixed(1)}%, ${one})`;
}

/** A square on each point. */
export function squares(pen: Pen, look: Look, points: Points, half: number, tone: Tone, edge?: Tone) {
  const trace = () => {
    for (let i = 0; i < points.length; i += 2)
      pen.rect(points[i] - half, points[i + 1] - half, 2 * half, 2 * half);
  };
  fill(pen, look, tone, trace, edge);
}

/** Middles of cells in pixels. */
export const middles = (view: View, cells: ArrayLike<number>) =>
  pageLine(
    view,
    Array.from(cells, (cell) => [(cell % view.columns) + 0.5, Math.floor(cell / view.columns) + 0.5]).flat(),
  );

/** The cell at a place in pixels, or -1. */
export function cellAt(view: View, at: Place): number {
  const { x, y } = toGrid(view, at);
  return x >= 0 && y >= 0 && x < view.columns && y < view.rows
    ? Math.floor(y) * view.columns + Math.floor(x)
    : -1;
}
