/** A program that makes a curve with this package's functions. */
import { CURVES, type CurveId } from '../figure/curves/index.ts';
import type { Call, CurveKind } from '../figure/curves/kind.ts';
import type { Figure } from '../figure/figure.ts';
import { endCells, wallCells } from '../figure/sources/ends.ts';
import { throughOf } from '../figure/sources/index.ts';
import { pointsOf } from '../figure/sources/points.ts';
import { languageNamed } from './code.ts';
import { programInJavaScript } from './program-javascript.ts';
import { programInRust } from './program-rust.ts';

interface Grid {
  width: number;
  height: number;
  walls: readonly number[];
  seed: number;
}

/** What finds a line between cells. */
export type Route =
  | {
      id: 'chisel';
      options: Grid & { terminals: readonly number[]; wiggliness: number; order?: readonly number[] };
    }
  | { id: 'astar'; options: Grid & { from: number; to: number } };

/** The calls that make a curve, for any language. */
export interface Program {
  dimension: 2 | 3;
  closed: boolean;
  route: Route | null;
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
  const { grid } = figure.source.value;
  const { dimension, closed } = figure.line.value;
  const kind: CurveKind = CURVES.find((one) => one.id === id)!;
  // The picture measures in cells, the program in the units of a recording.
  const tolerance = settings.tolerance / figure.fit.value.scale;
  const call = kind.call?.(settings) ?? null;
  const simplifies = call?.[0] === 'simplify';
  return {
    dimension,
    closed,
    route: grid ? routeOf(figure) : null,
    points: grid ? [] : pointsOf(settings),
    tolerance: call && !simplifies && throughOf(settings) === 'simplified' ? tolerance : null,
    call: simplifies ? ['simplify', { tolerance }] : call,
    guarded: grid && settings.guarded && call !== null,
  };
}

function routeOf({ carving, settings, source }: Figure): Route {
  if (source.value.carved) return { id: 'chisel', options: carving.request.value };
  const { columns, rows, seed } = settings;
  const [from, to] = endCells(settings);
  return {
    id: 'astar',
    options: { width: columns, height: rows, walls: wallCells(settings), from, to, seed },
  };
}
