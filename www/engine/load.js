/** Loading a compiled module, wherever its bytes are. */
import { MeanderError } from '../errors.js';
import { isComplete, use } from './module.js';

/**
 * @template {string} Name
 * @typedef {import('./platform.js').Global<Name>} Global
 */

/**
 * An address, the answer from one, the bytes, or the module itself.
 * @typedef {string | Global<'URL'> | Global<'Request'> | Global<'Response'> | ArrayBuffer | ArrayBufferView |
 *   import('./platform.js').CompiledModule} Source
 */

/**
 * A function that loads a module: further calls wait for the first; after a failure it can be called again.
 * @param {object} given
 * @param {import('./module.js').Glue} given.glue
 * @param {Source | (() => Promise<Source>)} given.source where it is if a call does not say
 * @param {string} given.known one of its own functions, by which it is told from other modules
 * @param {boolean} given.whole
 * @returns {(from?: Source) => Promise<void>}
 */
export function loader({ glue, source, known, whole }) {
  /** @type {Promise<void> | undefined} */
  let loading;

  /** @param {Source | undefined} from */
  async function load(from) {
    try {
      if (isComplete()) return;
      const module = await compile(from ?? (typeof source === 'function' ? await source() : source));
      if (!WebAssembly.Module.exports(module).some(({ name }) => name === known))
        throw new Error('it is another module');
      use(glue, module, whole);
    } catch (cause) {
      loading = undefined;
      const reason = /** @type {any} */ (cause)?.message ?? cause;
      throw new MeanderError('LoadFailed', `the module cannot be loaded: ${reason}`, 'source', { cause });
    }
  }

  return (from) => (loading ??= load(from));
}

/**
 * The module itself, so that workers can be given it.
 * @param {Source} source
 * @returns {Promise<import('./platform.js').CompiledModule>}
 */
async function compile(source) {
  const found = await readLocal(source);
  if (found instanceof WebAssembly.Module) return found;
  if (found instanceof ArrayBuffer || ArrayBuffer.isView(found))
    return WebAssembly.compile(/** @type {BufferSource} */ (found));
  const answer = found instanceof Response ? found : await fetch(found);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.url}`);
  // Some hosts serve it under another type, which cannot be compiled on the way.
  const streams = answer.headers.get('content-type')?.startsWith('application/wasm');
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * The bytes of a file where its address is one in Node, whose `fetch` does not read files; anything else as it is.
 * @param {Source} source
 * @returns {Promise<Source>}
 */
async function readLocal(source) {
  const address = source instanceof URL ? source.href : source;
  if (typeof address !== 'string' || !address.startsWith('file:') || !inNode()) return source;
  // Not an import: a bundler for the browser would look for the file.
  const { readFile } = process.getBuiltinModule('node:fs/promises');
  return readFile(new URL(address));
}

function inNode() {
  return typeof process === 'object' && Boolean(process.versions?.node);
}
