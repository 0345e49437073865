/**
 * The overlays: what each makes of the raw points, and which parameters it is steered by.
 * A new overlay is one more row (and its line style in draw/).
 *
 * @typedef {typeof import('../engine.js')} Engine
 * @typedef {Record<string, any>} State
 * @typedef {object} Overlay
 * @property {import('../draw/types.js').CurveId} id
 * @property {readonly (readonly [algorithm: string, parameter: string])[]} controls
 * @property {readonly string[]} keys what in the state the curve depends on
 * @property {(engine: Engine, raw: Float64Array, state: State) => Float64Array} run
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
    keys: ['passes', 'ratio', 'angleLimit', 'outlierAngle', 'closed'],
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
    run: (engine, raw, { subdivisions, alpha, closed }) =>
      engine.catmullRom(raw, { subdivisions, alpha, closed }),
  },
]);

/**
 * Without a limit and without rejection it is Chaikin's own rule, where the ratio may be chosen.
 * @param {Engine} engine
 * @param {Float64Array} raw
 * @param {State} state
 */
function cutCorners(engine, raw, { passes, ratio, angleLimit, outlierAngle, closed }) {
  return angleLimit === 0 && outlierAngle === Infinity
    ? engine.chaikin(raw, { passes, ratio, closed })
    : engine.refine(raw, { passes, angleLimit, outlierAngle, closed });
}

/**
 * @param {Engine} engine
 * @param {Float64Array} raw
 * @param {State} state
 */
function dropPoints(engine, raw, { tolerance, closed }) {
  if (!closed || raw.length < 6) return engine.simplify(raw, { tolerance });
  return engine.simplify(closeUp(raw), { tolerance }).slice(0, -2);
}

/**
 * A closed polyline as an open one that ends where it began.
 * @param {Float64Array} points
 */
export function closeUp(points) {
  const loop = new Float64Array(points.length + 2);
  loop.set(points);
  loop.set(points.subarray(0, 2), points.length);
  return loop;
}

/**
 * Computes curves, and computes again only what changed.
 * @param {Engine} engine
 */
export function createCurves(engine) {
  /** @type {Map<string, { key: unknown[], points: Float64Array, numbers: ReturnType<Engine['measure']> }>} */
  const known = new Map();

  /**
   * @param {Overlay} overlay
   * @param {Float64Array} raw
   * @param {State} state
   */
  return function curve(overlay, raw, state) {
    const key = [raw, ...overlay.keys.map((name) => state[name]), state.closed];
    const old = known.get(overlay.id);
    if (old && key.every((part, i) => Object.is(part, old.key[i]))) return old;
    const points = overlay.run(engine, raw, state);
    const numbers = engine.measure(state.closed && points.length >= 6 ? closeUp(points) : points, {});
    const fresh = { key, points, numbers: { ...numbers, points: points.length / 2 } };
    known.set(overlay.id, fresh);
    return fresh;
  };
}
