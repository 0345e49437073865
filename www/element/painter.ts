/** Paints pictures on a canvas. While only travellers or stones move, it repaints just their surroundings. */
import { travellerReach } from '../drawing/handles.ts';
import { TONE_NAMES, type Look, type Tone } from '../drawing/look.ts';
import { drawTable, drawTop, type Copies, type Layout, type Moment, type Scene } from '../drawing/picture.ts';
import { drawSockets, FLAT } from '../drawing/stones.ts';
import { BITMAP, cellCorner, side, toPage, type Place, type View } from '../geometry/view.ts';

type Square = { x: number; y: number; half: number };
type Canvas = CanvasRenderingContext2D;

/** An offscreen canvas, redrawn only when its sources change. */
class Copy {
  readonly canvas = document.createElement('canvas');
  #from: readonly unknown[] = [];

  of(from: readonly unknown[], size: { width: number; height: number }, draw: (pen: Canvas) => void) {
    if (!alike(from, this.#from)) {
      Object.assign(this.canvas, size);
      draw(this.canvas.getContext('2d')!);
    }
    this.#from = from;
    return this.canvas;
  }
}

export class Painter {
  /** The picture without travellers and hint. */
  readonly #layer = new Copy();
  readonly #sockets = new Copy();
  /** One pixel per cell. */
  readonly #flat = new Copy();
  /** The sources of the last picture. */
  #from: readonly unknown[] = [];
  /** Where travellers and the hint were. */
  #overBefore: Square[] = [];
  /** The stones of an unfinished carving as last painted, and the other sources of that picture. */
  #stones: { kinds: Uint8Array; moving: readonly number[]; from: unknown[] } | null = null;

  paint(canvas: HTMLCanvasElement, ratio: number, look: Look, scene: Scene, moment: Moment, layout: Layout) {
    const pen = canvas.getContext('2d')!;
    const from = sources(ratio, look, scene, moment, layout);
    const same = from !== null && alike(from, this.#from);
    this.#from = from ?? [];
    const over = moment.travellers.map((traveller) => square(layout, traveller));
    if (moment.hint) over.push(hintSquare(layout, scene));
    const dirty = [...this.#overBefore, ...over];
    this.#overBefore = over;
    if (same && !dirty.length) return;
    const { view } = layout;
    const draw = (on: Canvas, cells: Uint8Array | null) =>
      drawTable(on, look, scene, moment, layout, { ...this.#copies(on, ratio, look, view), cells });
    const moved = same ? null : this.#moved(ratio, look, scene, moment, layout);
    const squares = same ? dirty : moved && Array.from(moved, (cell) => stoneSquare(view, cell));
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    if (squares) clipTo(pen, squares, ratio);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    // A picture that changes in each frame, as in a drag, needs no layer.
    if (same) {
      const { width, height } = canvas;
      const layer = this.#layer.of(from, { width, height }, (copy) => draw(scaled(copy, ratio), null));
      pen.drawImage(layer, 0, 0);
    }
    scaled(pen, ratio);
    if (!same) draw(pen, moved && around(moved, scene));
    drawTop(pen, look, scene, moment, layout);
    pen.restore();
  }

  /** Cells whose stones differ from the last picture, or null if anything else changed. */
  #moved(ratio: number, look: Look, scene: Scene, { changes }: Moment, { view }: Layout) {
    const before = this.#stones;
    const isPlain = !scene.finished && changes.every((one) => 'falls' in one || 'turned' in one);
    if (!isPlain || !scene.kinds || view.unit < BITMAP) return (this.#stones = null);
    const moving = [scene.tried, ...changes.map(({ cell }) => cell)];
    const from = [ratio, look, view, ...UNMOVED.map((name) => scene[name])];
    this.#stones = { kinds: scene.kinds, moving, from };
    if (!before || !alike(from, before.from)) return null;
    const moved = new Set([...before.moving, ...moving]);
    scene.kinds.forEach((kind, cell) => kind !== before.kinds[cell] && moved.add(cell));
    moved.delete(-1);
    return moved;
  }

  #copies(pen: Canvas, ratio: number, look: Look, view: View): Copies {
    return {
      sockets: () =>
        view.unit < BITMAP ? drawSockets({ pen, view, look }) : this.#copySockets(pen, ratio, look, view),
      flat: (kinds) => this.#copyFlat(pen, look, view, kinds),
    };
  }

  #copyFlat(pen: Canvas, look: Look, view: View, kinds: Uint8Array) {
    const { unit, left, top, columns, rows } = view;
    const size = { width: columns, height: rows };
    const flat = this.#flat.of([look, kinds], size, (copy) => paintFlat(copy, look, kinds));
    pen.imageSmoothingEnabled = unit < 2;
    pen.imageSmoothingQuality = 'medium';
    pen.drawImage(flat, left, top, columns * unit, rows * unit);
  }

  /** Sockets repeat in every cell, so one copy, a cell larger than the picture, serves for every position of the grid. */
  #copySockets(pen: Canvas, ratio: number, look: Look, view: View) {
    const { unit, width, height, columns, rows } = view;
    const [left, leftPixel] = firstSeen(view.left, unit, ratio);
    const [top, topPixel] = firstSeen(view.top, unit, ratio);
    const [across, down] = [width, height].map((length) => Math.ceil(length / unit) + 2);
    const lattice = { unit, left, top, columns: across, rows: down, camera: null };
    const size = { width: across * unit, height: down * unit };
    const pixels = { width: Math.ceil(size.width * ratio), height: Math.ceil(size.height * ratio) };
    const sockets = this.#sockets.of([look, width, height, ratio, unit, left, top], pixels, (copy) =>
      drawSockets({ pen: scaled(copy, ratio), view: { ...lattice, ...size }, look }),
    );
    pen.save();
    pen.beginPath();
    pen.rect(view.left, view.top, columns * unit, rows * unit);
    pen.clip();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(sockets, leftPixel, topPixel);
    pen.restore();
  }
}

/** Parts of the scene, other than stones, that show during carving. */
const UNMOVED = ['sockets', 'walls', 'before', 'brush', 'lit', 'refused', 'handles'] as const;

function scaled(pen: Canvas, ratio: number) {
  pen.scale(ratio, ratio);
  return pen;
}

const alike = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, i) => Object.is(value, b[i]));

/** The square that a stone covers with its shadow and its ring, also while it falls. */
function stoneSquare(view: View, cell: number): Square {
  const { x, y } = cellCorner(view, cell);
  const half = 0.6 * view.unit + side(view.unit) / 2 + 3;
  return { x: x + view.unit / 2, y: y - 4 + half, half };
}

/** Marks cells and their neighbours, because stones overlap. */
function around(cells: Iterable<number>, { columns, rows }: Scene) {
  const marked = new Uint8Array(columns * rows);
  for (const cell of cells)
    for (const above of [-columns, 0, columns])
      for (const left of [-1, 0, 1]) marked[cell + above + left] = 1;
  return marked;
}

/** Start of the first visible cell, split into a whole device pixel and the rest in CSS pixels. */
function firstSeen(start: number, unit: number, ratio: number): [rest: number, pixel: number] {
  const at = (start + Math.max(0, Math.floor(-start / unit)) * unit) * ratio;
  // Without a rest, the copy stays the same while the grid pans.
  return start < 0 ? [0, Math.round(at)] : [(at - Math.floor(at)) / ratio, Math.floor(at)];
}

/** Everything that a resting picture depends on, or null while it is in motion. */
function sources(ratio: number, look: Look, scene: Scene, moment: Moment, layout: Layout): unknown[] | null {
  const { changes, fused, under, curves } = moment;
  const moving =
    changes.length || fused < 1 || under < 1 || Object.values(curves).some((shown) => shown!.named < 1);
  return moving ? null : [ratio, look, scene, layout, ...Object.values(curves).map((shown) => shown!.weight)];
}

const square = ({ view }: Layout, place: Place): Square => ({
  ...toPage(view, place),
  half: travellerReach(view, place),
});
const hintSquare = ({ view }: Layout, { handles }: Scene): Square => ({
  ...toPage(view, handles[0]),
  half: view.unit + 24,
});

/** Clips to squares, in whole device pixels so that no edge is blended twice. */
function clipTo(pen: Canvas, squares: readonly Square[], ratio: number) {
  pen.beginPath();
  for (const { x, y, half } of squares) {
    const [left, top] = [Math.floor((x - half) * ratio), Math.floor((y - half) * ratio)];
    const size = Math.ceil(2 * half * ratio) + 1;
    pen.rect(left, top, size, size);
  }
  pen.clip();
}

function paintFlat(pen: Canvas, look: Look, kinds: Uint8Array) {
  const colours = coloursOf(look);
  const { width, height } = pen.canvas;
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let cell = 0; cell < kinds.length; cell++) pixels[cell] = colours[kinds[cell]];
  pen.putImageData(image, 0, 0);
}

/** The tones as pixels; drawing them converts any CSS colour. */
function coloursOf({ tones }: Look): Uint32Array {
  const pen = new OffscreenCanvas(FLAT.length, 1).getContext('2d', { willReadFrequently: true })!;
  FLAT.forEach((tone, kind) => {
    if (!tone) return;
    pen.fillStyle = tones[tone];
    pen.fillRect(kind, 0, 1, 1);
  });
  return new Uint32Array(pen.getImageData(0, 0, FLAT.length, 1).data.buffer);
}

/**
 * Reads the look from an element of the figure; the browser resolves variables, themes and system colours. `scheme`,
 * "light" or "dark", overrides the figure's own.
 */
export function lookOf<Name extends string = Tone>(
  figure: Element,
  scheme = '',
  names = TONE_NAMES as readonly string[] as readonly Name[],
): Look<Name> {
  const probe = figure.ownerDocument.createElement('i');
  probe.style.forcedColorAdjust = 'none';
  probe.style.colorScheme = scheme;
  figure.append(probe);
  const style = getComputedStyle(probe);
  const tones = Object.fromEntries(
    names.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, style.color];
    }),
  ) as Record<Name, string>;
  const look = { tones, font: style.fontFamily, contrast: matchMedia('(forced-colors: active)').matches };
  probe.remove();
  return look;
}
