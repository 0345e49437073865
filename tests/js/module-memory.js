/**
 * The memory of the module that `start` brings. The engine keeps it to itself: look over its shoulder as it starts.
 * @param {() => Promise<void>} start
 * @returns {Promise<WebAssembly.Memory>}
 */
export async function memoryOf(start) {
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const { Instance } = WebAssembly;
  WebAssembly.Instance = new Proxy(Instance, {
    construct(target, source) {
      const instance = Reflect.construct(target, source);
      memory = instance.exports.memory;
      return instance;
    },
  });
  await start();
  WebAssembly.Instance = Instance;
  if (!memory) throw new Error('no module was started');
  return memory;
}
