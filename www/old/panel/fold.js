import { createButton } from './button.js';
import { make } from '../dom.js';

/**
 * Whether the folded controls of a figure are shown: it outlasts the controls, which are made anew.
 * @typedef {{ open: boolean }} Folding
 */

/**
 * A button, and the controls that it shows and hides. They stand below it, so that it stays where it is.
 * @param {readonly HTMLElement[]} rows
 * @param {Folding} folding
 * @param {import('./panel.js').Formats} formats
 */
export function createFold(rows, folding, { words }) {
  const content = make('div', { className: 'folded' }, ...rows);
  // Not by way of the store: where a figure cannot be drawn its settings have to be within reach.
  const { root } = createButton('more', words.more, () => show(!folding.open));
  let compared = false;

  /** @param {boolean} open */
  function show(open) {
    folding.open = open;
    content.hidden = !open;
    root.setAttribute('aria-expanded', String(open));
  }

  show(folding.open);
  root.classList.add('unfold');
  return {
    root,
    content,
    reads: ['compare'],
    /** A comparison that is asked for is shown. @param {import('./panel.js').Shown} shown */
    update({ state: { compare } }) {
      if (compare && !compared) show(true);
      compared = compare;
    },
  };
}
