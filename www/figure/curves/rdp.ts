import { simplify } from '../../engine.js';
import { parameter } from '../kinds.ts';
import { row } from '../rows.ts';
import type { CurveKind, Points, Walls } from './kind.ts';

/** Ramer-Douglas-Peucker: the raw line with fewer points. */
export const rdp: CurveKind<'rdp'> = {
  id: 'rdp',
  style: { tone: 'rdp', width: 2.75, dash: [], squares: true },
  row: 1,
  parameters: ['tolerance'],
  compute: ({ raw, dimension, closed, walls }, { tolerance }) =>
    simplified(raw, { tolerance, dimension, closed, walls }),
  call: ({ tolerance }) => ['simplify', { tolerance }],
};

/** With walls, every leg keeps off them. */
export const simplified = (
  raw: Points,
  { walls, ...options }: { tolerance: number; dimension: 2 | 3; closed: boolean; walls?: Walls | null },
): Points => simplify(raw, walls && raw.length >= 4 ? { ...options, ...walls } : options);

export const rdpSettings = { tolerance: row('rt', parameter('simplify', 'tolerance', 0.75)) };
