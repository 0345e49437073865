/** Pixels are another package's business: Node has no canvas, and most who draw want the drawing. */
import { Refusal } from './refusal.js';

const RASTERISER = '@resvg/resvg-js';

/**
 * @param {string} drawing the text of an SVG file
 * @param {number} scale
 */
export async function toPng(drawing, scale) {
  const resvg = await import(RASTERISER).catch(() => {
    throw new Refusal(
      `A png needs the package ${RASTERISER}, which is not installed: \`npm install ${RASTERISER}\` brings it; svg needs nothing.`,
      1,
    );
  });
  return new resvg.Resvg(drawing, {
    fitTo: { mode: 'zoom', value: scale },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}
