/** Carves, finds routes and makes other calls without blocking the page: in a worker, or in portions between frames. */
import { badArgument, errorOf } from '../errors.ts';
import { reading } from './arguments.ts';
import { aside } from './aside.ts';
import { CALLS, INTERVAL, inPortions, type Calls } from './work.ts';
import {
  carved,
  carvingRequest,
  type Carving,
  type ChiselOptions,
  type ChiselerOptions,
  type FittedCarving,
  type FittingRequest,
  type LengthOption,
} from './carving.ts';
import { Lent, lent, running, wasm } from './module.ts';
import { ready, type Global } from './load.ts';
import type { AstarOptions } from './routes.ts';
import { params } from './table.ts';
import { checkOptions, copy } from './validation.ts';

export type Watch = {
  /** Receives a rising share from 0 to 1, at most every 50 ms, and 1 at the end. */
  onProgress?: (share: number) => void;
  /** Cancels the call: the promise rejects with the signal's reason. */
  signal?: Global<'AbortSignal'>;
};

/** Time of each frame that the page can spare, in milliseconds. */
const SPARE = 8;

/**
 * Runs `chisel` in a worker (in Node, a thread), so that a large grid does not block the page. Inside a worker, and where
 * the policy or the platform has none, it carves in portions of 8 ms. Resolves with null if walls separate the terminals.
 */
export async function chiselLater(
  request: ChiselerOptions & LengthOption,
  watch?: Watch,
): Promise<FittedCarving | null>;
export async function chiselLater(request: ChiselOptions, watch?: Watch): Promise<Carving | null>;
export async function chiselLater(request: ChiselOptions, watch?: Watch): Promise<Carving | null> {
  // Copy: the caller may change it before the work begins.
  const asked = reading('options', () => copy('options', request));
  const { onProgress, signal } = await begin(watch);
  const wanted = reading('options', () => carvingRequest(asked));
  let told = 0;
  const tell = (share: number) => {
    if (share > told) onProgress((told = share));
  };
  const done = await aside(['carve', wanted], tell, signal);
  const found = done ? done.found : await carveHere(wanted, tell, signal);
  tell(1);
  return carved(found);
}

/**
 * Calls a function in a worker, so that a long line or text does not block the page. Without workers, it calls the
 * function directly.
 * @param args the function's arguments
 */
export async function callLater<Name extends keyof Calls>(
  name: Name,
  args: Parameters<Calls[Name]>,
  watch?: Pick<Watch, 'signal'>,
): Promise<ReturnType<Calls[Name]>> {
  if (typeof name !== 'string' || !Object.hasOwn(CALLS, name))
    throw badArgument('name', name, `one of ${Object.keys(CALLS).join(', ')}`);
  const asked = reading('args', () => {
    if (!Array.isArray(args)) throw badArgument('args', args, 'a list');
    return Array.from(args as unknown[], (one, at) => copy('args', one, at));
  });
  const { signal } = await begin(watch);
  const done = await aside(['call', [name, asked]], () => {}, signal);
  if (!done) return (CALLS[name] as any)(...asked);
  if (done.found.refused) throw errorOf(done.found.refused);
  return done.found.result;
}

/** Runs `astar` in a worker, for large grids. Short for `callLater('astar', [options], watch)`. */
export const astarLater = (
  request: AstarOptions,
  watch?: Pick<Watch, 'signal'>,
): Promise<Uint32Array | null> => callLater('astar', [request], watch);

/** Checks `watch` and loads the whole module if a figure has loaded only part of it. */
async function begin(watch: Watch = {}) {
  params();
  if (Object(watch) !== watch) throw badArgument('watch', watch, 'an object');
  const { onProgress, signal } = reading('watch', () => {
    checkOptions('watch', watch);
    const { onProgress = () => {}, signal } = watch;
    return { onProgress, signal };
  });
  if (typeof onProgress !== 'function') throw badArgument('onProgress', onProgress, 'a function');
  const isSignal = reading('signal', () => typeof Object(signal).throwIfAborted === 'function');
  if (signal != null && !isSignal) throw badArgument('signal', signal, 'an AbortSignal');
  signal?.throwIfAborted();
  await ready();
  signal?.throwIfAborted();
  return { onProgress, signal };
}

async function carveHere(
  [length, ...wanted]: FittingRequest,
  tell: (share: number) => void,
  signal?: Global<'AbortSignal'>,
): Promise<Uint32Array | undefined> {
  const job = running(() => new Lent('carving', new wasm.CarvingRequest(...wanted).job(length)));
  const advance = inPortions((portion) => lent(job, (carving) => carving.advance(portion)));
  let told = performance.now();
  try {
    while (!advance(SPARE)) {
      if (performance.now() - told >= INTERVAL) {
        told = performance.now();
        tell(lent(job, ({ progress }) => progress));
      }
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
    }
    return lent(job, (carving) => carving.finish());
  } catch (error) {
    job.free();
    throw error;
  }
}
