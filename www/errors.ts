/** The errors that calls throw. */

export type ErrorCode =
  | 'NotReady'
  | 'LoadFailed'
  | 'NoWebAssembly'
  | 'NoCanvas'
  | 'TimedOut'
  | 'BadArgument'
  | 'BadText'
  | 'TooLarge'
  | 'NoPath'
  | 'NoRoom'
  | 'Freed'
  | 'NoEntropy'
  | 'Unforeseen';

/** An error of this package, as data and as a sentence. */
export class MeanderError extends Error {
  declare code: ErrorCode;
  /** The name of the argument at fault. */
  declare argument: string | undefined;
  /** The line of a text, from 1. */
  line: number | undefined;
  /** The character in that line, from 1. */
  column: number | undefined;

  constructor(code: ErrorCode, message: string, argument?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MeanderError';
    this.code = code;
    this.argument = argument;
  }
}

/**
 * @param allowed words that follow "it must be"
 * @param index which element of a list
 * @param part which element or property of that element, or of the argument
 */
export function badArgument(
  argument: string,
  given: unknown,
  allowed: string,
  index?: number,
  part?: number | string,
) {
  const keys = [index, part].filter((key) => key !== undefined);
  const name = argument + keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return new MeanderError('BadArgument', `${name} was ${show(given)}; it must be ${allowed}`, argument);
}

const NO_MEMORY = 'there is too little memory';

/** Turns any error into a `MeanderError`. A foreign error becomes its cause, because readers must never see its text. */
export function ownError(thrown: unknown) {
  if (thrown instanceof MeanderError) return thrown;
  return new MeanderError('Unforeseen', 'something unforeseen happened', undefined, { cause: thrown });
}

/** The reason for a failure, in words for readers. */
export function ownReason(thrown: unknown, { unforeseen }: { unforeseen: string }) {
  const { code, message } = ownError(thrown);
  return code === 'Unforeseen' ? unforeseen : message;
}

/** The error for an argument that throws when it is read. */
export function unreadable(argument: string, cause: unknown) {
  const message = `${argument} threw an error when the call read it; pass plain values`;
  return new MeanderError('BadArgument', message, argument, { cause });
}

export const noMemory = (cause: unknown) => new MeanderError('TooLarge', NO_MEMORY, undefined, { cause });

/**
 * The parts of an error that the compiled module throws. If a result is too large, `high` is the limit and `allowed` the
 * unit. `argument` is in snake case. After it or the code, a dot may introduce the part of the argument at fault.
 */
export type Refusal = [
  code: string,
  argument: string,
  index: number | undefined,
  given: number | undefined,
  low: number,
  high: number,
  allowed: string,
];

export function fromRefusal([refused, argument, index, given, low, high, allowed]: Refusal) {
  const [code, kind] = refused.split('.') as [ErrorCode, string?];
  const [name, part = kind] = camelCase(argument).split('.') as [string, string?];
  if (code === 'TooLarge' && given === undefined) return new MeanderError(code, NO_MEMORY);
  if (code === 'TooLarge') {
    return new MeanderError(code, `${name} asks for ${given} ${allowed}; at most ${high} are allowed`, name);
  }
  if (code === 'BadText') return badText([code, argument, index, given, low, high, allowed]);
  if (code === 'NoEntropy') return new MeanderError(code, 'the platform has no entropy');
  if (code === 'NoRoom') {
    const stop = index === undefined ? name : `${name}[${index}]`;
    return new MeanderError(code, `${stop} is out of reach with a radius of ${given}`, name);
  }
  if (code !== 'BadArgument') {
    return new MeanderError('NoPath', 'the terminals cannot be joined: walls part them', 'terminals');
  }
  if (part === 'mutual') {
    const message = `${name}[${given}] must list ${index}, because ${name}[${index}] lists ${given}`;
    return new MeanderError(code, message, name);
  }
  const rule = part === 'length' ? `${high}, one for each ${allowed}` : ruleOf(low, high, allowed);
  // If no single number is at fault, the module names none.
  return given === undefined
    ? new MeanderError(code, `${name} must be ${rule}`, name)
    : badArgument(name, given, rule, index, part);
}

/** Here `index` is the line, `given` the column and `allowed` what was expected. */
export function badText([, , line, column, , , expected]: Refusal) {
  const error = new MeanderError('BadText', `line ${line}, column ${column}: expected ${expected}`, 'text');
  return Object.assign(error, { line, column });
}

/** The data of an error, which a worker can post. */
type Facts = Pick<MeanderError, 'code' | 'message' | 'argument' | 'line' | 'column'>;

export function factsOf(thrown: unknown): Facts {
  const { code, message, argument, line, column } = ownError(thrown);
  return { code, message, argument, line, column };
}

/** Restores an error from its data. */
export function errorOf({ code, message, argument, ...place }: Facts) {
  return Object.assign(new MeanderError(code, message, argument), place);
}

export function camelCase(name: string) {
  return name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param allowed 'number', 'whole', or a rule in words */
function ruleOf(low: number, high: number, allowed: string) {
  if (allowed !== 'number' && allowed !== 'whole') return allowed;
  const kind = allowed === 'whole' ? 'a whole number' : 'a number';
  return high === Infinity ? `${kind} of ${low} or more` : `${kind} from ${low} to ${high}`;
}

/** A short form of a value, for error messages. */
function show(value: unknown) {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (value === null || typeof value !== 'object') {
    return typeof value === 'function'
      ? 'a function'
      : `${String(value)}${typeof value === 'bigint' ? 'n' : ''}`;
  }
  try {
    if (!Array.isArray(value)) return 'an object';
    const isShort = value.length < 4 && value.every((one) => typeof one === 'number');
    return isShort ? `[${value.join(', ')}]` : 'a list';
  } catch {
    // A revoked proxy, or a list that throws.
    return 'an object';
  }
}
