/** Calls the compiled module, and turns every failure into a `MeanderError`. */
import { MeanderError, fromRefusal, noMemory, ownError, type Refusal } from '../errors.ts';
import type * as glue from '../glue/meander.js';
import { reading } from './arguments.ts';
import type { CompiledModule } from './load.ts';

/** The exports of the whole module. The figure's module has only some of them, and classes with fewer methods. */
type Functions = Omit<typeof glue, 'default' | 'initSync' | '__wbg_reset_state'>;
/** What a wrapper by wasm-bindgen exports to start and to reset its module. */
type Start = {
  default: (options: { module_or_path: CompiledModule }) => Promise<unknown>;
  __wbg_reset_state: () => void;
};
export type Glue = { [Name in keyof Functions]?: unknown } & Start;

/**
 * The functions of the module in use; reading a missing one throws. After the whole module replaces the figure's, older
 * objects still call the one that made them.
 */
export let wasm: Functions = refusing({}, 'the module is not loaded: wait for ready()');

let compiled: CompiledModule | undefined;
let complete = false;
const started = new Set<Glue>();
/** How many times the modules were reset. */
let starts = 0;

/** Switches to a started module, unless the whole one is already in use. */
export function use(glue: Glue, module: CompiledModule, whole: boolean) {
  if (complete) return;
  started.add(glue);
  [compiled, complete] = [module, whole];
  wasm = whole ? (glue as Functions) : refusing(glue, 'only part of the module is loaded: wait for ready()');
}

export const isComplete = () => complete;

/** Throws `NotReady` for options that the figure's module would ignore. */
export function needWhole() {
  if (!complete) throw new MeanderError('NotReady', 'only part of the module is loaded: wait for ready()');
}

/** The compiled module, to hand to workers; undefined until it is loaded. */
export const compiledModule = (): CompiledModule | undefined => compiled;

/** @param reason message of the error for functions that are missing */
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
 * Reads the caller's arguments, then calls the module with them. Only `read` runs code of the caller, such as getters, so
 * an error there is the caller's; a later one is the module's.
 */
export function call<Asked extends unknown[] | [], T>(read: () => Asked, run: (...asked: Asked) => T): T {
  const asked = reading('options', () => {
    const found = read();
    for (const one of found) if (ArrayBuffer.isView(one) && one.byteLength === 0) refuseDetached(one);
    return found;
  });
  return running(() => run(...asked));
}

/** Throws if a getter has detached a list's buffer since the list was read. */
const refuseDetached = (list: ArrayBufferView) => void new Uint8Array(list.buffer);

/** Calls the module when there is nothing left to read. */
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

/** A list too large to allocate throws a `RangeError`, but so does the caller's own endless recursion. */
const lacksRoom = (thrown: unknown) => thrown instanceof RangeError && !/call stack/.test(thrown.message);

/** A module that stopped midway would keep its memory. The error does not say which module stopped, so this resets all. */
function startAnew() {
  starts += 1;
  for (const { __wbg_reset_state: reset } of started)
    try {
      reset();
    } catch {
      // There is no memory for a new instance, so the old one stays.
    }
}

/** Runs a call on an object in the module's memory; throws `Freed` if the object is gone. */
export let lent: <Made, T>(one: Lent<Made>, run: (made: Made) => T) => T;

/** The dimension of such an object's points. */
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

  /** Frees the memory. After that, everything else throws `Freed`; freeing again does nothing. */
  free() {
    const made = this.#made as { free: () => void } | undefined;
    if (this.#start === starts) made?.free();
    this.#made = undefined;
  }
}
