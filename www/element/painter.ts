/** Paints pictures on a canvas. While only travellers move, it repaints just their surroundings. */
import { travellerReach } from '../drawing/handles.ts';
import type { Look } from '../drawing/look.ts';
import { drawTable, drawTop, type Layout, type Moment, type Scene } from '../drawing/picture.ts';
import { drawSockets } from '../drawing/stones.ts';
import { toPage, type Place, type View } from '../geometry/view.ts';

type Square = { x: number; y: number; half: number };

export class Painter {
  /** The picture without travellers and hint, and the values it was drawn from. */
  readonly #layer = document.createElement('canvas');
  #from: unknown[] = [];
  #isFilled = false;
  #travellersBefore: Square[] = [];
  readonly #sockets = document.createElement('canvas');
  #socketsFrom: unknown[] = [];

  paint(canvas: HTMLCanvasElement, ratio: number, look: Look, scene: Scene, moment: Moment, layout: Layout) {
    const pen = canvas.getContext('2d')!;
    const from = sources(ratio, look, scene, moment, layout);
    const same =
      from !== null &&
      from.length === this.#from.length &&
      from.every((value, i) => Object.is(value, this.#from[i]));
    this.#from = from ?? [];
    // A picture that changes in each frame, as in a drag, needs no layer.
    if (!same) {
      this.#isFilled = false;
      clear(pen, ratio);
      drawTable(pen, look, scene, moment, layout, () => this.#copySockets(pen, ratio, look, layout.view));
      drawTop(pen, look, scene, moment, layout);
      return;
    }
    const filled = this.#isFilled;
    if (!filled) this.#drawLayer(canvas, ratio, look, scene, moment, layout);
    this.#isFilled = true;
    const travellers = moment.travellers.map((traveller) => square(layout, traveller));
    const hint = moment.hint ? [hintSquare(layout, scene)] : [];
    const dirty = filled ? [...this.#travellersBefore, ...travellers, ...hint] : null;
    this.#travellersBefore = travellers;
    if (dirty?.length === 0) return;
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    if (dirty) clipTo(pen, dirty, ratio);
    pen.globalCompositeOperation = 'source-over';
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(this.#layer, 0, 0);
    pen.scale(ratio, ratio);
    drawTop(pen, look, scene, moment, layout);
    pen.restore();
  }

  #drawLayer(
    { width, height }: HTMLCanvasElement,
    ratio: number,
    look: Look,
    scene: Scene,
    moment: Moment,
    layout: Layout,
  ) {
    Object.assign(this.#layer, { width, height });
    const pen = this.#layer.getContext('2d')!;
    clear(pen, ratio);
    drawTable(pen, look, scene, moment, layout, () => this.#copySockets(pen, ratio, look, layout.view));
  }

  #copySockets(pen: CanvasRenderingContext2D, ratio: number, look: Look, view: View) {
    const { width, height } = pen.canvas;
    const from = [look, width, height, view.unit, view.left, view.top, view.columns, view.rows];
    if (from.some((value, i) => value !== this.#socketsFrom[i])) {
      this.#socketsFrom = from;
      Object.assign(this.#sockets, { width, height });
      const socketPen = this.#sockets.getContext('2d')!;
      clear(socketPen, ratio);
      drawSockets(socketPen, view, look);
    }
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(this.#sockets, 0, 0);
    pen.restore();
  }
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
