/** Records each check of Ramer-Douglas-Peucker; `simplifyIndices` returns only the points that are kept. */
import { nearest } from '../../engine.ts';
import type { Points } from '../../geometry/view.ts';

/** Which point between two is farthest from the leg that joins them? */
export interface Check {
  first: number;
  last: number;
  /** How many checks led to it. */
  depth: number;
  /** The first of the farthest points, and how far it is. */
  farthest: number;
  distance: number;
  /** The point of the leg nearest to it. */
  foot: readonly [number, number];
  /** Whether it is farther than the tolerance. */
  isKept: boolean;
}

/** All checks, depth first, the first half before the second. */
export function checksOf(points: Points, tolerance: number): Check[] {
  const checks: Check[] = [];
  const stack = [{ first: 0, last: points.length / 2 - 1, depth: 0 }];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const { first, last, depth } = span;
    if (last - first < 2) continue;
    const leg = [first, last].flatMap((i) => [points[2 * i], points[2 * i + 1]]);
    let check: Check = { ...span, farthest: -1, distance: -1, foot: [0, 0], isKept: false };
    for (let i = first + 1; i < last; i++) {
      const { distance, point } = nearest(leg, [points[2 * i], points[2 * i + 1]])!;
      if (distance <= check.distance) continue;
      check = { ...span, farthest: i, distance, foot: [point[0], point[1]], isKept: distance > tolerance };
    }
    checks.push(check);
    const { farthest, isKept } = check;
    if (isKept)
      stack.push({ first: farthest, last, depth: depth + 1 }, { first, last: farthest, depth: depth + 1 });
  }
  return checks;
}
