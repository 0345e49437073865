/** Finds the whole module and the worker's program in files beside this one. The self-contained file uses `alone.ts`. */
import { hashOf } from './load.ts';
import { Thread } from './threads.ts';

// A function, because some bundles lack `import.meta.url`. `no-inline` stops Vite from embedding the module in libraries.
export function meander() {
  return new URL('../glue/meander.wasm?no-inline', import.meta.url);
}

export async function startWorker(): Promise<Worker> {
  /** Only returns the address: bundlers look for `new Worker(new URL(…))` and put their own address there. */
  const Worker = class {
    constructor(file: URL, options: WorkerOptions) {
      return { file, options };
    }
  };
  const found = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { file, options } = found as { file: URL; options: WorkerOptions };
  const { location } = globalThis;
  // Outside of pages, an idle worker of Bun or Deno would keep the program running.
  const Started = (globalThis.document && globalThis.Worker) ?? Thread;
  if (!location || file.origin === location.origin) return new Started(file, options);
  // Browsers refuse a worker from another origin, so start it from a blob.
  const answer = await fetch(file, { integrity: hashOf(file) });
  return new globalThis.Worker(URL.createObjectURL(await answer.blob()), options);
}
