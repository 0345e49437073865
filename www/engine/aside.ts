/** Calls the compiled module in a pool of workers. */
import { MeanderError } from '../errors.ts';
import { compiledModule } from './module.ts';
import { processors } from './threads.ts';
import { startWorker } from './beside.ts';
import type { FittingRequest } from './carving.ts';
import type { Calls } from './work.ts';

type Call =
  | [name: 'carve', request: FittingRequest]
  | [name: 'call', request: [name: keyof Calls, args: unknown[]]];
export type Message = [module: WebAssembly.Module, ...Call];

/** Seconds of silence after which the caller gives up on a worker. Only carving reports progress. */
const PATIENCE = { carve: 20, call: 120 };

/**
 * @param tell receives progress; if it throws, the promise rejects with that error
 * @returns the module's result; null if no worker could run the call and the page has to
 * @throws {MeanderError} `TimedOut` after too long a silence: the page would not be any faster
 */
export async function aside(
  call: Call,
  tell: (share: number) => void,
  signal?: AbortSignal,
): Promise<{ found: any } | null> {
  const module = compiledModule();
  if (inWorker() || !module) return null;
  await enter(signal);
  let worker: Worker | null | undefined;
  let isSound = false;
  try {
    // Null if a policy forbids workers or the platform has none.
    worker = idle.pop() ?? (await startWorker().catch(() => null));
    signal?.throwIfAborted();
    const answer = worker && (await answerOf(worker, [module, ...call], tell, signal));
    isSound = answer !== null;
    return answer;
  } finally {
    // Keep the worker and its module for the next call, unless it failed or still works on a cancelled one.
    if (worker && isSound) idle.push(worker);
    else worker?.terminate();
    leave();
  }
}

const idle: Worker[] = [];
let busy = 0;
/** Calls that wait for a free worker, in order. */
const waiting = new Set<() => void>();

/** Leaves one processor to the page. */
const most = () => Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? processors()) - 1);

/** Waits until a worker may work, and counts it as busy. */
async function enter(signal?: AbortSignal) {
  if (busy < most()) {
    busy += 1;
    return;
  }
  let giveUp = () => {};
  let go = () => {};
  const free = new Promise<void>((resolve, reject) => {
    [go, giveUp] = [resolve, () => waiting.delete(go) && reject(signal?.reason)];
  });
  waiting.add(go);
  signal?.addEventListener('abort', giveUp);
  await free.finally(() => signal?.removeEventListener('abort', giveUp));
}

/** Lets the next call in the queue have the free worker. */
function leave() {
  const [next] = waiting;
  waiting.delete(next);
  if (next) next();
  else busy -= 1;
}

/** Workers start no further ones: Firefox stops a worker that keeps doing so, and a busy worker does not block the page. */
function inWorker() {
  const Scope = Reflect.get(globalThis, 'WorkerGlobalScope');
  return typeof Scope === 'function' && globalThis instanceof Scope;
}

async function answerOf(
  worker: Worker,
  message: Message,
  tell: (share: number) => void,
  signal?: AbortSignal,
): ReturnType<typeof aside> {
  const patience = PATIENCE[message[1]];
  let silent = 0;
  let watch: ReturnType<typeof setInterval> | undefined;
  // Removes the listener: the signal may outlive this call.
  const answered = new AbortController();
  const answer: ReturnType<typeof aside> = new Promise((resolve, reject) => {
    // Counts ticks instead of reading the clock, because a sleeping computer does not tick.
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
