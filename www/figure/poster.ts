/** The poster: the finished picture as SVG, for pages whose scripts have not run. */
import { pageTokens, TONE_NAMES, variables } from '../drawing/look.ts';
import { SvgPen } from '../drawing/svg-pen.ts';
import { drawTable, drawTop, layOut, restingMoment, viewOf } from '../drawing/picture.ts';
import { ready } from '../engine.ts';
import { sceneOf } from './figure.ts';
import type { Patch } from './settings.ts';

// The build closes its importer after this file, so load the wrapper of the wasm module now.
await ready();

export function poster(settings: Patch, width: number, height: number, attributes = '') {
  const look = variables(TONE_NAMES);
  const scene = sceneOf(settings);
  const layout = layOut(scene, viewOf(scene, width, height));
  const pen = new SvgPen();
  drawTable(pen, look, scene, restingMoment(), layout);
  drawTop(pen, look, scene, restingMoment(), layout);
  return pen.text(width, height, attributes, settings.label || undefined);
}

/** The poster as a file, with day and night colours and the given CSS rules. */
export const posterFile = (settings: Patch, width: number, height: number, rules = '', attributes = '') =>
  poster(settings, width, height, attributes).replace(
    '</title>',
    `</title><style>${pageTokens()}${rules}</style>`,
  );
