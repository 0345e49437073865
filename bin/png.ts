/** Pixels are another package's business: Node has no canvas, and most who draw want the drawing. */
import { Refusal } from './refusal.ts';

const RASTERISER = '@resvg/resvg-js';

/** Turns the text of an SVG file into pixels. */
export async function toPng(drawing: string, scale: number): Promise<Uint8Array> {
  const resvg: typeof import('@resvg/resvg-js') = await import(RASTERISER).catch(() => {
    throw new Refusal(
      `A png needs the package ${RASTERISER}, which is not installed: \`npm install ${RASTERISER}\` brings it; svg needs nothing.`,
      1,
    );
  });
  return new resvg.Resvg(drawing, { fitTo: { mode: 'zoom', value: scale } }).render().asPng();
}
