import { CURVES } from '../curves/registry.js';

/**
 * Colours by their names. A page overrides one by setting `--meander-<name>` on the element or above it.
 * @typedef {Readonly<Record<string, readonly [day: string, night: string, contrast: string]>>} Colours
 */

/** What a figure is drawn with; the last thirteen are those of the trail view. @type {Colours} */
export const COLOURS = Object.freeze({
  ink: ['#1d2327', '#e8e6e1', 'CanvasText'],
  paper: ['#faf8f4', '#14181c', 'Canvas'],
  quiet: ['#59605f', '#a3a7a6', 'CanvasText'],
  faint: ['#a5a49c', '#5d6469', 'GrayText'],
  rule: ['#dbd6cb', '#343b42', 'GrayText'],
  edge: ['#8b8a82', '#737b82', 'CanvasText'],
  wash: ['#ece8df', '#232a30', 'Canvas'],
  accent: ['#0072b2', '#63b3ed', 'Highlight'],
  ground: ['#efeae0', '#191e23', 'Canvas'],
  ghost: ['#e2dbcd', '#242b31', 'Canvas'],
  dot: ['#d8d2c4', '#2f373e', 'GrayText'],
  stone: ['#d6d0c2', '#343c43', 'Canvas'],
  joint: ['#bdb6a5', '#48525a', 'GrayText'],
  wall: ['#524f47', '#8f989e', 'GrayText'],
  crest: ['#6a665b', '#a3abb0', 'GrayText'],
  forced: ['#f3d3a2', '#5b4526', 'Mark'],
  witness: ['#b3d8e6', '#22586e', 'SelectedItem'],
  ...Object.fromEntries(CURVES.map(({ id, colours }) => [id, colours])),
  grass: ['#d9e0bd', '#232b22', 'Canvas'],
  meadow: ['#d0d9b1', '#273026', 'Canvas'],
  tuft: ['#aab885', '#3b4a37', 'GrayText'],
  stump: ['#ccd5ad', '#2d372c', 'Canvas'],
  flower: ['#fdfaf0', '#8d8f74', 'GrayText'],
  shade: ['#bcc698', '#1a201a', 'Canvas'],
  bush: ['#95a871', '#394c36', 'GrayText'],
  leaf: ['#a9ba85', '#465b41', 'Canvas'],
  rock: ['#b5b1a1', '#3d4347', 'GrayText'],
  facet: ['#c8c5b8', '#4d5458', 'Canvas'],
  road: ['#efdfba', '#6a5b44', 'Mark'],
  rut: ['#e2cc9e', '#7a6a50', 'Mark'],
  verge: ['#c4ab7a', '#3a3224', 'CanvasText'],
});

/** The colours as custom properties of a style sheet. */
export function declareColours() {
  const [day, night, contrast] = [0, 1, 2].map((column) =>
    Object.entries(COLOURS)
      .map(([name, tones]) => `--_${name}: var(--meander-${name}, ${tones[column]});`)
      .join(' '),
  );
  return `
.figure { ${day} }
.figure[data-theme='dark'] { ${night} }
@media (forced-colors: active) { .figure, .figure[data-theme] { ${contrast} } }
`;
}

/** Lines and points of swatches in the colours of their curves. */
export const declareSwatches = () =>
  CURVES.map(({ id }) => `.line.${id} { stroke: var(--_${id}); } .dot.${id} { fill: var(--_${id}); }`).join(
    '\n',
  );

/** The colours as they are where no page sets them. @param {'light' | 'dark'} theme */
export function ownPalette(theme) {
  const column = theme === 'dark' ? 1 : 0;
  const entries = Object.entries(COLOURS).map(([name, tones]) => [name, tones[column]]);
  return /** @type {import('../draw/types.js').Palette} */ (Object.fromEntries(entries));
}
