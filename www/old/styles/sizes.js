/** Sizes that the style sheet, the snippets of the builder and the documents share. */

/** The greatest height of a picture in CSS pixels, where the window is high enough. */
export const TALLEST = 640;
/** The greatest height of a picture as CSS, unless the page says another. */
export const MAX_HEIGHT = `min(${TALLEST}px, max(240px, 88vh))`;

/** A figure's text as CSS: it follows the reader's font size within bounds, because some pages shrink that of their root. */
export const textSize = (root = 'rem') => `clamp(13px, 0.8125${root}, 20px)`;
/** That where the font size is the usual one, in CSS pixels. */
export const USUAL_TEXT = 13;
/**
 * A length that is so many pixels beside the usual text. Rounded up, since a browser leaves out the rest of a pixel.
 * @param {number} pixels
 */
export const em = (pixels) => `${Math.ceil((pixels / USUAL_TEXT) * 1e4) / 1e4}em`;
/**
 * CSS whose pixels are such lengths: controls grow with their text as a whole, so that a width of the column in `em` tells
 * how they wrap there and how high they are.
 * @param {TemplateStringsArray} css
 */
export const inText = ({ raw: [css] }) => css.replace(/([\d.]+)px/g, (_, pixels) => em(Number(pixels)));

/** How wide a figure may be even where its picture is narrower: the controls fit into that. */
export const CONTROLS = em(352);
