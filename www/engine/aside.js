/** Work beside the page: one call of the compiled module in a worker of its own. */
import { compiled } from './module.js';
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

/**
 * @param {Call} call
 * @param {Request} request
 * @param {(share: number) => void} tell
 * @param {AbortSignal} [signal]
 * @returns {Promise<Uint32Array | null> | null} null: there are no workers here
 */
export function aside(call, request, tell, signal) {
  if (typeof Worker !== 'function' || typeof Blob !== 'function') return null;
  const text = new Blob([`(${workAside})()`], { type: 'text/javascript' });
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
    worker.postMessage([compiled(), NEWS, call, request]);
  }).catch((cause) => {
    throw signal?.aborted ? cause : ASIDE;
  });
  return found.finally(() => {
    worker?.terminate();
    URL.revokeObjectURL(address);
    signal?.removeEventListener('abort', giveUp);
  });
}
