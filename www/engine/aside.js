/** Work beside the page: one call of the compiled module in a worker of its own. */
import { compiledModule } from './module.js';
import { startWorker } from './worker-source.js';

/**
 * @typedef {import('./carving.js').Request} CarvingRequest
 * @typedef {import('./routes.js').Request} RouteRequest
 * @typedef {[name: 'carve', request: CarvingRequest] | [name: 'astar', request: RouteRequest]} Call
 * @typedef {[module: WebAssembly.Module, interval: number, ...Call]} Message
 */

/** In milliseconds: how often the page is told how far the work is. */
export const INTERVAL = 50;

/**
 * @param {Call} call
 * @param {(share: number) => void} tell
 * @param {AbortSignal} [signal]
 * @returns {Promise<{ found: Uint32Array | null } | null>} null: no worker could do it, and the page has to
 */
export async function aside(call, tell, signal) {
  const module = compiledModule();
  if (typeof Worker !== 'function' || inWorker() || !module) return null;
  /** @type {Worker | undefined} */
  let worker;
  try {
    const started = (worker = await startWorker());
    return { found: await answerOf(started, [module, INTERVAL, ...call], tell, signal) };
  } catch {
    signal?.throwIfAborted();
    return null;
  } finally {
    worker?.terminate();
  }
}

/** Firefox stops a worker for good that has started workers a few times; and it holds up no page. */
function inWorker() {
  const Scope = Reflect.get(globalThis, 'WorkerGlobalScope');
  return typeof Scope === 'function' && globalThis instanceof Scope;
}

/**
 * @param {Worker} worker
 * @param {Message} message
 * @param {(share: number) => void} tell
 * @param {AbortSignal} [signal]
 * @returns {Promise<Uint32Array | null>}
 */
function answerOf(worker, message, tell, signal) {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (typeof data === 'number' ? tell(data) : resolve(data));
    worker.onerror = (event) => {
      event.preventDefault();
      reject(event);
    };
    signal?.addEventListener('abort', reject, { once: true });
    signal?.throwIfAborted();
    worker.postMessage(message);
  });
}
