/** Zooms and pans a grid: a camera says which part of it a picture shows. */
import { clamp, toGrid, type Place, type View } from './view.ts';

export interface Camera {
  /** Magnification compared with the whole grid; above 1. */
  zoom: number;
  /** The position on the grid in the middle of the picture. */
  x: number;
  y: number;
}

/** The largest cell, in pixels. */
const NEAREST = 40;
/** Ground that may show beside the grid, in pixels. */
const MARGIN = 16;
/** From this size on, cells measure whole pixels, so that edges stay sharp. */
const WHOLE = 6;

export const nearestZoom = ({ unit }: View) => Math.max(1, NEAREST / (unit || NEAREST));

const unitAt = ({ unit, isFramed }: View, zoom: number) =>
  unit * zoom < WHOLE || zoom === 1 || isFramed ? unit * zoom : Math.round(unit * zoom);

/** Returns where the grid's corner lies if a position is centred. No edge moves in past the margin; a small grid is centred. */
function cornerAt({ width, height, columns, rows, isFramed }: View, unit: number, { x, y }: Place): Place {
  const margin = isFramed ? 0 : MARGIN;
  const start = (room: number, length: number, middle: number) =>
    length <= room - 2 * margin
      ? (room - length) / 2
      : clamp(room / 2 - middle * unit, room - margin - length, margin);
  return { x: start(width, unit * columns, x), y: start(height, unit * rows, y) };
}

/** Returns the view of a fitted grid through a camera. */
export function through(fitted: View, camera: Camera | null): View {
  if (!camera || fitted.unit === 0) return fitted;
  const unit = unitAt(fitted, camera.zoom);
  const { x, y } = cornerAt(fitted, unit, camera);
  const whole = fitted.isFramed ? Number : Math.round;
  return { ...fitted, unit, left: whole(x), top: whole(y) };
}

/** Returns the camera that shows a position of the grid at a pixel of the picture; null shows all. */
export function aim(fitted: View, zoom: number, place: Place, pixel: Place): Camera | null {
  const near = clamp(zoom, 1, nearestZoom(fitted));
  if (near === 1 || fitted.unit === 0) return null;
  const { width, height } = fitted;
  const unit = unitAt(fitted, near);
  const middle = {
    x: place.x + (width / 2 - pixel.x) / unit,
    y: place.y + (height / 2 - pixel.y) / unit,
  };
  // Stop at the margin, so that a pan reverses at once.
  const corner = cornerAt(fitted, unit, middle);
  return { zoom: near, x: (width / 2 - corner.x) / unit, y: (height / 2 - corner.y) / unit };
}

export const middleOf = ({ width, height }: View): Place => ({ x: width / 2, y: height / 2 });

export function zoomBy(
  fitted: View,
  camera: Camera | null,
  factor: number,
  pixel = middleOf(fitted),
): Camera | null {
  return aim(fitted, (camera?.zoom ?? 1) * factor, toGrid(through(fitted, camera), pixel), pixel);
}

export function pan(fitted: View, camera: Camera | null, right: number, down: number): Camera | null {
  if (!camera) return null;
  // Do not round to whole pixels, so that small moves add up.
  const unit = unitAt(fitted, camera.zoom);
  const place = { x: camera.x - right / unit, y: camera.y - down / unit };
  return aim(fitted, camera.zoom, place, middleOf(fitted));
}
