/** A million stones, coloured by the moment at which the water touched them; the path; and two loupes. The board zooms. */
import { computed, signal, untracked } from '@preact/signals-core';
import type { FigureTone as Tone } from './tones.ts';
import { aim, through, type Camera } from '../../geometry/camera.ts';
import { apart, clamp, nearestOf, type Place, type Points, type View } from '../../geometry/view.ts';
import { Drawing, viewAt, type Grip } from './drawing.ts';
import { arrow, type Sketch } from './kit.ts';
import { flood, millionField, DIRECTIONS, type Wet } from './order-flood.ts';
import type { Answer, Task } from './worker.ts';
import { drawRuns, paintCells, pixelsOf, shadeOf, SHADES, shadesOf, stopOf } from './ramp.ts';

/** Stones along the side of each loupe. A pane whose square shows in another is at least `NEARER` times as near. */
const [HUNDRED, TWELVE] = [100, 12];
const NEARER = 2.5;
/** Where the loupes are at first, as a share of the path from A. */
const FIRST = 0.7;
/** Most squares along a side in SVG, to keep the build's drawing small. */
const COARSE = 50;
/** Width in pixels from which a stone has sides, and from which it has an arrow. */
const [STONES, ARROWS] = [7.5, 12];
/** Values of stones without a shade. */
const [PATH, DRY] = [-1, -2];
/** Height of a stone, as a share of its width. */
const HEIGHT = 0.16;
/** Words that the name of a loupe omits below a width in pixels. */
const ROOM_FOR_NAME = [
  [90, ' stones a side'],
  [170, 'stones '],
] as const;
/** The camera glides if it zooms further than this at once, in octaves. */
const LEAP = 0.5;
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

const middleOf = ({ left, top, span }: Pane): Place => ({ x: left + span / 2, y: top + span / 2 });

/** The square of a pane that shows the stones of another pane. */
function within(pane: Pane, { left, top, span }: Pick<Pane, 'left' | 'top' | 'span'>) {
  const unit = pane.size / pane.span;
  return { x: pane.x + (left - pane.left) * unit, y: pane.y + (top - pane.top) * unit, size: span * unit };
}

export class Million extends Drawing<'side'> {
  override readonly ranges = {
    side: { min: 100, max: 1000, step: 100, start: 1000, label: 'stones a side' },
  };
  readonly #wet = signal<Wet | null>(null);
  /** How long the water takes, in milliseconds. */
  readonly #flow = this.slide(3000);
  readonly #ms = signal(NaN);
  /** The stones that a worker floods or has flooded. */
  readonly #asked = signal(0);
  /** Middles of the larger and of the smaller loupe in shares of the side, once the reader has moved them. */
  readonly #middles = this.list('loupes', [], { lengths: [0, 4] });
  /** The stones as last painted, and the values that they show. */
  #image: { canvas: HTMLCanvasElement; from: readonly unknown[] } | null = null;
  #worker: Worker | null = null;
  #moves = false;
  /** Whether the reader has seen the build's finished picture, and where they tapped it last. */
  #isLate = false;
  #tapped: Place | null = null;

  constructor() {
    super();
    this.board.camera.subscribe((to) => untracked(() => this.#leap(to)));
  }

  /** Floods at once, to be ready before the reader sees the build's finished picture. */
  override begin(isSeen: boolean) {
    this.#moves = true;
    this.#isLate = isSeen;
    this.#ask(this.now.side);
  }
  override end() {
    this.#worker?.terminate();
    this.#asked.value = 0;
  }

  override get pending() {
    return super.pending || this.isBlank || this.#asked.value !== this.now.side;
  }

  override work(until: number) {
    const { side } = this.now;
    super.work(until);
    if (until === Infinity) this.#show(flood(millionField(side)));
    else if (this.#asked.peek() !== side) this.#ask(side);
    else if (this.isBlank) this.#isLate = true;
  }

  #ask(side: number) {
    this.#worker?.terminate();
    this.#asked.value = side;
    this.#ms.value = NaN;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data: { ms, wet } }: MessageEvent<Answer>) => {
      worker.terminate();
      this.#ms.value = ms;
      this.#show(wet);
    };
    worker.postMessage({ method: 'million', side } satisfies Task);
  }

  #show(wet: Wet) {
    const before = this.#wet.peek();
    // Before the first flood, the reader may have zoomed in already.
    if (before && before.side !== wet.side) this.board.camera.value = null;
    this.#wet.value = wet;
    this.#asked.value = wet.side;
    this.#flow.start(this.#moves && !this.#isLate);
    this.#isLate = false;
    if (this.#tapped) this.tap(this.#tapped);
    this.#tapped = null;
  }

  override readonly board = {
    camera: signal<Camera | null>(null),
    zooms: computed(() => this.#wet.value !== null),
    fitted: (): View => {
      const { size } = this.#layout;
      const side = this.#wet.value?.side ?? this.now.side;
      const room = { width: size, height: size };
      return { ...viewAt(size / side, 0, 0, room, side, side), isFramed: true };
    },
    corner: (): Place => this.#layout,
    route: () => Array.from(this.#wet.value?.path ?? [], (cell) => this.#placeOf(cell)),
  };

  readonly #glide = this.slide(300);
  /** Where the glide begins and ends. */
  #from: Camera | null = null;
  #to: Camera | null = null;

  /** Glides to where a button, a key or a tap zooms; pinches and the wheel zoom in small steps. */
  #leap(to: Camera | null) {
    this.#from = this.#camera;
    const [before, after] = [this.#from, to].map((camera) => camera?.zoom ?? 1);
    this.#to = to;
    if (Math.abs(Math.log2(after / before)) > LEAP) this.#glide.start();
    else this.#glide.stop();
  }

  /** The camera, on its way during a glide. The fixed point of the zoom stays fixed throughout. */
  get #camera(): Camera | null {
    void this.board.camera.value;
    if (!this.#glide.moving) return this.#to;
    const side = this.#wet.value?.side ?? 1;
    const [from, to] = [this.#from, this.#to].map((one) => one ?? { zoom: 1, x: side / 2, y: side / 2 });
    const zoom = from.zoom * (to.zoom / from.zoom) ** this.#glide.share;
    const share = (1 / from.zoom - 1 / zoom) / (1 / from.zoom - 1 / to.zoom);
    return { zoom, x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  }

  #placeOf(cell: number): Place {
    const side = this.#wet.value?.side ?? 1;
    return { x: (cell % side) + 0.5, y: Math.floor(cell / side) + 0.5 };
  }

  override values() {
    return {
      stones: this.now.side ** 2,
      ms: this.#ms.value,
      path: this.#wet.value?.path.length ?? NaN,
    };
  }

  override describe() {
    const label = super.describe();
    const wet = this.#wet.value;
    if (!wet) return label;
    const [stones, path] = [wet.reached, wet.path.length].map((count) => count.toLocaleString('en'));
    const part = this.board.camera.value ? ` The board shows ${this.status}.` : '';
    return `${label}. The water touches B when it has touched ${stones} stones; the path has ${path}.${part}`;
  }

  override get status() {
    return this.#wet.value ? nameOf(this.#board) : 'Flooding…';
  }

  /** Side by side, or stacked where the drawing is taller than wide. */
  get #layout() {
    const { width, height } = this;
    const isWide = width > height;
    const size = isWide ? height - 2 : width;
    const gap = isWide ? 50 : 14;
    const small = isWide ? size / 2 - gap : clamp(height - width - 78, 0, (width - 3 * gap) / 2);
    const room = width - small - 2;
    const places = isWide
      ? [room, 1, room, 1 + small + gap]
      : [gap, size + gap, width - gap - small, size + gap];
    const corners = [0, 2].map((i) => ({ x: places[i], y: places[i + 1] }));
    return {
      isWide,
      size,
      small,
      x: isWide ? Math.max(54, (room - size) / 2) : 0,
      y: isWide ? 1 : 0,
      corners,
    };
  }

  get #board(): Pane {
    const { x, y, size } = this.#layout;
    const { unit, left, top } = through(this.board.fitted(), this.#camera);
    return { x, y, size, left: -left / unit, top: -top / unit, span: size / unit };
  }

  readonly #isBoard = ({ size }: Pane) => size === this.#layout.size;

  /**
   * Each pane shows a part of the one before: the board, a hundred stones a side, and twelve. A board that zooms in this
   * far moves down the list, and the loupes before it show more than the board.
   */
  get #panes(): Pane[] {
    const { small, corners } = this.#layout;
    const { side, path } = this.#wet.value!;
    const board = this.#board;
    const hundred = Math.min(HUNDRED, side / NEARER);
    const level = [hundred, TWELVE].filter((span) => board.span < NEARER * span).length;
    const first = this.#placeOf(path[Math.floor(FIRST * path.length)]);
    const loupe = (index: number, span: number, other: Pane): Pane => {
      const [x, y] = this.#middles.value.slice(span === TWELVE ? 2 : 0);
      const middle = x === undefined ? (level ? middleOf(board) : first) : { x: x * side, y: y * side };
      // Starts at a whole stone, inside the other pane or around it.
      const start = (at: number, from: number) => {
        const ends = [from, from + other.span - span];
        const [least, most] = [Math.ceil(Math.min(...ends)), Math.floor(Math.max(...ends))];
        return clamp(Math.round(at - span / 2), Math.max(0, least), Math.min(side - span, most));
      };
      const [left, top] = [start(middle.x, other.left), start(middle.y, other.top)];
      return { ...corners[index], size: small, span, left, top };
    };
    const upper = loupe(0, level ? side : hundred, board);
    const lower = loupe(1, level < 2 ? TWELVE : hundred, level ? board : upper);
    return [upper, lower].toSpliced(level, 0, board);
  }

  override grips(): Grip[] {
    if (!this.#wet.value) return [];
    const [one, two, three] = this.#panes;
    return [[one, two] as const, [two, three] as const].map(([outer, inner]) => {
      const { x, y, size } = within(outer, inner);
      const label = `the square of ${nameOf(inner)}`;
      return { x: x + size / 2, y: y + size / 2, letter: '', half: size / 2, label };
    });
  }

  override get isBlank() {
    return !this.#wet.value;
  }

  /** Moves a square, and with it the panes inside it. */
  override move(index: number, to: Place) {
    const panes = this.#panes;
    const [outer, moved] = panes.slice(index);
    const square = within(outer, moved);
    const away = (axis: 'x' | 'y', first: 'left' | 'top') =>
      clamp(
        ((to[axis] - square[axis]) * outer.span) / outer.size - moved.span / 2,
        outer[first] - moved[first],
        outer[first] + outer.span - moved[first] - moved.span,
      );
    const [right, down] = [away('x', 'left'), away('y', 'top')];
    const { camera, fitted } = this.board;
    const { side } = this.#wet.value!;
    const middles = panes.map((pane, i) => {
      const { x, y } = middleOf(pane);
      const middle = i > index ? { x: x + right, y: y + down } : { x, y };
      const { zoom = 1 } = camera.peek() ?? {};
      if (i > index && this.#isBoard(pane))
        camera.value = aim(fitted(), zoom, middle, { x: pane.size / 2, y: pane.size / 2 });
      return [middle.x, middle.y].map((at) => Number((at / side).toFixed(4)));
    });
    // A board that has zoomed in counts as the larger loupe.
    this.#middles.value = middles.slice(-2).flat();
  }

  /** Moves the loupe that shows a part of the tapped pane. */
  override tap(at: Place) {
    if (this.isBlank) {
      this.#tapped = at;
      return;
    }
    const index = this.#panes.findIndex(({ x, y, size }) =>
      [at.x - x, at.y - y].every((from) => from >= 0 && from < size),
    );
    if (index === 0 || index === 1) this.move(index, at);
  }

  draw(sketch: Sketch) {
    const wet = this.#wet.value;
    if (!wet) return;
    const { isWide } = this.#layout;
    const [panes, board] = [this.#panes, this.#board];
    drawRamp(sketch, isWide ? board : null, this.size.value);
    const share = this.#flow.passed;
    const home = homeward(wet, share);
    for (const pane of panes) {
      const { x, y, size, span } = pane;
      const drawPane = () => {
        if (size / span >= STONES) return drawNear(sketch, wet, pane, share, home);
        this.#drawStones(sketch, wet, pane, share);
        drawPath(sketch, wet, pane, home, Math.max(1.4 + size / 356, (0.9 * size) / span));
      };
      sketch.clip((pen) => pen.rect(x, y, size, size), drawPane);
    }
    panes.slice(1).forEach((inner, i) => {
      if (this.#isBoard(inner)) return;
      const outer = panes[i];
      const { x, y, size } = within(outer, inner);
      // Across the board, which the square may be far from leaving, only the shortest line.
      const lines = this.#isBoard(outer)
        ? [shortest(cornersOf({ x, y, size }), cornersOf(inner))]
        : [0, 1].map((to) => [x + to * size, y + size, inner.x + to * inner.size, inner.y]);
      if (isWide) sketch.stroke(lines, 'paper', 3.5);
      if (isWide) sketch.stroke(lines, 'ink', 1.25);
    });
    for (const pane of panes) {
      if (this.#isBoard(pane)) continue;
      strokeSquare(sketch, pane, 'ink', 2.5);
      const words = { tone: 'quiet', align: 'center', halo: 'ground' } as const;
      const [unsaid = ''] = ROOM_FOR_NAME.flatMap(([least, part]) => (pane.size < least ? part : []));
      const name = nameOf(pane).replace(unsaid, '');
      sketch.write(pane.x + pane.size / 2, pane.y + pane.size + 22, name, words);
    }
    const unit = isWide ? 32 : 24;
    const ends = wet.ends.map((cell, i) => ({ ...this.#placeOf(cell), letter: 'AB'[i] }));
    const seen = ends.flatMap(({ x: left, y: top, letter }) => {
      const isIn = [left - board.left, top - board.top].every((from) => from >= 0 && from < board.span);
      const { x, y } = within(board, { left, top, span: 0 });
      return isIn ? [{ x: x / unit, y: y / unit, letter }] : [];
    });
    sketch.ends(viewAt(unit, 0, 0, this.size.value), seen);
  }

  #drawStones(sketch: Sketch, wet: Wet, pane: Pane, share: number) {
    const { x, y, size, left, top, span } = pane;
    const { canvas: pen, look } = sketch;
    if (!pen) return drawCoarse(sketch, wet, pane);
    const shades = Math.round(share * SHADES);
    const from = [look, wet, shades];
    if (from.some((one, i) => one !== this.#image?.from[i])) {
      const canvas = this.#image?.canvas ?? document.createElement('canvas');
      paintCells(canvas, wet.shades, shadesOf(look).fill(pixelsOf([look.tones.stone])[0], shades));
      this.#image = { canvas, from };
    }
    // Without smoothing, stones less than two pixels wide would flicker.
    pen.imageSmoothingEnabled = size * pen.getTransform().a < 2 * span;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(this.#image!.canvas, left, top, span, span, x, y, size, size);
  }

  protected override drawGrips(sketch: Sketch, grips: readonly Grip[]) {
    for (const { x, y, half = 0, hovered, chosen, focused } of grips) {
      const square = { x: x - half, y: y - half, size: 2 * half };
      strokeSquare(sketch, square, 'paper', hovered || chosen ? 8 : 5.5);
      strokeSquare(sketch, square, focused ? 'accent' : 'ink', hovered || chosen ? 4 : 2.5);
    }
  }
}

const cornersOf = ({ x, y, size }: Place & { size: number }) =>
  [0, 1, 2, 3].map((i) => ({ x: x + (i % 2) * size, y: y + (i > 1 ? size : 0) }));

function shortest(from: readonly Place[], to: readonly Place[]): Points {
  const lines = from.flatMap((one) => to.map((other) => [one, other] as const));
  const [one, other] = nearestOf(lines, ([one, other]) => apart(one, other))!.item;
  return [one.x, one.y, other.x, other.y];
}

const nameOf = ({ span }: Pane) => `${Math.round(span).toLocaleString('en')} stones a side`;

/** The end of the path, which grows from B towards A while the last stones become wet. */
function homeward({ path, reached, shades }: Wet, share: number): Uint32Array {
  const before = reached / shades.length;
  return path.subarray(Math.round((1 - clamp((share - before) / (1 - before))) * path.length));
}

/** Draws squares of several stones in the tone of their mean, a rectangle for each run in a row. */
function drawCoarse(sketch: Sketch, { side, shades }: Wet, pane: Pane) {
  const { x, y, size, left, top, span } = pane;
  const step = Math.ceil(span / COARSE);
  const [west, north] = [Math.floor(left / step), Math.floor(top / step)];
  const count = Math.ceil(span / step) + 1;
  const unit = (size * step) / span;
  const tones = Array.from({ length: count * count }, (_, i) => {
    const [first, down] = [(west + (i % count)) * step, (north + Math.floor(i / count)) * step];
    let sum = 0;
    for (let cell = 0; cell < step * step; cell++)
      sum += shades[(down + Math.floor(cell / step)) * side + first + (cell % step)];
    return stopOf(sum / step ** 2 || 0);
  });
  const [across, down] = [x + ((west * step - left) * size) / span, y + ((north * step - top) * size) / span];
  drawRuns(sketch, { x: across, y: down, unit }, tones, 'seen-3');
}

function drawPath(sketch: Sketch, { side }: Wet, pane: Pane, cells: Uint32Array, width: number) {
  const { x, y, size, left, top, span } = pane;
  const unit = size / span;
  // In SVG fewer points keep the build's drawing small.
  const step = sketch.canvas ? 1 : Math.ceil(span / 120);
  const lines: number[][] = [[]];
  for (let i = 0; i < cells.length; i += step) {
    const [column, row] = [(cells[i] % side) - left, Math.floor(cells[i] / side) - top];
    if (column > -2 && row > -2 && column < span + 1 && row < span + 1)
      lines.at(-1)!.push(x + (column + 0.5) * unit, y + (row + 0.5) * unit);
    else if (lines.at(-1)!.length) lines.push([]);
  }
  sketch.stroke(lines, 'field-case', width + 3);
  sketch.stroke(lines, 'path', width);
}

/** Draws stones with their sides and the arrows home. */
function drawNear(sketch: Sketch, wet: Wet, pane: Pane, share: number, path: Uint32Array) {
  const { x, y, size, left, top, span } = pane;
  const { side, shades, home } = wet;
  const unit = size / span;
  const [west, north] = [Math.floor(left), Math.floor(top)];
  const [east, south] = [left, top].map((from) => Math.min(side, Math.ceil(from + span)));
  const onPath = new Set(path);
  const arrows: Record<'paper' | 'ink' | 'on-path', number[][]> = { paper: [], ink: [], 'on-path': [] };
  /** Corners by shade: all stones of a colour are one path. */
  const stones = new Map<number, Place[]>();
  for (let row = north; row < south; row++)
    for (let column = west; column < east; column++) {
      const cell = row * side + column;
      const corner = { x: x + (column - left) * unit, y: y + (row - top) * unit };
      const isWet = shades[cell] < share * SHADES;
      const shade = onPath.has(cell) ? PATH : isWet ? shades[cell] : DRY;
      if (!stones.get(shade)?.push(corner)) stones.set(shade, [corner]);
      if (!isWet || unit < ARROWS || home[cell] >= DIRECTIONS.length) continue;
      const tone = shade === PATH ? 'on-path' : shade < FAINT ? 'paper' : 'ink';
      const middle = [corner.x + 0.5 * unit, corner.y + 0.5 * unit];
      arrows[tone].push(...arrow(middle, DIRECTIONS[home[cell]], 0.2 * unit));
    }
  sketch.fill('ground', (pen) => pen.rect(x, y, size, size));
  for (const isSide of [true, false])
    for (const [shade, corners] of stones) {
      const name = shade === PATH ? 'path' : 'stone';
      const top = shade < 0 ? `${name}${isSide ? '-side' : ''}` : shadeOf(sketch.look, shade);
      const down = (isSide ? 0.045 + HEIGHT : 0.045) * unit;
      const colour = isSide && shade >= 0 ? `color-mix(in srgb, ${top}, black 38%)` : top;
      sketch.fill(colour, (pen) => {
        for (const corner of corners)
          pen.roundRect(corner.x + 0.045 * unit, corner.y + down, 0.91 * unit, 0.91 * unit, 0.13 * unit);
      });
    }
  for (const tone of ['paper', 'ink', 'on-path'] as const) sketch.stroke(arrows[tone], tone, 0.06 * unit);
}

/** Draws the scale of colours, left of the board or at the foot of the drawing. */
function drawRamp(sketch: Sketch, board: Pane | null, { width, height }: { width: number; height: number }) {
  const words = { tone: 'quiet', align: 'center' } as const;
  const [x, y] = board ? [board.x - 28, board.y] : [30, height - 18];
  const [from, long] = board ? [y + 24, 0.4 * board.size] : [x + 26, width - 112];
  const end = from + long;
  sketch.write(x, board ? y + 8 : y, 'first', words);
  sketch.write(board ? x : width - 30, board ? from + long + 16 : y, 'last', words);
  for (let i = 0; i < BANDS; i++) {
    const at = from + (i * long) / BANDS;
    const colour = shadeOf(sketch.look, (i * (SHADES - 1)) / (BANDS - 1));
    // Each band runs on to the end, so that no seams show.
    sketch.fill(colour, (pen) =>
      board ? pen.rect(x - 6, at, 12, end - at) : pen.rect(at, y - 6, end - at, 12),
    );
  }
}

const strokeSquare = (sketch: Sketch, { x, y, size }: Place & { size: number }, tone: Tone, width: number) =>
  sketch.outline((pen) => pen.rect(x, y, size, size), tone, width);
