/** The article's own figures: what is not a source of `<meander-path>`. */
import { CornersFigure } from './corners-figure.js';
import { CurveAdvice } from './curve-advice.js';
import { defineFigure } from './drawn-figure.js';
import { DRAWN } from './drawn.js';
import { FieldFigure } from './field-figure.js';
import { HeadingPlot } from './heading-plot.js';
import { HumpFigure } from './hump-figure.js';
import { SimplifyFigure } from './simplify-figure.js';
import { SplineFigure } from './spline-figure.js';
import { TurnsFigure } from './turns-figure.js';
import { WitnessFigure } from './witness-figure.js';

customElements.define('corners-figure', CornersFigure);
customElements.define('curve-advice', CurveAdvice);
customElements.define('heading-plot', HeadingPlot);
customElements.define('hump-figure', HumpFigure);
customElements.define('simplify-figure', SimplifyFigure);
customElements.define('spline-figure', SplineFigure);
customElements.define('turns-figure', TurnsFigure);
customElements.define('witness-figure', WitnessFigure);
for (const [name, Figure] of Object.entries(DRAWN)) defineFigure(name, Figure);
customElements.define('field-figure', FieldFigure);
