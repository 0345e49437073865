/** The poster: the finished picture as SVG, before scripts and without them. */
import { variableLook, type Look } from '../drawing/look.ts';
import { SvgPen } from '../drawing/pen.ts';
import { drawTable, drawTop, layOut, restingMoment, viewOf } from '../drawing/picture.ts';
import { sceneOf } from './figure.ts';
import type { Patch } from './settings.ts';

// A build needs no other module.
export { ready } from '../engine.js';
export { settingsOf } from './attributes.ts';

export function poster(
  settings: Patch,
  width: number,
  height: number,
  attributes = '',
  look: Look = variableLook,
) {
  const scene = sceneOf(settings);
  const layout = layOut(scene, viewOf(scene, width, height));
  const pen = new SvgPen();
  drawTable(pen, look, scene, restingMoment(), layout);
  drawTop(pen, look, scene, restingMoment(), layout);
  return pen.text(width, height, attributes, settings.label || undefined);
}
