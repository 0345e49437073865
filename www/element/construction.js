import { nearestSegment } from '../view/nearest.js';
import { turnBetween } from '../view/heading.js';
import { closeUp, isRefined } from './curves.js';

const STRAIGHT = 1e-6;
const AHEAD = 12;
const IN_A_CELL = 0.42;
const IN_THE_OPEN = 0.8;

/**
 * How the shown curves came about.
 * @param {import('./curves.js').Engine} engine
 * @param {Float64Array} raw
 * @param {Record<string, any>} state
 * @param {boolean} onGrid
 * @param {(id: import('../draw/types.js').CurveId) => ArrayLike<number>} curve
 * @returns {import('../draw/marks.js').Marks}
 */
export function construct(engine, raw, state, onGrid, curve) {
  const { overlays, closed, tolerance, alpha } = state;
  const cutting = overlays.includes('chaikin') && state.passes > 0;
  const turns = turnsOf(raw, cutting ? state : { ...state, angleLimit: Infinity });
  const corners = new Set(turns.map(({ index }) => index));
  return {
    reach: onGrid ? IN_A_CELL : IN_THE_OPEN,
    turns: overlays.includes('raw') || cutting ? turns : [],
    cuts: cutting && raw.length >= 6 ? cutsOf(engine, raw, state, corners) : null,
    band: overlays.includes('rdp') ? { points: curve('rdp'), tolerance, closed } : null,
    controls:
      overlays.includes('catmull-rom') && raw.length >= 4
        ? engine.catmullRomBezier(raw, { alpha, closed })
        : null,
  };
}

/** @param {Record<string, any>} state */
function refining({ angleLimit, outlierAngle, published, closed }) {
  return { passes: 1, angleLimit, outlierAngle, published, closed };
}

/**
 * @param {Float64Array} raw
 * @param {Record<string, any>} state
 */
function turnsOf(raw, { closed, angleLimit }) {
  const count = raw.length / 2;
  /** @type {import('../draw/turns.js').Turn[]} */
  const turns = [];
  /** @param {number} i @param {number} j */
  const direction = (i, j) => Math.atan2(raw[2 * j + 1] - raw[2 * i + 1], raw[2 * j] - raw[2 * i]);
  for (let i = closed ? 0 : 1; i < (closed ? count : count - 1); i++) {
    const arrival = direction((i + count - 1) % count, i);
    const turn = turnBetween(arrival, direction(i, (i + 1) % count));
    if (Math.abs(turn) < STRAIGHT) continue;
    const cut = (Math.abs(turn) * 180) / Math.PI >= angleLimit;
    turns.push({ index: i, x: raw[2 * i], y: raw[2 * i + 1], arrival, turn, cut });
  }
  return turns;
}

/**
 * The new points of the first pass, told apart by the end of their segment that they are nearer to.
 * On a straight line they show nothing and are left out.
 * @param {import('./curves.js').Engine} engine
 * @param {Float64Array} raw
 * @param {Record<string, any>} state
 * @param {Set<number>} corners
 */
function cutsOf(engine, raw, state, corners) {
  const { ratio, closed } = state;
  const pass = isRefined(state)
    ? engine.refine(raw, refining(state))
    : engine.chaikin(raw, { passes: 1, ratio, closed });
  const count = raw.length / 2;
  /** @type {{ near: number[], far: number[] }} */
  const cuts = { near: [], far: [] };
  const line = closed ? closeUp(raw, 2) : raw;
  let from = 0;
  for (let i = 0; i + 1 < pass.length; i += 2) {
    const [x, y] = [pass[i], pass[i + 1]];
    // The pass goes along the path, so the segment is one of the next few.
    from += nearestSegment(line.subarray(2 * from, 2 * (from + AHEAD)), x, y, false);
    const to = (from + 1) % count;
    const before = Math.hypot(x - raw[2 * from], y - raw[2 * from + 1]);
    const after = Math.hypot(x - raw[2 * to], y - raw[2 * to + 1]);
    if (before < STRAIGHT || after < STRAIGHT) continue;
    const near = before <= after;
    if (corners.has(near ? from : to)) (near ? cuts.near : cuts.far).push(x, y);
  }
  return cuts;
}
