import { boxHeight } from '../view/box.js';
import { memoize } from './memoize.js';
import { waypoints } from './sources/points.js';

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
  const low = new Array(dimension).fill(Infinity);
  const high = new Array(dimension).fill(-Infinity);
  for (let i = 0; i < points.length; i++) {
    const axis = i % dimension;
    low[axis] = Math.min(low[axis], points[i]);
    high[axis] = Math.max(high[axis], points[i]);
  }
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
 * @param {TrackFit} fit
 * @param {Float64Array} points
 * @param {number} dimension
 */
export function intoFigure({ scale, shift }, points, dimension) {
  return points.map((value, i) => scale * value + shift[i % dimension]);
}

/**
 * @param {TrackFit} fit
 * @param {Float64Array} points
 * @param {number} dimension
 */
export function outOfFigure({ scale, shift }, points, dimension) {
  return points.map((value, i) => (value - shift[i % dimension]) / scale);
}

/**
 * How the track of a figure comes to lie on it, and how it came in; waypoints lie there as they are.
 * @param {import('./scene.js').Store} store
 */
export function createTrackFit(store) {
  const fitOf = memoize(() => {
    const { columns, rows, dimension } = store.state;
    return fitTrack(waypoints(store.state), dimension, {
      columns,
      rows,
      height: boxHeight({ columns, rows }),
    });
  });

  /** @param {typeof intoFigure} move @param {Float64Array} given */
  function moved(move, given) {
    const { source, points, columns, rows, dimension } = store.state;
    return source === 'track' ? move(fitOf([points, columns, rows, dimension]), given, dimension) : given;
  }

  return {
    /** @param {Float64Array} points */
    into: (points) => moved(intoFigure, points),
    /** @param {Float64Array} points */
    outOf: (points) => moved(outOfFigure, points),
  };
}
