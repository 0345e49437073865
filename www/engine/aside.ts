/** Work beside the page: calls of the compiled module in a pool of workers. */
import { MeanderError } from '../errors.ts';
import { compiledModule } from './module.ts';
import { processors } from './threads.ts';
import { startWorker } from './beside.ts';
import type { FittingRequest } from './carving.ts';
import type { Calls } from './work.ts';

type Call =
  | [name: 'carve', request: FittingRequest]
  | [name: 'call', request: [name: keyof Calls, args: unknown[]]];
export type Message = [module: WebAssembly.Module, interval: number, ...Call];

/** In milliseconds: how often the page is told how far the work is. */
export const INTERVAL = 50;
/** A worker that was not heard of for so many seconds is given up; only a carving says something on its way. */
const PATIENCE = { carve: 20, call: 120 };

/**
 * @param tell what it throws is thrown here
 * @returns what the module gave; null: no worker could do it, and the page has to
 * @throws {MeanderError} `TimedOut`: it would take the page too long as well
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

const idle: Worker[] = [];
let busy = 0;
/** Calls for which no worker is free, in order. */
const waiting = new Set<() => void>();

/** One processor is the page's. */
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

async function answerOf(
  worker: Worker,
  message: Message,
  tell: (share: number) => void,
  signal?: AbortSignal,
): ReturnType<typeof aside> {
  const patience = PATIENCE[message[2]];
  let silent = 0;
  let watch: ReturnType<typeof setInterval> | undefined;
  // The signal may be there for much longer than this call.
  const answered = new AbortController();
  const answer: ReturnType<typeof aside> = new Promise((resolve, reject) => {
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
