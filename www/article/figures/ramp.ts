/** Pixels in the colours of a look, and violet by time in 256 shades. */
import type { FigureLook as Look, FigureTone as Tone } from './tones.ts';
import type { Pen } from '../../drawing/pen.ts';
import { SEEN, seenColour } from './kit.ts';

export const SHADES = 256;

export const shadeOf = (look: Look, shade: number) => seenColour(look, shade / (SHADES - 1));

/** The tone nearest to a shade. */
export const stopOf = (shade: number): Tone => SEEN[Math.round((shade / (SHADES - 1)) * (SEEN.length - 1))];

/** Pixels of colours, as `ImageData` keeps them. */
export function pixelsOf(colours: readonly string[]): Uint32Array<ArrayBuffer> {
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

/** Whether a pen draws images. That of SVG does not. */
export const isCanvas = (pen: Pen): pen is CanvasRenderingContext2D => 'drawImage' in pen;
