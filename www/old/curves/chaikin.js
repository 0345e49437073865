import { limitPoints } from './polyline.js';
import { turnsOf } from './turns.js';

/** Chaikin's corner cutting; with an angle limit, with rejection or as published it is the refined one. */
export const chaikin = Object.freeze(
  /** @satisfies {import('./types.js').CurveDefinition} */ ({
    id: /** @type {const} */ ('chaikin'),
    shown: true,
    smooths: true,
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
    style: { width: 4, vertex: 0, plotWidth: 3 },
    colours: ['#d55e00', '#ff8b3d', 'CanvasText'],
    run(engine, raw, state) {
      limitPoints('passes', raw, state.dimension, 2 ** state.passes);
      return cutCorners(engine, raw, state, state.passes);
    },
    call(state) {
      const { passes, ratio, angleLimit, outlierAngle, published } = state;
      return isRefined(state)
        ? ['refine', { passes, angleLimit, outlierAngle, published }]
        : ['chaikin', { passes, ratio }];
    },
    marks({ engine, raw, state, camera }) {
      if (state.passes === 0) return {};
      const turns = turnsOf(engine, raw, state, camera, { from: state.angleLimit, tone: 'chaikin' });
      const { closed, dimension } = state;
      if (raw.length < 3 * dimension) return { turns };
      // Told apart by the end of their segment that they are nearer to.
      const cuts = engine.cornerCuts(raw, cutCorners(engine, raw, state, 1), { closed, dimension });
      const [near, far] = [false, true].map((side) => {
        const those = cuts.filter(({ isNearEnd }) => isNearEnd === side);
        const points = Float64Array.from(those.flatMap(({ point }) => [...point]));
        return camera ? camera.project(points).points : points;
      });
      return { turns, cuts: [{ near, far, tone: 'chaikin' }] };
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
    needsWhole: isRefined,
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
