/** Makes elements of the article's own figures. */
import { breather } from '../../element/signal-element.ts';
import { CurveAdvice } from './advice.ts';
import { DRAWINGS } from './drawings.ts';
import { define } from './drawn-figure.ts';

customElements.define('curve-advice', CurveAdvice);
for (const [name, Made] of Object.entries(DRAWINGS)) {
  define(name, Made);
  await breather();
}
