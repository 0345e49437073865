/**
 * Calls into the module that a figure begins with, by the conventions of wasm-bindgen's release in `Cargo.lock`: a list
 * goes in as its place and length in the module's memory, which the module gives back, and comes out so, to be given back
 * here. The generator's own glue would be twice as long.
 *
 * @typedef {number | Uint32Array | Float64Array} Given
 */

/** @type {typeof import('../glue/figure_bg.wasm.d.ts')} */
let wasm;

/** @param {{ module: WebAssembly.Module }} compiled */
export function initSync({ module }) {
  /** @type {WebAssembly.Imports} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    // One that tells of misuse, and one that puts JavaScript's values into a table that nothing here asks for.
    (imports[from] ??= {})[name] = () => {
      if (name.includes('throw')) throw new Error(name);
    };
  }
  wasm ??= /** @type {any} */ (new WebAssembly.Instance(module, imports).exports);
  wasm.__wbindgen_start();
}

/** @param {readonly Given[]} values @returns {any} */
function sent(values) {
  return values.flatMap((value) => {
    if (typeof value === 'number') return value;
    const List = /** @type {Float64ArrayConstructor} */ (value.constructor);
    const place = wasm.__wbindgen_malloc(value.byteLength, List.BYTES_PER_ELEMENT) >>> 0;
    new List(wasm.memory.buffer, place, value.length).set(value);
    return [place, value.length];
  });
}

/**
 * @template {Uint8ArrayConstructor | Uint32ArrayConstructor | Float64ArrayConstructor} List
 * @param {List} List
 * @param {[place: number, length: number]} found
 * @returns {InstanceType<List>}
 */
function received(List, [place, length]) {
  const list = new List(wasm.memory.buffer, place >>> 0, length).slice();
  wasm.__wbindgen_free(place, list.byteLength, List.BYTES_PER_ELEMENT);
  return /** @type {InstanceType<List>} */ (list);
}

/**
 * @param {'measure' | 'smooth' | 'wallCrossings'} name
 * @param {readonly Given[]} values
 * @returns {Float64Array | undefined} nothing: it was refused
 */
export function run(name, values) {
  const found = /** @type {(...sent: number[]) => [number, number]} */ (wasm[name])(...sent(values));
  return found[0] ? received(Float64Array, found) : undefined;
}

const forgotten = new FinalizationRegistry((/** @type {number} */ place) => wasm.__wbg_steps_free(place, 1));

/** Carving step by step. */
export class Steps {
  #place;

  /** @param {readonly Given[]} values @param {() => never} refuse */
  constructor(values, refuse) {
    const start = /** @type {(...sent: number[]) => number} */ (wasm.steps_start);
    this.#place = start(...sent(values)) || refuse();
    forgotten.register(this, this.#place, this);
  }

  get done() {
    return wasm.steps_taken(this.#place) % 2 > 0;
  }

  get last() {
    const last = wasm.steps_last(this.#place);
    return last < 0 ? undefined : last;
  }

  get stepCount() {
    return wasm.steps_taken(this.#place) >> 1;
  }

  /** @param {number} n */
  step(n) {
    const before = this.stepCount;
    this.seek(Math.min(before + n, 2 ** 32 - 1));
    return this.stepCount - before;
  }

  /** @param {number} k */
  seek(k) {
    wasm.steps_seek(this.#place, k);
  }

  states() {
    return received(Uint8Array, wasm.steps_states(this.#place));
  }

  witness() {
    return received(Uint32Array, wasm.steps_witness(this.#place));
  }

  free() {
    forgotten.unregister(this);
    wasm.__wbg_steps_free(this.#place, 0);
    this.#place = 0;
  }
}
