/** Carving, routes and other calls that do not hold up the page: in a worker, or in portions between frames. */
import { badArgument, errorOf } from '../errors.js';
import { reading } from './arguments.js';
import { INTERVAL, aside } from './aside.js';
import { CALLS, inPortions } from './work.js';
import { carved, carvingRequest } from './carving.js';
import { Lent, lent, running, wasm } from './module.js';
import { ready } from './load.js';
import { astar, routeRequest } from './routes.js';
import { params } from './table.js';
import { checkOptions } from './validation.js';

/** @import { Calls } from './work.js' */
/** @import { Carving, ChiselOptions, FittedCarving, LengthOption } from './carving.js' */
/** @import { AstarOptions } from './routes.js' */

/**
 * @typedef {object} Watch
 * @property {(share: number) => void} [onProgress] told a rising share from 0 to 1, at most every 50 ms, at the end 1
 * @property {import('./load.js').Global<'AbortSignal'>} [signal] gives up: the promise is rejected with the
 *   signal's reason
 */

/** In milliseconds: what the page can spare of a frame. */
const SPARE = 8;

/**
 * `chisel` for large grids: the same result, while the page goes on. It works in a worker; where the page's policy or
 * the platform has none, in portions. Where walls part the terminals the result is null.
 * @overload @param {ChiselOptions & LengthOption} request @param {Watch} [watch]
 * @returns {Promise<FittedCarving | null>}
 */
/**
 * @overload @param {ChiselOptions & Partial<LengthOption>} request @param {Watch} [watch]
 * @returns {Promise<Carving | null>}
 */
/**
 * @param {ChiselOptions & Partial<LengthOption>} request @param {Watch} [watch]
 * @returns {Promise<Carving | null>}
 */
export async function chiselLater(request, watch) {
  const asked = reading('options', () => copyOf(request));
  const { onProgress, signal } = await begin(watch);
  const wanted = reading('options', () => carvingRequest(asked));
  let told = 0;
  /** @param {number} share */
  const tell = (share) => {
    if (share > told) onProgress((told = share));
  };
  const done = await aside(['carve', wanted], tell, signal);
  const found = done ? done.found : await carveHere(wanted, tell, signal);
  tell(1);
  return carved(found);
}

/**
 * `astar` for large grids: the same route, found in a worker; where there is none, in the page.
 * @param {AstarOptions} request @param {Pick<Watch, 'signal'>} [watch] @returns {Promise<Uint32Array | null>}
 */
export async function astarLater(request, watch) {
  const asked = reading('options', () => copyOf(request));
  const { signal } = await begin(watch);
  const wanted = reading('options', () => routeRequest(asked));
  const done = await aside(['astar', wanted], () => {}, signal);
  return done ? done.found : astar(asked);
}

/**
 * Any of some calls by its name: the same result, found in a worker; where there is none, in the page. For long lines and
 * long texts.
 * @template {keyof Calls} Name @param {Name} name
 * @param {Parameters<Calls[Name]>} args what it takes
 * @param {Pick<Watch, 'signal'>} [watch] @returns {Promise<ReturnType<Calls[Name]>>}
 */
export async function callLater(name, args, watch) {
  if (typeof name !== 'string' || !Object.hasOwn(CALLS, name))
    throw badArgument('name', name, `one of ${Object.keys(CALLS).join(', ')}`);
  const asked = reading('args', () => {
    if (!Array.isArray(args)) throw badArgument('args', args, 'a list');
    return structuredClone(args);
  });
  const { signal } = await begin(watch);
  const done = await aside(['call', [name, asked]], () => {}, signal);
  if (!done) return /** @type {any} */ (CALLS[name])(...asked);
  if (done.found.refused) throw errorOf(done.found.refused);
  return done.found.result;
}

/**
 * The caller may change what was asked for before the work begins.
 * @template {object} T @param {T} request @returns {T}
 */
function copyOf(request) {
  if (!request) return request;
  const pairs = Object.entries(request).map(([key, value]) => [key, copyOfList(value)]);
  return Object.fromEntries(pairs);
}

/** @param {any} value @returns {any} */
function copyOfList(value) {
  const copy = value?.slice ? value.slice() : value;
  // A graph is a list of lists.
  if (Array.isArray(copy) && typeof copy[0] === 'object') return Array.from(copy, copyOfList);
  return copy;
}

/** Where only a part of the module is loaded, the whole of it comes first. @param {Watch} [watch] */
async function begin(watch = {}) {
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

/**
 * @param {import('./carving.js').FittingRequest} request @param {(share: number) => void} tell
 * @param {import('./load.js').Global<'AbortSignal'>} [signal] @returns {Promise<Uint32Array | undefined>}
 */
async function carveHere([length, ...wanted], tell, signal) {
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
