/** The figures that are drawn when the page is built and kept up to date on the page, by the names of their elements. */
import { FloodFigure } from './flood-figure.js';
import { GrowthFigure } from './growth-figure.js';
import { HexesFigure } from './hexes-figure.js';
import { IslandFigure } from './island-figure.js';
import { LengthsFigure } from './lengths-figure.js';
import { RaceFigure } from './race-figure.js';

export const DRAWN = Object.freeze({
  'lengths-figure': LengthsFigure,
  'growth-figure': GrowthFigure,
  'flood-figure': FloodFigure,
  'race-figure': RaceFigure,
  'island-figure': IslandFigure,
  'hexes-figure': HexesFigure,
});
