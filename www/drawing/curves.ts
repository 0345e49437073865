/** Draws curves on top of one another, the widest lowest, so that none hides another. One of them may come forward. */
import { lengthOf, lineScale, TINY, trim, type Place, type Points } from '../geometry/view.ts';
import type { Delta, Name } from './delta.ts';
import type { Look, Tone } from './look.ts';
import {
  addCrosses,
  addDots,
  addSquares,
  faded,
  fillWith,
  strokeWith,
  trace,
  traceAll,
  type Pen,
  type Table,
} from './pen.ts';

export interface CurveStyle {
  tone: Tone;
  width: number;
  /** Dashes for looks with few colours. */
  dash: readonly number[];
  squares?: boolean;
}

/** A curve in pixels, measured once. */
export interface Strand {
  id: string;
  style: CurveStyle;
  line: Points;
  length: number;
  name: Name | null;
  branches: readonly Points[];
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

/** The visible parts of each curve by its id; a curve without an entry is at rest. */
export type ShownCurves = Readonly<Record<string, Shown | undefined>>;

export const AT_REST: Shown = { drawn: 1, named: 1, weight: 0 };
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

/** Sorts curves by width, the widest first, but puts one that is forward last. */
const inOrder = (strands: readonly Strand[], shown: ShownCurves) =>
  [...strands].sort(
    (a, b) =>
      Number(shownOf(shown, a).weight > 0) - Number(shownOf(shown, b).weight > 0) ||
      b.style.width - a.style.width,
  );

export function drawCurves(on: Table, strands: readonly Strand[], shown: ShownCurves) {
  const { pen, view, look } = on;
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
  for (const strand of sorted) if (strand.style.squares) drawSquares(on, strand, shownOf(shown, strand));
  for (const strand of sorted) drawCrosses(on, strand, shownOf(shown, strand));
}

/** Trims all branches to the same share of their length. */
const partsOf = (branches: readonly Points[], drawn: number) =>
  drawn < 1 ? branches.map((line) => trim(line, drawn * lengthOf(line))) : branches;

/** Draws a cross wherever a curve meets a wall, once the whole curve is drawn. */
function drawCrosses({ pen, view, look }: Table, { style, crosses }: Strand, { drawn, weight }: Shown) {
  if (!crosses.length || drawn < 1 || weight <= -1) return;
  const scale = lineScale(view.unit);
  pen.beginPath();
  for (const { x, y } of crosses) addCrosses(pen, [x, y], 7 * scale);
  pen.lineCap = 'round';
  faded(pen, 1 + Math.min(0, weight), () => {
    strokeWith(pen, look.tones.case, Math.max(2, 7 * scale));
    strokeWith(pen, look.tones[style.tone], Math.max(2, 3 * scale));
  });
}

/** Strokes lines over their case. `cap` applies to the case. */
export function strokeCased(
  pen: Pen,
  look: Look,
  style: CurveStyle,
  lines: readonly Points[],
  weight: number,
  scale: number,
  cap: CanvasLineCap = 'round',
) {
  const border = borderOf(style, weight, scale);
  traceAll(pen, lines);
  if (border > 0.1) {
    pen.lineCap = cap;
    strokeWith(pen, look.tones.case, widthOf(style, weight, scale) + border);
    pen.lineCap = 'round';
  }
  stroke(pen, look, style, weight, scale);
}

/** Strokes the path. With few colours, dashes tell curves apart, and round caps would close the gaps. */
function stroke(pen: Pen, look: Look, style: CurveStyle, weight: number, scale: number) {
  const dash = look.contrast ? [...style.dash] : [];
  if (dash.length) pen.lineCap = 'butt';
  faded(pen, opacityOf(weight), () =>
    strokeWith(pen, look.tones[style.tone], widthOf(style, weight, scale), dash),
  );
  pen.lineCap = 'round';
}

/** Draws a square on every point between the ends, as far as the line is drawn; hollow if the curve is forward. */
export function drawSquares({ pen, view, look }: Table, strand: Strand, { drawn, weight } = AT_REST) {
  if (weight <= -1) return;
  const { style, line, length, name, branches } = strand;
  const scale = lineScale(view.unit);
  const half = scale * mix(3.1, 4.2, Math.max(0, weight));
  const parts = [{ line, end: drawn * (length + (name?.tailLength ?? 0)) }];
  for (const branch of branches) parts.push({ line: branch, end: drawn * lengthOf(branch) + 1e-9 });
  pen.beginPath();
  for (const { line, end } of parts) {
    let along = 0;
    for (let i = 2; i < line.length - 2; i += 2) {
      along += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
      if (along > end) break;
      addSquares(pen, [line[i], line[i + 1]], half);
    }
  }
  pen.lineJoin = 'miter';
  const { tones } = look;
  const isForward = weight > 0.5;
  faded(pen, 1 + Math.min(0, weight), () => {
    fillWith(pen, isForward ? tones.paper : tones[style.tone]);
    if (isForward) strokeWith(pen, tones[style.tone], 2.2 * Math.max(0.8, scale));
    else strokeWith(pen, tones.case, 1.2);
  });
}

/** Dots the raw line in each cell, so that readers can follow it under other curves. `beyond`: length of its tail. */
export function drawRawDots(on: Table, centres: Points, { drawn, weight } = AT_REST, beyond = 0) {
  const { pen, view, look } = on;
  if (view.unit < TINY || weight <= -1) return;
  const radius = 1.6 * Math.max(0.75, lineScale(view.unit));
  const part = drawn < 1 ? trim(centres, drawn * (lengthOf(centres) + beyond)) : centres;
  pen.beginPath();
  addDots(pen, Array.from(part).slice(2, part.length - 2), radius);
  faded(pen, 1 + Math.min(0, weight), () => fillWith(pen, look.tones.raw));
}

export function drawDelta(on: Table, strands: readonly Strand[], delta: Delta, shown: ShownCurves) {
  const { pen, view, look } = on;
  const { size, clear } = delta;
  const scale = lineScale(view.unit);
  pen.lineCap = pen.lineJoin = 'round';
  for (const strand of inOrder(strands, shown)) {
    const { style, length, name } = strand;
    if (!name) continue;
    const { drawn, named, weight } = shownOf(shown, strand);
    const part = drawn < 1 ? trim(name.tail, drawn * (length + name.tailLength) - length) : name.tail;
    if (drawn * (length + name.tailLength) > length && part.length >= 4) {
      trace(pen, part);
      stroke(pen, look, style, weight, scale);
    }
    if (named <= 0) continue;
    pen.font = `500 ${size}px ${look.font}`;
    pen.textAlign = name.align;
    const baseline = name.y + 0.34 * size;
    pen.lineWidth = 4;
    pen.strokeStyle = look.tones.ground;
    if (!clear) faded(pen, named, () => pen.strokeText(name.label, name.x, baseline));
    const quiet = Math.max(0, -weight);
    for (const [tone, share] of [[style.tone, 1 - quiet] as const, ['quiet', quiet] as const]) {
      pen.fillStyle = look.tones[tone];
      if (share > 0) faded(pen, named * share, () => pen.fillText(name.label, name.x, baseline));
    }
  }
}
