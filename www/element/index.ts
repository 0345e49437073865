/** Defines `<meander-path>` and the elements of sentences. A second copy of the script is harmless. */
import { MeanderPath } from './meander-path.ts';

if (globalThis.customElements && !customElements.get('meander-path'))
  customElements.define('meander-path', MeanderPath);

/** Until its element comes, a word of a sentence is the text that its author wrote. */
const defineSentences = async () => (await import('../sentences/sentences.ts')).defineSentences();
const SENTENCES = 'meander-number, meander-choice, meander-output, meander-word';

if (globalThis.document) {
  // A script may still add some: on a page without any they come after everything else.
  const isNeeded = document.readyState === 'complete' || document.body?.querySelector(SENTENCES);
  if (isNeeded) void defineSentences();
  else addEventListener('load', defineSentences, { once: true });
}

export { MeanderPath };
