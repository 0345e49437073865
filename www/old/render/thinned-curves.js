import { cullPoints } from '../view/thin.js';
import { memoizeEach } from '../memoize.js';

const MANY = 2 * 3000;
/** Points that are simplified at a time: what is slow for some lines as a whole is not for its pieces. */
const PIECE = 2 * 1024;
/** In device pixels: what is nearer to the line than this is not seen to be missing. */
const UNSEEN = 0.35;
const ROOM = 24;
/** In CSS pixels: points that lie closer are not marked one by one. */
const MARKED = 14;

/**
 * Curves as they are drawn where there are too many points for a picture: only those that make a difference on it. How
 * coarse goes by powers of two, so that it is found anew only when the zoom changes much.
 * @param {import('../curves/types.js').Engine} engine
 */
export function createThinnedCurves(engine) {
  const coarse = memoizeEach((/** @type {Float64Array} */ points, /** @type {number} */ tolerance) => {
    engine.spend?.(points.length);
    return joined(piecesOf(points).map((piece) => engine.simplify(piece, { tolerance })));
  });

  return { inSight, withoutUnseen };

  /**
   * Over a large grid, also without what lies beyond the edges.
   * @template {import('../draw/types.js').Curve} Curve
   * @param {number} place in the list of curves
   * @param {Curve} curve
   * @param {import('../view/grid-view.js').GridView} view
   * @param {{ width: number, height: number }} size device pixels
   * @returns {Curve}
   */
  function inSight(place, curve, view, size) {
    if (curve.near || view.cell === 0) return curve;
    const line = /** @type {Float64Array} */ (withoutUnseen(place, curve, view).points);
    const seen = cullPoints(line, view, size, ROOM * view.ratio);
    const bare = spacing(seen) * view.cell < MARKED * view.ratio;
    const { dropped } = curve;
    const marked = dropped && !bare;
    const left = marked ? { points: cullPoints(dropped.points, view, size, 0), near: null } : null;
    return { ...curve, points: seen, bare, dropped: left };
  }

  /**
   * @template {import('../draw/types.js').Curve} Curve
   * @param {number} place in the list of curves
   * @param {Curve} curve
   * @param {import('../view/grid-view.js').GridView} view
   * @returns {Curve}
   */
  function withoutUnseen(place, curve, { cell }) {
    const points = /** @type {Float64Array} */ (curve.points);
    if (curve.near || cell === 0 || points.length <= MANY) return curve;
    const tolerance = 2 ** Math.floor(Math.log2(UNSEEN / cell));
    return { ...curve, points: coarse(place, [points, tolerance], points, tolerance) };
  }
}

/** Each begins with the point that the one before it ends with. @param {Float64Array} points */
function piecesOf(points) {
  const pieces = [];
  for (let i = 0; i + 2 < points.length; i += PIECE) pieces.push(points.subarray(i, i + PIECE + 2));
  return pieces;
}

/** @param {Float64Array[]} pieces */
function joined(pieces) {
  const line = new Float64Array(pieces.reduce((sum, piece) => sum + piece.length - 2, 2));
  let end = 0;
  for (const piece of pieces) {
    line.set(piece, end);
    end += piece.length - 2;
  }
  return line;
}

/** How far a point lies from the next one, on average. @param {Float64Array} points */
function spacing(points) {
  let length = 0;
  for (let i = 2; i < points.length; i += 2)
    length += Math.abs(points[i] - points[i - 2]) + Math.abs(points[i + 1] - points[i - 1]);
  return (2 * length) / points.length;
}
