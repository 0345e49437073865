import { badArgument } from '../../errors.js';

/**
 * A curve as a list in a program, with the shortest numbers that are read as the same ones.
 *
 * @typedef {object} Language
 * @property {string} ending of its files
 * @property {string} comment
 * @property {(dimension: number, count: number, which: string) => [before: string, after: string]} wrap `which`: of several paths
 * @property {(coordinates: readonly number[]) => string} point
 */

/** A whole number needs a point there, to be no integer. @param {number} value */
export const float = (value) => String(value).replace(/^(-?\d+)(e|$)/, '$1.0$2');

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
      wrap: (dimension, count, which) => [
        `pub const PATH${which}: [(${Array(dimension).fill('f64').join(', ')}); ${count}] = [`,
        '];',
      ],
      point: (coordinates) => `    (${coordinates.map(float).join(', ')}),`,
    },
    javascript: {
      ending: 'js',
      comment: '//',
      wrap: (_, __, which) => [`export const path${which} = [`, '];'],
      point: (coordinates) => `  [${coordinates.join(', ')}],`,
    },
    gdscript: {
      ending: 'gd',
      comment: '#',
      wrap: (dimension, _, which) => [`var path${which} := PackedVector${dimension}Array([`, '])'],
      point: (coordinates) => `\tVector${coordinates.length}(${coordinates.map(float).join(', ')}),`,
    },
    csharp: {
      ending: 'cs',
      comment: '//',
      wrap: (dimension, _, which) => [
        `static readonly Vector${dimension}[] Path${which} = new Vector${dimension}[]\n{`,
        '};',
      ],
      point: (coordinates) => `    new Vector${coordinates.length}(${coordinates.map(single).join(', ')}),`,
    },
  }),
);

/**
 * @template Language
 * @param {Readonly<Record<string, Language>>} languages
 * @param {string} name
 */
export function languageNamed(languages, name) {
  if (typeof name === 'string' && Object.hasOwn(languages, name)) return languages[name];
  throw badArgument('language', name, `one of ${Object.keys(languages).join(', ')}`);
}

/**
 * A list for each path, the main one first.
 * @param {string} language
 * @param {{ id: string, paths: readonly ArrayLike<number>[], dimension: number, closed: boolean }} curve
 */
export function writeCode(language, { id, paths, dimension, closed }) {
  const { comment, wrap, point } = languageNamed(LANGUAGES, language);
  /** @param {ArrayLike<number>} points @param {number} place */
  const list = (points, place) => {
    const lines = Array.from({ length: points.length / dimension }, (_, i) =>
      point(Array.from({ length: dimension }, (__, axis) => points[dimension * i + axis])),
    );
    const [before, after] = wrap(dimension, lines.length, place === 0 ? '' : `_${place + 1}`);
    const which = paths.length > 1 ? `, way ${place + 1} of ${paths.length}` : '';
    const end = closed ? ', closed: the last joins the first' : '';
    return [`${comment} ${id}${which}, ${lines.length} points${end}`, before, ...lines, after];
  };
  return paths.map((points, place) => `${list(points, place).join('\n')}\n`).join('\n');
}
