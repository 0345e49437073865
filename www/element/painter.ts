/** Paints pictures on a canvas. While only travellers or stones move, it repaints just their surroundings. */
import { travellerReach } from '../drawing/handles.ts';
import { TONE_NAMES, type Look, type Tone } from '../drawing/look.ts';
import { drawTable, drawTop, type Copies, type Layout, type Moment, type Scene } from '../drawing/picture.ts';
import { drawSockets, FLAT } from '../drawing/stones.ts';
import { BITMAP, cellCorner, side, toPage, type Place, type View } from '../geometry/view.ts';

type Square = { x: number; y: number; half: number };

export class Painter {
  /** The picture without travellers and hint, and the values it was drawn from. */
  readonly #layer = document.createElement('canvas');
  #from: unknown[] = [];
  #isFilled = false;
  /** Where travellers and the hint were. */
  #overBefore: Square[] = [];
  /** The stones of an unfinished carving as they were painted last, and what else that picture was drawn from. */
  #stones: { kinds: Uint8Array; moving: readonly number[]; from: unknown[] } | null = null;
  readonly #sockets = document.createElement('canvas');
  #socketsFrom: unknown[] = [];
  /** One pixel a cell. */
  readonly #flat = document.createElement('canvas');
  #flatFrom: unknown[] = [];

  paint(canvas: HTMLCanvasElement, ratio: number, look: Look, scene: Scene, moment: Moment, layout: Layout) {
    const pen = canvas.getContext('2d')!;
    const from = sources(ratio, look, scene, moment, layout);
    const same = from !== null && alike(from, this.#from);
    this.#from = from ?? [];
    const over = moment.travellers.map((traveller) => square(layout, traveller));
    if (moment.hint) over.push(hintSquare(layout, scene));
    const dirty = [...this.#overBefore, ...over];
    this.#overBefore = over;
    // A picture that changes in each frame, as in a drag, needs no layer.
    if (!same) {
      this.#isFilled = false;
      const moved = this.#moved(ratio, look, scene, moment, layout);
      const copies = this.#copies(pen, ratio, look, layout.view);
      pen.save();
      pen.setTransform(1, 0, 0, 1, 0, 0);
      const squares = moved && Array.from(moved, (cell) => stoneSquare(layout.view, cell));
      if (squares) clipTo(pen, squares, ratio);
      clear(pen, ratio);
      drawTable(pen, look, scene, moment, layout, { ...copies, cells: moved && around(moved, scene) });
      drawTop(pen, look, scene, moment, layout);
      pen.restore();
      return;
    }
    if (!dirty.length) return;
    const filled = this.#isFilled;
    if (!filled) {
      Object.assign(this.#layer, { width: canvas.width, height: canvas.height });
      const layer = this.#layer.getContext('2d')!;
      clear(layer, ratio);
      drawTable(layer, look, scene, moment, layout, this.#copies(layer, ratio, look, layout.view));
    }
    this.#isFilled = true;
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    if (filled) clipTo(pen, dirty, ratio);
    pen.globalCompositeOperation = 'source-over';
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(this.#layer, 0, 0);
    pen.scale(ratio, ratio);
    drawTop(pen, look, scene, moment, layout);
    pen.restore();
  }

  /** Cells whose stones differ from the last picture, or null if something else does. */
  #moved(ratio: number, look: Look, scene: Scene, { kinds, changes }: Moment, { view }: Layout) {
    const before = this.#stones;
    const isPlain = !scene.finished && !kinds && changes.every((one) => 'falls' in one || 'turned' in one);
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

  #copies(pen: CanvasRenderingContext2D, ratio: number, look: Look, view: View): Copies {
    return {
      sockets: () =>
        view.unit < BITMAP ? drawSockets(pen, view, look) : this.#copySockets(pen, ratio, look, view),
      flat: (kinds) => this.#copyFlat(pen, look, view, kinds),
    };
  }

  #copyFlat(pen: CanvasRenderingContext2D, look: Look, view: View, kinds: Uint8Array) {
    const { unit, left, top, columns, rows } = view;
    if (this.#flatFrom[0] !== look || this.#flatFrom[1] !== kinds) {
      this.#flatFrom = [look, kinds];
      paintFlat(this.#flat, look, kinds, columns);
    }
    pen.imageSmoothingEnabled = unit < 2;
    pen.imageSmoothingQuality = 'medium';
    pen.drawImage(this.#flat, left, top, columns * unit, rows * unit);
  }

  /** Sockets repeat in each cell: one copy, larger by a cell, serves wherever a grid is moved to. */
  #copySockets(pen: CanvasRenderingContext2D, ratio: number, look: Look, view: View) {
    const { unit, width, height, columns, rows } = view;
    const [left, leftPixel] = firstSeen(view.left, unit, ratio);
    const [top, topPixel] = firstSeen(view.top, unit, ratio);
    const from = [look, width, height, ratio, unit, left, top];
    if (from.some((value, i) => value !== this.#socketsFrom[i])) {
      this.#socketsFrom = from;
      const cells = [width, height].map((length) => Math.ceil(length / unit) + 2);
      const lattice = { unit, left, top, columns: cells[0], rows: cells[1] };
      const size = { width: cells[0] * unit, height: cells[1] * unit };
      Object.assign(this.#sockets, {
        width: Math.ceil(size.width * ratio),
        height: Math.ceil(size.height * ratio),
      });
      const socketPen = this.#sockets.getContext('2d')!;
      clear(socketPen, ratio);
      drawSockets(socketPen, { ...lattice, ...size, camera: null }, look);
    }
    pen.save();
    pen.beginPath();
    pen.rect(view.left, view.top, columns * unit, rows * unit);
    pen.clip();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(this.#sockets, leftPixel, topPixel);
    pen.restore();
  }
}

/** What the picture of an unfinished carving shows beside its stones. */
const UNMOVED = ['sockets', 'walls', 'before', 'brush', 'lit', 'refused', 'handles'] as const;

const alike = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, i) => Object.is(value, b[i]));

/** All that a stone covers in its cell and beyond, with its shadow and its ring, also while it falls. */
function stoneSquare(view: View, cell: number): Square {
  const { x, y } = cellCorner(view, cell);
  const half = 0.6 * view.unit + side(view.unit) / 2 + 3;
  return { x: x + view.unit / 2, y: y - 4 + half, half };
}

/** Marks cells and all that touch them: stones overlap. */
function around(cells: Iterable<number>, { columns, rows }: Scene) {
  const marked = new Uint8Array(columns * rows);
  for (const cell of cells)
    for (const above of [-columns, 0, columns])
      for (const left of [-1, 0, 1]) marked[cell + above + left] = 1;
  return marked;
}

/** Start of the first cell that is seen: a whole device pixel, and what is left of it in CSS pixels. */
function firstSeen(start: number, unit: number, ratio: number): [rest: number, pixel: number] {
  const at = (start + Math.max(0, Math.floor(-start / unit)) * unit) * ratio;
  // While a grid is moved the copy stays the same.
  return start < 0 ? [0, Math.round(at)] : [(at - Math.floor(at)) / ratio, Math.floor(at)];
}

/** Everything that a resting picture depends on, or null while it is in motion. */
function sources(ratio: number, look: Look, scene: Scene, moment: Moment, layout: Layout): unknown[] | null {
  const { kinds, changes, fused, under, curves } = moment;
  const moving =
    kinds ||
    changes.length ||
    fused < 1 ||
    under < 1 ||
    Object.values(curves).some((shown) => shown!.named < 1);
  return moving ? null : [ratio, look, scene, layout, ...Object.values(curves).map((shown) => shown!.weight)];
}

function clear(pen: CanvasRenderingContext2D, ratio: number) {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
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
function clipTo(pen: CanvasRenderingContext2D, squares: readonly Square[], ratio: number) {
  pen.beginPath();
  for (const { x, y, half } of squares) {
    const [left, top] = [Math.floor((x - half) * ratio), Math.floor((y - half) * ratio)];
    const size = Math.ceil(2 * half * ratio) + 1;
    pen.rect(left, top, size, size);
  }
  pen.clip();
}

function paintFlat(canvas: HTMLCanvasElement, look: Look, kinds: Uint8Array, columns: number) {
  const colours = coloursOf(look);
  const image = new ImageData(columns, kinds.length / columns);
  const pixels = new Uint32Array(image.data.buffer);
  for (let cell = 0; cell < kinds.length; cell++) pixels[cell] = colours[kinds[cell]];
  Object.assign(canvas, { width: image.width, height: image.height });
  canvas.getContext('2d')!.putImageData(image, 0, 0);
}

/** Any colours that a page can write, as pixels. */
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
 * Reads the look from an element of the figure; the browser resolves variables, themes and system colours. `scheme` is
 * "light" or "dark" where it is not the figure's own.
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
