/** Makes elements of the article's own figures. */
import type { MeanderPath } from '../../element/meander-path.ts';
import { CurveAdvice } from './advice.ts';
import { DRAWINGS } from './drawings.ts';
import { define, type DrawnFigure } from './drawn-figure.ts';
import type { Headings } from './headings.ts';

for (const [name, Made] of Object.entries(DRAWINGS)) define(name, Made);
customElements.define('curve-advice', CurveAdvice);
for (const plot of document.querySelectorAll<DrawnFigure>('heading-plot')) {
  const figure = document.getElementById(plot.getAttribute('figure')!) as MeanderPath;
  (plot.drawing as Headings).figure.value = figure.figure;
}

/** The names of all, and of those that lend their handles to keys. */
export const DRAWN = Object.keys(DRAWINGS);
export const HANDLED = DRAWN.filter((name) => DRAWINGS[name].prototype.move);
