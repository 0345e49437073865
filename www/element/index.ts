/** Defines `<meander-path>` and the elements of sentences. A second copy of the script is harmless. */
import { defineSentences } from '../sentences/index.ts';
import { MeanderPath } from './meander-path.ts';

if (globalThis.customElements && !customElements.get('meander-path'))
  customElements.define('meander-path', MeanderPath);
defineSentences();

export { MeanderPath };
