/** A million stones in the colour of the moment at which the water touched them, the path, and two loupes. */
import { computed, signal } from '@preact/signals-core';
import { drawHandles } from '../../drawing/handles.ts';
import type { FigureLook as Look, FigureTone as Tone } from './tones.ts';
import type { Pen } from '../../drawing/pen.ts';
import { ARROWS } from '../../element/space-hands.ts';
import type { Place } from '../../geometry/view.ts';
import { Drawing, viewAt, type Grip } from './drawing.ts';
import { clamp, fill, stroke, write } from './kit.ts';
import { flood, millionField, WAYS, type Wet } from './order-flood.ts';
import { FloodImage } from './million-image.ts';
import type { Answer } from './million-worker.ts';
import { isCanvas, shadeOf, SHADES, stopOf } from './ramp.ts';

/** How long the water takes, in milliseconds. */
const LASTS = 3000;
/** Stones along the side of each loupe. */
const SPANS = [100, 12];
/** Where the loupes are at first, as a share of the way from A to B. */
const FIRST = 0.7;
/** SVG has at most so many squares along a side: a drawing of the build is a part of its page. */
const COARSE = 50;
/** The least stones along the side of the board, and the pixels from which on each of them is drawn. */
const [NEAREST, STONES] = [24, 9];
/** Its place among the handles. */
const BOARD = 2;
const BOARD_KEYS = '+ and − zoom, arrow keys move around, 0 shows all.';
/** How tall stones are, in stones. */
const HEIGHT = 0.16;
/** Loupes less wide have short names, in pixels. */
const ROOM_FOR_NAME = 170;
/** Colours of the ramp. */
const BANDS = 48;
/** From here on a shade is nearer to the page than to ink. */
const FAINT = 112;

/** A square of the drawing in pixels, and the stones that it shows. */
interface Pane {
  x: number;
  y: number;
  size: number;
  /** The first column and row, and how many stones a side. */
  left: number;
  top: number;
  span: number;
}

/** Where stones lie that another pane shows. */
function within(pane: Pane, { left, top, span }: Pane) {
  const unit = pane.size / pane.span;
  return { x: pane.x + (left - pane.left) * unit, y: pane.y + (top - pane.top) * unit, size: span * unit };
}

export class Million extends Drawing<'side'> {
  readonly #wet = signal<Wet | null>(null);
  /** Of the stones that are wet, from 0 to 1. */
  readonly #share = signal(1);
  readonly #ms = signal(NaN);
  /** The stones that a worker floods or has flooded. */
  readonly #asked = signal(0);
  /** The middle of the first loupe in stones, and of the second from there; null: where they are at first. */
  readonly #middles = signal<[Place | null, Place]>([null, { x: 0, y: 0 }]);
  /** The part of the board that is shown, in stones; null: all of it. */
  readonly #window = signal<{ left: number; top: number; span: number } | null>(null);
  readonly #image = computed(() => this.#wet.value && new FloodImage(this.#wet.value));
  #worker: Worker | null = null;
  #moves = false;
  #started = 0;

  constructor() {
    super({ side: { min: 100, max: 1000, step: 100, start: 1000, label: 'stones a side' } });
  }

  override begin() {
    this.#moves = true;
  }
  override end() {
    this.#worker?.terminate();
    this.#asked.value = 0;
  }

  override get pending() {
    return this.#asked.value !== this.now.side || this.#share.value < 1;
  }

  override work(until: number) {
    const { side } = this.now;
    if (this.#asked.peek() === side) return this.#flow();
    this.#asked.value = side;
    this.#worker?.terminate();
    if (until === Infinity) this.#show(flood(millionField(side)));
    else this.#ask(side);
  }

  #ask(side: number) {
    this.#ms.value = NaN;
    const worker = new Worker(new URL('./million-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      worker.terminate();
      this.#ms.value = data.ms;
      this.#show(data.wet);
    };
    worker.postMessage(side);
  }

  #show(wet: Wet) {
    if (wet.side !== this.#wet.peek()?.side) {
      this.#middles.value = [null, { x: 0, y: 0 }];
      this.#window.value = null;
    }
    this.#wet.value = wet;
    this.#share.value = this.#moves ? 0 : 1;
    this.#started = 0;
  }

  #flow() {
    const now = performance.now();
    this.#started ||= now;
    this.#share.value = Math.min(1, (now - this.#started) / LASTS);
  }

  override values() {
    return { ms: this.#ms.value, stones: this.now.side ** 2, path: this.#wet.value?.path.length ?? NaN };
  }

  override describe() {
    const label = super.describe();
    const wet = this.#wet.value;
    if (!wet) return label;
    const [stones, path] = [wet.reached, wet.path.length].map((count) => count.toLocaleString('en'));
    const part = this.isZoomed ? ` The board shows ${Math.round(this.#panes[0].span)} stones a side.` : '';
    return `${label}. The water touches B when it has touched ${stones} stones; the path has ${path}.${part}`;
  }

  /** Side by side, or one below the other where there is more height than width. */
  get #layout() {
    const { width, height } = this;
    const isWide = width > height;
    const size = isWide ? height - 2 : width;
    const gap = isWide ? 50 : 14;
    const small = isWide ? size / 2 - gap : clamp(height - width - 78, 0, (width - 3 * gap) / 2);
    const room = width - small - 2;
    const corners = isWide
      ? [
          { x: room, y: 1 },
          { x: room, y: 1 + small + gap },
        ]
      : [
          { x: gap, y: size + gap },
          { x: width - gap - small, y: size + gap },
        ];
    return { isWide, size, small, x: isWide ? Math.max(54, (room - size) / 2) : 0, corners };
  }

  /** The board and both loupes. */
  get #panes(): [Pane, Pane, Pane] {
    const { size, small, x, corners } = this.#layout;
    const side = this.#wet.value?.side ?? this.now.side;
    const shown = this.#window.value ?? { left: 0, top: 0, span: side };
    const board = { x, y: x && 1, size, ...shown };
    const [first, offset] = this.#middles.value;
    const path = this.#wet.value?.path ?? [0];
    const cell = path[Math.floor(FIRST * path.length)];
    const one = first ?? { x: cell % side, y: Math.floor(cell / side) };
    const loupe = (index: number, outer: Pane, { x, y }: Place): Pane => {
      const span = Math.min(SPANS[index], outer.span);
      // Stones are whole, also where the board is zoomed between two.
      const start = (middle: number, from: number) =>
        Math.floor(clamp(Math.round(middle - span / 2), from, from + outer.span - span));
      return { ...corners[index], size: small, span, left: start(x, outer.left), top: start(y, outer.top) };
    };
    const large = loupe(0, board, one);
    return [board, large, loupe(1, large, { x: one.x + offset.x, y: one.y + offset.y })];
  }

  override grips(): Grip[] {
    if (!this.#wet.value) return [];
    const [board, large, near] = this.#panes;
    const squares = [
      [board, large, 'the square of a hundred stones a side'] as const,
      [large, near, 'the square of twelve stones a side'] as const,
    ].map(([outer, inner, label]) => {
      const { x, y, size } = within(outer, inner);
      return { x: x + size / 2, y: y + size / 2, letter: '', half: size / 2, label };
    });
    const [x, y, half] = [board.x + board.size / 2, board.y + board.size / 2, board.size / 2];
    return [...squares, { x, y, letter: '', half, label: 'the board', byKeys: true, keys: BOARD_KEYS }];
  }

  override key(index: number, key: string) {
    if (index !== BOARD) return false;
    const [{ x, y, size }] = this.#panes;
    const middle = { x: x + size / 2, y: y + size / 2 };
    const [right, down] = ARROWS[key] ?? [0, 0];
    if (right || down)
      this.zoom(1, middle, { x: middle.x - (right * size) / 8, y: middle.y - (down * size) / 8 });
    else if (key === '+' || key === '=') this.zoom(2, middle, middle);
    else if (key === '-') this.zoom(0.5, middle, middle);
    else if (key === '0') this.#window.value = null;
    else return false;
    return true;
  }

  override get isBlank() {
    return !this.#wet.value;
  }
  override get touchAction() {
    return this.isZoomed ? 'none' : 'pan-x pan-y';
  }
  get isZoomed() {
    return this.#window.value !== null;
  }
  override zoom(factor: number, at: Place, to: Place) {
    const [board] = this.#panes;
    const { side } = this.now;
    const span = clamp(board.span / factor, Math.min(NEAREST, side), side);
    const start = (from: number, first: number, place: number, goal: number) =>
      clamp(first + ((place - from) * board.span - (goal - from) * span) / board.size, 0, side - span);
    const left = start(board.x, board.left, at.x, to.x);
    const top = start(board.y, board.top, at.y, to.y);
    this.#window.value = span < side ? { left, top, span } : null;
  }
  override sweep(from: Place, to: Place) {
    if (this.isZoomed) this.zoom(1, from, to);
  }

  override move(index: number, to: Place) {
    const panes = this.#panes;
    const [outer, { span }] = panes.slice(index);
    const at = (from: number, start: number, first: number) =>
      clamp(
        first + ((from - start) * outer.span) / outer.size,
        first + span / 2,
        first + outer.span - span / 2,
      );
    const middle = { x: at(to.x, outer.x, outer.left), y: at(to.y, outer.y, outer.top) };
    const [, large] = panes;
    const { x, y } = { x: large.left + large.span / 2, y: large.top + large.span / 2 };
    this.#middles.value =
      index === 0
        ? [middle, this.#middles.peek()[1]]
        : [
            { x, y },
            { x: middle.x - x, y: middle.y - y },
          ];
  }

  override tap(at: Place) {
    const index = this.#panes.findIndex(
      ({ x, y, size }) => at.x >= x && at.y >= y && at.x < x + size && at.y < y + size,
    );
    if (index === 0 || index === 1) this.move(index, at);
  }

  draw(pen: Pen, look: Look) {
    const { isWide } = this.#layout;
    const [board, large, near] = this.#panes;
    const wet = this.#wet.value;
    if (!wet) return;
    drawRamp(pen, look, isWide ? board : null, this.size.value);
    const count = Math.round(this.#share.value * wet.touched.length);
    const home = homeward(wet, count);
    const { span } = board;
    if (board.size / span >= STONES) {
      const [left, top] = [Math.floor(board.left), Math.floor(board.top)];
      drawNear(pen, look, wet, { ...board, left, top, span: Math.floor(span) }, count, home);
    } else {
      this.#drawStones(pen, look, wet, board, count);
      const wide = Math.max(isWide ? 3.2 : 2.4, (0.6 * board.size) / span);
      clipped(pen, board, () => drawPath(pen, look, wet, board, home, wide, isWide ? 1.5 : 1.2));
    }
    this.#drawStones(pen, look, wet, large, count);
    clipped(pen, large, () => drawPath(pen, look, wet, large, home, (0.9 * large.size) / large.span, 1.5));
    drawNear(pen, look, wet, near, count, home);
    if (isWide) {
      const [wide, narrow] = [within(board, large), within(large, near)];
      const right = (to: number, y: number) => [wide.x + wide.size, wide.y + to * wide.size, large.x, y];
      const down = (to: number, x: number) => [
        narrow.x + to * narrow.size,
        narrow.y + narrow.size,
        x,
        near.y,
      ];
      const lines = [
        right(0, large.y),
        right(1, large.y + large.size),
        down(0, near.x),
        down(1, near.x + near.size),
      ];
      stroke(pen, look, lines, 'paper', 3.5);
      stroke(pen, look, lines, 'ink', 1.25);
    }
    [large, near].forEach((pane, i) => {
      strokeSquare(pen, look, pane, 'ink', 2.5);
      const name =
        pane.size > ROOM_FOR_NAME
          ? ['A hundred stones a side', 'Twelve stones a side']
          : ['100 a side', '12 a side'];
      const words = { tone: 'quiet', align: 'center', halo: 'ground' } as const;
      write(pen, look, pane.x + pane.size / 2, pane.y + pane.size + 22, name[i], words);
    });
    const unit = isWide ? 32 : 24;
    const ends = wet.ends
      .map((cell, i) => ({ column: cell % wet.side, row: Math.floor(cell / wet.side), letter: 'AB'[i] }))
      .filter(({ column, row }) =>
        [column - board.left, row - board.top].every((from) => from >= 0 && from < span),
      )
      .map(({ column, row, letter }) => ({
        x: (board.x + ((column + 0.5 - board.left) * board.size) / span) / unit,
        y: (board.y + ((row + 0.5 - board.top) * board.size) / span) / unit,
        letter,
      }));
    drawHandles(pen, viewAt(unit, 0, 0, this.size.value), look, ends);
  }

  #drawStones(pen: Pen, look: Look, wet: Wet, { x, y, size, left, top, span }: Pane, count: number) {
    if (!isCanvas(pen)) return drawCoarse(pen, look, wet, { x, y, size, left, top, span });
    const image = this.#image.value!;
    image.paint(look, count);
    pen.imageSmoothingEnabled = span === wet.side;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image.canvas, left, top, span, span, x, y, size, size);
  }

  protected override drawGrips(pen: Pen, look: Look, grips: readonly Grip[]) {
    for (const { x, y, half = 0, hovered, chosen, focused, byKeys } of grips) {
      if (byKeys && !focused) continue;
      const square = { x: x - half, y: y - half, size: 2 * half };
      strokeSquare(pen, look, square, 'paper', hovered || chosen ? 8 : 5.5);
      strokeSquare(pen, look, square, focused ? 'accent' : 'ink', hovered || chosen ? 4 : 2.5);
    }
  }
}

/** Draws what may lie beyond a square. */
function clipped(pen: Pen, { x, y, size }: Pane, draw: () => void) {
  if (!isCanvas(pen)) return draw();
  pen.save();
  pen.beginPath();
  pen.rect(x, y, size, size);
  pen.clip();
  draw();
  pen.restore();
}

/** The end of the path: from B it goes home while the last stones become wet. */
function homeward({ path, reached, touched }: Wet, count: number): Uint32Array {
  const share = clamp((count - reached) / Math.max(1, touched.length - reached), 0, 1);
  return path.subarray(Math.round((1 - share) * path.length));
}

/** Squares of several stones in the five tones of their means, a rectangle for each run in a row. */
function drawCoarse(pen: Pen, look: Look, { side, shades }: Wet, pane: Pane) {
  const { x, y, size, left, top, span } = pane;
  const step = Math.ceil(span / COARSE);
  const count = Math.floor(span / step);
  const unit = size / count;
  const tones = Array.from({ length: count * count }, (_, i) => {
    const first = (top + Math.floor(i / count) * step) * side + left + (i % count) * step;
    let sum = 0;
    for (let cell = 0; cell < step * step; cell++)
      sum += shades[first + Math.floor(cell / step) * side + (cell % step)];
    return stopOf(sum / step ** 2);
  });
  const toneAt = (column: number, row: number) => tones[row * count + column];
  fill(pen, look, 'seen-3', () => pen.rect(x, y, size, size));
  for (const tone of ['seen-0', 'seen-1', 'seen-2', 'seen-4'] as const)
    fill(pen, look, tone, () => {
      for (let row = 0; row < count; row++)
        for (let column = 0; column < count; column++) {
          const from = column;
          while (column < count && toneAt(column, row) === tone) column++;
          if (column > from) pen.rect(x + from * unit, y + row * unit, (column - from) * unit, unit + 0.4);
        }
    });
}

function drawPath(
  pen: Pen,
  look: Look,
  { side }: Wet,
  { x, y, size, left, top, span }: Pane,
  cells: Uint32Array,
  width: number,
  edge: number,
) {
  const unit = size / span;
  // A drawing of the build is a part of its page.
  const step = isCanvas(pen) ? 1 : Math.ceil(span / 120);
  const lines: number[][] = [[]];
  for (let i = 0; i < cells.length; i += step) {
    const [column, row] = [(cells[i] % side) - left, Math.floor(cells[i] / side) - top];
    if (column >= 0 && row >= 0 && column < span && row < span)
      lines.at(-1)!.push(x + (column + 0.5) * unit, y + (row + 0.5) * unit);
    else if (lines.at(-1)!.length) lines.push([]);
  }
  stroke(pen, look, lines, 'field-case', width + 2 * edge);
  stroke(pen, look, lines, 'path', width);
}

/** Stones with their sides and the arrows home. */
function drawNear(pen: Pen, look: Look, wet: Wet, pane: Pane, count: number, path: Uint32Array) {
  const { x, y, size, left, top, span } = pane;
  const { side, shades, home } = wet;
  const [across, unit] = [size / span, size / (span + HEIGHT)];
  const onPath = new Set(path);
  const arrows: Record<'paper' | 'ink' | 'on-path', number[][]> = { paper: [], ink: [], 'on-path': [] };
  fill(pen, look, 'ground', () => pen.rect(x, y, size, size));
  for (let row = 0; row < span; row++) {
    const columns: Record<'sides' | 'tops', Map<string, number[]>> = { sides: new Map(), tops: new Map() };
    const add = (part: 'sides' | 'tops', colour: string, column: number) =>
      columns[part].set(colour, [...(columns[part].get(colour) ?? []), column]);
    for (let column = 0; column < span; column++) {
      const cell = (top + row) * side + left + column;
      const isWet = (shades[cell] * side * side) / SHADES < count;
      const isPath = onPath.has(cell);
      const colour = isPath ? look.tones.path : isWet ? shadeOf(look, shades[cell]) : look.tones.stone;
      const below = isPath ? look.tones['path-side'] : `color-mix(in srgb, ${colour}, black 38%)`;
      add('sides', isWet ? below : look.tones['stone-side'], column);
      add('tops', colour, column);
      if (!isWet || home[cell] >= WAYS.length) continue;
      const tone = isPath ? 'on-path' : shades[cell] < FAINT ? 'paper' : 'ink';
      arrows[tone].push(
        ...arrow([x + (column + 0.5) * across, y + (row + 0.5) * unit], WAYS[home[cell]], 0.2 * unit),
      );
    }
    for (const part of ['sides', 'tops'] as const)
      for (const [colour, some] of columns[part]) {
        const down = y + (row + 0.045 + (part === 'sides' ? HEIGHT : 0)) * unit;
        pen.beginPath();
        for (const column of some)
          pen.roundRect(x + (column + 0.045) * across, down, 0.91 * across, 0.91 * unit, 0.13 * unit);
        pen.fillStyle = colour;
        pen.fill();
      }
  }
  for (const tone of ['paper', 'ink', 'on-path'] as const) stroke(pen, look, arrows[tone], tone, 0.06 * unit);
}

/** A shaft and a tip. */
function arrow([x, y]: readonly number[], [dx, dy]: readonly [number, number], long: number): number[][] {
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

/** Left of the board, or at the foot of the drawing. */
function drawRamp(
  pen: Pen,
  look: Look,
  board: Pane | null,
  { width, height }: { width: number; height: number },
) {
  const words = { tone: 'quiet', align: 'center' } as const;
  const [x, y] = board ? [board.x - 28, board.y] : [30, height - 18];
  const [from, long] = board ? [y + 24, 0.4 * board.size] : [x + 26, width - 112];
  const end = from + long;
  write(pen, look, x, board ? y + 8 : y, 'first', words);
  write(pen, look, board ? x : width - 30, board ? from + long + 16 : y, 'last', words);
  for (let i = 0; i < BANDS; i++) {
    const at = from + (i * long) / BANDS;
    pen.beginPath();
    // To the end, so that no seams show.
    if (board) pen.rect(x - 6, at, 12, end - at);
    else pen.rect(at, y - 6, end - at, 12);
    pen.fillStyle = shadeOf(look, (i * (SHADES - 1)) / (BANDS - 1));
    pen.fill();
  }
}

function strokeSquare(
  pen: Pen,
  look: Look,
  { x, y, size }: { x: number; y: number; size: number },
  tone: Tone,
  width: number,
) {
  pen.beginPath();
  pen.rect(x, y, size, size);
  pen.lineJoin = 'miter';
  pen.lineWidth = width;
  pen.strokeStyle = look.tones[tone];
  pen.stroke();
}
