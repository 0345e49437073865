import { make } from './dom.js';

/**
 * What sets the curves apart, folded away until it is asked for, and fetched then.
 * @param {readonly import('./legend.js').LegendRow[]} rows
 * @param {2 | 3} dimension
 * @param {HTMLElement} plot
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 * @returns {import('./panel.js').Control}
 */
export function createCompareFold(rows, dimension, plot, actions, formats) {
  const root = make('details', { className: 'more' }, make('summary', {}, formats.words.compare.title));
  root.addEventListener('toggle', () => actions.compare(root.open));
  /** @type {((shown: import('./panel.js').Shown) => void) | undefined} */
  let tell;
  let asked = false;
  return {
    root,
    update(shown) {
      const { compare } = shown.state;
      // What the reader did to it is told only after a while.
      if (compare !== asked) root.open = asked = compare;
      if (compare) tell ??= shown.createCompare?.(root, rows, dimension, plot, formats);
      tell?.(shown);
    },
  };
}
