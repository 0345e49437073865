/** What is known of a curve along all branches of a path, as if they were one line. */
import { deviation, measure, wallsCrossed } from '../engine.js';
import type { Line, Points, Walls } from './curves/kind.ts';

export function measureAll(
  lines: readonly Points[],
  { dimension, closed }: Pick<Line, 'dimension' | 'closed'>,
) {
  const all = lines.map((line) => measure(line, { dimension, closed }));
  const turns = all.map(({ points }) => Math.max(0, points - 2));
  const sum = (part: (one: (typeof all)[number], i: number) => number) =>
    all.reduce((total, one, i) => total + part(one, i), 0);
  return {
    points: sum(({ points }) => points),
    length: sum(({ length }) => length),
    maxTurn: Math.max(0, ...all.map(({ maxTurn }) => maxTurn)),
    meanTurn: sum(({ meanTurn }, i) => turns[i] * meanTurn) / (sum((_, i) => turns[i]) || 1),
  };
}

/** Blocked cells that a curve crosses on any branch, each once. */
export const crossingsOfAll = (lines: readonly Points[], walls: Walls | null): number =>
  walls ? new Set(lines.flatMap((line) => Array.from(wallsCrossed(line, walls)))).size : 0;

/** The farthest that a curve strays from the raw lines of its branches. */
export const deviationOfAll = (lines: readonly Points[], raws: readonly Line[]): number =>
  Math.max(
    ...raws
      .slice(0, lines.length)
      .map(({ raw, dimension, closed }, i) =>
        lines[i] === raw ? 0 : deviation(lines[i], raw, { dimension, closed }),
      ),
  );
