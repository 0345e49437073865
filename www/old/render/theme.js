import { make } from '../dom.js';
import { COLOURS } from '../styles/colours.js';

const TONES = /** @type {import('../draw/types.js').Tone[]} */ (Object.keys(COLOURS));
const LIGHT_TEXT = 140;
/** How browsers write most colours; others are painted, to be read from the pixel. */
const RGB = /^rgba?\((\d+), (\d+), (\d+)/;

/**
 * The colours as the page and the theme leave them.
 * @param {Element} element
 * @returns {import('../draw/types.js').Palette}
 */
export function readPalette(element) {
  const style = getComputedStyle(element);
  const palette = /** @type {import('../draw/types.js').Palette} */ ({});
  for (const tone of TONES) palette[tone] = style.getPropertyValue(`--_${tone}`).trim();
  return palette;
}

/**
 * Tells a dark page from a light one by the colour of its text, which is right for any way of making a page dark.
 * A transition of almost no length reports when that text changes, or the system forces colours.
 * @param {() => void} onChange
 */
export function createPageTint(onChange) {
  const root = make('span', { className: 'tint', 'aria-hidden': 'true' });
  root.addEventListener('transitionrun', onChange);
  return {
    root,
    isDark() {
      const { color } = getComputedStyle(Object(root.getRootNode()).host ?? root);
      const [red, green, blue] = RGB.exec(color)?.slice(1).map(Number) ?? paint(color);
      return 0.299 * red + 0.587 * green + 0.114 * blue > LIGHT_TEXT;
    },
  };
}

/** A colour's red, green and blue, whatever it is written in; where nothing can be painted, black. @param {string} color */
function paint(color) {
  const sample = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = sample.getContext('2d', { willReadFrequently: true });
  if (!pen) return [0, 0, 0];
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  return pen.getImageData(0, 0, 1, 1).data;
}
