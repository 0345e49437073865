/** The stones of a flood as pixels, on a canvas of their own. Only what became wet since is painted. */
import type { FigureLook as Look } from './tones.ts';
import type { Wet } from './order-flood.ts';
import { pixelsOf, SHADES, shadeOf } from './ramp.ts';

export class FloodImage {
  readonly canvas: HTMLCanvasElement;
  readonly #wet: Wet;
  readonly #data: ImageData;
  readonly #pixels: Uint32Array;
  #look: Look | null = null;
  #palette = new Uint32Array(0);
  #painted = 0;

  constructor(wet: Wet) {
    this.#wet = wet;
    this.canvas = document.createElement('canvas');
    this.canvas.width = this.canvas.height = wet.side;
    this.#data = new ImageData(wet.side, wet.side);
    this.#pixels = new Uint32Array(this.#data.data.buffer);
  }

  /** `count`: of stones that are wet. */
  paint(look: Look, count: number) {
    const { touched, shades } = this.#wet;
    if (look !== this.#look || count < this.#painted) {
      this.#look = look;
      const wet = Array.from({ length: SHADES }, (_, shade) => shadeOf(look, shade));
      this.#palette = pixelsOf([...wet, look.tones.stone]);
      this.#pixels.fill(this.#palette[SHADES]);
      this.#painted = 0;
    } else if (count === this.#painted) return;
    for (; this.#painted < count; this.#painted++) {
      const cell = touched[this.#painted];
      this.#pixels[cell] = this.#palette[shades[cell]];
    }
    this.canvas.getContext('2d')!.putImageData(this.#data, 0, 0);
  }
}
