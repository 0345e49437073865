import { declareColours, declareSwatches } from './colours.js';
import { controlStyles } from './control-styles.js';
import { figureStyles } from './figure-styles.js';
import { floatingStyles } from './floating-styles.js';
import { inText } from './sizes.js';
import { tableStyles } from './table-styles.js';

/** Sizes of what is pressed, by what presses it; the builder measures figures with each. */
export const PRESSED = Object.freeze({
  mouse: inText`.figure { --_hit: 28px; --_press: 34px; }`,
  finger: inText`.figure { --_hit: 44px; --_press: 44px; }`,
});

/**
 * Narrow figures, fingers, paper and forced colours, after the rules that they change. What is narrow is told in the
 * figure's own text size, which has bounds: a page's root may have any.
 */
const conditions = `
@container (max-width: 43em) {
  .legend { column-gap: 0.77em; }
  .legend .switch { white-space: normal; gap: 0.3em; }
  .legend .swatch { inline-size: 2.154em; margin: 0; }
  .legend thead th { white-space: normal; max-inline-size: 5em; align-self: end; }
  .steer { padding-inline-start: 1.685em; }
}
@container (max-width: 21em) {
  .legend { grid-template-columns: 1fr 1fr 1fr; }
  .legend th:first-child, .slider, .group { grid-column: 1 / -1; flex: 1 1 100%; min-inline-size: 0; flex-wrap: wrap; }
  .menu { margin-inline-start: 0; }
}
/* Points have room around them on phones; cells fill theirs. */
@container (max-width: 32em) { .points .stage { aspect-ratio: min(var(--columns, 20) / var(--rows, 20), 4 / 3); } }
@container (max-width: 39em) {
  .status, .lone .status { min-block-size: 2.7em; }
  .lone > .panel > .unfold, .lone > .room > .unfold { margin-block: calc(1px - var(--_hit) - 1.35em) 1.35em; }
}
@media (any-pointer: coarse) { ${PRESSED.finger} .handle { inline-size: 44px; block-size: 44px; } }
@media print { .panel, .room, .handles, .hint, .status { display: none; } }
${declareColours()}
${declareSwatches()}
.figure { color-scheme: light; }
.figure[data-theme='dark'] { color-scheme: dark; }
@media (forced-colors: active) { .figure, .figure[data-theme] { color-scheme: light dark; forced-color-adjust: none; } .tint { opacity: 0; } }
`;

/**
 * A style sheet that every figure of a page shares. A document takes none but those of its own window, so it is made for
 * each where a figure comes.
 * @param {string} css
 * @returns {(view: Window & typeof globalThis) => CSSStyleSheet}
 */
export function shareStyleSheet(css) {
  /** @type {WeakMap<object, CSSStyleSheet>} */
  const made = new WeakMap();
  return ({ CSSStyleSheet }) => {
    const sheet = made.get(CSSStyleSheet) ?? new CSSStyleSheet();
    if (!made.has(CSSStyleSheet)) sheet.replaceSync(css);
    made.set(CSSStyleSheet, sheet);
    return sheet;
  };
}

export const styleSheet = shareStyleSheet(
  [figureStyles, controlStyles, PRESSED.mouse, tableStyles, conditions, floatingStyles].join(''),
);
