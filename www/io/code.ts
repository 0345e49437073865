/**
 * Writes a curve as a list in source code, with the shortest numbers that keep their values. The package's types include
 * this file, so it must not import the inside of the figure.
 */
import { badArgument } from '../errors.ts';
import type { CurveId } from '../figure/curves/index.ts';

/** A curve in the units of its input. */
export interface Written {
  id: CurveId;
  /** The main path first. */
  paths: readonly Float64Array[];
  dimension: 2 | 3;
  closed: boolean;
}

interface Language {
  ending: string;
  comment: string;
  /** Lines around a list; `suffix` tells several paths apart. */
  wrap(dimension: number, count: number, suffix: string): readonly [before: string, after: string];
  point(coordinates: readonly number[]): string;
}

/** Writes a number with a decimal point, so that no language reads it as an integer. */
export const float = (value: number) => String(value).replace(/^(-?\d+)(e|$)/, '$1.0$2');

/** Writes the shortest number that has the same value in single precision. */
function single(value: number): string {
  for (let digits = 1; digits <= 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === Math.fround(value)) return `${short}f`;
  }
  return `${value}f`;
}

export const LANGUAGES = {
  rust: {
    ending: 'rs',
    comment: '//',
    wrap: (dimension, count, suffix) => [
      `pub const PATH${suffix}: [(${Array(dimension).fill('f64').join(', ')}); ${count}] = [`,
      '];',
    ],
    point: (coordinates) => `    (${coordinates.map(float).join(', ')}),`,
  },
  javascript: {
    ending: 'js',
    comment: '//',
    wrap: (_dimension, _count, suffix) => [`export const path${suffix} = [`, '];'],
    point: (coordinates) => `  [${coordinates.join(', ')}],`,
  },
  gdscript: {
    ending: 'gd',
    comment: '#',
    wrap: (dimension, _count, suffix) => [`var path${suffix} := PackedVector${dimension}Array([`, '])'],
    point: (coordinates) => `\tVector${coordinates.length}(${coordinates.map(float).join(', ')}),`,
  },
  csharp: {
    ending: 'cs',
    comment: '//',
    wrap: (dimension, _count, suffix) => [
      `static readonly Vector${dimension}[] Path${suffix} = new Vector${dimension}[]\n{`,
      '};',
    ],
    point: (coordinates) => `    new Vector${coordinates.length}(${coordinates.map(single).join(', ')}),`,
  },
} satisfies Record<string, Language>;

export type LanguageName = keyof typeof LANGUAGES;

export function languageNamed<T>(languages: Readonly<Record<string, T>>, name: string): T {
  if (typeof name === 'string' && Object.hasOwn(languages, name)) return languages[name];
  throw badArgument('language', name, `one of ${Object.keys(languages).join(', ')}`);
}

export function writeCode(name: LanguageName, { id, paths, dimension, closed }: Written): string {
  const { comment, wrap, point } = languageNamed<Language>(LANGUAGES, name);
  const lists = paths.map((points, place) => {
    const lines = Array.from({ length: points.length / dimension }, (_, i) =>
      point(Array.from(points.subarray(dimension * i, dimension * (i + 1)))),
    );
    const [before, after] = wrap(dimension, lines.length, place === 0 ? '' : `_${place + 1}`);
    const which = paths.length > 1 ? `, path ${place + 1} of ${paths.length}` : '';
    const end = closed ? ', closed: the last joins the first' : '';
    return [`${comment} ${id}${which}, ${lines.length} points${end}`, before, ...lines, after, ''].join('\n');
  });
  return lists.join('\n');
}
