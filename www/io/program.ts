/** A program that makes a curve with this package's functions. */
import { CURVES, type CurveId } from '../figure/curves/index.ts';
import type { Call, CurveKind } from '../figure/curves/kind.ts';
import type { Figure } from '../figure/figure.ts';
import { throughOf } from '../figure/sources/index.ts';
import type { RouteCall } from '../figure/sources/kind.ts';
import { languageNamed } from './code.ts';
import { programInJavaScript } from './program-javascript.ts';
import { programInRust } from './program-rust.ts';

/** The calls that make a curve, for any language. */
export interface Program {
  dimension: 2 | 3;
  closed: boolean;
  route: RouteCall | null;
  /** The line itself, where there is no route. */
  points: readonly number[];
  /** Simplifies the line first. */
  tolerance: number | null;
  /** Null if the curve is the line. */
  call: Call | null;
  /** Keeps the curve off walls; beside a carved path, all cells are walls. */
  guarded: boolean;
}

export const PROGRAMS = {
  rust: { ending: 'rs', write: programInRust },
  javascript: { ending: 'mjs', write: programInJavaScript },
};

export type ProgramLanguage = keyof typeof PROGRAMS;

export const writeProgram = (language: ProgramLanguage, figure: Figure, id: CurveId): string =>
  languageNamed<(typeof PROGRAMS)[ProgramLanguage]>(PROGRAMS, language).write(programOf(figure, id));

/** A carving is carved to its end; of several paths the program makes the longest. */
function programOf(figure: Figure, id: CurveId): Program {
  const { settings } = figure;
  const source = figure.source.value;
  const { dimension, closed } = figure.line.value;
  const kind: CurveKind = CURVES.find((one) => one.id === id)!;
  // The picture measures in cells, the program in the units of a recording.
  const tolerance = settings.tolerance / figure.fit.value.scale;
  const call = kind.call?.(settings) ?? null;
  const simplifies = call?.[0] === 'simplify';
  return {
    dimension,
    closed,
    route: source.grid ? source.call(settings) : null,
    points: source.grid ? [] : Array.from(source.points(settings)),
    tolerance: call && !simplifies && throughOf(settings) === 'simplified' ? tolerance : null,
    call: simplifies ? ['simplify', { tolerance }] : call,
    guarded: source.grid && settings.guarded && call !== null,
  };
}
