/** The program of a worker: one call of the compiled module, which it is handed. */
import { factsOf } from '../errors.js';
import * as glue from '../glue/meander.js';
import { CALLS, inPortions } from './work.js';
import { use, wasm } from './module.js';

/** Where messages come and go: Node's threads have a port. @type {any} */
const scope =
  'postMessage' in globalThis ? globalThis : process.getBuiltinModule('node:worker_threads').parentPort;

/** @param {unknown} message @param {Transferable[]} [transfer] */
const post = (message, transfer) => scope.postMessage(message, transfer);

/** @param {MessageEvent<import('./aside.js').Message>} event */
scope.onmessage = ({ data: [module, interval, name, request] }) => {
  glue.initSync({ module });
  use(glue, module, true);
  if (name === 'call') return answer(...request);
  const found = name === 'carve' ? carve(request, interval) : wasm.astar(...request);
  post(found ?? null, found ? [found.buffer] : []);
};

/**
 * Makes a call by its name, and posts what it gives or why it is refused: the page need not try it, too.
 * @param {keyof import('./work.js').Calls} name @param {any[]} args
 */
function answer(name, args) {
  try {
    const result = /** @type {any} */ (CALLS[name])(...args);
    const lists = ArrayBuffer.isView(result) ? [result] : Object.values(Object(result));
    post(
      { result },
      lists.filter(ArrayBuffer.isView).map(({ buffer }) => buffer),
    );
  } catch (error) {
    post({ refused: factsOf(error) });
  }
}

/**
 * @param {import('./carving.js').FittingRequest} request
 * @param {number} interval milliseconds from one report to the next
 */
function carve([length, ...request], interval) {
  const job = new wasm.CarvingRequest(...request).job(length);
  const advance = inPortions((portion) => job.advance(portion));
  while (!advance(interval)) post(job.progress);
  return job.finish();
}
