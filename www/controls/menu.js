import { createButton } from './button.js';
import { make } from './dom.js';

/**
 * A button that opens a short list of things to do.
 * @param {import('./icons.js').IconName} icon
 * @param {string} label
 * @param {readonly (HTMLElement | { label: string, act: () => void })[]} items buttons, and what stands between them
 */
export function createMenu(icon, label, items) {
  const opener = createButton(icon, label, () => show(list.hidden === true));
  /** @type {HTMLButtonElement[]} */
  const buttons = [];
  const lines = items.map((item) => {
    if (item instanceof HTMLElement) return item;
    const button = make('button', { type: 'button', className: 'item' }, item.label);
    button.addEventListener('click', () => {
      show(false);
      opener.root.focus();
      item.act();
    });
    buttons.push(button);
    return button;
  });
  const list = make('div', { className: 'list', role: 'group', 'aria-label': label, hidden: true }, ...lines);
  const root = make('div', { className: 'menu' }, opener.root, list);
  opener.root.setAttribute('aria-expanded', 'false');

  /** @param {boolean} open */
  function show(open) {
    list.hidden = !open;
    opener.root.setAttribute('aria-expanded', String(open));
    if (open) buttons[0]?.focus();
  }

  root.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (event.key === 'Escape' && !list.hidden) {
      show(false);
      opener.root.focus();
    } else if (step !== 0 && at >= 0) buttons[(at + step + buttons.length) % buttons.length].focus();
    else return;
    event.preventDefault();
  });
  // Not every browser gives the focus to a button that is pressed: it stays where it is.
  root.addEventListener('mousedown', (event) => {
    if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
  });
  // A press anywhere else takes the focus along; so does the Tab key.
  root.addEventListener('focusout', (event) => {
    if (!root.contains(/** @type {Node | null} */ (event.relatedTarget))) show(false);
  });
  return root;
}
