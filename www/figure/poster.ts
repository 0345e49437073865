/** The poster: the finished picture as SVG, before scripts and without them. */
import { variableLook, type Look } from '../drawing/look.ts';
import { SvgPen } from '../drawing/pen.ts';
import { drawTable, drawTop, layOut, restingMoment } from '../drawing/picture.ts';
import { fitGrid } from '../geometry/view.ts';
import { sceneOf } from './figure.ts';
import { attributeOf, NAMES, rowOf, type Patch } from './settings.ts';

/** A build needs no other module. */
export { ready } from '../engine.js';

/** Reads the attributes of a tag; one that is invalid fails the build. */
export function settingsOf(attributes: Readonly<Record<string, string>>): Patch {
  const settings: Record<string, unknown> = {};
  for (const name of NAMES) {
    const text = attributes[attributeOf(name)];
    if (text === undefined) continue;
    settings[name] = rowOf(name).read(text);
    if (settings[name] === undefined)
      throw new Error(`${attributeOf(name)}="${text}": it must be ${rowOf(name).allowed}`);
  }
  return settings as Patch;
}

export function poster(
  settings: Patch,
  width: number,
  height: number,
  attributes = '',
  look: Look = variableLook,
) {
  const scene = sceneOf(settings);
  const layout = layOut(scene, fitGrid(width, height, scene.columns, scene.rows));
  const pen = new SvgPen();
  drawTable(pen, look, scene, restingMoment(), layout);
  drawTop(pen, look, scene, restingMoment(), layout);
  return pen.text(width, height, attributes, settings.label || undefined);
}
