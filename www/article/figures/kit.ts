/** The parts of the article's drawings: the cells of a board, and a pen with the colours of a look. */
import { strokeCased } from '../../drawing/curves.ts';
import { emsOf } from '../../drawing/delta.ts';
import { drawHandles, type Handle } from '../../drawing/handles.ts';
import { drawOutline } from '../../drawing/lit.ts';
import { addDots, addSquares, faded, fillWith, strokeWith, traceAll, type Pen } from '../../drawing/pen.ts';
import { drawRoad } from '../../drawing/road.ts';
import { drawRing, drawSockets, drawStones, drawWalls, type Change } from '../../drawing/stones.ts';
import { cellsToPoints } from '../../engine.ts';
import { CURVES, type CurveId } from '../../figure/curves/index.ts';
import {
  clamp,
  lineScale,
  pageLine,
  toGrid,
  type Place,
  type Points,
  type View,
} from '../../geometry/view.ts';
import type { FigureLook as Look, FigureTone as Tone } from './tones.ts';

const SERIF = "Newsreader, 'Iowan Old Style', Palatino, Georgia, serif";

export type Board = ReturnType<typeof boardOf>;

/** A grid of cells, numbered row by row. */
export function boardOf(columns: number, rows: number) {
  const cells: readonly number[] = [...Array(columns * rows).keys()];
  const rowOf = (cell: number) => Math.floor(cell / columns);
  const middleOf = (cell: number): Place => ({ x: (cell % columns) + 0.5, y: rowOf(cell) + 0.5 });

  /** The cell nearest to a position; `inset`: rows and columns to leave out at the edges. */
  const nearest = ({ x, y }: Place, inset = 0) =>
    clamp(Math.floor(y), inset, rows - 1 - inset) * columns +
    clamp(Math.floor(x), inset, columns - 1 - inset);

  /** Right, down, left, up. */
  function neighbours(cell: number): number[] {
    const right = (cell + 1) % columns ? [cell + 1] : [];
    const left = cell % columns ? [cell - 1] : [];
    return [...right, cell + columns, ...left, cell - columns].filter((one) => one in cells);
  }

  /** A, B and further ends as handles. */
  const ends = (all: readonly number[]): Handle[] =>
    all.map((cell, i) => ({ ...middleOf(cell), letter: 'ABC'[i] }));

  return { columns, rows, cells, rowOf, middleOf, nearest, neighbours, ends };
}

export const middles = (view: View, cells: readonly number[] | Uint32Array) =>
  pageLine(view, cellsToPoints(cells, { width: view.columns }));

/** The cell at a position in pixels, or -1. */
export function cellAt(view: View, at: Place): number {
  const { x, y } = toGrid(view, at);
  return x >= 0 && y >= 0 && x < view.columns && y < view.rows
    ? Math.floor(y) * view.columns + Math.floor(x)
    : -1;
}

interface Words {
  tone?: Tone;
  size?: number;
  align?: CanvasTextAlign;
  weight?: number;
  /** The colour of the ground: a case of it keeps words readable over lines. */
  halo?: Tone;
  /** The colour of a plate that keeps words readable over anything. */
  plate?: Tone;
}

/** A tone of the look, or any other colour. */
type Colour = Tone | (string & {});
/** Adds lines to a path. */
type Trace = (pen: Pen) => void;

export class Sketch {
  readonly pen: Pen;
  readonly look: Look;

  constructor(pen: Pen, look: Look) {
    this.pen = pen;
    this.look = look;
  }

  #colour(name: Colour) {
    return this.look.tones[name as Tone] ?? name;
  }

  /** The pen, if it can draw images. SVG cannot. */
  get canvas() {
    return 'drawImage' in this.pen ? (this.pen as CanvasRenderingContext2D) : null;
  }

  /** Writes words centred on a height. */
  write(x: number, y: number, text: string, words: Words = {}) {
    const { tone = 'ink', size = 14, align = 'left', weight = 500, halo, plate } = words;
    this.pen.textAlign = align;
    const baseline = y + 0.35 * size;
    if (plate) {
      const wide = emsOf(text) * size + 8;
      this.fill(plate, (pen) => pen.roundRect(x - wide / 2, y - 0.75 * size, wide, 1.5 * size, 6));
    }
    this.#letter([{ x, y: baseline, text, font: `${weight} ${size}px ${this.look.font}` }], tone, halo);
  }

  /** Writes pieces of text, over a case that all of them share. */
  #letter(pieces: readonly (Place & { text: string; font: string })[], tone: Tone, halo?: Tone) {
    const { pen, look } = this;
    Object.assign(pen, { lineWidth: 4, lineJoin: 'round', fillStyle: look.tones[tone] });
    if (halo) pen.strokeStyle = look.tones[halo];
    for (const method of halo ? (['strokeText', 'fillText'] as const) : (['fillText'] as const))
      for (const { x, y, text, font } of pieces) {
        pen.font = font;
        pen[method](text, x, y);
      }
  }

  /** Draws a level line `across` pixels long, from a thing to the words that name it. */
  label(x: number, y: number, across: number, text: string) {
    this.stroke([[x, y, x + across, y]], 'ink', 1.25);
    const [right, align] = across > 0 ? ([7, 'left'] as const) : ([-7, 'right'] as const);
    this.write(x + across + right, y, text, { size: 15, align, halo: 'ground' });
  }

  /** Writes a name in italics with a subscript. */
  writeSerif(x: number, y: number, name: string, index = '') {
    const pieces = [
      { x: index ? x - 3 : x, y: y + 5.5, text: name, font: `italic 400 17px ${SERIF}` },
      { x: x + 6, y: y + 9.5, text: index, font: `italic 400 12px ${SERIF}` },
    ];
    this.pen.textAlign = 'center';
    this.#letter(index ? pieces : pieces.slice(0, 1), 'ink', 'ground');
  }

  /** Strokes several lines as one path. */
  stroke(lines: readonly Points[], tone: Colour, width = 1.5, dash: number[] = []) {
    const { pen } = this;
    traceAll(pen, lines);
    pen.lineCap = dash.length ? 'butt' : 'round';
    pen.lineJoin = 'round';
    strokeWith(pen, this.#colour(tone), width, dash);
  }

  /** Strokes a curve as the main figures do. */
  strokeCurve(id: CurveId, line: Points, unit = 20) {
    const { style } = CURVES.find((curve) => curve.id === id)!;
    this.pen.lineCap = this.pen.lineJoin = 'round';
    strokeCased(this.pen, this.look, style, [line], 0, lineScale(unit));
  }

  /** Fills a traced shape, and strokes its edge if `edge` is given. */
  fill(tone: Colour, trace: Trace, edge?: Tone, width = 1.5) {
    this.pen.beginPath();
    trace(this.pen);
    fillWith(this.pen, this.#colour(tone));
    if (edge) this.outline(trace, edge, width);
  }

  outline(trace: Trace, tone: Colour, width = 2.5) {
    this.pen.beginPath();
    trace(this.pen);
    this.pen.lineJoin = 'round';
    strokeWith(this.pen, this.#colour(tone), width);
  }

  /** Draws inside a traced rectangle. */
  clip(trace: Trace, draw: () => void) {
    this.pen.save();
    this.pen.beginPath();
    trace(this.pen);
    this.pen.clip();
    draw();
    this.pen.restore();
  }

  dots(points: Points, radius: number, tone: Colour, edge?: Tone, width = 1.5) {
    this.fill(tone, (pen) => addDots(pen, points, radius), edge, width);
  }

  squares(points: Points, half: number, tone: Colour, edge?: Tone) {
    this.fill(tone, (pen) => addSquares(pen, points, half), edge);
  }

  faded(share: number, draw: () => void) {
    faded(this.pen, share, draw);
  }

  sockets(view: View, isIn?: (cell: number) => boolean) {
    drawSockets({ pen: this.pen, view, look: this.look }, isIn);
  }
  stones(view: View, kinds: Uint8Array, changes?: readonly Change[]) {
    drawStones({ pen: this.pen, view, look: this.look }, kinds, changes);
  }
  walls(view: View, cells: Iterable<number>) {
    const sorted = [...cells].sort((a, b) => a - b);
    drawWalls(this.pen, view, this.look, sorted);
  }
  /** A line round a stone. */
  ring(view: View, cell: number, tone: Tone = 'ink') {
    const tones = { ...this.look.tones, ink: this.look.tones[tone] };
    drawRing(this.pen, view, { ...this.look, tones }, cell);
  }
  /** One line round a group of cells. */
  surround(view: View, cells: ArrayLike<number>) {
    const all = new Set(Array.from(cells));
    drawOutline(this.pen, view, this.look, (cell) => all.has(cell));
  }
  road(view: View, line: Points, under = 0) {
    drawRoad(this.pen, view, this.look, [line], under);
  }
  handles(view: View, handles: readonly Handle[]) {
    drawHandles(this.pen, view, this.look, handles);
  }
  /** Ends that nobody can drag here. */
  ends(view: View, ends: readonly Handle[]) {
    this.handles(
      view,
      ends.map((end) => ({ ...end, isFixed: true })),
    );
  }
}

/** A line across a direction; its ends are `half` pixels from its middle. */
export function tick([x, y]: readonly number[], [dx, dy]: readonly number[], half: number) {
  const length = Math.hypot(dx, dy) || 1;
  const [across, down] = [(-half * dy) / length, (half * dx) / length];
  return [x - across, y - down, x + across, y + down];
}

/** An arrow along an axis: its shaft and its tip. */
export function arrow([x, y]: readonly number[], [dx, dy]: readonly [number, number], long: number) {
  const at = (along: number, aside: number) => [x + dx * along + dy * aside, y + dy * along + dx * aside];
  const wing = 0.55 * long;
  return [
    [...at(-long, 0), ...at(long, 0)],
    [...at(long - wing, -wing), ...at(long, 0), ...at(long - wing, wing)],
  ];
}
