/** The compiled module in use, and calls into it: every failure is a `MeanderError`. */
import { MeanderError, fromRefusal, noMemory, ownError, type Refusal } from '../errors.ts';
import type * as glue from '../glue/meander.js';
import { reading } from './arguments.ts';
import type { CompiledModule } from './load.ts';

/**
 * What the whole module exports. The one that a figure begins with has some of these functions, and classes with fewer
 * methods.
 */
type Functions = Omit<typeof glue, 'default' | 'initSync' | '__wbg_reset_state'>;
/** How either of the generator's wrappers is started. */
type Start = {
  default: (options: { module_or_path: CompiledModule }) => Promise<unknown>;
  __wbg_reset_state: () => void;
};
export type Glue = { [Name in keyof Functions]?: unknown } & Start;

/**
 * The functions of the module in use; one that it lacks throws. Objects keep the module that made them when another takes
 * its place.
 */
export let wasm: Functions = refusing({}, 'the module is not loaded: wait for ready()');

let compiled: CompiledModule | undefined;
let complete = false;
const started = new Set<Glue>();
/** How many times the modules were reset. */
let starts = 0;

/** Puts a module that runs to use, unless the whole one is already. */
export function use(glue: Glue, module: CompiledModule, whole: boolean) {
  if (complete) return;
  started.add(glue);
  [compiled, complete] = [module, whole];
  wasm = whole ? (glue as Functions) : refusing(glue, 'only part of the module is loaded: wait for ready()');
}

export const isComplete = () => complete;

/** For what the module that a figure begins with takes no notice of. */
export function needWhole() {
  if (!complete) throw new MeanderError('NotReady', 'only part of the module is loaded: wait for ready()');
}

/** The module as it was compiled, for a worker; none before it is loaded. */
export const compiledModule = (): CompiledModule | undefined => compiled;

/** @param reason why others are refused */
function refusing(functions: { [Name in keyof Functions]?: unknown }, reason: string): Functions {
  return new Proxy(functions, {
    get(target, name) {
      const found = Reflect.get(target, name);
      if (!found) throw new MeanderError('NotReady', reason);
      return found;
    },
  }) as Functions;
}

/**
 * Reads what a caller asks for, then calls the module with it. Whose error it was is told by when it was thrown: while
 * reading, one of the caller's own objects; later none of them runs any more.
 */
export function call<Asked extends unknown[] | [], T>(read: () => Asked, run: (...asked: Asked) => T): T {
  const asked = reading('options', () => {
    const found = read();
    for (const one of found) if (ArrayBuffer.isView(one) && one.byteLength === 0) refuseDetached(one);
    return found;
  });
  return running(() => run(...asked));
}

/** Throws if a getter that was read later has moved a list's memory elsewhere. */
const refuseDetached = (list: ArrayBufferView) => void new Uint8Array(list.buffer);

/** A call of the module with what is read already. */
export function running<T>(run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof MeanderError) throw thrown;
    if (Array.isArray(thrown)) throw fromRefusal(thrown as Refusal);
    const stopped = thrown instanceof WebAssembly.RuntimeError;
    if (stopped) startAnew();
    throw stopped || lacksRoom(thrown) ? noMemory(thrown) : ownError(thrown);
  }
}

/** A list that is not made is a `RangeError`; so is too deep a recursion of the caller's. */
const lacksRoom = (thrown: unknown) => thrown instanceof RangeError && !/call stack/.test(thrown.message);

/** A module that stopped half-way would keep its memory. Nothing tells which of several it was, so all are reset. */
function startAnew() {
  starts += 1;
  for (const { __wbg_reset_state: reset } of started)
    try {
      reset();
    } catch {
      // There is no memory for another one: it goes on with what it has.
    }
}

/** Calls an object in the module's memory. */
export let lent: <Made, T>(one: Lent<Made>, run: (made: Made) => T) => T;

/** How many numbers a point of such an object has. */
export let sizeOf: (one: Lent<any>) => 2 | 3;

/** An object in the module's memory, until it is freed or the module is reset. */
export class Lent<Made> {
  #made: Made | undefined;
  #name: string;
  #size: 2 | 3;
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

  constructor(name: string, made: Made & { free: () => void }, size: 2 | 3 = 2) {
    [this.#name, this.#made, this.#size] = [name, made, size];
  }

  /** Gives the memory back. Any further use throws `Freed`; freeing again does nothing. */
  free() {
    const made = this.#made as { free: () => void } | undefined;
    if (this.#start === starts) made?.free();
    this.#made = undefined;
  }
}
