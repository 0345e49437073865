/** Curves as text: CSV and JSON that `importText` reads again, and lists in programs with the shortest numbers that mean the same. */
import { writeTrack } from '../engine.ts';
import { badArgument, MeanderError } from '../errors.ts';
import { CURVE_IDS, type CurveId } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import { fromCells } from '../figure/sources/track.ts';

/** A curve in the units in which its points came. */
export interface Written {
  id: CurveId;
  /** The main path first. */
  paths: readonly Float64Array[];
  dimension: 2 | 3;
  closed: boolean;
}

export function curveNamed(id: CurveId): CurveId {
  if (CURVE_IDS.includes(id)) return id;
  throw badArgument('curve', id, `one of ${CURVE_IDS.join(', ')}`);
}

/** Throws `NotReady` while a route is still searched for, and while functions that it needs are still loaded. */
export function written(figure: Figure, id: CurveId): Written {
  curveNamed(id);
  const source = figure.source.value;
  if (figure.late.isOld.value) throw new MeanderError('NotReady', figure.say.peek()('notFound'));
  const { dimension, closed } = figure.line.value;
  // The recorded numbers themselves, without rounding.
  const paths =
    id === 'raw' && !source.grid
      ? [source.points(figure.settings)]
      : figure.curvePaths(id).map((points) => fromCells(figure.fit.value, points, dimension));
  if (figure.isLacking) throw new MeanderError('NotReady', figure.say.peek()('notReady'));
  return { id, paths, dimension, closed };
}

/** Writes a curve as CSV or JSON; a recording from the earth gets its longitudes and latitudes back. */
export function writePoints(figure: Figure, format: 'csv' | 'json', id: CurveId): string {
  const { paths, dimension } = written(figure, id);
  const { source, origin } = figure.settings;
  if (source !== 'track' || !origin) return pointsText(format, paths, dimension);
  const [latitude, longitude] = origin;
  return writeTrack(paths[0], { format, dimension, origin: { latitude, longitude } });
}

/**
 * Letter for letter as the engine's `writeTrack`, which needs the whole module. CSV separates paths by an empty line;
 * JSON has a list of lists.
 */
export function pointsText(
  format: 'csv' | 'json',
  paths: readonly Float64Array[],
  dimension: number,
): string {
  const lists = paths.map((points) =>
    Array.from({ length: points.length / dimension }, (_, i) =>
      points.slice(dimension * i, dimension * (i + 1)).join(),
    ),
  );
  if (format === 'csv')
    return `${dimension > 2 ? 'x,y,z' : 'x,y'}\n${lists.map((rows) => rows.map((row) => `${row}\n`).join('')).join('\n')}`;
  const texts = lists.map((rows) => `[${rows.map((row) => `[${row}]`)}]`);
  return texts.length > 1 ? `[${texts}]` : texts[0];
}

interface Language {
  /** Ending of its files. */
  ending: string;
  comment: string;
  /** Lines around a list; `suffix` tells several paths apart. */
  wrap(dimension: number, count: number, suffix: string): readonly [before: string, after: string];
  point(coordinates: readonly number[]): string;
}

/** A number with a point, so that no language takes it for an integer. */
export const float = (value: number) => String(value).replace(/^(-?\d+)(e|$)/, '$1.0$2');

/** The shortest number that single precision takes for the same. */
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

/** Finds a language in a table by its name. */
export function languageNamed<T>(languages: Readonly<Record<string, T>>, name: string): T {
  if (typeof name === 'string' && Object.hasOwn(languages, name)) return languages[name];
  throw badArgument('language', name, `one of ${Object.keys(languages).join(', ')}`);
}

/** Writes a list for each path. */
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
