/** What a call throws when it cannot do what it was asked. */

/** A refused call: what was wrong, as data and as a sentence. */
export class MeanderError extends Error {
  /**
   * @param {string} code 'NotReady' | 'LoadFailed' | 'BadArgument' | 'BadText' | 'TooLarge' | 'NoPath' |
   *   'Freed' | 'NoEntropy'
   * @param {string} message
   * @param {string} [argument] the name of the argument at fault
   * @param {ErrorOptions} [options]
   */
  constructor(code, message, argument, options) {
    super(message, options);
    this.name = 'MeanderError';
    this.code = code;
    this.argument = argument;
    /** @type {number | undefined} the line of a text, from 1 */
    this.line = undefined;
    /** @type {number | undefined} the character in that line, from 1 */
    this.column = undefined;
  }
}

/**
 * @param {string} argument
 * @param {unknown} given
 * @param {string} allowed words that follow "it must be"
 * @param {number} [index] which element of a list
 */
export function badArgument(argument, given, allowed, index) {
  const name = index === undefined ? argument : `${argument}[${index}]`;
  return new MeanderError('BadArgument', `${name} was ${show(given)}; it must be ${allowed}`, argument);
}

/**
 * The parts of an error as the compiled module throws them.
 * @typedef {object} Refusal
 * @property {string} code
 * @property {string} [argument] snake case
 * @property {number} [index]
 * @property {number} [given]
 * @property {{ kind: 'number' | 'whole', low: number, high: number } | { kind: 'rule', rule: string }} [allowed]
 * @property {number} [limit]
 * @property {string} [unit]
 * @property {number} [line]
 * @property {number} [column]
 * @property {string} [expected]
 */

/** @param {Refusal} refusal */
export function fromRefusal(refusal) {
  const { code, argument = '', index, given, allowed, limit, unit } = refusal;
  const name = camelCase(argument);
  if (code === 'BadText') return badText(refusal);
  if (code === 'TooLarge') {
    return new MeanderError(code, `${name} asks for ${given} ${unit}; at most ${limit} are allowed`, name);
  }
  if (code !== 'BadArgument' || !allowed) {
    return new MeanderError('NoPath', 'the terminals cannot be joined: walls part them', 'terminals');
  }
  // Where no one number is at fault the module names none.
  if (given === undefined) return new MeanderError(code, `${name} must be ${rule(allowed)}`, name);
  return badArgument(name, given, rule(allowed), index);
}

/** @param {Refusal} refusal */
function badText({ code, line, column, expected }) {
  const error = new MeanderError(code, `line ${line}, column ${column}: expected ${expected}`, 'text');
  return Object.assign(error, { line, column });
}

/** @param {string} name */
export function camelCase(name) {
  return name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param {NonNullable<Refusal['allowed']>} allowed */
function rule(allowed) {
  if (allowed.kind === 'rule') return allowed.rule;
  const kind = allowed.kind === 'whole' ? 'a whole number' : 'a number';
  return allowed.high === Infinity
    ? `${kind} of ${allowed.low} or more`
    : `${kind} from ${allowed.low} to ${allowed.high}`;
}

/**
 * A value as a sentence can name it: short, and never by running its code.
 * @param {unknown} value
 */
function show(value) {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (value === null || typeof value !== 'object') {
    return typeof value === 'function' ? 'a function' : String(value);
  }
  return Array.isArray(value) ? 'a list' : 'an object';
}
