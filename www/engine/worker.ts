/** The program of a worker: receives the compiled module and a call, and posts the result. */
import { factsOf } from '../errors.ts';
import * as glue from '../glue/meander.js';
import { CALLS, INTERVAL, inPortions, type Calls } from './work.ts';
import { use, wasm } from './module.ts';
import type { Message } from './aside.ts';
import type { FittingRequest } from './carving.ts';

/** Sends and receives messages: a port in Node, Bun and Deno, the global scope in browsers. */
const scope: any = globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort ?? globalThis;

const post = (message: unknown, transfer?: Transferable[]) => scope.postMessage(message, transfer);

scope.onmessage = ({ data: [module, name, request] }: MessageEvent<Message>) => {
  glue.initSync({ module });
  use(glue, module, true);
  if (name === 'call') return answer(...request);
  const found = carve(request);
  post(found ?? null, found ? [found.buffer] : []);
};

/** Calls a function by its name and posts its result or its error, so that the page need not repeat a failed call. */
function answer(name: keyof Calls, args: any[]) {
  try {
    const result = (CALLS[name] as any)(...args);
    const lists = ArrayBuffer.isView(result) ? [result] : Object.values(Object(result));
    post(
      { result },
      lists.filter(ArrayBuffer.isView).map(({ buffer }) => buffer),
    );
  } catch (error) {
    post({ refused: factsOf(error) });
  }
}

function carve([length, ...request]: FittingRequest) {
  const job = new wasm.CarvingRequest(...request).job(length);
  const advance = inPortions((portion) => job.advance(portion));
  while (!advance(INTERVAL)) post(job.progress);
  return job.finish();
}
