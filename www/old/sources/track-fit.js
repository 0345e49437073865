const MARGIN = 0.5;
/** Of the figure's width or height: a track that fills so much needs no fitting. */
const FILLS = 0.5;

/**
 * How the points of a track come to lie on the figure: all axes alike, so that turns stay turns.
 * @typedef {{ scale: number, shift: number[] }} TrackFit
 */

/** @type {TrackFit} */
export const AS_IT_IS = Object.freeze({ scale: 1, shift: [0, 0, 0] });

/**
 * @param {ArrayLike<number>} points
 * @param {number} dimension
 * @param {{ columns: number, rows: number, height: number }} box
 * @returns {TrackFit}
 */
export function fitTrack(points, dimension, { columns, rows, height }) {
  const { low, high } = boundsOf(points, dimension);
  const room = [columns, rows, height].slice(0, dimension);
  const spans = low.map((least, axis) => high[axis] - least);
  const inside = low.every((least, axis) => least >= 0 && high[axis] <= room[axis]);
  const fills = spans.some((span, axis) => span >= FILLS * room[axis]);
  if (points.length === 0 || (inside && fills)) return AS_IT_IS;
  const scales = spans.map((span, axis) => (room[axis] - 2 * MARGIN) / span);
  const fitted = Math.min(...scales);
  const scale = Number.isFinite(fitted) && fitted > 0 ? fitted : 1;
  return { scale, shift: low.map((least, axis) => room[axis] / 2 - (scale * (least + high[axis])) / 2) };
}

/**
 * The least and the greatest coordinate on each axis; without points Infinity and -Infinity.
 * @param {ArrayLike<number>} points
 * @param {number} dimension
 */
export function boundsOf(points, dimension) {
  /** @type {number[]} */
  const low = new Array(dimension).fill(Infinity);
  /** @type {number[]} */
  const high = new Array(dimension).fill(-Infinity);
  for (let i = 0; i < points.length; i++) {
    const axis = i % dimension;
    low[axis] = Math.min(low[axis], points[i]);
    high[axis] = Math.max(high[axis], points[i]);
  }
  return { low, high };
}

/**
 * @param {TrackFit} fit
 * @param {Float64Array} points
 * @param {number} dimension
 */
export function intoFigure(fit, points, dimension) {
  if (fit === AS_IT_IS) return points;
  const { scale, shift } = fit;
  return points.map((value, i) => scale * value + shift[i % dimension]);
}

/**
 * @param {TrackFit} fit
 * @param {Float64Array} points
 * @param {number} dimension
 */
export function outOfFigure(fit, points, dimension) {
  if (fit === AS_IT_IS) return points;
  const { scale, shift } = fit;
  return points.map((value, i) => (value - shift[i % dimension]) / scale);
}
