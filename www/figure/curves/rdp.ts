import { bandEdges } from '../../geometry/capsules.ts';
import { parameter, row } from '../kinds.ts';
import { closedUp, simplified, type CurveKind, type Points } from './kind.ts';

/** Ramer-Douglas-Peucker: the raw line with fewer points. */
export const rdp: CurveKind<'rdp'> = {
  id: 'rdp',
  style: { tone: 'rdp', width: 2.75, dash: [], squares: true },
  row: 1,
  parameters: ['tolerance'],
  smooths: false,
  ride: 2,
  compute: (line, { tolerance }) => simplified(line, tolerance),
  call: ({ tolerance }) => ['simplify', { tolerance }],
  marks(given, { tolerance }) {
    const kept = simplified(given, tolerance);
    const line = closedUp(kept, given.closed);
    return {
      band: { line, radius: tolerance, edges: bandEdges(line, tolerance) },
      points: dropped(given.raw, kept),
    };
  },
};

/** The points of a line that are not in a part of it. */
export function dropped(line: Points, kept: Points): number[] {
  const points: number[] = [];
  let next = 0;
  for (let i = 0; i < line.length; i += 2) {
    if (line[i] === kept[next] && line[i + 1] === kept[next + 1]) next += 2;
    else points.push(line[i], line[i + 1]);
  }
  return points;
}

export const rdpSettings = { tolerance: row('rt', parameter('simplify', 'tolerance', 0.75)) };
