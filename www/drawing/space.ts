/** Draws space: the ground, plumb lines from handles, and curves from back to front. */
import { project, projectLine, type Camera, type Projected } from '../geometry/space.ts';
import { lineScale, toPage, type Points, type View } from '../geometry/view.ts';
import { drawDelta, drawSquares, strokeCased, type CurveStyle, type ShownCurves } from './curves.ts';
import type { Handle } from './handles.ts';
import type { Look } from './look.ts';
import { addDots, addLine, fillWith, strokeWith, trace, type Pen, type Table } from './pen.ts';
import type { Layout, Moment, Scene } from './picture.ts';

/** Cuts curves into bands of nearness, each 1/24 wide, so that each piece has one width. */
const BANDS = 24;
/** Sockets along the longer side of the ground, at most. */
const MOST_SOCKETS = 30;
/** The shortest leg that a screen shows, in pixels. */
const SHORTEST = 0.3;
const SHADOW_WIDTH = 11;
/** Widths grow faster than in true perspective, so that near and far parts of a thin line differ visibly. */
const swell = (near: number) => near ** 1.8;

/** A piece of a curve at about the same depth. */
export interface Piece {
  id: string;
  near: number;
  line: readonly number[];
  order: number;
}

/** The parts of a picture of space that change only with the view or the curves. */
export interface Depths {
  pieces: readonly Piece[];
  /** The shadow of the last curve, the smoothest. Shadows of all four would clutter the ground. */
  shadow: Points;
  sockets: readonly Points[];
}

export function layOutSpace(
  { columns, rows }: View,
  camera: Camera,
  curves: readonly { id: string; style: CurveStyle; points: Points }[],
  seen: readonly Projected[],
): Depths {
  // A wider curve counts as one band farther, so that the narrower of two adjacent curves is on top.
  const widest = curves.map(({ style }) => style.width).sort((a, b) => b - a);
  const pieces = curves.flatMap(({ id, style }, i) => {
    return cut(id, seen[i]).map((piece) => ({
      ...piece,
      order: piece.near + widest.indexOf(style.width) / BANDS,
    }));
  });
  const onGround = (points: Points) => Float64Array.from(points, (value, i) => (i % 3 === 2 ? 0 : value));
  return {
    pieces: pieces.sort((a, b) => a.order - b.order),
    shadow: projectLine(camera, onGround(curves.at(-1)?.points ?? [])).line,
    sockets: groundSockets(camera, columns, rows),
  };
}

/** Cuts a line where it passes from band to band. Along a straight line in the picture, nearness changes linearly. */
function cut(id: string, { line, near }: Projected): Omit<Piece, 'order'>[] {
  const pieces: { id: string; near: number; line: number[] }[] = [];
  let band = -1;
  let part: number[] = [];
  for (let i = 1; i < near.length; i++) {
    const [x, y, toX, toY] = [line[2 * i - 2], line[2 * i - 1], line[2 * i], line[2 * i + 1]];
    const [from, to] = [BANDS * near[i - 1], BANDS * near[i]];
    const last = Math.floor(to);
    const step = Math.sign(last - Math.floor(from));
    let [startX, startY] = [x, y];
    for (let at = Math.floor(from); ; at += step) {
      if (at !== band) pieces.push({ id, near: (at + 0.5) / BANDS, line: (part = [startX, startY]) });
      band = at;
      if (at === last) break;
      const share = ((step > 0 ? at + 1 : at) - from) / (to - from);
      [startX, startY] = [x + share * (toX - x), y + share * (toY - y)];
      part.push(startX, startY);
    }
    const apart = Math.abs(toX - part[part.length - 2]) + Math.abs(toY - part[part.length - 1]);
    if (apart > SHORTEST || i === near.length - 1) part.push(toX, toY);
  }
  return pieces;
}

/** Returns squares on the ground, one per cell if there is room. */
function groundSockets(camera: Camera, columns: number, rows: number): Points[] {
  const gap = Math.max(1, Math.max(columns, rows) / MOST_SOCKETS);
  const [across, down] = [Math.max(1, Math.round(columns / gap)), Math.max(1, Math.round(rows / gap))];
  const at = (x: number, y: number) => {
    const seen = project(camera, { x: (x * columns) / across, y: (y * rows) / down });
    return [seen.x, seen.y];
  };
  return Array.from({ length: across * down }, (_, i) => {
    const [x, y] = [i % across, Math.floor(i / across)];
    return [
      ...at(x + 0.34, y + 0.34),
      ...at(x + 0.66, y + 0.34),
      ...at(x + 0.66, y + 0.66),
      ...at(x + 0.34, y + 0.66),
    ];
  });
}

export function drawSpace(on: Table, { handles }: Scene, { curves }: Moment, layout: Layout, depths: Depths) {
  const { pen, view, look } = on;
  const { strands, delta } = layout;
  const scale = lineScale(view.unit);
  drawGround(pen, look, depths, scale);
  drawPlumbLines(on, handles, scale);
  if (delta) drawDelta(on, strands, delta, curves);
  for (const { id, near, line } of inFront(depths.pieces, curves)) {
    const { style } = strands.find((strand) => strand.id === id)!;
    strokeCased(pen, look, style, [line], curves[id]?.weight ?? 0, scale * swell(near), 'butt');
  }
  for (const strand of strands) if (strand.style.squares) drawSquares(on, strand, curves[strand.id]);
}

/** Moves the pieces of a curve that is forward to the end, so that they cover the others. */
const inFront = (pieces: readonly Piece[], shown: ShownCurves) => {
  const isForward = ({ id }: Piece) => (shown[id]?.weight ?? 0) > 0;
  return pieces.some(isForward)
    ? [...pieces.filter((piece) => !isForward(piece)), ...pieces.filter(isForward)]
    : pieces;
};

function drawGround(pen: Pen, look: Look, { sockets, shadow }: Depths, scale: number) {
  pen.lineJoin = pen.lineCap = 'round';
  pen.beginPath();
  for (const socket of sockets) {
    addLine(pen, socket);
    pen.closePath();
  }
  fillWith(pen, look.tones.socket);
  strokeWith(pen, look.tones.socket, 3 * scale);
  trace(pen, shadow);
  strokeWith(pen, look.tones.shadow, SHADOW_WIDTH * scale);
}

/** Draws a dashed line from each handle straight down to the ground. */
function drawPlumbLines({ pen, view, look }: Table, handles: readonly Handle[], scale: number) {
  const feet = handles.map((handle) => toPage(view, { ...handle, z: 0 }));
  pen.beginPath();
  handles.forEach((handle, i) => {
    const { x, y } = toPage(view, handle);
    addLine(pen, [feet[i].x, feet[i].y, x, y]);
  });
  pen.lineCap = 'butt';
  strokeWith(pen, look.tones.quiet, 1, [3, 3]);
  pen.beginPath();
  for (const { x, y } of feet) addDots(pen, [x, y], 3 * scale);
  fillWith(pen, look.tones.quiet);
}
