import { MeanderError } from '../engine.js';

/**
 * A curve as a list in a program, with the shortest numbers that are read as the same ones.
 *
 * @typedef {object} Language
 * @property {string} ending of its files
 * @property {string} comment
 * @property {(dimension: number, count: number) => [before: string, after: string]} frame
 * @property {(coordinates: readonly number[]) => string} point
 */

/** A whole number needs a point there, to be no integer. @param {number} value */
const float = (value) => String(value).replace(/^(-?\d+)(e|$)/, '$1.0$2');

/** C#'s vectors are single: the shortest that is the same number to them. @param {number} value */
function single(value) {
  for (let digits = 1; digits <= 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === Math.fround(value)) return `${short}f`;
  }
  return `${value}f`;
}

export const LANGUAGES = Object.freeze(
  /** @type {Record<string, Language>} */ ({
    rust: {
      ending: 'rs',
      comment: '//',
      frame: (dimension, count) => [
        `pub const PATH: [(${Array(dimension).fill('f64').join(', ')}); ${count}] = [`,
        '];',
      ],
      point: (coordinates) => `    (${coordinates.map(float).join(', ')}),`,
    },
    javascript: {
      ending: 'js',
      comment: '//',
      frame: () => ['export const path = [', '];'],
      point: (coordinates) => `  [${coordinates.join(', ')}],`,
    },
    gdscript: {
      ending: 'gd',
      comment: '#',
      frame: (dimension) => [`var path := PackedVector${dimension}Array([`, '])'],
      point: (coordinates) => `\tVector${coordinates.length}(${coordinates.map(float).join(', ')}),`,
    },
    csharp: {
      ending: 'cs',
      comment: '//',
      frame: (dimension) => [`static readonly Vector${dimension}[] Path = new Vector${dimension}[]\n{`, '};'],
      point: (coordinates) => `    new Vector${coordinates.length}(${coordinates.map(single).join(', ')}),`,
    },
  }),
);

/**
 * @param {string} language
 * @param {{ id: string, points: ArrayLike<number>, dimension: number, closed: boolean }} curve
 */
export function writeCode(language, { id, points, dimension, closed }) {
  const known = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : null;
  if (!known) {
    const names = Object.keys(LANGUAGES).join(', ');
    throw new MeanderError(
      'BadArgument',
      `language was ${JSON.stringify(language)}; it must be one of ${names}`,
      'language',
    );
  }
  const list = Array.from({ length: points.length / dimension }, (_, i) =>
    known.point(Array.from({ length: dimension }, (__, axis) => points[dimension * i + axis])),
  );
  const [before, after] = known.frame(dimension, list.length);
  const about = `${id}, ${list.length} points${closed ? ', closed: the last joins the first' : ''}`;
  return `${[`${known.comment} ${about}`, before, ...list, after].join('\n')}\n`;
}
