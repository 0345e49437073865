import { closeUp, limitPoints } from './polyline.js';
import { turnsOf } from './turns.js';
import { at, dot, minus, STRAIGHT, times } from './vectors.js';

/** Segments that the next point of a pass may lie on. */
const AHEAD = 12;

/** Chaikin's corner cutting; with an angle limit, with rejection or as published it is the refined one. */
export const chaikin = Object.freeze(
  /** @satisfies {import('./types.js').CurveDefinition} */ ({
    id: /** @type {const} */ ('chaikin'),
    shown: true,
    controls: [
      ['refine', 'passes'],
      ['refine', 'angleLimit'],
    ],
    more: [
      ['refine', 'outlierAngle', true],
      ['chaikin', 'ratio'],
      ['refine', 'published'],
    ],
    attributes: [
      ['passes', 'whole', 4, 'cp', { param: ['refine', 'passes'] }],
      ['ratio', 'number', 0.25, 'cr', { param: ['chaikin', 'ratio'] }],
      ['angle-limit', 'number', 0, 'ca', { param: ['refine', 'angleLimit'] }],
      ['outlier-angle', 'number', Infinity, 'co', { param: ['refine', 'outlierAngle'], infinite: 'none' }],
      ['published', 'flag', false, 'cq'],
    ],
    keys: ['passes', 'ratio', 'angleLimit', 'outlierAngle', 'published'],
    style: { width: 3, dash: [], cap: 'round', vertex: 0, plotWidth: 2.25 },
    colours: ['#d55e00', '#ff8b3d', 'CanvasText'],
    run(engine, raw, state) {
      limitPoints(engine, 'passes', raw, state.dimension, 2 ** state.passes);
      return cutCorners(engine, raw, state, state.passes);
    },
    marks({ engine, raw, state, camera }) {
      if (state.passes === 0) return {};
      const turns = turnsOf(raw, state, camera, { from: state.angleLimit, tone: 'chaikin' });
      if (raw.length < 3 * state.dimension) return { turns };
      const corners = new Set(turns.map(({ index }) => index));
      const { near, far } = cutsOf(engine, raw, state, corners);
      const seen = (/** @type {number[]} */ points) =>
        camera ? camera.project(Float64Array.from(points)).points : Float64Array.from(points);
      return { turns, cuts: [{ near: seen(near), far: seen(far), tone: 'chaikin' }] };
    },
    rejected(engine, raw, state) {
      if (state.outlierAngle === Infinity) return null;
      const { outlierAngle, passes, angleLimit, published, closed, dimension: n } = state;
      const options = { outlierAngle, passes, angleLimit, published, closed, dimension: n };
      const indexes = engine.refineRejected(raw, options);
      return Float64Array.from(
        [...indexes].flatMap((index) => [...raw.subarray(n * index, n * (index + 1))]),
      );
    },
    idle: (state) => (isRefined(state) ? ['ratio'] : []),
  }),
);

/** @param {import('./types.js').State} state */
function isRefined({ angleLimit, outlierAngle, published }) {
  return published || angleLimit > 0 || outlierAngle < Infinity;
}

/**
 * Without a limit and without rejection it is Chaikin's own rule, where the ratio may be chosen.
 * @param {import('./types.js').Engine} engine
 * @param {Float64Array} raw
 * @param {import('./types.js').State} state
 * @param {number} passes
 */
function cutCorners(engine, raw, state, passes) {
  const { ratio, angleLimit, outlierAngle, published, closed, dimension } = state;
  return isRefined(state)
    ? engine.refine(raw, { passes, angleLimit, outlierAngle, published, closed, dimension })
    : engine.chaikin(raw, { passes, ratio, closed, dimension });
}

/**
 * The new points of the first pass, told apart by the end of their segment that they are nearer to.
 * On a straight line they show nothing and are left out.
 * @param {import('./types.js').Engine} engine
 * @param {Float64Array} raw
 * @param {import('./types.js').State} state
 * @param {Set<number>} corners
 */
function cutsOf(engine, raw, state, corners) {
  const { closed, dimension: n } = state;
  const pass = cutCorners(engine, raw, state, 1);
  const count = raw.length / n;
  const line = closed ? closeUp(raw, n) : raw;
  /** @type {{ near: number[], far: number[] }} */
  const cuts = { near: [], far: [] };
  let from = 0;
  for (let i = 0; i < pass.length / n; i++) {
    const place = at(pass, n, i);
    // The pass goes along the path, so the segment is one of the next few.
    from = nearestLeg(line, n, from, place);
    const to = (from + 1) % count;
    const before = Math.hypot(...minus(place, at(raw, n, from)));
    const after = Math.hypot(...minus(place, at(raw, n, to)));
    if (before < STRAIGHT || after < STRAIGHT) continue;
    const near = before <= after;
    if (corners.has(near ? from : to)) (near ? cuts.near : cuts.far).push(...place.slice(0, n));
  }
  return cuts;
}

/**
 * @param {Float64Array} line
 * @param {number} n
 * @param {number} first
 * @param {import('./vectors.js').Vector} place
 */
function nearestLeg(line, n, first, place) {
  const end = Math.min(first + AHEAD, line.length / n - 1);
  let best = first;
  let nearest = Infinity;
  for (let i = first; i < end; i++) {
    const start = at(line, n, i);
    const leg = minus(at(line, n, i + 1), start);
    const offset = minus(place, start);
    const along = Math.min(1, Math.max(0, dot(offset, leg) / (dot(leg, leg) || 1)));
    const off = minus(offset, times(leg, along));
    if (dot(off, off) >= nearest) continue;
    [best, nearest] = [i, dot(off, off)];
  }
  return best;
}
