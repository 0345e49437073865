/** Tracks as text: CSV, JSON and SVG path data, read and written. */
import { MeanderError, badArgument } from '../errors.js';
import { dimension, flag, floats, options, whole } from './arguments.js';
import { call, wasm } from './module.js';

/** @typedef {'csv' | 'json' | 'svg'} Format */

/**
 * @typedef {object} Track
 * @property {2 | 3} dimension
 * @property {Float64Array} points of the longest way, where CSV or JSON tells of several
 * @property {Float64Array} times a time for each of these points, if the text gives them; else empty
 * @property {Float64Array[]} others the points of every further way
 * @property {boolean} closed whether the last point leads back to the first
 * @property {{ line: number, column: number, message: string }[]} rejected what was left out
 */

/**
 * Reads a polyline from a text. CSV has its columns parted by `,` `;` or tab, with or without a header, which may say
 * lon and lat for x and y, and a blank row ends a way; JSON is a list of points, a list of such lists or an object with
 * `points` or `coordinates`; SVG is path data of M, L, H, V, C, S, Q, T and Z. Numbers stay as they stand: where y points
 * down, north is below.
 * Throws `BadText` with `.line` and `.column`.
 * @param {string} text
 * @param {object} [request]
 * @param {Format} [request.format] without it, what the first characters look like
 * @param {boolean} [request.keepGood] leave bad rows out, and list them, instead of refusing the text
 * @param {number} [request.curvePoints] points for each curve of an SVG path; 8
 * @returns {Track}
 */
export function readTrack(text, request = {}) {
  const { format, keepGood, curvePoints = 8 } = options(request);
  if (typeof text !== 'string') throw badArgument('text', text, 'a string');
  const track = call(() => {
    const asked = /** @type {const} */ ([
      ...[formatOf(format ?? guess(text)), text],
      ...[flag('keepGood', keepGood), whole('curvePoints', curvePoints)],
    ]);
    try {
      return wasm.readTrack(...asked);
    } catch (refusal) {
      throw /** @type {any} */ (refusal)[0] === 'BadText' ? badText(/** @type {any} */ (refusal)) : refusal;
    }
  });
  const rejected = track.rejected.map((/** @type {import('../errors.js').Refusal} */ refusal) => {
    const { line, column, message } = badText(refusal);
    return { line, column, message };
  });
  return { ...track, rejected };
}

/**
 * Writes points as a text; reading it gives the same numbers. SVG path data is for the plane.
 * @param {import('./arguments.js').Points} points
 * @param {{ format: Format, dimension?: 2 | 3, closed?: boolean }} request
 * @returns {string}
 */
export function writeTrack(points, request) {
  const { format, dimension: size, closed } = options(request);
  const wanted = formatOf(format);
  if (wanted === 'svg' && dimension(size) !== 2) throw badArgument('dimension', size, '2 for SVG path data');
  return call(() =>
    wasm.writeTrack(wanted, dimension(size), floats('points', points), flag('closed', closed)),
  );
}

/** Here `index` is the line, `given` the column and `allowed` what was expected. @param {import('../errors.js').Refusal} refusal */
function badText([code, , line, column, , , expected]) {
  const error = new MeanderError(code, `line ${line}, column ${column}: expected ${expected}`, 'text');
  return Object.assign(error, { line, column });
}

/** @param {unknown} format */
function formatOf(format) {
  if (format === 'csv' || format === 'json' || format === 'svg') return format;
  throw badArgument('format', format, "'csv', 'json' or 'svg'");
}

/** @param {string} text */
function guess(text) {
  if (/^[\s\ufeff]*[[{]/.test(text)) return 'json';
  if (/^[\s\ufeff]*</.test(text))
    throw badText(['BadText', '', 1, 1, 0, 0, 'CSV, JSON or an SVG path’s d, not XML']);
  return /^\s*[Mm]\s*[-+.\d]/.test(text) ? 'svg' : 'csv';
}
