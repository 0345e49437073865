/** Files on this machine. Where nothing but pages loads the module, the build leaves this out. */

/**
 * Anything but a file's address, which `fetch` does not read in Node.
 * @param {import('./load.js').Source} source
 * @returns {Promise<import('./load.js').Source>}
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
