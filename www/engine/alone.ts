/** The self-contained file holds the whole module, compressed by the build and unpacked by the platform, and its workers. */
import packed from '../glue/meander.wasm.gz?inline';
import Program from './worker.ts?worker&inline';

/** There is one module, and a figure begins with it. */
export { ready as readyForFigure } from './load.ts';

export async function meander() {
  const letters = atob(packed.slice(packed.indexOf(',') + 1));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).arrayBuffer();
}

export const startWorker = () => new Program();
