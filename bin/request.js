/** What was asked for on the command line, checked. */
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../www/old/io/code.js';
import { CURVES, REFERENCE } from '../www/old/curves/registry.js';
import { Refusal } from './refusal.js';

/** @typedef {'svg' | 'png' | 'csv' | 'json' | 'code'} Kind */

/** @type {readonly Kind[]} */
const KINDS = ['svg', 'png', 'csv', 'json', 'code'];
const NAMES = CURVES.map(({ id }) => id);
const NARROWEST = 16;
const WIDEST = 8192;
const LARGEST_SCALE = 4;

export const HELP = `meander KIND [STATE] [options]

Writes any Meander figure to a file. STATE is what getState() gives, or a link that
holds it; without it, or with -, it is read from standard input.

  svg    the drawing
  png    the drawing in pixels (needs the package @resvg/resvg-js)
  csv    the points of one curve
  json   the same as JSON
  code   the same as a list in a program

  -o, --output FILE   where to; standard output if left out
  --width N           width of the drawing, from ${NARROWEST} to ${WIDEST}; 720
  --scale N           pixels of a png in one of the width, from 1 to ${LARGEST_SCALE}; 1
  --theme THEME       light or dark; light
  --title TEXT        what a screen reader calls the drawing
  --curve CURVE       ${NAMES.join(', ')}; ${REFERENCE.id}
  --language LANGUAGE ${Object.keys(LANGUAGES).join(', ')}; javascript
  --help, --version

  npx meander svg 'v=1&n=7' > poster.svg

A state is v=1 and letter=value for what differs from the defaults; docs/element.md
of the package lists the letters. The exit code is 2 for a wrong request, 1 where it
cannot be carried out, such as a path between terminals that walls part.
`;

const OPTIONS = /** @type {const} */ ({
  output: { type: 'string', short: 'o' },
  width: { type: 'string', default: '720' },
  scale: { type: 'string', default: '1' },
  theme: { type: 'string', default: 'light' },
  title: { type: 'string' },
  curve: { type: 'string', default: REFERENCE.id },
  language: { type: 'string', default: 'javascript' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
});

/** @param {string[]} words */
export function readRequest(words) {
  const { values, positionals } = parse(words);
  if (values.help || values.version) return values.help ? 'help' : 'version';
  const [kind, state = '-', ...rest] = positionals;
  if (kind === undefined) throw new Refusal(`Say what to write: ${KINDS.join(', ')}; --help tells more.`);
  if (rest.length > 0)
    throw new Refusal(
      `There was a second state, "${rest[0]}": give one, in quotes, because & means something else to a shell.`,
    );
  return {
    kind: oneOf('KIND', kind, KINDS),
    state,
    output: values.output,
    width: whole('--width', values.width, NARROWEST, WIDEST),
    scale: whole('--scale', values.scale, 1, LARGEST_SCALE),
    theme: oneOf('--theme', values.theme, /** @type {const} */ (['light', 'dark'])),
    title: values.title,
    curve: oneOf('--curve', values.curve, NAMES),
    language: oneOf('--language', values.language, Object.keys(LANGUAGES)),
  };
}

/** @param {string[]} words */
function parse(words) {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.split('. ');
    throw new Refusal(`${reason.replace(/\.$/, '')}; --help lists what is allowed.`);
  }
}

/**
 * @template {string} Word
 * @param {string} name
 * @param {string} given
 * @param {readonly Word[]} allowed
 * @returns {Word}
 */
function oneOf(name, given, allowed) {
  const found = allowed.find((word) => word === given);
  if (found === undefined)
    throw new Refusal(`${name} was "${given}"; it must be one of ${allowed.join(', ')}.`);
  return found;
}

/**
 * @param {string} name
 * @param {string} given
 * @param {number} low
 * @param {number} high
 */
function whole(name, given, low, high) {
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < low || value > high)
    throw new Refusal(`${name} was "${given}"; it must be a whole number from ${low} to ${high}.`);
  return value;
}
