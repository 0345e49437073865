/** Loading a compiled module, wherever its bytes are, and files that somebody vouches for. */
import { MeanderError } from '../errors.js';
import { meander } from './beside.js';
import { isComplete, use } from './module.js';

/**
 * The instances of a global class; `never` where a reader's TypeScript knows neither the DOM nor Node.
 * @template {string} Name
 * @typedef {typeof globalThis extends { [name in Name]: { prototype: infer Type } } ? Type : never} Global
 */

/**
 * A compiled module, likewise.
 * @typedef {typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } } ? Type : never} CompiledModule
 */

/**
 * An address, the answer from one, the bytes, or the module itself.
 * @typedef {string | Global<'URL'> | Global<'Request'> | Global<'Response'> | ArrayBuffer | ArrayBufferView |
 *   CompiledModule} Source
 */

/**
 * A function that loads a module: further calls wait for the first; after a failure it can be called again.
 * @param {object} given
 * @param {() => Promise<import('./module.js').Glue>} given.glue
 * @param {() => Source | Promise<Source>} given.source where it is if a call does not say
 * @param {string} given.known one of its own functions, by which it is told from other modules
 * @param {boolean} given.whole
 * @returns {(from?: Source) => Promise<void>}
 */
export function loader({ glue, source, known, whole }) {
  /** @type {Promise<void> | undefined} */
  let loading;
  /** What the browser kept of a broken answer is not asked again. */
  let cache = /** @type {'default' | 'reload'} */ ('default');

  /** @param {Source | undefined} from */
  async function load(from) {
    if (isComplete()) return;
    if (!isAllowed(from))
      throw new MeanderError('NoWebAssembly', 'there is no WebAssembly, or it is not allowed');
    const found = from ?? (await source());
    const [module, wrapper] = await Promise.all([compile(found, cache), glue()]);
    if (!WebAssembly.Module.exports(module).some(({ name }) => name === known))
      throw failure('it is another module');
    await wrapper.default({ module_or_path: module });
    use(wrapper, module, whole);
  }

  /** @param {unknown} cause */
  function fail(cause) {
    [loading, cache] = [undefined, 'reload'];
    throw cause instanceof MeanderError
      ? cause
      : failure('it was not found or started; you can pass it to ready()', cause);
  }

  return (from) => (loading ??= load(from).catch(fail));
}

/** @param {string} reason @param {unknown} [cause] */
const failure = (reason, cause) =>
  new MeanderError('LoadFailed', `the module cannot be loaded: ${reason}`, 'source', { cause });

/** @param {unknown} cause @returns {never} */
function unanswered(cause) {
  throw failure('nothing answered', cause);
}

/** @param {unknown} cause @returns {never} */
function broken(cause) {
  throw failure('it is no compiled module, or not all of it', cause);
}

/** The header of a module that holds nothing. */
const LEAST_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/**
 * What a page's policy forbids looks like a broken module otherwise. Cloudflare's workers compile nothing and start what
 * they are given compiled.
 * @param {unknown} from
 */
function isAllowed(from) {
  try {
    return from instanceof WebAssembly.Module || Boolean(new WebAssembly.Module(LEAST_MODULE));
  } catch {
    return false;
  }
}

/**
 * The module itself, so that workers can be given it.
 * @param {Source} source @param {'default' | 'reload'} cache @returns {Promise<CompiledModule>}
 */
async function compile(source, cache) {
  const found = await readLocal(source).catch(unanswered);
  if (found instanceof WebAssembly.Module) return found;
  if (found instanceof ArrayBuffer || ArrayBuffer.isView(found))
    return WebAssembly.compile(/** @type {BufferSource} */ (found)).catch(broken);
  const answer =
    found instanceof Response
      ? found
      : await fetch(found, { cache, integrity: hashOf(found) }).catch(unanswered);
  if (!answer.ok) throw failure(`the host answered ${answer.status}: ${answer.url}`);
  // Some hosts serve it under another type, which cannot be compiled on the way.
  if (answer.headers.get('content-type')?.startsWith('application/wasm'))
    return WebAssembly.compileStreaming(answer).catch(broken);
  return WebAssembly.compile(await answer.arrayBuffer().catch(unanswered)).catch(broken);
}

/**
 * The bytes of a file where its address is one in Node, whose `fetch` does not read files; anything else as it is.
 * @param {Source} source @returns {Promise<Source>}
 */
async function readLocal(source) {
  const address = source instanceof URL ? source.href : source;
  // Not an import: a bundler for the browser would look for the file.
  const builtin = globalThis.process?.getBuiltinModule;
  if (typeof address !== 'string' || !address.startsWith('file:') || !builtin) return source;
  return builtin('node:fs/promises').readFile(new URL(address));
}

/** The wrapper comes with its module: a figure may need neither. */
const glue = () => checked('meander').then(() => import('../glue/meander.js'));

/**
 * Loads the compiled module; further calls wait for the first. After a failure it can be called again.
 * Without an argument it loads the module that lies beside this file, in Node too.
 */
export const ready = loader({ glue, source: meander, known: 'astar', whole: true });

/**
 * @typedef {object} Loader
 * @property {Readonly<Record<string, string>>} hashes by address
 * @property {(name: string) => Promise<unknown>} run runs the module `element-<name>.js` if it has its hash
 */
/** @type {Loader} */
let vouching = { hashes: {}, run: () => Promise.resolve() };

/** @param {Loader} given */
export const trust = (given) => void (vouching = given);

/** What `fetch` compares a file with. @param {unknown} address @returns {string | undefined} */
export const hashOf = (address) => vouching.hashes[String(address)];

/** Rejects if a module has another hash. An import afterwards finds the module that was checked. @param {string} name */
export const checked = (name) => vouching.run(name);
