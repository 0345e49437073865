/** Writes the points of a curve as CSV or JSON, which `importText` can read. */
import { writeTrack } from '../engine.ts';
import { badArgument, MeanderError } from '../errors.ts';
import { CURVE_IDS, type CurveId } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import { fromCells } from '../figure/sources/track.ts';
import type { Written } from './code.ts';

export function curveNamed(id: CurveId): CurveId {
  if (CURVE_IDS.includes(id)) return id;
  throw badArgument('curve', id, `one of ${CURVE_IDS.join(', ')}`);
}

/** Throws `NotReady` while a worker still searches for the route, or while functions that it needs still load. */
export function written(figure: Figure, id: CurveId): Written {
  curveNamed(id);
  const source = figure.source.value;
  if (figure.late.isOld.value) throw new MeanderError('NotReady', figure.say.peek()('notFound'));
  const { dimension, closed } = figure.line.value;
  // Take the recorded numbers: converting from cells would round them.
  const paths =
    id === 'raw' && !source.grid
      ? [source.points(figure.settings)]
      : figure.curvePaths(id).map((points) => fromCells(figure.fit.value, points, dimension));
  if (figure.isLacking) throw new MeanderError('NotReady', figure.say.peek()('notReady'));
  return { id, paths, dimension, closed };
}

/** Writes a curve as CSV or JSON; a recording with an origin gets its longitudes and latitudes back. */
export function writePoints(figure: Figure, format: 'csv' | 'json', id: CurveId): string {
  const { paths, dimension } = written(figure, id);
  const { source, origin } = figure.settings;
  if (source !== 'track' || !origin) return pointsText(format, paths, dimension);
  const [latitude, longitude] = origin;
  return writeTrack(paths[0], { format, dimension, origin: { latitude, longitude } });
}

/**
 * Writes exactly the text of the engine's `writeTrack`, which needs the whole module. CSV separates paths by an empty line;
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
