/** The compiled module in use, and calls into it: every failure is a `MeanderError`. */
import { MeanderError, fromRefusal, noMemory, unreadable } from '../errors.js';

/**
 * What the whole module exports. The one that a figure begins with has some of these functions.
 * @typedef {Omit<typeof import('../glue/meander.js'), 'default' | 'initSync'>} Functions
 * @typedef {Partial<Functions> & Pick<typeof import('../glue/meander.js'), 'initSync'>} Glue the generator's wrapper
 */

/**
 * The functions of the module in use; those that are not there are refused. What was made of one module stays its own
 * when another takes its place.
 * @type {Functions}
 */
export let wasm = refusing({}, 'the module is not loaded: wait for ready()');

/** @type {import('./platform.js').CompiledModule | undefined} */
let compiled;
let complete = false;

/**
 * Puts a module to use, unless the whole one is already.
 * @param {Glue} glue
 * @param {import('./platform.js').CompiledModule} module
 * @param {boolean} whole
 */
export function use(glue, module, whole) {
  if (complete) return;
  glue.initSync({ module });
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
 * @returns {import('./platform.js').CompiledModule | undefined}
 */
export const compiledModule = () => compiled;

/**
 * @param {Partial<Functions>} functions
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
 * Reads what a caller asks for and runs calls of the module, and says what went wrong in this package's words: what the
 * caller's own objects throw, too.
 * @template T
 * @param {() => T} run
 * @param {unknown} [request] what it reads options from
 * @returns {T}
 */
export function call(run, request) {
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof MeanderError) throw thrown;
    if (Array.isArray(thrown)) throw fromRefusal(/** @type {import('../errors.js').Refusal} */ (thrown));
    // The module stops where it gets no memory, and a list is not made.
    const lacksMemory = thrown instanceof WebAssembly.RuntimeError || thrown instanceof RangeError;
    throw lacksMemory && canBeRead(request) ? noMemory(thrown) : unreadable('options', thrown);
  }
}

/** Whether an object throws nothing of its own. @param {any} request */
function canBeRead(request) {
  try {
    for (const name in request) request[name];
    return true;
  } catch {
    return false;
  }
}
