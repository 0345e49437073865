/**
 * Of curves that together are longer than a picture can show in time, the points that make no difference are left out,
 * and where that is not enough only one point in so many is drawn: much of such a line lies over itself.
 *
 * @typedef {import('../draw/types.js').Curve} Curve
 */

/** Device pixels of all curves together: drawn within a second on a slow phone. */
const LONGEST = 300_000;
/** Points of all curves together. */
const MOST_POINTS = 24_000;
/** Of lines that are so many times longer most points go anyway, whether they make a difference or not. */
const FAR_TOO_LONG = 4;
/** More points of one curve are not marked one by one, and of more rejected points only some are. */
const MOST_MARKED = 2000;

/** What is drawn of points, so that its path is traced once. @type {WeakMap<object, { most: number, longest: number, points: ArrayLike<number>, step: number }>} */
const thinned = new WeakMap();
/** Lengths of lines, in cells. @type {WeakMap<object, number>} */
const lengths = new WeakMap();

/**
 * @template {Curve} Shown
 * @param {readonly Shown[]} curves
 * @param {import('../view/grid-view.js').GridView} view
 * @param {(place: number, curve: Shown, view: import('../view/grid-view.js').GridView) => Shown} withoutUnseen
 * @returns {Shown[]}
 */
export function drawnShare(curves, view, withoutUnseen) {
  if (shareOf(curves, view) === 1)
    return curves.map((curve) =>
      countOf(curve.points) <= MOST_MARKED ? curve : { ...curve, bare: true, dropped: null },
    );
  const length = view.cell * curves.reduce((sum, { points }) => sum + lengthOf(points), 0);
  const seen =
    length > FAR_TOO_LONG * LONGEST
      ? curves
      : curves.map((curve, place) => withoutUnseen(place, curve, view));
  const share = shareOf(seen, view);
  return seen.map((curve) => {
    const { points, near } = curve;
    const drawn =
      share === 1 ? { points, step: 1 } : thin(points, share * countOf(points), share * lengthOf(points));
    const kept = near && every(near, 1, drawn.step);
    return { ...curve, points: drawn.points, near: kept, bare: true, dropped: null, loose: null };
  });
}

/** Of the points that were thrown out, those that are crossed out. @param {ArrayLike<number> | null} points */
export function drawnCrosses(points) {
  const step = points ? Math.ceil(countOf(points) / MOST_MARKED) : 1;
  return points && step > 1 ? every(points, 2, step) : points;
}

/** How much of them can be drawn, up to 1. @param {readonly Curve[]} curves @param {{ cell: number }} view */
function shareOf(curves, { cell }) {
  const sum = (/** @type {(points: ArrayLike<number>) => number} */ of) =>
    curves.reduce((all, { points }) => all + of(points), 0);
  return Math.min(1, MOST_POINTS / sum(countOf), LONGEST / (cell * sum(lengthOf)));
}

/**
 * Steps are odd, so that of a zigzag both sides stay.
 * @param {ArrayLike<number>} points
 * @param {number} most points
 * @param {number} longest in cells
 */
function thin(points, most, longest) {
  const known = thinned.get(points);
  if (known?.most === most && known.longest === longest) return known;
  let step = 2 * Math.ceil(countOf(points) / most / 2) - 1;
  let kept = every(points, 2, step);
  // Of a winding line with half the points much more than half the length may be left.
  while (kept.length > 4 && lengthOf(kept) > longest) {
    step = 2 * step + 1;
    kept = every(points, 2, step);
  }
  const made = { most, longest, points: kept, step };
  thinned.set(points, made);
  return made;
}

/** @param {ArrayLike<number>} points flat */
const countOf = (points) => points.length / 2;

/** @param {ArrayLike<number>} points flat */
function lengthOf(points) {
  const known = lengths.get(points);
  if (known !== undefined) return known;
  let length = 0;
  for (let i = 2; i + 1 < points.length; i += 2)
    length += Math.abs(points[i] - points[i - 2]) + Math.abs(points[i + 1] - points[i - 1]);
  lengths.set(points, length);
  return length;
}

/**
 * One tuple in `step`, from the first, and the last.
 * @param {ArrayLike<number>} values
 * @param {number} size of a tuple
 * @param {number} step
 */
export function every(values, size, step) {
  const last = values.length / size - 1;
  const kept = new Float64Array(size * (Math.ceil(last / step) + 1));
  for (let i = 0; i < kept.length; i++)
    kept[i] = values[size * Math.min(last, step * Math.floor(i / size)) + (i % size)];
  return kept;
}
