/** Where the whole module and the program of workers are. The file that works alone has others: `alone.ts`. */
import { hashOf } from './load.ts';
import { Thread } from './threads.ts';

// Asked for when it is needed: not every bundle says where it is. Vite would write the module into the libraries it builds.
export function meander() {
  return new URL('../glue/meander.wasm?no-inline', import.meta.url);
}

export async function startWorker(): Promise<Worker> {
  /** Bundlers look for the words below, which say where they put the file. */
  const Worker = class {
    constructor(file: URL, options: WorkerOptions) {
      return { file, options };
    }
  };
  const found = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { file, options } = found as { file: URL; options: WorkerOptions };
  const { location } = globalThis;
  const Started = globalThis.Worker ?? Thread;
  if (!location || file.origin === location.origin) {
    const worker = new Started(file, options);
    // In Bun, a worker without work would keep the program running.
    if ('unref' in worker) (worker.unref as () => void)();
    return worker;
  }
  // A worker's file may not be of another host.
  const answer = await fetch(file, { integrity: hashOf(file) });
  return new globalThis.Worker(URL.createObjectURL(await answer.blob()), options);
}
