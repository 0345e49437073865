/** Violet by time in 256 shades, and cells as pixels. */
import { clamp, type Place } from '../../geometry/view.ts';
import type { Sketch } from './kit.ts';
import type { FigureLook as Look, FigureTone as Tone } from './tones.ts';

export const SHADES = 256;
const SEEN = ['seen-0', 'seen-1', 'seen-2', 'seen-3', 'seen-4'] as const;

/** The colour of a cell searched after this share of the search, mixed as eyes see. */
export function seenColour({ tones }: Look, share: number): string {
  const at = clamp(share) * (SEEN.length - 1);
  const before = Math.min(SEEN.length - 2, Math.floor(at));
  const [one, next] = [tones[SEEN[before]], tones[SEEN[before + 1]]];
  return `color-mix(in oklab, ${next} ${(100 * (at - before)).toFixed(1)}%, ${one})`;
}

export const shadeOf = (look: Look, shade: number) => seenColour(look, shade / (SHADES - 1));

/** The tone nearest to a shade. */
export const stopOf = (shade: number): Tone => SEEN[Math.round((shade / (SHADES - 1)) * (SEEN.length - 1))];

/** Pixels of colours, as `ImageData` keeps them. */
export function pixelsOf(colours: readonly string[]): Uint32Array {
  const canvas = document.createElement('canvas');
  canvas.width = colours.length;
  canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  colours.forEach((colour, x) => {
    pen.fillStyle = colour;
    pen.fillRect(x, 0, 1, 1);
  });
  return new Uint32Array(pen.getImageData(0, 0, colours.length, 1).data.buffer);
}

/** Draws the tones of a square board, a rectangle for each run in a row: SVG has no pixels. `under`: the commonest tone. */
export function drawRuns(
  sketch: Sketch,
  { x, y, unit }: Place & { unit: number },
  tones: readonly Tone[],
  under: Tone,
) {
  const side = Math.sqrt(tones.length);
  sketch.fill(under, (pen) => pen.rect(x, y, side * unit, side * unit));
  for (const tone of new Set(tones.filter((one) => one !== under)))
    sketch.fill(tone, (pen) => {
      for (let row = 0; row < side; row++)
        for (let column = 0; column < side; column++) {
          const from = column;
          while (column < side && tones[row * side + column] === tone) column++;
          if (column > from) pen.rect(x + from * unit, y + row * unit, (column - from) * unit, unit + 0.4);
        }
    });
}

const palettes = new WeakMap<Look, Uint32Array>();
/** Pixels of all shades. */
export function shadesOf(look: Look): Uint32Array {
  if (!palettes.has(look))
    palettes.set(look, pixelsOf(Array.from({ length: SHADES }, (_, shade) => shadeOf(look, shade))));
  return palettes.get(look)!.slice();
}

const images = new WeakMap<HTMLCanvasElement, ImageData>();
/** Paints the cells of a square board, a pixel each; `pixels`: the colour of each kind. */
export function paintCells(canvas: HTMLCanvasElement, cells: Uint8Array, pixels: Uint32Array) {
  const side = Math.sqrt(cells.length);
  // Setting the size clears the canvas, which is slow for a million stones.
  if (canvas.width !== side) canvas.width = canvas.height = side;
  const before = images.get(canvas);
  const image = before?.width === side ? before : new ImageData(side, side);
  images.set(canvas, image);
  const painted = new Uint32Array(image.data.buffer);
  for (let cell = 0; cell < cells.length; cell++) painted[cell] = pixels[cells[cell]];
  canvas.getContext('2d')!.putImageData(image, 0, 0);
}
