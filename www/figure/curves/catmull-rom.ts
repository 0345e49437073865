import { catmullRom as engineCatmullRom } from '../../engine.js';
import { parameter } from '../kinds.ts';
import { row } from '../rows.ts';
import type { CurveKind } from './kind.ts';
import { offWalls } from './line.ts';

/** The spline through the points of the line that it follows. */
export const catmullRom: CurveKind<'catmull-rom'> = {
  id: 'catmull-rom',
  style: { tone: 'catmull-rom', width: 4.5, dash: [2, 4] },
  row: 0,
  parameters: ['alpha', 'subdivisions'],
  compute: (line, { subdivisions, alpha }) =>
    offWalls(
      line,
      engineCatmullRom(line.base, { subdivisions, alpha, dimension: line.dimension, closed: line.closed }),
    ),
  call: ({ subdivisions, alpha }) => ['catmullRom', { subdivisions, alpha }],
};

export const catmullRomSettings = {
  alpha: row('ma', parameter('catmullRom', 'alpha', 0.5)),
  subdivisions: row('ms', parameter('catmullRom', 'subdivisions', 8)),
};
