/** Ramer-Douglas-Peucker: the raw line with fewer points. */
export const rdp = Object.freeze(
  /** @satisfies {import('./types.js').CurveDefinition} */ ({
    id: /** @type {const} */ ('rdp'),
    drops: true,
    controls: [['simplify', 'tolerance']],
    more: [],
    attributes: [['tolerance', 'number', 0.75, 'rt', { param: ['simplify', 'tolerance'] }]],
    keys: ['tolerance'],
    style: { width: 2.75, vertex: 7, plotWidth: 2 },
    colours: ['#009e73', '#2fc79b', 'LinkText'],
    run: simplified,
    inSight: simplified,
    call: ({ tolerance }) => ['simplify', { tolerance }],
    marks({ line, state: { tolerance, closed }, camera }) {
      const band = { tolerance, closed, tone: 'rdp' };
      if (!camera) return { bands: [{ ...band, points: line, sizes: null }] };
      const { points, near } = camera.project(line);
      return { bands: [{ ...band, points, sizes: near.map((size) => size * camera.zoom) }] };
    },
  }),
);

/**
 * The fewer points that the tolerance leaves; those that see one another where there are walls to mind.
 * @param {import('./types.js').Engine} engine
 * @param {Float64Array} raw
 * @param {import('./types.js').State} state
 * @param {import('./types.js').Obstacles} [obstacles]
 */
export function simplified(engine, raw, { tolerance, closed, dimension }, obstacles) {
  return engine.simplify(raw, { tolerance, ...(obstacles ?? { dimension, closed }) });
}
