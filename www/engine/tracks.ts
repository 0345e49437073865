/** Reads and writes tracks as CSV, JSON, GPX and SVG. */
import { badArgument, badText, type Refusal } from '../errors.ts';
import {
  coordinates,
  dimension,
  finite,
  flag,
  floats,
  number,
  optionsOf,
  reading,
  whole,
  type Numbers,
  type Points,
} from './arguments.ts';
import { call, wasm } from './module.ts';

export type TrackFormat = 'csv' | 'json' | 'gpx' | 'svg';

/** The position of the point 0, 0 on the earth, in degrees. */
export type Origin = { latitude: number; longitude: number };

export type Track = {
  dimension: 2 | 3;
  /** The points of the longest line, if the text has several. */
  points: Float64Array;
  /** A time for each of these points; empty if the text has none. */
  times: Float64Array;
  /** The points of every other line, without their times. */
  others: Float64Array[];
  /** Where on the earth 0, 0 lies, if the text has latitudes and longitudes: points are then metres, x east and y south. */
  origin: Origin | null;
  /** Whether the last point leads back to the first. */
  closed: boolean;
  /** The rows and points that `keepGood` skipped. */
  rejected: { line: number; column: number; message: string }[];
};

export type ReadTrackOptions = {
  /** Without it, `readTrack` guesses from the first characters. */
  format?: TrackFormat;
  /** Skip bad rows and list them in `rejected`, instead of throwing. */
  keepGood?: boolean;
  /** Points for each curve of an SVG path; 8 by default. */
  curvePoints?: number;
  /** Width of the track's stroke in an SVG drawing, if known. */
  strokeWidth?: number;
};

/**
 * Reads a line from a text. CSV has columns separated by `,` `;` or tab, with or without a header, and a blank row
 * ends a line; JSON is a list of points, a list of such lists, an object with `points` or `coordinates`, or GeoJSON; GPX
 * has tracks or routes; SVG is path data of M, L, H, V, C, S, Q, T and Z, or a drawing with such a path. Latitudes and
 * longitudes (columns and properties of these names, GeoJSON, GPX) become metres around `origin`, north up. ISO 8601
 * dates become seconds since 1970. Throws `BadText` with `.line` and `.column` if the text is not a track.
 */
export function readTrack(text: string, request: ReadTrackOptions = {}): Track {
  const found = call(() => {
    const { format, keepGood, curvePoints = 8, strokeWidth = 0 } = optionsOf('readTrack', request);
    if (typeof text !== 'string') throw badArgument('text', text, 'a string');
    return [
      formatOf(format ?? guess(text)),
      text,
      flag('keepGood', keepGood),
      whole('curvePoints', curvePoints),
      number('strokeWidth', strokeWidth),
    ];
  }, wasm.readTrack);
  const rejected = found.rejected.map((refusal: Refusal) => {
    const { line, column, message } = badText(refusal);
    return { line, column, message };
  });
  return { ...found, rejected };
}

export type WriteTrackOptions = {
  format: TrackFormat;
  dimension?: 2 | 3;
  closed?: boolean;
  /** One for each point. */
  times?: Numbers;
  /** The origin from `readTrack`, to write longitudes and latitudes again. */
  origin?: Origin | null;
};

/**
 * Returns the points as a text from which `readTrack` reads the same numbers. With an origin, CSV has columns `lon` and
 * `lat`, and JSON is a `LineString` of GeoJSON. GPX needs an origin, and writes times as dates. SVG works only in the
 * plane, and leaves out times and the origin; only SVG says whether the line is closed.
 */
export function writeTrack(points: Points, request: WriteTrackOptions): string {
  return call(() => {
    const { format, closed, times = [], origin, dimension: given } = optionsOf('writeTrack', request);
    const wanted = formatOf(format);
    const size = dimension(given);
    if (wanted === 'svg' && size !== 2) throw badArgument('dimension', size, '2 for SVG path data');
    return [
      wanted,
      size,
      coordinates('points', points, size),
      flag('closed', closed),
      floats('times', times),
      reading('origin', () => place(origin)),
    ];
  }, wasm.writeTrack);
}

function place(origin: unknown) {
  if (origin === undefined || origin === null) return new Float64Array();
  if (typeof origin !== 'object')
    throw badArgument('origin', origin, 'an object with latitude and longitude, or null');
  const { latitude, longitude } = origin as Partial<Origin>;
  const degrees = (value: unknown, name: string) => finite('origin', value, undefined, name);
  return Float64Array.of(degrees(latitude, 'latitude'), degrees(longitude, 'longitude'));
}

function formatOf(format: unknown) {
  if (format === 'csv' || format === 'json' || format === 'gpx' || format === 'svg') return format;
  throw badArgument('format', format, "'csv', 'json', 'gpx' or 'svg'");
}

function guess(text: string): TrackFormat {
  if (/^\s*[[{]/.test(text)) return 'json';
  if (/^\s*</.test(text)) return /<([\w.-]+:)?gpx[\s>]/.test(text) ? 'gpx' : 'svg';
  return /^\s*[Mm]\s*[-+.\d]/.test(text) ? 'svg' : 'csv';
}
