/** Draws a whole picture: a scene at one moment of its motion. */
import { projectLine, type Space } from '../geometry/space.ts';
import {
  BITMAP,
  cellCorner,
  distanceTo,
  fitGrid,
  isSeen,
  lengthOf,
  looped,
  nearestOf,
  pageLine,
  seenLine,
  sizeAt,
  toPage,
  type Place,
  type Points,
  type View,
} from '../geometry/view.ts';
import {
  drawCurves,
  drawDelta,
  drawRawDots,
  type CurveStyle,
  type ShownCurves,
  type Strand,
} from './curves.ts';
import {
  around,
  emsOf,
  overlaps,
  placeDelta,
  type Box,
  type Delta,
  type Label,
  type Obstacles,
} from './delta.ts';
import { drawHandles, drawTraveller, type Handle, type Traveller } from './handles.ts';
import { drawOutline, drawPoints, paleLook, type Lit } from './lit.ts';
import type { Look } from './look.ts';
import { drawMarksAbove, drawMarksBelow, type CurveMarks, type Turn } from './marks.ts';
import { faded, strokeWith, traceAll, type Pen } from './pen.ts';
import { drawRecordedLine, drawRecordedPoints, drawRoad, type Recording } from './road.ts';
import { drawSpace, layOutSpace, type Depths } from './space.ts';
import {
  asideOf,
  drawFlat,
  drawRefusal,
  drawRing,
  drawSockets,
  drawStones,
  drawWalls,
  FORCED,
  SOCKET,
  STONE,
  type Change,
} from './stones.ts';

/** A curve in cells. */
interface SceneCurve {
  id: string;
  style: CurveStyle;
  /** Triples in space, pairs in the plane. */
  points: Points;
  closed?: boolean;
  branches?: readonly Points[];
  crosses?: readonly Place[];
}

export interface Scene {
  columns: number;
  rows: number;
  /** Whether its points are cells. */
  isGrid: boolean;
  /** Kind of each cell, or null without a grid. */
  kinds: Uint8Array | null;
  sockets: boolean;
  walls: readonly number[];
  /** Cells of the path in order; empty until it is finished. With more than two ends, it joins the two farthest apart. */
  path: readonly number[];
  /** A path from each further end to a cell of an earlier path. */
  branches: readonly (readonly number[])[];
  /** Paths from before the reader drew walls. */
  before: readonly (readonly number[])[];
  finished: boolean;
  /** Cell tried last, or -1. */
  tried: number;
  curves: readonly SceneCurve[];
  /** Construction marks of the curves; empty if hidden. */
  marks: readonly CurveMarks[];
  /** The turn in `marks` under the pointer. */
  turn: Turn | null;
  /** The box in which the curves lie; null in the plane. */
  space: Space | null;
  recording: Recording | null;
  /** Names of all curves, hidden ones included, from the top of the delta. */
  labels: readonly Label[];
  handles: readonly Handle[];
  /** Cell under the keyboard's wall brush, or -1. */
  brush: number;
  /** The parts that stand out; all others are pale. */
  lit: Lit | null;
  /** A stone that has to stay, and why, line by line. */
  refused: { cell: number; label: readonly string[] } | null;
}

export interface Moment {
  changes: readonly Change[];
  /** Opacity of the road; below 1 stones show through. */
  fused: number;
  /** Opacity of the road's tone under curves. */
  under: number;
  curves: ShownCurves;
  travellers: readonly Traveller[];
  hint: number;
}

/** The moment after all motion, as on posters. */
export const restingMoment = (): Moment => ({
  changes: [],
  fused: 1,
  under: 1,
  curves: {},
  travellers: [],
  hint: 0,
});

/** A scene measured in pixels, for drawing and pointing. */
export interface Layout {
  view: View;
  road: Points;
  recording: Recording | null;
  branches: Points[];
  strands: Strand[];
  delta: Delta | null;
  /** Everything that text over the picture should not cover. */
  obstacles: Obstacles & { names: readonly Box[] };
  depths: Depths | null;
}

export const viewOf = (
  { columns, rows, space, labels, isGrid }: Pick<Scene, 'columns' | 'rows' | 'space' | 'labels' | 'isGrid'>,
  width: number,
  height: number,
) => fitGrid(width, height, columns, rows, space, labels.length > 0, isGrid);

export function layOut(scene: Scene, view: View, side?: number): Layout {
  const { handles, path, branches, walls, finished } = scene;
  const { camera } = view;
  const curves = scene.curves.map((curve) =>
    curve.closed ? { ...curve, points: looped(curve.points, camera ? 3 : 2) } : curve,
  );
  const along = curves.map((curve) => curve.branches?.map((line) => seenLine(view, line)) ?? []);
  const seen = camera ? curves.map(({ points }) => projectLine(camera, points)) : [];
  const lines = camera ? seen.map(({ line }) => line) : curves.map(({ points }) => seenLine(view, points));
  const places = handles.map((handle) => toPage(view, handle));
  const shown = curves.map(({ id }) => id);
  const obstacles: Obstacles & { lines: Points[] } = {
    cells: [...path, ...branches.flat(), ...walls],
    lines: [...lines, ...along.flat()],
    others: places.slice(0, -1),
  };
  const room = camera ? { ...view, unit: spaceUnit(view.unit) } : view;
  const delta =
    finished && places.length && scene.labels.length && (camera || isSeen(view, places.at(-1)!))
      ? placeDelta(room, places.at(-1)!, scene.labels, shown, obstacles, side)
      : null;
  const strands = curves.map(({ id, style, crosses = [] }, i) => {
    const name = delta?.names.find((one) => one.id === id) ?? null;
    return {
      ...{ id, style, line: lines[i], length: lengthOf(lines[i]), name, branches: along[i] },
      crosses: crosses.map((place) => toPage(view, place)),
    };
  });
  const [road, ...rest] = [path, ...branches].map((cells) => seenLine(view, centresOf(view, cells)));
  const depths = camera ? layOutSpace(view, camera, curves, seen) : null;
  const recording = camera || !scene.recording ? null : onPage(view, scene.recording);
  const { names = [] } = delta ?? {};
  obstacles.lines.push(...names.map(({ tail }) => tail));
  return {
    ...{ view, road, branches: rest, recording, strands, delta, depths },
    obstacles: { ...obstacles, others: places, names: names.map(({ box }) => box) },
  };
}

const onPage = (view: View, { line, kept, rejected }: Recording): Recording => ({
  line: pageLine(view, line),
  kept: pageLine(view, kept),
  rejected: pageLine(view, rejected),
});

/** In space, names keep closer to the end of a curve, because there is more around it. */
const spaceUnit = (unit: number) => Math.min(unit, unit < 20 ? 12 : 22);

const centresOf = ({ columns }: View, cells: readonly number[]) =>
  cells.flatMap((cell) => [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5]);

/** Distances from a line and from a name at which the pointer still hits them, in pixels. */
export const NEAR = 7;
const ABOUT = 4;

export function curveAt({ strands }: Layout, at: Place): string | null {
  const named = strands.find(({ name }) => name && overlaps(name.box, around(at, ABOUT)));
  if (named) return named.id;
  const far = ({ line, branches, name }: Strand) =>
    Math.min(...[line, ...branches, ...(name ? [name.tail] : [])].map((one) => distanceTo(one, at)));
  return nearestOf(strands, far, NEAR)?.item.id ?? null;
}

/** Parts that a canvas copies from bitmaps, which is faster than drawing them. */
export interface Copies {
  sockets(): void;
  /** Cells too small to be stones. */
  flat(kinds: Uint8Array): void;
  /** 1 for each cell to redraw; without it, all stones are drawn. */
  cells?: Uint8Array | null;
}

export function drawTable(
  pen: Pen,
  look: Look,
  scene: Scene,
  moment: Moment,
  layout: Layout,
  copies: Copies = {
    sockets: () => drawSockets({ pen, view: layout.view, look }),
    flat: (kinds) => drawFlat(pen, layout.view, look, kinds),
  },
) {
  const { view, depths } = layout;
  const on = { pen, view, look };
  if (depths) return drawSpace(on, scene, moment, layout, depths);
  const { kinds, lit } = scene;
  const pale = lit ? paleLook(look) : look;
  const lookOf = (cell = -1) => (lit?.cells?.[cell] ? look : pale);
  const standing = kinds && !(scene.finished && moment.fused >= 1);
  const flat = view.unit < BITMAP;
  if (scene.sockets) copies.sockets();
  if (kinds && flat && (standing || scene.walls.length)) copies.flat(kinds);
  if (scene.before.length) drawBefore(pen, view, look, scene.before);
  if (scene.refused) drawReason(pen, view, look, scene.refused);
  if (!flat) drawWalls(pen, view, lookOf(scene.walls[0]), scene.walls);
  if (standing && !flat)
    drawStones(on, kinds, moment.changes, lit && { cells: lit.cells, pale }, copies.cells);
  const under = scene.curves.length ? moment.under : 0;
  if (scene.finished && moment.fused > 0)
    faded(pen, moment.fused, () =>
      drawRoad(pen, view, lookOf(scene.path[0]), [layout.road, ...layout.branches], under),
    );
  if (lit?.cells && kinds) {
    const isLit = (cell: number) => lit.cells![cell] === 1;
    drawSockets(on, (cell) => isLit(cell) && kinds[cell] === SOCKET, 'edge');
    if (standing)
      drawOutline(pen, view, look, (cell) => isLit(cell) && kinds[cell] >= STONE && kinds[cell] <= FORCED);
  }
  if (scene.tried >= 0) drawRing(pen, view, look, scene.tried);
  drawRefusal(pen, view, look, moment.changes);
  if (scene.brush >= 0) drawRing(pen, view, look, scene.brush);
  if (!scene.finished) return;
  if (layout.recording) drawRecordedLine(on, layout.recording);
  if (layout.delta) drawDelta(on, layout.strands, layout.delta, moment.curves);
  drawMarksBelow(on, scene.marks, moment.curves);
  drawCurves(on, layout.strands, moment.curves);
  const raw = layout.strands.find(({ id }) => id === 'raw');
  if (raw) {
    drawRawDots(on, layout.road, moment.curves.raw, raw.name?.tailLength);
    for (const road of layout.branches) drawRawDots(on, road, moment.curves.raw);
  }
  drawMarksAbove(on, scene.marks, moment.curves, scene.turn);
  if (layout.recording) drawRecordedPoints(on, layout.recording, moment.curves.raw?.weight ?? 0);
  if (lit) drawPoints(pen, view, look, lit);
}

/** Draws dotted lines along paths from before the reader drew walls. */
function drawBefore(pen: Pen, view: View, look: Look, paths: Scene['before']) {
  traceAll(
    pen,
    paths.map((cells) => pageLine(view, centresOf(view, cells))),
  );
  pen.lineCap = pen.lineJoin = 'round';
  strokeWith(pen, look.tones.edge, 2, [2, 7]);
}

/** Writes why a stone stays, if there is room to the right of the grid. The leader line passes under the stones. */
function drawReason(pen: Pen, view: View, look: Look, { cell, label }: NonNullable<Scene['refused']>) {
  const { unit, left, columns, width } = view;
  const corner = cellCorner(view, cell);
  const [right, y] = [left + unit * columns + 34, corner.y + unit / 2];
  if (right + 7 + REASON * Math.max(...label.map(emsOf)) > width) return;
  pen.beginPath();
  pen.moveTo(corner.x + unit + 8, y);
  pen.lineTo(right, y);
  strokeWith(pen, look.tones.ink, 1.25);
  pen.font = `500 ${REASON}px ${look.font}`;
  pen.textAlign = 'left';
  pen.fillStyle = look.tones.ink;
  label.forEach((line, i) => pen.fillText(line, right + 7, y + 0.34 * REASON + 21 * i));
}

const REASON = 15;

/** Draws the traveller and, above it, the handles. Handles are never pale: ink marks everything that readers can drag. */
export function drawTop(pen: Pen, look: Look, scene: Scene, moment: Moment, { view }: Layout) {
  const { lit, columns, path } = scene;
  if (scene.finished)
    for (const traveller of moment.travellers) drawTraveller({ pen, view, look }, traveller);
  const handles = scene.handles.map((handle, i) => {
    const cell = Math.floor(handle.y) * columns + Math.floor(handle.x);
    const aside = handle.letter ? asideOf(moment.changes, cell) : null;
    return {
      ...handle,
      ...(aside ? { x: handle.x + aside.x, y: handle.y + aside.y } : {}),
      isLow: scene.finished && path.includes(cell - columns),
      hovered: handle.hovered || lit?.handles,
      hint: i || !moment.hint ? undefined : moment.hint,
    };
  });
  if (view.camera) handles.sort((a, b) => sizeAt(view, a) - sizeAt(view, b));
  drawHandles(pen, view, look, handles);
}
