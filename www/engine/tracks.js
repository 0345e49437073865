/** Tracks as text: CSV, JSON, GPX and SVG, read and written. */
import { badArgument, badText } from '../errors.js';
import { coordinates, dimension, flag, floats, number, optionsOf, reading, whole } from './arguments.js';
import { call, wasm } from './module.js';

/** @typedef {'csv' | 'json' | 'gpx' | 'svg'} Format */

/** In degrees. @typedef {{ latitude: number, longitude: number }} Place */

/**
 * @typedef {object} Track
 * @property {2 | 3} dimension
 * @property {Float64Array} points of the longest line, if the text has several
 * @property {Float64Array} times a time for each of these points, if the text gives them; else empty
 * @property {Float64Array[]} others the points of every other line
 * @property {Place | null} origin where on the earth 0, 0 lies, if the text gives latitudes and longitudes: coordinates are
 *   then metres, x to the east, y to the south
 * @property {boolean} closed whether the last point leads back to the first
 * @property {{ line: number, column: number, message: string }[]} rejected rows and points that were left out
 */

/**
 * @typedef {object} ReadTrackOptions
 * @property {Format} [format] without it, guessed from the first characters
 * @property {boolean} [keepGood] leave bad rows out, and list them, instead of refusing the text
 * @property {number} [curvePoints] points for each curve of an SVG path; 8
 * @property {number} [strokeWidth] width of the track's stroke in an SVG drawing, if known
 */

/**
 * Reads a polyline from a text. CSV has columns separated by `,` `;` or tab, with or without a header, and a blank row
 * ends a line; JSON is a list of points, a list of such lists, an object with `points` or `coordinates`, or GeoJSON; GPX
 * has tracks or routes; SVG is path data of M, L, H, V, C, S, Q, T and Z, or a drawing with such a path. Latitudes and
 * longitudes (columns and properties of these names, GeoJSON, GPX) become metres around `origin`, north up. ISO 8601
 * dates become seconds since 1970.
 * Throws `BadText` with `.line` and `.column`.
 * @param {string} text @param {ReadTrackOptions} [request] @returns {Track}
 */
export function readTrack(text, request = {}) {
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
  const rejected = found.rejected.map((/** @type {import('../errors.js').Refusal} */ refusal) => {
    const { line, column, message } = badText(refusal);
    return { line, column, message };
  });
  return { ...found, rejected };
}

/**
 * Writes points as a text that `readTrack` reads as the same numbers. With an origin, CSV has columns `lon` and `lat` and
 * JSON is a `LineString` of GeoJSON; GPX needs an origin, and writes times as dates. SVG path data is for the plane, and
 * has neither times nor an origin.
 * @param {import('./arguments.js').Points} points @param {WriteTrackOptions} request @returns {string}
 *
 * @typedef {object} WriteTrackOptions
 * @property {Format} format
 * @property {2 | 3} [dimension]
 * @property {boolean} [closed]
 * @property {import('./arguments.js').Numbers} [times] one for each point
 * @property {Place | null} [origin] as `readTrack` gives it
 */
export function writeTrack(points, request) {
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

/** @param {unknown} origin */
function place(origin) {
  if (origin === undefined || origin === null) return new Float64Array();
  if (typeof origin !== 'object')
    throw badArgument('origin', origin, 'an object with latitude and longitude, or null');
  const { latitude, longitude } = /** @type {Partial<Place>} */ (origin);
  return Float64Array.of(number('latitude', latitude), number('longitude', longitude));
}

/** @param {unknown} format */
function formatOf(format) {
  if (format === 'csv' || format === 'json' || format === 'gpx' || format === 'svg') return format;
  throw badArgument('format', format, "'csv', 'json', 'gpx' or 'svg'");
}

/** @param {string} text @returns {Format} */
function guess(text) {
  if (/^\s*[[{]/.test(text)) return 'json';
  if (/^\s*</.test(text)) return /<([\w.-]+:)?gpx[\s>]/.test(text) ? 'gpx' : 'svg';
  return /^\s*[Mm]\s*[-+.\d]/.test(text) ? 'svg' : 'csv';
}
