import { simplify } from '../../engine.js';
import { bandEdges } from '../../geometry/capsules.ts';
import { parameter } from '../kinds.ts';
import { row } from '../rows.ts';
import { closedUp, type CurveKind, type Points, type Walls } from './kind.ts';

/** Ramer-Douglas-Peucker: the raw line with fewer points. */
export const rdp: CurveKind<'rdp'> = {
  id: 'rdp',
  style: { tone: 'rdp', width: 2.75, dash: [], squares: true },
  row: 1,
  parameters: ['tolerance'],
  smooths: false,
  ride: 2,
  compute: ({ raw, dimension, closed, walls }, { tolerance }) =>
    simplified(raw, { tolerance, dimension, closed, walls }),
  call: ({ tolerance }) => ['simplify', { tolerance }],
  marks({ raw, dimension, closed, walls }, { tolerance }) {
    const kept = simplified(raw, { tolerance, dimension, closed, walls });
    const line = closedUp(kept, closed);
    return {
      band: { line, radius: tolerance, edges: bandEdges(line, tolerance) },
      points: dropped(raw, kept),
    };
  },
};

/** The points of a line that are not in a part of it. */
function dropped(line: Points, kept: Points): number[] {
  const points: number[] = [];
  let next = 0;
  for (let i = 0; i < line.length; i += 2) {
    if (line[i] === kept[next] && line[i + 1] === kept[next + 1]) next += 2;
    else points.push(line[i], line[i + 1]);
  }
  return points;
}

export const simplified = (
  raw: Points,
  { walls, ...options }: { tolerance: number; dimension: 2 | 3; closed: boolean; walls?: Walls | null },
): Points => simplify(raw, walls && raw.length >= 4 ? { ...options, ...walls } : options);

export const rdpSettings = { tolerance: row('rt', parameter('simplify', 'tolerance', 0.75)) };
