/** Draws a figure for a saved picture: on its ground, at rest, without hover, focus and brush. */
import { badArgument } from '../errors.ts';
import type { Look } from '../drawing/look.ts';
import type { Pen } from '../drawing/pen.ts';
import { drawTable, drawTop, restingMoment, type Layout, type Scene } from '../drawing/picture.ts';
import { SvgPen } from '../drawing/svg-pen.ts';

export interface Shown {
  scene: Scene;
  layout: Layout;
  look: Look;
}

export function drawPage(pen: Pen, { scene, layout, look }: Shown) {
  const { width, height } = layout.view;
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.fillStyle = look.tones.ground;
  pen.fill();
  const handles = scene.handles.map((handle) => ({ ...handle, hovered: false, focused: false }));
  const resting = { ...scene, handles, brush: -1 };
  drawTable(pen, look, resting, restingMoment(), layout);
  drawTop(pen, look, resting, restingMoment(), layout);
}

export function writeSvg(shown: Shown, title: string): string {
  const { width, height } = shown.layout.view;
  const pen = new SvgPen();
  drawPage(pen, shown);
  return pen.text(width, height, `width="${width}" height="${height}"`, title);
}

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

export function checkPicture(type: string, ratio: number) {
  if (typeof ratio !== 'number' || !(ratio > 0)) throw badArgument('ratio', ratio, 'a number above 0');
  if (!TYPES.includes(type)) throw badArgument('type', type, `one of ${TYPES.join(', ')}`);
}
