/** Sizes that the style sheet, the snippets of the builder and the documents share. */

/** The greatest height of a picture in CSS pixels, where the window is high enough. */
export const TALLEST = 640;
/** The greatest height of a picture as CSS, unless the page says another. */
export const MAX_HEIGHT = `min(${TALLEST}px, max(240px, 88vh))`;
/** How wide a figure may be in CSS pixels even where its picture is narrower: the controls fit into that. */
export const CONTROLS = 352;
