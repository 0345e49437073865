import { offset } from '../../engine.ts';
import { looped } from '../../geometry/view.ts';
import { parameter, row } from '../kinds.ts';
import { simplified, type CurveKind, type Points } from './kind.ts';

/** Ramer-Douglas-Peucker: the raw line with fewer points. */
export const rdp: CurveKind<'rdp'> = {
  id: 'rdp',
  style: { tone: 'rdp', width: 2.75, dash: [], squares: true },
  glyph: 'M0 3L3 0 5 0 5 2 6 2',
  row: 1,
  parameters: ['tolerance'],
  smooths: false,
  ride: 2,
  compute: (line, { tolerance }) => simplified(line, tolerance),
  call: ({ tolerance }) => ['simplify', { tolerance }],
  marks(given, { tolerance }) {
    const kept = simplified(given, tolerance);
    const line = given.closed ? looped(kept) : kept;
    return {
      band: { line, radius: tolerance, edges: bandEdges(line, tolerance) },
      points: dropped(given.raw, kept),
    };
  },
};

/** Most legs of a line with a band: the edges around more would take too long. */
const MOST_LEGS = 300;

/** The outline of everything within a radius of a line: the offset of the line, followed there and back. */
export function bandEdges(line: ArrayLike<number>, radius: number): ArrayLike<number>[] {
  if (radius <= 0 || line.length > 2 * MOST_LEGS + 2) return [];
  const there = Array.from({ length: line.length / 2 }, (_, i) => [line[2 * i], line[2 * i + 1]]);
  const parts = offset([...there, ...there.slice(1, -1).reverse()], radius, { closed: true });
  return parts.map(({ points }) => looped(points));
}

/** The points of a line that are not in `kept`. */
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
