/** The bytes of the compiled module, wherever they are. */

/** @typedef {string | URL | Request | Response | BufferSource | WebAssembly.Module} Source */

/**
 * What instantiation takes: anything but a file's address, which `fetch` does not read in Node.
 * @param {Source} source
 * @returns {Promise<Source>}
 */
export async function fetchable(source) {
  const address = source instanceof URL ? source.href : source;
  if (typeof address !== 'string' || !address.startsWith('file:') || !inNode()) return source;
  // Bundlers for the browser leave this import alone.
  const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs/promises');
  return readFile(new URL(address));
}

function inNode() {
  return typeof process === 'object' && Boolean(process.versions?.node);
}
