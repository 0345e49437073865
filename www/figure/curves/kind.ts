import type { CurveStyle } from '../../drawing/curves.ts';
import type { Marks } from '../../drawing/marks.ts';
import type { SmootherOptions } from '../../engine.js';
import type { Key } from '../../words/words.ts';
import type { Name, Settings } from '../settings.ts';

/** A curve as it comes from the engine: x, y, x, y …, or with a height. */
export type Points = Float64Array;

/** Cells of a grid that curves should not cross. */
export interface Walls {
  width: number;
  height: number;
  walls: Uint32Array;
}

/** What curves are made from. */
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

/** Everything a figure knows about one curve. Its settings stand beside it, for the table. */
export interface CurveKind<Id extends string = string> {
  id: Id;
  style: CurveStyle;
  /** Where its name stands beyond B, from the top. */
  row: number;
  /** Names of its parameters, in the panel's order. */
  parameters: readonly ParameterName[];
  /** Whether it follows the simplified line where `through` says so. */
  smooths: boolean;
  /** Of the curves that are shown, a single traveller rides the one with the least. */
  ride: number;
  compute(line: Line, settings: Settings): Points;
  /** The same for a program; without it, the curve is the line itself. */
  call?(settings: Settings): Call;
  /** Indexes of points in the base line that it throws out. */
  rejected?(line: Line, settings: Settings): ArrayLike<number>;
  /** How the curve was made, on a plane. */
  marks?(line: Line, settings: Settings): Marks;
}

/** A polyline whose last point is the first again, if it is closed. */
export const closedUp = (line: Points, closed: boolean): ArrayLike<number> =>
  closed ? [...line, ...line.subarray(0, 2)] : line;
