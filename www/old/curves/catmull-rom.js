import { limitPoints } from './polyline.js';

/** The spline through the raw points. */
export const catmullRom = Object.freeze(
  /** @satisfies {import('./types.js').CurveDefinition} */ ({
    id: /** @type {const} */ ('catmull-rom'),
    smooths: true,
    controls: [
      ['catmullRom', 'subdivisions'],
      ['catmullRom', 'alpha'],
    ],
    more: [],
    attributes: [
      ['alpha', 'number', 0.5, 'ma', { param: ['catmullRom', 'alpha'] }],
      ['subdivisions', 'whole', 8, 'ms', { param: ['catmullRom', 'subdivisions'] }],
    ],
    keys: ['alpha', 'subdivisions'],
    style: { width: 2, vertex: 0, plotWidth: 1.5 },
    colours: ['#0072b2', '#5aaeea', 'Highlight'],
    run(engine, raw, { subdivisions, alpha, closed, dimension }) {
      limitPoints('subdivisions', raw, dimension, subdivisions);
      return engine.catmullRom(raw, { subdivisions, alpha, closed, dimension });
    },
    call: ({ subdivisions, alpha }) => ['catmullRom', { subdivisions, alpha }],
    marks({ engine, raw, state: { alpha, closed, dimension }, camera }) {
      if (raw.length < 2 * dimension) return {};
      const points = engine.catmullRomBezier(raw, { alpha, closed, dimension });
      const seen = camera ? camera.project(points).points : points;
      return { controls: [{ points: seen, tone: 'catmull-rom' }] };
    },
  }),
);
