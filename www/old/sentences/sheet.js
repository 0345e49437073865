import { shareStyleSheet } from '../styles/stylesheet.js';

/**
 * How numbers and words look in a page's own text. `:where` has no weight: any rule of the page goes before. Colours are
 * the text's, unless the page sets `--meander-sentence`.
 */
export const sentenceSheet = shareStyleSheet(`
:where(meander-number, meander-output) { font-variant-numeric: tabular-nums; white-space: nowrap; }
:where(meander-number) { position: relative; }
:where(.meander-slider, meander-choice [role='radio'], meander-word) {
  position: relative; color: var(--meander-sentence, inherit); border-radius: 2px;
  text-decoration: underline dotted from-font; text-decoration-thickness: max(1.5px, 0.09em); text-underline-offset: 0.2em;
}
/* What is inline has no touch action. */
:where(.meander-slider) { display: inline-block; cursor: ew-resize; touch-action: pan-y; user-select: none; -webkit-user-select: none; }
:where(.meander-slider[aria-disabled]) { cursor: auto; }
:where(meander-choice [role='radio'], meander-word) { cursor: pointer; touch-action: manipulation; }
:where(.meander-slider, meander-choice [role='radio'], meander-word):hover,
:where(meander-word[lit]) { background: color-mix(in srgb, currentColor 13%, transparent); }
:where(meander-choice [role='radio'][aria-checked='true']) {
  text-decoration-style: solid; background: color-mix(in srgb, currentColor 13%, transparent);
}
:where(meander-word) { text-decoration-style: dashed; text-decoration-thickness: max(1px, 0.06em); }
:where(meander-word[lit]) { text-decoration-style: solid; }
:where(.meander-slider, .meander-back, meander-choice [role='radio'], meander-word):focus-visible {
  outline: 2px solid var(--meander-accent, currentColor); outline-offset: 1px;
}
/* What can be hit is larger than what is seen, and moves no line. */
:where(.meander-slider, meander-choice [role='radio'])::after {
  content: ''; position: absolute; inset: min(0px, (100% - 24px) / 2);
}
/* Pages style buttons. Above its number it lies over no other word. */
.meander-back {
  all: unset; position: absolute; inset-block-end: calc(100% - 0.35em); inset-inline: -1em; z-index: 1;
  inline-size: 1em; margin-inline: auto; font-size: 0.75em; line-height: 1; text-align: center;
  cursor: pointer; user-select: none; -webkit-user-select: none;
}
.meander-back::before { content: '↺'; }
/* Upwards: the number has a place of its own. */
.meander-back::after { content: ''; position: absolute; inset: auto calc((100% - 24px) / 2) 0; block-size: 24px; }
.meander-back[hidden] { display: none; }
@media (any-pointer: coarse) {
  :where(.meander-slider, meander-choice [role='radio'])::after { inset: min(0px, (100% - 44px) / 2); }
  .meander-back::after { inset-inline: calc((100% - 44px) / 2); block-size: 44px; }
}
@media (forced-colors: active) {
  :where(meander-word[lit], meander-choice [role='radio'][aria-checked='true']) {
    background: Highlight; color: HighlightText; forced-color-adjust: none;
  }
}
@media print {
  :where(.meander-slider, meander-choice [role='radio'], meander-word) { text-decoration: none; background: none; }
  .meander-back { display: none; }
}
`);
