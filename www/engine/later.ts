/** Carving, routes and other calls that do not hold up the page: in a worker, or in portions between frames. */
import { badArgument, errorOf } from '../errors.ts';
import { reading } from './arguments.ts';
import { INTERVAL, aside } from './aside.ts';
import { CALLS, inPortions, type Calls } from './work.ts';
import {
  carved,
  carvingRequest,
  type Carving,
  type ChiselOptions,
  type FittedCarving,
  type FittingRequest,
  type LengthOption,
} from './carving.ts';
import { Lent, lent, running, wasm } from './module.ts';
import { ready, type Global } from './load.ts';
import type { AstarOptions } from './routes.ts';
import { params } from './table.ts';
import { checkOptions } from './validation.ts';

export type Watch = {
  /** Told a rising share from 0 to 1, at most every 50 ms, at the end 1. */
  onProgress?: (share: number) => void;
  /** Gives up: the promise is rejected with the signal's reason. */
  signal?: Global<'AbortSignal'>;
};

/** In milliseconds: what the page can spare of a frame. */
const SPARE = 8;

/**
 * `chisel` for large grids: the same result, while the page goes on. It works in a worker; where the page's policy or
 * the platform has none, in portions. Where walls part the terminals the result is null.
 */
export async function chiselLater(
  request: ChiselOptions & LengthOption,
  watch?: Watch,
): Promise<FittedCarving | null>;
export async function chiselLater(
  request: ChiselOptions & Partial<LengthOption>,
  watch?: Watch,
): Promise<Carving | null>;
export async function chiselLater(
  request: ChiselOptions & Partial<LengthOption>,
  watch?: Watch,
): Promise<Carving | null> {
  // The caller may change it before the work begins.
  const asked = reading('options', () => structuredClone(request));
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
 * Any of some calls by its name: the same result, found in a worker, or in the page if it has no workers. For long
 * lines and long texts.
 * @param args what it takes
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
    return structuredClone(args);
  });
  const { signal } = await begin(watch);
  const done = await aside(['call', [name, asked]], () => {}, signal);
  if (!done) return (CALLS[name] as any)(...asked);
  if (done.found.refused) throw errorOf(done.found.refused);
  return done.found.result;
}

/** `astar` for large grids: the same route, found in a worker, or in the page if it has no workers. */
export const astarLater = (
  request: AstarOptions,
  watch?: Pick<Watch, 'signal'>,
): Promise<Uint32Array | null> => callLater('astar', [request], watch);

/** Where only a part of the module is loaded, the whole of it comes first. */
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
