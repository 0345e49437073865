/** For the self-contained file: includes the worker and the whole module, which the build compresses. */
import packed from '../glue/meander.wasm.gz?inline';
import Program from './worker.ts?worker&inline';

/** Figures here start with the whole module. */
export { ready as readyForFigure } from './load.ts';

export async function meander() {
  const letters = atob(packed.slice(packed.indexOf(',') + 1));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).arrayBuffer();
}

export const startWorker = async () => new Program();
