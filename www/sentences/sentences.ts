/** The elements of sentences about a figure. */
import { MeanderChoice } from './choice.ts';
import { MeanderNumber, MeanderOutput } from './number.ts';
import { MeanderWord } from './word.ts';

export const ELEMENTS = {
  'meander-number': MeanderNumber,
  'meander-choice': MeanderChoice,
  'meander-output': MeanderOutput,
  'meander-word': MeanderWord,
};

/** Defines the elements in a browser, unless another copy of the script has, each in a task of its own. */
export async function defineSentences() {
  for (const [name, element] of Object.entries(ELEMENTS)) {
    if (globalThis.customElements && !customElements.get(name)) customElements.define(name, element);
    await new Promise((done) => setTimeout(done));
  }
}
