/**
 * Returns the memory of the module that `start` loads. The engine does not expose it, so this wraps `instantiate`.
 * @param {() => Promise<void>} start
 * @returns {Promise<WebAssembly.Memory>}
 */
export async function memoryOf(start) {
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const { instantiate } = WebAssembly;
  Object.assign(WebAssembly, {
    /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
    instantiate: async (module, imports) => {
      const instance = await instantiate(module, imports);
      memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
      return instance;
    },
  });
  await start();
  Object.assign(WebAssembly, { instantiate });
  if (!memory) throw new Error('no module was started');
  return memory;
}
