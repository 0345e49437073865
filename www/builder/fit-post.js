import { callLater } from '../engine.js';
import { alike } from '../old/memoize.js';
import { boundsOf } from '../old/sources/track-fit.js';
import { fill } from '../old/strings.js';
import { WORDS } from './words.js';

/** Of a recorded track: more would make a post of a hundred kilobytes, and fit no link. */
const MOST_RECORDED = 5000;
/** Of waypoints, which somebody has set: more would hold up this page. */
const MOST_SET = 20_000;
/** Of the longest side of the box around the line: no screen shows less. */
const FINEST = 2 ** -20;
/** From one try to the next. */
const COARSER = 4;

const said = new Intl.NumberFormat('en', { maximumSignificantDigits: 7 }).format;

/**
 * Simplifies the line of a figure that has more points than a post should hold, as little as will do. What was handed
 * in stays in the figure's history.
 * @param {import('./sample-post.js').Figure} figure
 */
export function createFit(figure) {
  /** The points that it was given last. @type {readonly number[] | null} */
  let given = null;

  /** @returns {Promise<string | null>} what there is to say, nothing if it is empty; null: as before */
  return async function fit() {
    const { points, source, dimension, closed } = figure;
    const most = dimension * (source === 'track' ? MOST_RECORDED : MOST_SET);
    if (points.length <= most) {
      if (!given || alike(points, given)) return null;
      given = null;
      return '';
    }
    const { low, high } = boundsOf(points, dimension);
    let tolerance = round(FINEST * Math.max(...high.map((end, axis) => end - low[axis])));
    // Many numbers go to a worker much faster so.
    const line = Float64Array.from(points);
    const simplified = () => callLater('simplify', [line, { tolerance, dimension, closed }]);
    let kept = await simplified();
    while (kept.length > most) {
      tolerance = round(COARSER * tolerance);
      kept = await simplified();
    }
    // Another line came meanwhile.
    if (!alike(figure.points, points)) return fit();
    figure.points = kept;
    given = figure.points;
    const [before, after] = [line, kept].map(({ length }) => said(length / dimension));
    return fill(WORDS.fitted, { before, after, tolerance: said(tolerance) });
  };
}

/** As it can be told. @param {number} tolerance */
const round = (tolerance) => Number(tolerance.toPrecision(1));
