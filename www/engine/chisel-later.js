/** Carving and routes that do not hold up the page: in a worker, or in portions between frames. */
import { ASIDE, NEWS, aside } from './aside.js';
import { asked, carved } from './carving.js';
import { astar, searched } from './routes.js';
import { call, glue, params, ready } from './module.js';
import { badArgument } from '../errors.js';

/** @typedef {import('./carving.js').ChiselOptions} ChiselOptions */
/** @typedef {import('./routes.js').RouteOptions} RouteOptions */
/** @typedef {ReturnType<typeof asked>} Request */

/**
 * @typedef {object} Watch
 * @property {(share: number) => void} [onProgress] told a rising share from 0 to 1, at most every 50 ms, at the end 1
 * @property {AbortSignal} [signal] gives up: the promise is rejected with the signal's reason
 */

/** In milliseconds: what the page can spare of a frame. */
const PORTION = 8;

/**
 * `chisel` for large grids: the same result, while the page goes on. It works in a worker; where the page's policy or
 * the platform has none, in portions. Where walls part the terminals the result is null.
 * @param {ChiselOptions} request
 * @param {Watch} [watch]
 * @returns {Promise<import('./carving.js').Carving | null>}
 */
export async function chiselLater(request, watch) {
  const { onProgress = () => {}, signal } = await begin(watch);
  const wanted = call(() => asked(request));
  let told = 0;
  /** @param {number} share */
  const tell = (share) => {
    if (share > told) onProgress((told = share));
  };
  const list = await (aside('carve', wanted, tell, signal) ?? inPortions(wanted, tell, signal)).catch(
    (cause) => {
      signal?.throwIfAborted();
      // What went wrong in a worker is tried again here, where a refusal finds its words.
      if (cause !== ASIDE) throw cause;
      return inPortions(wanted, tell, signal);
    },
  );
  tell(1);
  return carved(list);
}

/**
 * `astar` for large grids: the same route, found in a worker; where there is none, in the page.
 * @param {RouteOptions} request
 * @param {Pick<Watch, 'signal'>} [watch]
 * @returns {Promise<Uint32Array | null>}
 */
export async function astarLater(request, watch) {
  const { signal } = await begin(watch);
  const [width, height, walls, ends, neighborhood, seed, costs] = call(() => searched(request));
  // A seed that may be missing goes as two numbers.
  const wanted = [width, height, walls, ends, neighborhood, Number(seed !== undefined), seed ?? 0, costs];
  return (aside('astar', wanted, () => {}, signal) ?? Promise.reject(ASIDE)).catch((cause) => {
    signal?.throwIfAborted();
    if (cause !== ASIDE) throw cause;
    return astar(request);
  });
}

/** Where only a part of the module is loaded, the whole of it comes first. @param {Watch} [watch] */
async function begin(watch = {}) {
  params();
  if (Object(watch) !== watch) throw badArgument('watch', watch, 'an object');
  const { onProgress, signal } = watch;
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw badArgument('onProgress', onProgress, 'a function');
  if (signal && !signal.throwIfAborted) throw badArgument('signal', signal, 'an AbortSignal');
  signal?.throwIfAborted();
  await ready();
  signal?.throwIfAborted();
  return watch;
}

/**
 * @param {Request} wanted
 * @param {(share: number) => void} tell
 * @param {AbortSignal} [signal]
 * @returns {Promise<Uint32Array | undefined>}
 */
async function inPortions(wanted, tell, signal) {
  const job = call(() => new glue.CarvingJob(...wanted));
  let news = performance.now();
  for (let portion = 16; ;) {
    const start = performance.now();
    if (job.advance(portion)) return job.finish();
    const now = performance.now();
    portion = Math.max(1, Math.round(portion * Math.min(4, PORTION / (now - start || 1))));
    if (now - news >= NEWS) {
      news = now;
      tell(job.progress);
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (!signal?.aborted) continue;
    job.free();
    throw signal.reason;
  }
}
