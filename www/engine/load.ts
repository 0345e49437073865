/** Loading a compiled module, wherever its bytes are, and files that somebody vouches for. */
import { MeanderError } from '../errors.ts';
import { meander } from './beside.ts';
import { isComplete, use, type Glue } from './module.ts';

/** The instances of a global class; `never` where a reader's TypeScript knows neither the DOM nor Node. */
export type Global<Name extends string> = typeof globalThis extends {
  [name in Name]: { prototype: infer Type };
}
  ? Type
  : never;

/** A compiled module, likewise. */
export type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } }
  ? Type
  : never;

/** An address, the answer from one, the bytes, or the module itself. */
export type Source =
  | string
  | Global<'URL'>
  | Global<'Request'>
  | Global<'Response'>
  | ArrayBuffer
  | ArrayBufferView
  | CompiledModule;

/** A function that loads a module: further calls wait for the first; after a failure it can be called again. */
export function loader({
  glue,
  source,
  known,
  whole,
}: {
  glue: () => Promise<Glue>;
  /** Where it is if a call does not say. */
  source: () => Source | Promise<Source>;
  /** One of its own functions, by which it is told from other modules. */
  known: string;
  whole: boolean;
}): (from?: Source) => Promise<void> {
  let loading: Promise<void> | undefined;
  /** What the browser kept of a broken answer is not asked again. */
  let cache: 'default' | 'reload' = 'default';

  async function load(from: Source | undefined) {
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

  function fail(cause: unknown) {
    [loading, cache] = [undefined, 'reload'];
    throw cause instanceof MeanderError
      ? cause
      : failure('it was not found or started; you can pass it to ready()', cause);
  }

  return (from) => (loading ??= load(from).catch(fail));
}

const failure = (reason: string, cause?: unknown) =>
  new MeanderError('LoadFailed', `the module cannot be loaded: ${reason}`, 'source', { cause });

function unanswered(cause: unknown): never {
  throw failure('nothing answered', cause);
}

function broken(cause: unknown): never {
  throw failure('it is no compiled module, or not all of it', cause);
}

/** The header of a module that holds nothing. */
const LEAST_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/**
 * What a page's policy forbids looks like a broken module otherwise. Cloudflare's workers compile nothing and start what
 * they are given compiled.
 */
function isAllowed(from: unknown) {
  try {
    return from instanceof WebAssembly.Module || Boolean(new WebAssembly.Module(LEAST_MODULE));
  } catch {
    return false;
  }
}

/** The module itself, so that workers can be given it. */
async function compile(source: Source, cache: 'default' | 'reload'): Promise<CompiledModule> {
  const found = await readLocal(source).catch(unanswered);
  if (found instanceof WebAssembly.Module) return found;
  if (found instanceof ArrayBuffer || ArrayBuffer.isView(found))
    return WebAssembly.compile(found as BufferSource).catch(broken);
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
 */
async function readLocal(source: Source): Promise<Source> {
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

export type Loader = {
  /** By address. */
  hashes: Readonly<Record<string, string>>;
  /** Runs the module `element-<name>.js` if it has its hash. */
  run: (name: string) => Promise<unknown>;
};
let vouching: Loader = { hashes: {}, run: () => Promise.resolve() };

export const trust = (given: Loader) => void (vouching = given);

export const hashOf = (address: unknown): string | undefined => vouching.hashes[String(address)];

/** Rejects if a module has another hash. An import afterwards finds the module that was checked. */
export const checked = (name: string) => vouching.run(name);
