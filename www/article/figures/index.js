/** The article's own figures: what is not a source of `<meander-path>`. */
import { CornersFigure } from './corners-figure.js';
import { SimplifyFigure } from './simplify-figure.js';
import { TurnsFigure } from './turns-figure.js';

customElements.define('corners-figure', CornersFigure);
customElements.define('simplify-figure', SimplifyFigure);
customElements.define('turns-figure', TurnsFigure);
