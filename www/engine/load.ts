/** Loads a compiled module from any source, and checks files against their hashes. */
import { MeanderError } from '../errors.ts';
import { meander } from './beside.ts';
import { isComplete, use, type Glue } from './module.ts';
import { checkSource } from './validation.ts';

/** The instances of a global class; `never` if a user's TypeScript has the types of neither the DOM nor Node. */
export type Global<Name extends string> = typeof globalThis extends {
  [name in Name]: { prototype: infer Type };
}
  ? Type
  : never;

/** A compiled module, likewise. */
export type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } }
  ? Type
  : never;

/** An address, a `Response`, bytes or a compiled module. */
export type Source =
  | string
  | Global<'URL'>
  | Global<'Request'>
  | Global<'Response'>
  | ArrayBuffer
  | ArrayBufferView
  | CompiledModule;

/** Makes a function that loads a module once, however often it is called; after a failure, the next call tries again. */
export function loader({
  glue,
  source,
  known,
  whole,
}: {
  glue: () => Promise<Glue>;
  /** Returns the default source. */
  source: () => Source | Promise<Source>;
  /** An export that the module must have. */
  known: string;
  whole: boolean;
}): (from?: Source) => Promise<void> {
  let loading: Promise<void> | undefined;
  /** `reload` after a failure, because the browser may have cached a broken answer. */
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

const failing = (reason: string) => (cause: unknown) => Promise.reject(failure(reason, cause));
const unanswered = failing('nothing answered');
const broken = failing('it is no compiled module, or not all of it');

/** The header of an empty module. */
const LEAST_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/**
 * Without this check, a policy that forbids WebAssembly would be reported as a broken module. Cloudflare's workers cannot
 * compile bytes, but may start a compiled module.
 */
function isAllowed(from: unknown) {
  try {
    return from instanceof WebAssembly.Module || Boolean(new WebAssembly.Module(LEAST_MODULE));
  } catch {
    return false;
  }
}

/** Compiles the module itself, to hand it to workers. */
async function compile(source: Source, cache: 'default' | 'reload'): Promise<CompiledModule> {
  const found = await readLocal(source).catch(unanswered);
  if (found instanceof WebAssembly.Module) return found;
  if (found instanceof ArrayBuffer || ArrayBuffer.isView(found))
    return WebAssembly.compile(found as BufferSource).catch(broken);
  checkSource(found);
  const answer =
    found instanceof Response
      ? found
      : await fetch(found, { cache, integrity: hashOf(found) }).catch(unanswered);
  if (!answer.ok) throw failure(`the host answered ${answer.status}: ${answer.url}`);
  // Browsers stream only this type, and some hosts send another.
  if (answer.headers.get('content-type')?.startsWith('application/wasm'))
    return WebAssembly.compileStreaming(answer).catch(broken);
  return WebAssembly.compile(await answer.arrayBuffer().catch(unanswered)).catch(broken);
}

/** Reads a file in Node, whose `fetch` reads no `file:` addresses; returns any other source unchanged. */
async function readLocal(source: Source): Promise<Source> {
  const address = source instanceof URL ? source.href : source;
  // Not an import: a bundler for the browser would look for the file.
  const builtin = globalThis.process?.getBuiltinModule;
  if (typeof address !== 'string' || !address.startsWith('file:') || !builtin) return source;
  return builtin('node:fs/promises').readFile(new URL(address));
}

/** Imports the wrapper only along with its module, because a figure may need neither. */
const glue = () => checked('meander').then(() => import('../glue/meander.js'));

/**
 * Loads the compiled module, once however often you call it; after a failure, the next call tries again. Without an
 * argument it loads the file beside the code, in Node, too. Rejects with `LoadFailed` or `NoWebAssembly`.
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

/** Rejects if a module has the wrong hash. A later import finds the checked module. */
export const checked = (name: string) => vouching.run(name);
