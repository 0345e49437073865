/** Tracks as text: CSV, JSON, GPX and SVG, read and written. */
import { badArgument, badText } from '../errors.js';
import { coordinates, dimension, flag, floats, number, options, reading, whole } from './arguments.js';
import { call, wasm } from './module.js';
import { checkOptions } from './validation.js';

/** @typedef {'csv' | 'json' | 'svg'} Format */
/** @typedef {Format | 'gpx'} ReadFormat */

/** In degrees. @typedef {{ latitude: number, longitude: number }} Place */

/**
 * @typedef {object} Track
 * @property {2 | 3} dimension
 * @property {Float64Array} points of the longest way, where CSV or JSON tells of several
 * @property {Float64Array} times a time for each of these points, if the text gives them; else empty
 * @property {Float64Array[]} others the points of every further way
 * @property {Place | null} origin where on the earth 0, 0 lies, if the text gives latitudes and longitudes: coordinates are
 *   then metres, x to the east, y to the south
 * @property {boolean} closed whether the last point leads back to the first
 * @property {{ line: number, column: number, message: string }[]} rejected what was left out
 */

/**
 * @typedef {object} ReadTrackOptions
 * @property {ReadFormat} [format] without it, what the first characters look like
 * @property {boolean} [keepGood] leave bad rows out, and list them, instead of refusing the text
 * @property {number} [curvePoints] points for each curve of an SVG path; 8
 * @property {number} [strokeWidth] of a whole SVG drawing, how wide the stroke of the track is, if that is known
 */

/**
 * Reads a polyline from a text. CSV has its columns parted by `,` `;` or tab, with or without a header, and a blank row
 * ends a way; JSON is a list of points, a list of such lists, an object with `points` or `coordinates`, or GeoJSON; GPX
 * has tracks or routes; SVG is path data of M, L, H, V, C, S, Q, T and Z, or a drawing with such a path. Latitudes and
 * longitudes (columns and properties of these names, GeoJSON, GPX) become metres around `origin`, north up. ISO 8601
 * dates become seconds since 1970.
 * Throws `BadText` with `.line` and `.column`.
 * @param {string} text
 * @param {ReadTrackOptions} [request]
 * @returns {Track}
 */
export function readTrack(text, request = {}) {
  return trackOf(call(() => readRequest(text, request), wasm.readTrack));
}

/**
 * What is asked for, as the module takes it.
 * @typedef {[format: ReadFormat, text: string, keepGood: boolean, curvePoints: number, strokeWidth: number]} Request
 * @param {string} text
 * @param {ReadTrackOptions} request
 * @returns {Request}
 */
function readRequest(text, request) {
  const given = options(request);
  checkOptions('readTrack', given);
  const { format, keepGood, curvePoints = 8, strokeWidth = 0 } = given;
  if (typeof text !== 'string') throw badArgument('text', text, 'a string');
  const wanted = format ?? guess(text);
  return [
    wanted === 'gpx' ? wanted : formatOf(wanted, "'csv', 'json', 'gpx' or 'svg'"),
    text,
    flag('keepGood', keepGood),
    whole('curvePoints', curvePoints),
    number('strokeWidth', strokeWidth),
  ];
}

/**
 * What the module made of a text.
 * @param {any} found
 * @returns {Track}
 */
function trackOf(found) {
  const rejected = found.rejected.map((/** @type {import('../errors.js').Refusal} */ refusal) => {
    const { line, column, message } = badText(refusal);
    return { line, column, message };
  });
  return { ...found, rejected };
}

/**
 * Writes points as a text; reading it gives the same numbers. SVG path data is for the plane, and has neither times nor
 * an origin. With an origin, CSV has columns `lon` and `lat` and JSON is a `LineString` of GeoJSON.
 * @param {import('./arguments.js').Points} points
 * @param {WriteTrackOptions} request
 * @returns {string}
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
    const given = options(request);
    checkOptions('writeTrack', given);
    const { format, closed, times = [], origin } = given;
    const wanted = formatOf(format, "'csv', 'json' or 'svg'");
    const size = dimension(given['dimension']);
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

/** @param {unknown} format @param {string} allowed */
function formatOf(format, allowed) {
  if (format === 'csv' || format === 'json' || format === 'svg') return format;
  throw badArgument('format', format, allowed);
}

/** @param {string} text @returns {ReadFormat} */
function guess(text) {
  if (/^\s*[[{]/.test(text)) return 'json';
  if (/^\s*</.test(text)) return /<([\w.-]+:)?gpx[\s>]/.test(text) ? 'gpx' : 'svg';
  return /^\s*[Mm]\s*[-+.\d]/.test(text) ? 'svg' : 'csv';
}
