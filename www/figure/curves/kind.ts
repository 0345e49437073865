/** The definition of a curve, and the lines that curves are computed from: one per branch of a path. */
import type { CurveStyle } from '../../drawing/curves.ts';
import type { Marks } from '../../drawing/marks.ts';
import * as engine from '../../engine.ts';
import { firstWallHit, guard, simplify, type SmootherOptions } from '../../engine.ts';
import { apart, nearestOf, nearestPlace } from '../../geometry/view.ts';
import type { Key } from '../../words/words.ts';
import type { Name, Settings } from '../settings.ts';
import { throughOf } from '../sources/index.ts';

/** Points as the engine returns them: x, y, x, y …, or with a height. */
export type Points = Float64Array;

export interface Walls {
  width: number;
  height: number;
  walls: Uint32Array;
}

export interface Line {
  raw: Points;
  /** The cells that curves keep off, or null if walls do not matter. */
  walls: Walls | null;
  /** The line that smooth curves follow: the raw or the simplified one. */
  base: Points;
  dimension: 2 | 3;
  closed: boolean;
}

/** A smoother of the engine and its options, as a program calls it. */
export type Call = {
  [Id in keyof SmootherOptions]: readonly [name: Id, options: Readonly<SmootherOptions[Id]>];
}[keyof SmootherOptions];

/** A setting with a text of its own, so that panels can name it. */
export type ParameterName = {
  [K in Name]: `parameter.${K}` extends Key ? K : never;
}[Name];

/** The definition of one curve. Its file also exports its settings, for the table. */
export interface CurveKind<Id extends string = string> {
  id: Id;
  style: CurveStyle;
  /** The curve along a small stair from 0,3 to 6,2, as an SVG path in cells. */
  glyph: string;
  /** Row of its name beyond B, counted from the top. */
  row: number;
  parameters: readonly ParameterName[];
  /** Whether it follows the simplified line if `through` says so. */
  smooths: boolean;
  /** A single traveller rides the visible curve with the lowest value. */
  ride: number;
  compute(line: Line, settings: Settings): Points;
  /** The call that computes the same points in a program; without it, the curve is the line itself. */
  call?(settings: Settings): Call;
  /** Indexes of points in the base line that it throws out. */
  rejected?(line: Line, settings: Settings): ArrayLike<number>;
  marks?(line: Line, settings: Settings): Marks;
}

export function lineOf(given: Omit<Line, 'base'>, settings: Settings): Line {
  const base = throughOf(settings) === 'raw' ? given.raw : simplified(given, settings.tolerance);
  return { ...given, base };
}

export const simplified = (
  { raw, walls, dimension, closed }: Omit<Line, 'base'>,
  tolerance: number,
): Points => simplify(raw, { tolerance, dimension, closed, ...(raw.length >= 4 ? walls : null) });

/** Each branch searches all earlier ones for its nearest place. Beyond this number, branches end where their lines do. */
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
  const places = curves.map((points) => nearestPlace(points, { x, y }));
  const nearest = nearestOf(places, (place) => apart(place, { x, y }))!.item;
  const raw = line.raw.slice();
  raw.set([nearest.x, nearest.y], raw.length - 2);
  if (line.walls && firstWallHit(raw, line.walls) >= 0) return line;
  return lineOf({ ...line, raw }, settings);
}

/** Smooths the base line with the same call as a program would, and keeps the result off walls. */
export const smoothed =
  (call: (settings: Settings) => Call): CurveKind['compute'] =>
  ({ base, walls, dimension, closed }, settings) => {
    const [name, options] = call(settings);
    const smooth = engine[name] as (points: Points, options: object) => Points;
    const curve = smooth(base, { ...options, dimension, closed });
    return walls && base.length >= 4 ? guard(base, curve, { ...walls, closed }) : curve;
  };
