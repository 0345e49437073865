import {
  defineSentences,
  MeanderChoice,
  MeanderNumber,
  MeanderOutput,
  MeanderWord,
} from '../sentences/index.js';
import { MeanderPath } from './meander-path.js';

const NAME = 'meander-path';

if (globalThis.customElements && !customElements.get(NAME)) customElements.define(NAME, MeanderPath);
defineSentences();

export { MeanderChoice, MeanderNumber, MeanderOutput, MeanderPath, MeanderWord };
