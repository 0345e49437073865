/** Carving that does not hold up the page: in a worker, or in portions between frames. */
import { asked, carved } from './carving.js';
import { call, compiled, glue } from './module.js';
import { carveAside } from './carve-aside.js';

/** @typedef {import('./carving.js').ChiselOptions} ChiselOptions */
/** @typedef {ReturnType<typeof asked>} Request */

/**
 * @typedef {object} Watch
 * @property {(share: number) => void} [onProgress] told a rising share from 0 to 1, at most every 50 ms, at the end 1
 * @property {AbortSignal} [signal] gives up: the promise is rejected with the signal's reason
 */

/** In milliseconds: what the page can spare of a frame, and how often it is told. */
const PORTION = 8;
const NEWS = 50;

/**
 * `chisel` for large grids: the same result, while the page goes on. It works in a worker; where the page's policy or
 * the platform has none, in portions. Where walls part the terminals the result is null.
 * @param {ChiselOptions} request
 * @param {Watch} [watch]
 * @returns {Promise<import('./carving.js').Carving | null>}
 */
export async function chiselLater(request, { onProgress = () => {}, signal } = {}) {
  signal?.throwIfAborted();
  const wanted = call(() => asked(request));
  let told = 0;
  /** @param {number} share */
  const tell = (share) => {
    if (share > told) onProgress((told = share));
  };
  const list = await (aside(wanted, tell, signal) ?? inPortions(wanted, tell, signal)).catch((cause) => {
    signal?.throwIfAborted();
    // What went wrong in a worker is tried again here, where a refusal finds its words.
    if (cause !== ASIDE) throw cause;
    return inPortions(wanted, tell, signal);
  });
  tell(1);
  return carved(list);
}

/** The worker could not do it. */
const ASIDE = Symbol('aside');

/**
 * @param {Request} wanted
 * @param {(share: number) => void} tell
 * @param {AbortSignal} [signal]
 * @returns {Promise<Uint32Array | null> | null} null: there are no workers here
 */
function aside(wanted, tell, signal) {
  if (typeof Worker !== 'function' || typeof Blob !== 'function') return null;
  const text = new Blob([`(${carveAside})()`], { type: 'text/javascript' });
  const address = URL.createObjectURL(text);
  /** @type {Worker | undefined} */
  let worker;
  /** @type {() => void} */
  let giveUp;
  const found = new Promise((resolve, reject) => {
    worker = new Worker(address);
    worker.onmessage = ({ data }) => (typeof data === 'number' ? tell(data) : resolve(data));
    worker.onerror = (event) => {
      event.preventDefault();
      reject(ASIDE);
    };
    giveUp = () => reject(signal?.reason);
    signal?.addEventListener('abort', giveUp);
    worker.postMessage([compiled(), NEWS, wanted]);
  }).catch((cause) => {
    throw signal?.aborted ? cause : ASIDE;
  });
  return found.finally(() => {
    worker?.terminate();
    URL.revokeObjectURL(address);
    signal?.removeEventListener('abort', giveUp);
  });
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
  for (let portion = 256; ;) {
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
