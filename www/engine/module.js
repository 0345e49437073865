/** The compiled module in use, and calls into it: every failure is a `MeanderError`. */
import { MeanderError, fromRefusal, noMemory, ownError } from '../errors.js';
import { reading } from './arguments.js';

/**
 * What the whole module exports. The one that a figure begins with has some of these functions, and classes with fewer
 * methods.
 * @typedef {Omit<typeof import('../glue/meander.js'), 'default' | 'initSync' | '__wbg_reset_state'>} Functions
 * @typedef {object} Start how either of the generator's wrappers is started
 * @property {(options: { module_or_path: import('./load.js').CompiledModule }) => Promise<unknown>} default
 * @property {() => void} __wbg_reset_state
 *
 * @typedef {{ [Name in keyof Functions]?: unknown } & Start} Glue the generator's wrapper
 */

/**
 * The functions of the module in use; those that are not there are refused. What was made of one module stays its own
 * when another takes its place.
 * @type {Functions}
 */
export let wasm = refusing({}, 'the module is not loaded: wait for ready()');

/** @type {import('./load.js').CompiledModule | undefined} */
let compiled;
let complete = false;
/** @type {Set<Glue>} */
const started = new Set();
/** How often they began anew. */
let starts = 0;

/**
 * Puts a module that runs to use, unless the whole one is already.
 * @param {Glue} glue @param {import('./load.js').CompiledModule} module @param {boolean} whole
 */
export function use(glue, module, whole) {
  if (complete) return;
  started.add(glue);
  [compiled, complete] = [module, whole];
  wasm = whole
    ? /** @type {Functions} */ (glue)
    : refusing(glue, 'only part of the module is loaded: wait for ready()');
}

/** Whether nothing more is to be loaded. */
export const isComplete = () => complete;

/** For what the module that a figure begins with takes no notice of. */
export function needWhole() {
  if (!complete) throw new MeanderError('NotReady', 'only part of the module is loaded: wait for ready()');
}

/**
 * The module as it was compiled, for a worker; none before it is loaded.
 * @returns {import('./load.js').CompiledModule | undefined}
 */
export const compiledModule = () => compiled;

/**
 * @param {{ [Name in keyof Functions]?: unknown }} functions
 * @param {string} reason why others are refused
 * @returns {Functions}
 */
function refusing(functions, reason) {
  return /** @type {Functions} */ (
    new Proxy(functions, {
      get(target, name) {
        const found = Reflect.get(target, name);
        if (!found) throw new MeanderError('NotReady', reason);
        return found;
      },
    })
  );
}

/**
 * Reads what a caller asks for, then calls the module with it. Whose error it was is told by when it was thrown: while
 * reading, one of the caller's own objects; later none of them runs any more.
 * @template {unknown[] | []} Asked @template T @param {() => Asked} read @param {(...asked: Asked) => T} run
 * @returns {T}
 */
export function call(read, run) {
  const asked = reading('options', () => {
    const found = read();
    for (const one of found) if (ArrayBuffer.isView(one) && one.byteLength === 0) refuseDetached(one);
    return found;
  });
  return running(() => run(...asked));
}

/** Throws if a getter that was read later has moved a list's memory elsewhere. @param {ArrayBufferView} list */
const refuseDetached = (list) => void new Uint8Array(list.buffer);

/**
 * A call of the module with what is read already.
 * @template T @param {() => T} run @returns {T}
 */
export function running(run) {
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof MeanderError) throw thrown;
    if (Array.isArray(thrown)) throw fromRefusal(/** @type {import('../errors.js').Refusal} */ (thrown));
    const stopped = thrown instanceof WebAssembly.RuntimeError;
    if (stopped) startAnew();
    throw stopped || lacksRoom(thrown) ? noMemory(thrown) : ownError(thrown);
  }
}

/** A list that is not made is a `RangeError`; so is too deep a recursion of the caller's. @param {unknown} thrown */
const lacksRoom = (thrown) => thrown instanceof RangeError && !/call stack/.test(thrown.message);

/** A module that stopped half-way would keep the memory it had got. Which of several that was is not known: all begin anew. */
function startAnew() {
  starts += 1;
  for (const { __wbg_reset_state: reset } of started)
    try {
      reset();
    } catch {
      // There is no memory for another one: it goes on with what it has.
    }
}

/** Calls an object in the module's memory. @type {<Made, T>(one: Lent<Made>, run: (made: Made) => T) => T} */
export let lent;

/** How many numbers a point of such an object has. @type {(one: Lent<any>) => 2 | 3} */
export let sizeOf;

/** An object in the module's memory, until it is freed. Where the module began anew it is gone. @template Made */
export class Lent {
  /** @type {Made | undefined} */
  #made;
  /** @type {string} */
  #name;
  /** @type {2 | 3} */
  #size;
  #start = starts;

  static {
    lent = (one, run) => {
      const made = one.#made;
      if (!made) throw new MeanderError('Freed', `this ${one.#name} was freed: make a new one`);
      if (one.#start !== starts)
        throw new MeanderError('Freed', `the memory ended, and this ${one.#name} with it: make a new one`);
      return running(() => run(made));
    };
    sizeOf = (one) => one.#size;
  }

  /** @param {string} name @param {Made & { free: () => void }} made @param {2 | 3} [size] */
  constructor(name, made, size = 2) {
    [this.#name, this.#made, this.#size] = [name, made, size];
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    const made = /** @type {{ free: () => void } | undefined} */ (this.#made);
    if (this.#start === starts) made?.free();
    this.#made = undefined;
  }
}
