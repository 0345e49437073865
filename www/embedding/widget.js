/** The element for the loader: it is defined once the compiled module is there, so that until then the poster stays. */
import { MeanderPath } from '../old/element/meander-path.js';
import { readyForFigure } from '../engine/figure-module.js';
import { languageAt } from '../old/figure/language.js';
import { defineSentences } from '../old/sentences/index.js';
import { fetchWords } from '../old/words/built-in.js';

const NAME = 'meander-path';

// The words come while the module does.
for (const figure of document.querySelectorAll(NAME)) fetchWords(languageAt(figure));

/** @param {Response} module */
export async function start(module) {
  await readyForFigure(module);
  if (!customElements.get(NAME)) customElements.define(NAME, MeanderPath);
  defineSentences();
}
