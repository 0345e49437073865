/** Ramer-Douglas-Peucker's questions, one by one: `simplifyIndices` has the answer, this has the way to it. */

/** @typedef {typeof import('../../engine.js')} Engine */

/**
 * One question: which point between two is farthest from the segment that joins them.
 * @typedef {object} Question
 * @property {number} first
 * @property {number} last
 * @property {number} depth how many questions it came out of
 * @property {number} farthest the first of the farthest points; -1 where no point is between
 * @property {number} distance of the farthest
 * @property {[x: number, y: number]} foot the nearest place on the segment
 * @property {boolean} isKept it is farther than the tolerance
 */

/**
 * In the order of a stack that takes the left half first.
 * @param {Engine} engine
 * @param {ArrayLike<number>} points in the plane
 * @param {number} tolerance
 * @returns {Question[]}
 */
export function farthestPoints(engine, points, tolerance) {
  const questions = [];
  const stack = [{ first: 0, last: points.length / 2 - 1, depth: 0 }];
  for (let span = stack.pop(); span; span = stack.pop()) {
    if (span.last - span.first < 2) continue;
    const question = ask(engine, points, span, tolerance);
    questions.push(question);
    if (!question.isKept) continue;
    const { first, last, depth, farthest } = question;
    stack.push({ first: farthest, last, depth: depth + 1 }, { first, last: farthest, depth: depth + 1 });
  }
  return questions;
}

/**
 * @param {Engine} engine
 * @param {ArrayLike<number>} points
 * @param {{ first: number, last: number, depth: number }} span
 * @param {number} tolerance
 * @returns {Question}
 */
function ask(engine, points, { first, last, depth }, tolerance) {
  const segment = [points[2 * first], points[2 * first + 1], points[2 * last], points[2 * last + 1]];
  let [farthest, distance] = [-1, 0];
  /** @type {[number, number]} */
  let foot = [segment[0], segment[1]];
  for (let i = first + 1; i < last; i++) {
    const nearest = engine.nearest(segment, [points[2 * i], points[2 * i + 1]]);
    if (nearest && (nearest.distance > distance || farthest < 0)) {
      [farthest, distance] = [i, nearest.distance];
      foot = [nearest.point[0], nearest.point[1]];
    }
  }
  return { first, last, depth, farthest, distance, foot, isKept: distance > tolerance };
}
