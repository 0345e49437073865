/** Defines `<meander-path>` and the elements of sentences. A second copy of the script is harmless. */
import { readyForFigure } from '../engine/figure-module.ts';
import { checked, trust, type Loader } from '../engine/load.ts';
import { MeanderPath } from './meander-path.ts';

const SENTENCES = 'meander-number, meander-choice, meander-output, meander-word';

export function define() {
  if (globalThis.customElements && !customElements.get('meander-path'))
    customElements.define('meander-path', MeanderPath);
  if (!globalThis.document) return;
  // Scripts may still add sentence elements, so a page without any defines them after it has loaded.
  const isNeeded = document.readyState === 'complete' || document.body?.querySelector(SENTENCES);
  if (isNeeded) void defineSentences();
  else addEventListener('load', defineSentences, { once: true });
}

/** For the loader: defines the element once its module has loaded, so that the poster stays until then. */
export async function start(loader: Loader, module: Response) {
  trust(loader);
  await readyForFigure(module);
  define();
}

/** Until this has run, sentences show the text that their author wrote. */
async function defineSentences() {
  await checked('sentences');
  const { defineSentences: defineThem } = await import('../sentences/sentences.ts');
  await defineThem();
}
