/** The article's own figures: what is not a source of `<meander-path>`. */
import { CornersFigure } from './corners-figure.js';
import { CurveAdvice } from './curve-advice.js';
import { DrawnFigure } from './drawn-figure.js';
import { FieldFigure } from './field-figure.js';
import { FloodFigure } from './flood-figure.js';
import { GrowthFigure } from './growth-figure.js';
import { HeadingPlot } from './heading-plot.js';
import { HexesFigure } from './hexes-figure.js';
import { HumpFigure } from './hump-figure.js';
import { IslandFigure } from './island-figure.js';
import { LengthsFigure } from './lengths-figure.js';
import { RaceFigure } from './race-figure.js';
import { SimplifyFigure } from './simplify-figure.js';
import { SplineFigure } from './spline-figure.js';
import { TurnsFigure } from './turns-figure.js';
import { WaysFigure } from './ways-figure.js';
import { WitnessFigure } from './witness-figure.js';

/** Those that are one SVG, which the build draws as well, by the names of their elements. */
export const DRAWN = Object.freeze({
  'corners-figure': CornersFigure,
  'flood-figure': FloodFigure,
  'growth-figure': GrowthFigure,
  'heading-plot': HeadingPlot,
  'hexes-figure': HexesFigure,
  'hump-figure': HumpFigure,
  'island-figure': IslandFigure,
  'lengths-figure': LengthsFigure,
  'race-figure': RaceFigure,
  'simplify-figure': SimplifyFigure,
  'spline-figure': SplineFigure,
  'turns-figure': TurnsFigure,
  'ways-figure': WaysFigure,
  'witness-figure': WitnessFigure,
});

/** The names of those with handles. */
export const HANDLED = Object.entries(DRAWN)
  .filter(([, { prototype }]) => prototype.handles !== DrawnFigure.prototype.handles)
  .map(([name]) => name);

// The build has no elements.
if (globalThis.customElements) {
  for (const [name, Figure] of Object.entries(DRAWN)) Figure.define(name);
  customElements.define('curve-advice', CurveAdvice);
  customElements.define('field-figure', FieldFigure);
}
