/** The figures that make their parts in a document, by their names. */
import { CornersFigure } from './corners-figure.js';
import { HeadingPlot } from './heading-plot.js';
import { HumpFigure } from './hump-figure.js';
import { SimplifyFigure } from './simplify-figure.js';
import { SplineFigure } from './spline-figure.js';
import { TurnsFigure } from './turns-figure.js';
import { WitnessFigure } from './witness-figure.js';

export const COMPANIONS = Object.freeze({
  'corners-figure': CornersFigure,
  'heading-plot': HeadingPlot,
  'hump-figure': HumpFigure,
  'simplify-figure': SimplifyFigure,
  'spline-figure': SplineFigure,
  'turns-figure': TurnsFigure,
  'witness-figure': WitnessFigure,
});
