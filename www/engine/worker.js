/**
 * All that a worker does, in one function: its own text is the worker's program, so it may use nothing from outside.
 *
 * It is handed the compiled module and calls it without the wrapper, which would have to be there a second time:
 * the functions below take and give only numbers and lists. What would need the wrapper is a refusal; that ends here
 * as an error, and who asked finds out by asking again in the page.
 */
export function workAside() {
  const post = /** @type {(message: unknown, transfer?: Transferable[]) => void} */ (
    /** @type {unknown} */ (postMessage)
  );
  /** @param {MessageEvent<import('./aside.js').Message>} event */
  globalThis.onmessage = ({ data: [module, news, call, request] }) => {
    /** @type {WebAssembly.Imports} */
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      (imports[from] ??= {})[name] = () => {
        throw new Error(name);
      };
    }
    const wasm = /** @type {any} */ (new WebAssembly.Instance(module, imports).exports);

    /** A number as it is; of a list where it was put, and its length. @param {number | Uint32Array | Float64Array | undefined} value */
    const put = (value) => {
      if (typeof value === 'number') return [value];
      if (!value) return [0, 0];
      const at = wasm.__wbindgen_malloc(value.byteLength, value.BYTES_PER_ELEMENT) >>> 0;
      const room = new Uint8Array(wasm.memory.buffer, at, value.byteLength);
      room.set(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
      return [at, value.length];
    };

    /** @param {number[]} given */
    const carve = (given) => {
      const [job] = wasm.carvingjob_new(...given);
      let told = performance.now();
      for (let [portion, start] = [16, told]; !wasm.carvingjob_advance(job, portion);) {
        const now = performance.now();
        if (now - told >= news) {
          told = now;
          post(wasm.carvingjob_progress(job));
        }
        portion = now - start < news / 4 ? 2 * portion : Math.max(1, portion >> 1);
        start = now;
      }
      return wasm.carvingjob_finish(job);
    };

    const given = request.flatMap(put);
    const [at, length] = call === 'carve' ? carve(given) : wasm[call](...given);
    const list = at ? new Uint32Array(wasm.memory.buffer, at >>> 0, length).slice() : null;
    post(list, list ? [list.buffer] : []);
  };
}
