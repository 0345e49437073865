/**
 * Colours by their names. A page overrides one by setting `--meander-<name>` on the element or above it.
 * @typedef {Readonly<Record<string, readonly [day: string, night: string, contrast: string]>>} Colours
 */

/** What every figure is drawn with; a trail has colours of its own. @type {Colours} */
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
  dot: ['#d8d2c4', '#2f373e', 'GrayText'],
  stone: ['#d6d0c2', '#343c43', 'Canvas'],
  joint: ['#bdb6a5', '#48525a', 'GrayText'],
  wall: ['#a59e8e', '#59636c', 'GrayText'],
  forced: ['#f3d3a2', '#5b4526', 'Mark'],
  witness: ['#fffdf9', '#4d565d', 'Canvas'],
  raw: ['#6b6f70', '#a9adad', 'GrayText'],
  chaikin: ['#d55e00', '#ff8b3d', 'CanvasText'],
  rdp: ['#009e73', '#2fc79b', 'LinkText'],
  'catmull-rom': ['#0072b2', '#5aaeea', 'Highlight'],
});

/** @param {Colours} colours */
export function declareColours(colours) {
  const [day, night, contrast] = [0, 1, 2].map((column) =>
    Object.entries(colours)
      .map(([name, tones]) => `--_${name}: var(--meander-${name}, ${tones[column]});`)
      .join(' '),
  );
  return `
.figure { ${day} }
.figure[data-theme='dark'] { ${night} }
@media (forced-colors: active) { .figure, .figure[data-theme] { ${contrast} } }
`;
}
