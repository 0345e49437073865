import { createButton } from './button.js';
import { make } from './dom.js';

/**
 * The button of the menu for saving and opening, which is fetched when it is first pressed.
 * @param {boolean} opens
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
export function createSaveButton(opens, actions, formats) {
  let asked = false;
  /** @type {(() => void) | undefined} */
  let toggle;
  const opener = createButton('save', formats.words.saveMenu, async () => {
    if (!toggle && !asked) {
      asked = true;
      const create = await actions.bringMenu();
      asked = false;
      toggle = create?.(root, opener, opens, actions, formats);
      toggle?.();
    } else toggle?.();
  }).root;
  const root = make('div', { className: 'menu' }, opener);
  opener.setAttribute('aria-expanded', 'false');
  // Not every browser gives the focus to a button that is pressed: it stays where it is.
  root.addEventListener('mousedown', (event) => {
    if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
  });
  return root;
}
