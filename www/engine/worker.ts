/** The program of a worker: one call of the compiled module, which it is handed. */
import { factsOf } from '../errors.ts';
import * as glue from '../glue/meander.js';
import { CALLS, inPortions, type Calls } from './work.ts';
import { use, wasm } from './module.ts';
import type { Message } from './aside.ts';
import type { FittingRequest } from './carving.ts';

/** Where messages come and go: Node's threads have a port. */
const scope: any =
  'postMessage' in globalThis ? globalThis : process.getBuiltinModule('node:worker_threads').parentPort;

const post = (message: unknown, transfer?: Transferable[]) => scope.postMessage(message, transfer);

scope.onmessage = ({ data: [module, interval, name, request] }: MessageEvent<Message>) => {
  glue.initSync({ module });
  use(glue, module, true);
  if (name === 'call') return answer(...request);
  const found = carve(request, interval);
  post(found ?? null, found ? [found.buffer] : []);
};

/** Makes a call by its name, and posts what it gives or why it is refused: the page need not try it, too. */
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

/** @param interval milliseconds from one report to the next */
function carve([length, ...request]: FittingRequest, interval: number) {
  const job = new wasm.CarvingRequest(...request).job(length);
  const advance = inPortions((portion) => job.advance(portion));
  while (!advance(interval)) post(job.progress);
  return job.finish();
}
