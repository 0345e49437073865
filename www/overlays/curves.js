import { findCrossings } from './crossings.js';

/**
 * The overlays: what each makes of the raw points, and which parameters it is steered by.
 * A new overlay is one more row (and its line style in draw/).
 *
 * @typedef {typeof import('../engine.js')} Engine
 * @typedef {Record<string, any>} State
 * @typedef {object} Overlay
 * @property {import('../draw/types.js').CurveId} id
 * @property {readonly (readonly [algorithm: string, parameter: string])[]} controls
 * @property {readonly (readonly [algorithm: string, parameter: string, endless?: boolean])[]} [more] asked for seldom
 * @property {readonly string[]} keys what in the state the curve depends on
 * @property {(engine: Engine, raw: Float64Array, state: State) => Float64Array} run
 *
 * @typedef {import('./crossings.js').Obstacles} Obstacles
 * @typedef {ReturnType<Engine['measure']>} Numbers
 * @typedef {object} Computed
 * @property {Float64Array} points
 * @property {Float64Array | null} loose as it was before it was kept off the walls
 * @property {Numbers} numbers
 * @property {number} ms how long it took to compute
 * @property {number} deviation
 * @property {ReturnType<typeof findCrossings> | null} crossings null where there are no walls to cross
 */

/** In the order of the legend. @type {readonly Overlay[]} */
export const OVERLAYS = Object.freeze([
  { id: 'raw', controls: [], keys: [], run: (_, raw) => raw },
  {
    id: 'chaikin',
    controls: [
      ['refine', 'passes'],
      ['refine', 'angleLimit'],
    ],
    more: [
      ['refine', 'outlierAngle', true],
      ['chaikin', 'ratio'],
      ['refine', 'published'],
    ],
    keys: ['passes', 'ratio', 'angleLimit', 'outlierAngle', 'published', 'closed'],
    run: cutCorners,
  },
  { id: 'rdp', controls: [['simplify', 'tolerance']], keys: ['tolerance', 'closed'], run: dropPoints },
  {
    id: 'catmull-rom',
    controls: [
      ['catmullRom', 'subdivisions'],
      ['catmullRom', 'alpha'],
    ],
    keys: ['subdivisions', 'alpha', 'closed'],
    run(engine, raw, { subdivisions, alpha, closed, dimension }) {
      limit(engine, 'subdivisions', raw, dimension, subdivisions);
      return engine.catmullRom(raw, { subdivisions, alpha, closed, dimension });
    },
  },
]);

/**
 * Without a limit and without rejection it is Chaikin's own rule, where the ratio may be chosen.
 * @param {Engine} engine
 * @param {Float64Array} raw
 * @param {State} state
 */
function cutCorners(engine, raw, state) {
  const { passes, ratio, angleLimit, outlierAngle, published, closed, dimension } = state;
  limit(engine, 'passes', raw, dimension, 2 ** passes);
  return isRefined(state)
    ? engine.refine(raw, { passes, angleLimit, outlierAngle, published, closed, dimension })
    : engine.chaikin(raw, { passes, ratio, closed, dimension });
}

/** A page that draws more points stands still for seconds. */
export const MOST_POINTS = 2 ** 20;

/**
 * @param {Engine} engine
 * @param {string} argument that multiplies the points
 * @param {Float64Array} raw
 * @param {number} dimension
 * @param {number} times
 */
function limit({ MeanderError }, argument, raw, dimension, times) {
  const asked = (raw.length / dimension) * times;
  if (asked > MOST_POINTS)
    throw new MeanderError(
      'TooLarge',
      `${argument} asks for ${asked} points; at most ${MOST_POINTS} are allowed`,
      argument,
    );
}

/** @param {State} state */
export function isRefined({ angleLimit, outlierAngle, published }) {
  return published || angleLimit > 0 || outlierAngle < Infinity;
}

/**
 * @param {Engine} engine
 * @param {Float64Array} raw
 * @param {State} state
 */
function dropPoints(engine, raw, { tolerance, closed, dimension }) {
  if (!closed || raw.length < 3 * dimension) return engine.simplify(raw, { tolerance, dimension });
  return engine.simplify(closeUp(raw, dimension), { tolerance, dimension }).slice(0, -dimension);
}

/**
 * A closed polyline as an open one that ends where it began.
 * @param {Float64Array} points
 * @param {number} dimension
 */
export function closeUp(points, dimension) {
  const loop = new Float64Array(points.length + dimension);
  loop.set(points);
  loop.set(points.subarray(0, dimension), points.length);
  return loop;
}

/** In cells. */
const ON_THE_LINE = 1e-9;

/**
 * Computes curves, and computes again only what changed.
 * @param {Engine} engine
 */
export function createCurves(engine) {
  /** @type {Map<string, { key: unknown[], computed: Computed }>} */
  const known = new Map();

  /**
   * @param {Overlay} overlay
   * @param {Float64Array} raw
   * @param {State} state
   * @param {Obstacles | null} obstacles
   * @param {number} [place] among several lines of one overlay
   * @returns {Computed}
   */
  return function curve(overlay, raw, state, obstacles, place = 0) {
    const key = [
      raw,
      ...overlay.keys.map((name) => state[name]),
      state.closed,
      state.dimension,
      state.guarded,
      obstacles,
    ];
    const name = `${overlay.id} ${place}`;
    const old = known.get(name);
    if (old && key.every((part, i) => Object.is(part, old.key[i]))) return old.computed;
    const computed = compute(overlay, raw, state, obstacles);
    known.set(name, { key, computed });
    return computed;
  };

  /**
   * What is costly and not always shown is found out when it is asked for.
   * @param {Overlay} overlay
   * @param {Float64Array} raw
   * @param {State} state
   * @param {Obstacles | null} obstacles
   * @returns {Computed}
   */
  function compute(overlay, raw, state, obstacles) {
    const { dimension } = state;
    const start = performance.now();
    const loose = overlay.run(engine, raw, state);
    const guarded = state.guarded && obstacles !== null && overlay.id !== 'raw' && raw.length >= 4;
    const kept = guarded ? engine.guard(raw, loose, obstacles) : loose;
    const bent = kept !== loose && !equal(kept, loose);
    // Guarding divides straight legs too: points that lie on the line say nothing.
    const points = bent ? engine.simplify(kept, { tolerance: ON_THE_LINE }) : loose;
    const ms = performance.now() - start;
    const whole = (/** @type {Float64Array} */ line) =>
      state.closed && line.length >= 3 * dimension ? closeUp(line, dimension) : line;
    /** @type {Numbers | undefined} */
    let numbers;
    /** @type {number | undefined} */
    let deviation;
    /** @type {Computed['crossings'] | undefined} */
    let crossings;
    return {
      points,
      loose: bent ? loose : null,
      ms,
      get numbers() {
        return (numbers ??= {
          ...engine.measure(whole(points), { dimension }),
          points: points.length / dimension,
        });
      },
      get deviation() {
        return (deviation ??=
          points === raw ? 0 : engine.deviation(whole(points), whole(raw), { dimension }));
      },
      get crossings() {
        if (crossings === undefined) crossings = obstacles && findCrossings(engine, points, obstacles);
        return crossings;
      },
    };
  }
}

/**
 * @param {Float64Array} a
 * @param {Float64Array} b
 */
function equal(a, b) {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
