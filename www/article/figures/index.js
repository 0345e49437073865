/** The article's own figures: what is not a source of `<meander-path>`. */
import { COMPANIONS } from './companions.js';
import { CurveAdvice } from './curve-advice.js';
import { defineFigure } from './drawn-figure.js';
import { DRAWN } from './drawn.js';
import { FieldFigure } from './field-figure.js';

for (const [name, Figure] of Object.entries(COMPANIONS)) customElements.define(name, Figure);
for (const [name, Figure] of Object.entries(DRAWN)) defineFigure(name, Figure);
customElements.define('curve-advice', CurveAdvice);
customElements.define('field-figure', FieldFigure);
