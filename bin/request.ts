/** Reads and checks the command line. */
import { parseArgs } from 'node:util';
import { CURVE_IDS, type CurveId } from '../www/figure/curves/index.ts';
import { LANGUAGES, type LanguageName } from '../www/io/code.ts';

const KINDS = ['svg', 'png', 'csv', 'json', 'code'] as const;
const THEMES = ['light', 'dark'] as const;
const LANGUAGE_NAMES = Object.keys(LANGUAGES) as LanguageName[];
const FIRST: CurveId = 'raw';
const NARROWEST = 16;
const WIDEST = 8192;
const LARGEST_SCALE = 4;

export const HELP = `meander KIND [STATE] [options]

Writes any Meander figure to a file. STATE is what getState() returns, or a link that
contains it; without STATE, or with -, the command reads standard input.

  svg    the drawing
  png    the drawing in pixels (needs the package @resvg/resvg-js)
  csv    the points of one curve
  json   the same as JSON
  code   the same as a list in a program

  -o, --output FILE   file to write; by default, or with -, standard output
  --width N           width of the drawing, from ${NARROWEST} to ${WIDEST}; default 720
  --scale N           pixels of a png per unit of width, from 1 to ${LARGEST_SCALE}; default 1
  --theme THEME       light or dark; default light
  --title TEXT        name of the drawing for screen readers
  --curve CURVE       ${CURVE_IDS.join(', ')}; default ${FIRST}
  --language LANGUAGE ${LANGUAGE_NAMES.join(', ')};
                      default javascript
  --help, --version

  npx meander svg 'v=1&n=7' > poster.svg

A state is v=1 and letter=value for each setting that differs from its default;
docs/element.md of the package lists the letters. Exit code 2 means bad arguments;
1 means that the command failed, for example because walls separate the terminals.
`;

const OPTIONS = {
  output: { type: 'string', short: 'o' },
  width: { type: 'string', default: '720' },
  scale: { type: 'string', default: '1' },
  theme: { type: 'string', default: 'light' },
  title: { type: 'string' },
  curve: { type: 'string', default: FIRST },
  language: { type: 'string', default: 'javascript' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

export type Request = Exclude<ReturnType<typeof readRequest>, string>;

export function readRequest(words: readonly string[]) {
  const { values, positionals } = parse(words);
  if (values.help || values.version) return values.help ? 'help' : 'version';
  const [kind, state = '-', ...rest] = positionals;
  if (kind === undefined) throw new Refusal(`Say what to write: ${KINDS.join(', ')}; --help tells more.`);
  if (rest.length > 0)
    throw new Refusal(
      `There was a second state, "${rest[0]}": give one, in quotes, because & has another meaning in a shell.`,
    );
  return {
    kind: oneOf('KIND', kind, KINDS),
    state,
    output: values.output === '-' ? undefined : values.output,
    width: whole('--width', values.width, NARROWEST, WIDEST),
    scale: whole('--scale', values.scale, 1, LARGEST_SCALE),
    theme: oneOf('--theme', values.theme, THEMES),
    title: values.title,
    curve: oneOf('--curve', values.curve, CURVE_IDS),
    language: oneOf('--language', values.language, LANGUAGE_NAMES),
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new Refusal(`${reason.replace(/\.$/, '')}; --help lists what is allowed.`);
  }
}

function oneOf<Word extends string>(name: string, given: string, allowed: readonly Word[]): Word {
  const found = allowed.find((word) => word === given);
  if (found === undefined)
    throw new Refusal(`${name} was "${given}"; it must be one of ${allowed.join(', ')}.`);
  return found;
}

function whole(name: string, given: string, low: number, high: number): number {
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < low || value > high)
    throw new Refusal(`${name} was "${given}"; it must be a whole number from ${low} to ${high}.`);
  return value;
}

export class Refusal extends Error {
  readonly exit: 1 | 2;

  /** `exit` is 2 for bad arguments, 1 if the command failed. */
  constructor(sentence: string, exit: 1 | 2 = 2) {
    super(sentence);
    this.exit = exit;
  }
}
