/** Defines `<meander-path>` and the elements of sentences. A second copy of the script is harmless. */
import { checked } from '../engine/load.js';
import { MeanderPath } from './meander-path.ts';

const SENTENCES = 'meander-number, meander-choice, meander-output, meander-word';

export function define() {
  if (globalThis.customElements && !customElements.get('meander-path'))
    customElements.define('meander-path', MeanderPath);
  if (!globalThis.document) return;
  // A script may still add some: on a page without any they come after everything else.
  const isNeeded = document.readyState === 'complete' || document.body?.querySelector(SENTENCES);
  if (isNeeded) void defineSentences();
  else addEventListener('load', defineSentences, { once: true });
}

/** Until its element comes, a word of a sentence is the text that its author wrote. */
async function defineSentences() {
  await checked('sentences');
  const { defineSentences: defineThem } = await import('../sentences/sentences.ts');
  await defineThem();
}
