/** `<meander-figure>`: the figure that is being replaced, for those of the article that have not moved yet. */
import { defineSentences } from '../sentences/index.ts';
import { MeanderPath } from '../old/element/meander-path.js';

customElements.define('meander-figure', MeanderPath);
defineSentences();
