/** Work beside the page: one call of the compiled module in a worker of its own. */
import { compiled } from './module.js';
import { startFile } from './worker-source.js';
import { workAside } from './worker.js';

/**
 * @typedef {'carve' | 'astar'} Call
 * @typedef {(number | Uint32Array | Float64Array | undefined)[]} Request
 * @typedef {[module: WebAssembly.Module, news: number, call: Call, request: Request]} Message
 */

/** In milliseconds: how often the page is told. */
export const NEWS = 50;

/** The worker could not do it. */
export const ASIDE = Symbol('aside');
/** There was no worker at all. */
const NOT_STARTED = Symbol('not started');

/**
 * @param {Call} call
 * @param {Request} request
 * @param {(share: number) => void} tell
 * @param {AbortSignal} [signal]
 * @returns {Promise<Uint32Array | null> | null} null: there are no workers here
 */
export function aside(call, request, tell, signal) {
  if (typeof Worker !== 'function' || typeof Blob !== 'function') return null;
  /** @type {Message} */
  const message = [/** @type {WebAssembly.Module} */ (compiled()), NEWS, call, request];
  return run(startFile ?? startText, message, tell, signal)
    .catch((cause) => {
      // Where a build left the file out its text may do.
      if (cause !== NOT_STARTED || !startFile) throw cause;
      return run(startText, message, tell, signal);
    })
    .catch((cause) => {
      throw signal?.aborted ? cause : ASIDE;
    });
}

/** A worker of the text of one function, which needs no file. */
function startText() {
  const text = new Blob([`(${workAside})()`], { type: 'text/javascript' });
  const address = URL.createObjectURL(text);
  const worker = new Worker(address);
  return Object.assign(worker, { forget: () => URL.revokeObjectURL(address) });
}

/**
 * @param {() => Worker & { forget?: () => void }} start
 * @param {Message} message
 * @param {(share: number) => void} tell
 * @param {AbortSignal} [signal]
 * @returns {Promise<Uint32Array | null>}
 */
function run(start, message, tell, signal) {
  /** @type {ReturnType<typeof start> | undefined} */
  let worker;
  /** @type {() => void} */
  let giveUp;
  const found = new Promise((resolve, reject) => {
    try {
      worker = start();
    } catch {
      return reject(NOT_STARTED);
    }
    worker.onmessage = ({ data }) => (typeof data === 'number' ? tell(data) : resolve(data));
    worker.onerror = (event) => {
      event.preventDefault();
      // What went wrong while it ran has words.
      reject(event.message ? ASIDE : NOT_STARTED);
    };
    giveUp = () => reject(signal?.reason);
    signal?.addEventListener('abort', giveUp);
    worker.postMessage(message);
  });
  return found.finally(() => {
    worker?.terminate();
    worker?.forget?.();
    signal?.removeEventListener('abort', giveUp);
  });
}
