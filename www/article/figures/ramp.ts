/** Pixels in the colours of a look, and violet by time: 256 colours between the five of cells that are looked at. */
import type { FigureLook as Look, FigureTone as Tone } from './tones.ts';
import type { Pen } from '../../drawing/pen.ts';

export const SHADES = 256;
const STOPS: readonly Tone[] = ['seen-0', 'seen-1', 'seen-2', 'seen-3', 'seen-4'];

export function shadeOf(look: Look, shade: number): string {
  const at = (shade / (SHADES - 1)) * (STOPS.length - 1);
  const stop = Math.min(Math.floor(at), STOPS.length - 2);
  const [one, other] = [look.tones[STOPS[stop]], look.tones[STOPS[stop + 1]]];
  return `color-mix(in oklab, ${one}, ${other} ${((at - stop) * 100).toFixed(1)}%)`;
}

/** The stop nearest to a shade. */
export const stopOf = (shade: number): Tone => STOPS[Math.round((shade / (SHADES - 1)) * (STOPS.length - 1))];

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
