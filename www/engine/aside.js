/** Work beside the page: calls of the compiled module in a pool of workers. */
import { MeanderError } from '../errors.js';
import { compiledModule } from './module.js';
import { processors } from './threads.js';
import { startWorker } from './beside.js';

/**
 * @typedef {import('./carving.js').FittingRequest} CarvingRequest
 * @typedef {import('./routes.js').Request} RouteRequest
 * @typedef {[name: 'carve', request: CarvingRequest] | [name: 'astar', request: RouteRequest] |
 *   [name: 'call', request: [name: keyof import('./work.js').Calls, args: unknown[]]]} Call
 * @typedef {[module: WebAssembly.Module, interval: number, ...Call]} Message
 */

/** In milliseconds: how often the page is told how far the work is. */
export const INTERVAL = 50;
/** A worker that was not heard of for so many seconds is given up; only a carving says something on its way. */
const PATIENCE = { carve: 20, astar: 120, call: 120 };

/**
 * @param {Call} call
 * @param {(share: number) => void} tell what it throws is thrown here
 * @param {AbortSignal} [signal]
 * @returns {Promise<{ found: any } | null>} what the module gave; null: no worker could do it, and the page has to
 * @throws {MeanderError} `TimedOut`: it would take the page too long as well
 */
export async function aside(call, tell, signal) {
  const module = compiledModule();
  if (inWorker() || !module) return null;
  await enter(signal);
  /** @type {Worker | null | undefined} */
  let worker;
  let isSound = false;
  try {
    worker = idle.pop() ?? (await workerOrNull());
    signal?.throwIfAborted();
    const answer = worker && (await answerOf(worker, [module, INTERVAL, ...call], tell, signal));
    isSound = answer !== null;
    return answer;
  } finally {
    // One that failed, or still works at what nobody waits for, ends; others keep what they have compiled.
    if (worker && isSound) idle.push(worker);
    else worker?.terminate();
    leave();
  }
}

/** Workers without work. @type {Worker[]} */
const idle = [];
/** How many work. */
let busy = 0;
/** Calls for which no worker is free, in order. @type {Set<() => void>} */
const waiting = new Set();

/** One processor is the page's. */
const most = () => Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? processors()) - 1);

/**
 * Waits until a worker may work, and counts it as busy.
 * @param {AbortSignal} [signal]
 */
async function enter(signal) {
  if (busy < most()) {
    busy += 1;
    return;
  }
  /** @type {() => void} */
  let giveUp = () => {};
  /** @type {() => void} */
  let go = () => {};
  /** @type {Promise<void>} */
  const free = new Promise((resolve, reject) => {
    [go, giveUp] = [resolve, () => waiting.delete(go) && reject(signal?.reason)];
  });
  waiting.add(go);
  signal?.addEventListener('abort', giveUp);
  await free.finally(() => signal?.removeEventListener('abort', giveUp));
}

/** Lets the next call have the place. */
function leave() {
  const [next] = waiting;
  waiting.delete(next);
  if (next) next();
  else busy -= 1;
}

/** Firefox stops a worker for good that has started workers a few times; and it holds up no page. */
function inWorker() {
  const Scope = Reflect.get(globalThis, 'WorkerGlobalScope');
  return typeof Scope === 'function' && globalThis instanceof Scope;
}

/** Null where a policy forbids it, or the platform has none. */
async function workerOrNull() {
  try {
    return await startWorker();
  } catch {
    return null;
  }
}

/**
 * @param {Worker} worker @param {Message} message @param {(share: number) => void} tell @param {AbortSignal} [signal]
 * @returns {ReturnType<typeof aside>}
 */
async function answerOf(worker, message, tell, signal) {
  const patience = PATIENCE[message[2]];
  let silent = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let watch;
  // The signal may be there for much longer than this call.
  const answered = new AbortController();
  /** @type {ReturnType<typeof aside>} */
  const answer = new Promise((resolve, reject) => {
    // Counted, not measured: while a computer sleeps no tick comes, however long that is.
    watch = setInterval(() => {
      silent += 1;
      if (silent > patience)
        reject(new MeanderError('TimedOut', `the worker has not answered for ${patience} seconds`));
    }, 1000);
    worker.onmessage = ({ data }) => {
      silent = 0;
      try {
        if (typeof data === 'number') tell(data);
        else resolve({ found: data });
      } catch (thrown) {
        reject(thrown);
      }
    };
    worker.onmessageerror = () => resolve(null);
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(null);
    };
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: answered.signal });
    try {
      worker.postMessage(message);
    } catch {
      resolve(null);
    }
  });
  try {
    return await answer;
  } finally {
    clearInterval(watch);
    answered.abort();
  }
}
