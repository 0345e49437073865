import { clamp } from '../view/grid-view.js';
import { drawHandles, LARGEST } from './handles.js';

/** Of so many the drawing is felt. */
export const MANY = 50;
/** Of the way from one to the next where they are spread evenly, so much at most is a handle's radius. */
const SHARE = 0.3;
/** So small that it can still be seen, of its usual size. */
const SMALLEST = 0.2;

/**
 * Handles that leave room for what lies between them: where they are many and close they are small.
 * @type {import('./picture.js').DrawHandles}
 */
export function drawCrowd(pen, view, handles, palette) {
  drawHandles(pen, crowded(view, handles.length), handles, palette);
}

/**
 * The view for one of so many handles.
 * @param {import('./types.js').GridView} view
 * @param {number} count
 */
export function crowded(view, count) {
  if (count < MANY) return view;
  const apart = view.cell * Math.sqrt((view.columns * view.rows) / count);
  const ratio = clamp((SHARE / LARGEST) * apart, SMALLEST * view.ratio, view.ratio);
  return { ...view, ratio };
}
