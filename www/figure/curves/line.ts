/** The lines that curves are made from: one for each branch of a path. */
import { firstWallHit, guard } from '../../engine.js';
import { nearestPlace } from '../../geometry/view.ts';
import { throughOf } from '../sources/index.ts';
import type { Settings } from '../settings.ts';
import type { CurveKind, Line, Points } from './kind.ts';
import { simplified } from './rdp.ts';

type Shape = Pick<Line, 'dimension' | 'closed' | 'walls'>;

export function lineOf(raw: Points, { dimension, closed, walls }: Shape, settings: Settings): Line {
  const shape = { dimension, closed, walls };
  const { tolerance } = settings;
  const base = throughOf(settings) === 'raw' ? raw : simplified(raw, { tolerance, ...shape });
  return { raw, base, ...shape };
}

/** Each branch looks for the nearest place on all before it; more of them end where their own lines do. */
const MOST_JOINED = 64;

/** A curve along every branch, the main one first. A smoothed branch ends on the smoothed line that it comes from. */
export function alongBranches(kind: CurveKind, lines: readonly Line[], settings: Settings): Points[] {
  const curves: Points[] = [];
  const joins = kind.id !== 'raw' && lines.length <= MOST_JOINED;
  for (const line of lines) {
    const joined = joins && curves.length ? joinedTo(line, curves, settings) : line;
    curves.push(kind.compute(joined, settings));
  }
  return curves;
}

/** A line whose last point lies on the nearest curve; unchanged if a wall is in between. */
function joinedTo(line: Line, curves: readonly Points[], settings: Settings): Line {
  const [x, y] = line.raw.subarray(-2);
  const distance = (place: { x: number; y: number }) => Math.hypot(place.x - x, place.y - y);
  const [nearest] = curves
    .map((points) => nearestPlace(points, { x, y }))
    .sort((a, b) => distance(a) - distance(b));
  const raw = line.raw.slice();
  raw.set([nearest.x, nearest.y], raw.length - 2);
  if (line.walls && firstWallHit(raw, line.walls) >= 0) return line;
  return lineOf(raw, line, settings);
}

/** A smooth curve, kept off the walls of its line. */
export const offWalls = ({ raw, walls, closed }: Line, smooth: Points): Points =>
  walls && raw.length >= 4 ? guard(raw, smooth, { ...walls, closed }) : smooth;
