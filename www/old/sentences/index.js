import { MeanderChoice } from './meander-choice.js';
import { MeanderNumber } from './meander-number.js';
import { MeanderOutput } from './meander-output.js';
import { MeanderWord } from './meander-word.js';

const ELEMENTS = Object.freeze({
  'meander-number': MeanderNumber,
  'meander-choice': MeanderChoice,
  'meander-output': MeanderOutput,
  'meander-word': MeanderWord,
});

/** Makes the elements of sentences known where there is a page, unless another copy has. */
export function defineSentences() {
  for (const [name, element] of Object.entries(ELEMENTS))
    if (globalThis.customElements && !customElements.get(name)) customElements.define(name, element);
}

export { MeanderChoice, MeanderNumber, MeanderOutput, MeanderWord };
