/**
 * All that a worker does, in one function: its own text is the worker's program, so it may use nothing from outside.
 *
 * It is handed the compiled module and calls it without the wrapper, which would have to be there a second time:
 * the functions below take and give only numbers and lists. What would need the wrapper is a refusal; that ends here
 * as an error, and who asked finds out by asking again in the page.
 */
export function carveAside() {
  const post = /** @type {(message: unknown, transfer?: Transferable[]) => void} */ (
    /** @type {unknown} */ (postMessage)
  );
  /** @param {MessageEvent<[WebAssembly.Module, number, import('./chisel-later.js').Request]>} event */
  globalThis.onmessage = ({ data: [module, news, [width, height, ...lists]] }) => {
    /** @type {WebAssembly.Imports} */
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      (imports[from] ??= {})[name] = () => {
        throw new Error(name);
      };
    }
    const wasm = /** @type {any} */ (new WebAssembly.Instance(module, imports).exports);

    /** Where a list was put, and its length. @param {Uint32Array | Float64Array | undefined} list */
    const put = (list) => {
      if (!list) return [0, 0];
      const at = wasm.__wbindgen_malloc(list.byteLength, list.BYTES_PER_ELEMENT) >>> 0;
      const room = new Uint8Array(wasm.memory.buffer, at, list.byteLength);
      room.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
      return [at, list.length];
    };
    const [job] = wasm.carvingjob_new(width, height, ...lists.flatMap(put));

    let told = performance.now();
    for (let [portion, start] = [1024, told]; !wasm.carvingjob_advance(job, portion);) {
      const now = performance.now();
      if (now - told >= news) {
        told = now;
        post(wasm.carvingjob_progress(job));
      }
      portion = now - start < news / 4 ? 2 * portion : Math.max(1, portion >> 1);
      start = now;
    }
    const [at, length] = wasm.carvingjob_finish(job);
    const list = at ? new Uint32Array(wasm.memory.buffer, at >>> 0, length).slice() : null;
    post(list, list ? [list.buffer] : []);
  };
}
