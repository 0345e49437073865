/** Nested curves: the widest lies lowest, so none hides another. One of them may come forward. */
import { lengthOf, lineScale, TINY, trim, type Place, type Points, type View } from '../geometry/view.ts';
import type { Name } from './delta.ts';
import type { Look, Tone } from './look.ts';
import { addDots, fillWith, strokeWith, trace, traceAll, type Pen } from './pen.ts';

/** How one curve is told from the others. */
export interface CurveStyle {
  tone: Tone;
  width: number;
  /** Dashes where there are too few colours. */
  dash: readonly number[];
  /** Whether its points are marked with squares. */
  squares?: boolean;
}

/** A curve in pixels, measured once. */
export interface Strand {
  id: string;
  style: CurveStyle;
  line: Points;
  length: number;
  name: Name | null;
  /** Its lines along the other branches. */
  branches: readonly Points[];
  /** Where it meets walls. */
  crosses: readonly Place[];
}

/** Visible parts of a curve. */
export interface Shown {
  /** Share of its line with its tail, 0 to 1. */
  drawn: number;
  /** Opacity of its name. */
  named: number;
  /** Emphasis: 1 forward, 0 at rest, -1 receded. */
  weight: number;
}

/** What is shown of each curve by its id; a curve that is left out rests. */
export type ShownCurves = Readonly<Record<string, Shown | undefined>>;

const AT_REST: Shown = { drawn: 1, named: 1, weight: 0 };
const shownOf = (shown: ShownCurves, { id }: Strand) => shown[id] ?? AT_REST;

const FORWARD = { width: 5, border: 2.5 };
const RECEDED = { width: 1.5, opacity: 0.4 };
/** Width of the case on each side. Raw, at 1 px, has none. */
const BORDER = 1;

const mix = (a: number, b: number, share: number) => a + (b - a) * share;

const widthOf = ({ width }: CurveStyle, weight: number, scale: number) =>
  Math.max(1, scale * (weight > 0 ? mix(width, FORWARD.width, weight) : mix(width, RECEDED.width, -weight)));

/** Width of the case on both sides together. */
function borderOf({ width }: CurveStyle, weight: number, scale: number) {
  const usual = width > 1 ? BORDER : 0;
  return 2 * scale * (weight > 0 ? mix(usual, FORWARD.border, weight) : mix(usual, 0, -weight));
}

const opacityOf = (weight: number) => mix(1, RECEDED.opacity, Math.max(0, -weight));

/** Widest first, and the one that is forward last. */
const inOrder = (strands: readonly Strand[], shown: ShownCurves) =>
  [...strands].sort(
    (a, b) =>
      Number(shownOf(shown, a).weight > 0) - Number(shownOf(shown, b).weight > 0) ||
      b.style.width - a.style.width,
  );

export function drawCurves(pen: Pen, view: View, look: Look, strands: readonly Strand[], shown: ShownCurves) {
  const scale = lineScale(view.unit);
  const sorted = inOrder(strands, shown);
  pen.lineCap = pen.lineJoin = 'round';
  for (const strand of sorted) {
    const { style, line, length, name } = strand;
    const { drawn, weight } = shownOf(shown, strand);
    const part = drawn < 1 ? trim(line, drawn * (length + (name?.tailLength ?? 0))) : line;
    if (drawn <= 0 || part.length < 4) continue;
    strokeCased(pen, look, style, [part, ...partsOf(strand.branches, drawn)], weight, scale);
  }
  if (view.unit < TINY) return;
  for (const strand of sorted)
    if (strand.style.squares) drawSquares(pen, look, strand, shownOf(shown, strand), scale);
  for (const strand of sorted) drawCrosses(pen, look, strand, shownOf(shown, strand), scale);
}

/** The branches as far as they are drawn, each by the same share. */
const partsOf = (branches: readonly Points[], drawn: number) =>
  drawn < 1 ? branches.map((line) => trim(line, drawn * lengthOf(line))) : branches;

/** Draws a cross wherever a curve meets a wall, once the whole curve is there. */
function drawCrosses(
  pen: Pen,
  look: Look,
  { style, crosses }: Strand,
  { drawn, weight }: Shown,
  scale: number,
) {
  if (!crosses.length || drawn < 1 || weight <= -1) return;
  const opacity = pen.globalAlpha;
  const half = 7 * scale;
  pen.beginPath();
  for (const { x, y } of crosses) {
    pen.moveTo(x - half, y - half);
    pen.lineTo(x + half, y + half);
    pen.moveTo(x + half, y - half);
    pen.lineTo(x - half, y + half);
  }
  pen.globalAlpha = opacity * (1 + Math.min(0, weight));
  pen.lineCap = 'round';
  for (const [tone, width] of [['case', 7] as const, [style.tone, 3] as const]) {
    strokeWith(pen, look.tones[tone], Math.max(2, width * scale));
  }
  pen.globalAlpha = opacity;
}

/** Strokes a line over its case. `cap` is that of the case. */
export function strokeCased(
  pen: Pen,
  look: Look,
  style: CurveStyle,
  lines: readonly Points[],
  weight: number,
  scale: number,
  cap: CanvasLineCap = 'round',
) {
  const opacity = pen.globalAlpha;
  const border = borderOf(style, weight, scale);
  traceAll(pen, lines);
  if (border > 0.1) {
    pen.lineCap = cap;
    strokeWith(pen, look.tones.case, widthOf(style, weight, scale) + border);
    pen.lineCap = 'round';
  }
  pen.globalAlpha = opacity * opacityOf(weight);
  stroke(pen, look, style, widthOf(style, weight, scale));
  pen.globalAlpha = opacity;
}

/** Strokes the path. With few colours a curve is known by its dashes; round caps would close them. */
function stroke(pen: Pen, look: Look, { tone, dash }: CurveStyle, width: number) {
  pen.lineWidth = width;
  pen.strokeStyle = look.tones[tone];
  if (look.contrast && dash.length) {
    pen.setLineDash([...dash]);
    pen.lineCap = 'butt';
  }
  pen.stroke();
  pen.setLineDash([]);
  pen.lineCap = 'round';
}

/** Draws a square on every point between the ends, as far as the line is drawn; hollow when it is forward. */
export function drawSquares(
  pen: Pen,
  look: Look,
  { style, line, length, name, branches }: Strand,
  shown: Shown = AT_REST,
  scale: number,
) {
  const { drawn, weight } = shown;
  if (weight <= -1) return;
  const opacity = pen.globalAlpha;
  const half = scale * mix(3.1, 4.2, Math.max(0, weight));
  const parts = [{ line, end: drawn * (length + (name?.tailLength ?? 0)) }];
  for (const branch of branches) parts.push({ line: branch, end: drawn * lengthOf(branch) + 1e-9 });
  pen.beginPath();
  for (const { line, end } of parts) {
    let along = 0;
    for (let i = 2; i < line.length - 2; i += 2) {
      along += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
      if (along > end) break;
      pen.rect(line[i] - half, line[i + 1] - half, 2 * half, 2 * half);
    }
  }
  pen.globalAlpha = opacity * (1 + Math.min(0, weight));
  pen.lineJoin = 'miter';
  const forward = weight > 0.5;
  pen.fillStyle = forward ? look.tones.paper : look.tones[style.tone];
  pen.strokeStyle = forward ? look.tones[style.tone] : look.tones.case;
  pen.lineWidth = forward ? 2.2 * Math.max(0.8, scale) : 1.2;
  pen.fill();
  pen.stroke();
  pen.globalAlpha = opacity;
}

/** Dots in the cells of the path, as far as the raw line is drawn, so that it can be followed under the others. */
export function drawRawDots(
  pen: Pen,
  view: View,
  look: Look,
  centres: Points,
  { drawn, weight }: Shown = AT_REST,
) {
  if (view.unit < TINY || weight <= -1) return;
  const opacity = pen.globalAlpha;
  const radius = 1.6 * Math.max(0.75, lineScale(view.unit));
  const end = Math.min(centres.length - 2, drawn * centres.length);
  pen.beginPath();
  addDots(pen, Array.from(centres).slice(2, Math.max(2, 2 * Math.ceil(end / 2))), radius);
  pen.globalAlpha = opacity * (1 + Math.min(0, weight));
  fillWith(pen, look.tones.raw);
  pen.globalAlpha = opacity;
}

/** Draws the tails beyond B and their names. */
export function drawDelta(
  pen: Pen,
  view: View,
  look: Look,
  strands: readonly Strand[],
  { size, clear }: { size: number; clear: boolean },
  shown: ShownCurves,
) {
  const scale = lineScale(view.unit);
  const opacity = pen.globalAlpha;
  pen.lineCap = pen.lineJoin = 'round';
  for (const strand of inOrder(strands, shown)) {
    const { style, length, name } = strand;
    if (!name) continue;
    const { drawn, named, weight } = shownOf(shown, strand);
    const part = drawn < 1 ? trim(name.tail, drawn * (length + name.tailLength) - length) : name.tail;
    if (drawn * (length + name.tailLength) > length && part.length >= 4) {
      trace(pen, part);
      pen.globalAlpha = opacity * opacityOf(weight);
      stroke(pen, look, style, widthOf(style, weight, scale));
    }
    if (named <= 0) continue;
    pen.font = `500 ${size}px ${look.font}`;
    pen.textAlign = name.align;
    const baseline = name.y + 0.34 * size;
    pen.globalAlpha = opacity * named;
    if (!clear) {
      pen.lineWidth = 4;
      pen.strokeStyle = look.tones.ground;
      pen.strokeText(name.label, name.x, baseline);
    }
    const faded = Math.max(0, -weight);
    for (const [tone, share] of [[style.tone, 1 - faded] as const, ['quiet', faded] as const]) {
      if (share <= 0) continue;
      pen.globalAlpha = opacity * named * share;
      pen.fillStyle = look.tones[tone];
      pen.fillText(name.label, name.x, baseline);
    }
    pen.globalAlpha = opacity;
  }
}
