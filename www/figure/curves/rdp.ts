import { simplify } from '../../engine.js';
import { parameter } from '../kinds.ts';
import { row } from '../rows.ts';
import type { CurveKind, Points } from './kind.ts';

/** Ramer-Douglas-Peucker: the raw line with fewer points. */
export const rdp: CurveKind<'rdp'> = {
  id: 'rdp',
  style: { tone: 'rdp', width: 2.75, dash: [], squares: true },
  row: 1,
  parameters: ['tolerance'],
  compute: ({ raw, dimension, closed }, { tolerance }) => simplified(raw, { tolerance, dimension, closed }),
  call: ({ tolerance }) => ['simplify', { tolerance }],
};

export const simplified = (
  raw: Points,
  options: { tolerance: number; dimension: 2 | 3; closed: boolean },
): Points => simplify(raw, options);

export const rdpSettings = { tolerance: row('rt', parameter('simplify', 'tolerance', 0.75)) };
