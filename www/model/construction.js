import { closeUp, isRefined } from '../overlays/curves.js';

const STRAIGHT = 1e-6;
const AHEAD = 12;
const IN_A_CELL = 0.42;
const IN_THE_OPEN = 0.8;
/** Of a fan, in radians. */
const FINEST = Math.PI / 24;

/** @typedef {readonly [x: number, y: number, z: number]} Vector on a plane z is 0 */

/**
 * How a shown curve came about, as it is seen.
 * @param {import('../overlays/curves.js').Engine} engine
 * @param {Float64Array} raw
 * @param {Record<string, any>} state
 * @param {boolean} onGrid
 * @param {(id: import('../draw/types.js').CurveId) => Float64Array} curve
 * @param {import('../view/camera.js').Camera | null} camera null on a plane
 * @returns {import('../draw/marks.js').Marks}
 */
export function construct(engine, raw, state, onGrid, curve, camera) {
  const { overlays, closed, tolerance, alpha, dimension } = state;
  const seen = (/** @type {Float64Array} */ points) => (camera ? camera.project(points).points : points);
  const cutting = overlays.includes('chaikin') && state.passes > 0;
  const turns = turnsOf(raw, cutting ? state : { ...state, angleLimit: Infinity }, camera);
  const corners = new Set(turns.map(({ index }) => index));
  const cuts = cutting && raw.length >= 3 * dimension ? cutsOf(engine, raw, state, corners) : null;
  return {
    reach: onGrid ? IN_A_CELL : IN_THE_OPEN,
    turns: overlays.includes('raw') || cutting ? turns : [],
    cuts: cuts && { near: seen(Float64Array.from(cuts.near)), far: seen(Float64Array.from(cuts.far)) },
    band: overlays.includes('rdp') ? bandOf(curve('rdp'), tolerance, closed, camera) : null,
    controls:
      overlays.includes('catmull-rom') && raw.length >= 2 * dimension
        ? seen(engine.catmullRomBezier(raw, { alpha, closed, dimension }))
        : null,
  };
}

/**
 * @param {Float64Array} points
 * @param {number} tolerance
 * @param {boolean} closed
 * @param {import('../view/camera.js').Camera | null} camera
 */
function bandOf(points, tolerance, closed, camera) {
  if (!camera) return { points, tolerance, closed, sizes: null };
  const { points: flat, near } = camera.project(points);
  return { points: flat, tolerance, closed, sizes: near.map((size) => size * camera.zoom) };
}

/** @param {Float64Array} points @param {number} n @param {number} i @returns {Vector} */
const at = (points, n, i) => [points[n * i], points[n * i + 1], n > 2 ? points[n * i + 2] : 0];

/** @param {Vector} to @param {Vector} from @returns {Vector} */
const minus = (to, from) => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];

/** @param {Vector} a @param {Vector} b @returns {Vector} */
const plus = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** @param {Vector} a @param {Vector} b */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** @param {Vector} a @param {Vector} b @returns {Vector} */
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** @param {Vector} a @param {number} by @returns {Vector} */
const times = (a, by) => [a[0] * by, a[1] * by, a[2] * by];

/**
 * @param {Float64Array} raw
 * @param {Record<string, any>} state
 * @param {import('../view/camera.js').Camera | null} camera
 */
function turnsOf(raw, { closed, angleLimit, dimension: n }, camera) {
  const count = raw.length / n;
  /** @type {import('../draw/turns.js').Turn[]} */
  const turns = [];
  for (let i = closed ? 0 : 1; i < (closed ? count : count - 1); i++) {
    const here = at(raw, n, i);
    const incoming = minus(here, at(raw, n, (i + count - 1) % count));
    const outgoing = minus(at(raw, n, (i + 1) % count), here);
    const turn = Math.atan2(Math.hypot(...cross(incoming, outgoing)), dot(incoming, outgoing));
    if (!(turn > STRAIGHT)) continue;
    const cut = (turn * 180) / Math.PI >= angleLimit;
    const [x, y] = camera ? camera.see(...here) : here;
    turns.push({ index: i, x, y, fan: fanOf(here, incoming, outgoing, turn, camera), cut });
  }
  return turns;
}

/**
 * The directions from one into another, as they are seen from where they start: flat pairs, a cell long each.
 * @param {Vector} here
 * @param {Vector} incoming
 * @param {Vector} outgoing
 * @param {number} turn
 * @param {import('../view/camera.js').Camera | null} camera
 */
function fanOf(here, incoming, outgoing, turn, camera) {
  const on = times(incoming, 1 / Math.hypot(...incoming));
  // Towards the new direction, square to the old one; who turns right back does so to a side.
  let aside = minus(outgoing, times(on, dot(outgoing, on)));
  if (Math.hypot(...aside) <= STRAIGHT * Math.hypot(...outgoing)) aside = cross([0, 0, 1], on);
  if (Math.hypot(...aside) <= STRAIGHT) aside = [1, 0, 0];
  aside = times(aside, 1 / Math.hypot(...aside));
  const steps = Math.max(1, Math.ceil(turn / FINEST));
  const [x, y] = camera ? camera.see(...here) : here;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (turn * step) / steps;
    const tip = plus(here, plus(times(on, Math.cos(angle)), times(aside, Math.sin(angle))));
    const [tipX, tipY] = camera ? camera.see(...tip) : tip;
    return [tipX - x, tipY - y];
  }).flat();
}

/**
 * The new points of the first pass, told apart by the end of their segment that they are nearer to.
 * On a straight line they show nothing and are left out.
 * @param {import('../overlays/curves.js').Engine} engine
 * @param {Float64Array} raw
 * @param {Record<string, any>} state
 * @param {Set<number>} corners
 */
function cutsOf(engine, raw, state, corners) {
  const { ratio, closed, angleLimit, outlierAngle, published, dimension: n } = state;
  const pass = isRefined(state)
    ? engine.refine(raw, { passes: 1, angleLimit, outlierAngle, published, closed, dimension: n })
    : engine.chaikin(raw, { passes: 1, ratio, closed, dimension: n });
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
 * @param {Vector} place
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
