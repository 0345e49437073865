/** Makes elements of the article's own figures. */
import { CurveAdvice } from './advice.ts';
import { DRAWINGS } from './drawings.ts';
import { define } from './drawn-figure.ts';

for (const [name, Made] of Object.entries(DRAWINGS)) define(name, Made);
customElements.define('curve-advice', CurveAdvice);
