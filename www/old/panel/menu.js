import { make } from '../dom.js';

/**
 * The short list of things to do that a button opens. Gives back what shows it, or hides it again.
 * @param {HTMLElement} root around the button; the list goes there too
 * @param {HTMLElement} opener
 * @param {string} label
 * @param {readonly (HTMLElement | { label: string, act: () => void })[]} items buttons, and what stands between them
 */
export function createMenu(root, opener, label, items) {
  /** @type {HTMLButtonElement[]} */
  const buttons = [];
  const lines = items.map((item) => {
    if (item instanceof HTMLElement) return item;
    const button = make('button', { type: 'button', className: 'item' }, item.label);
    button.addEventListener('click', () => {
      show(false);
      opener.focus();
      item.act();
    });
    buttons.push(button);
    return button;
  });
  const list = make('div', { className: 'list', role: 'group', 'aria-label': label, hidden: true }, ...lines);
  root.append(list);

  /** @param {boolean} open */
  function show(open) {
    list.hidden = !open;
    opener.setAttribute('aria-expanded', String(open));
    if (open) buttons[0]?.focus();
  }

  root.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (event.key === 'Escape' && !list.hidden) {
      show(false);
      opener.focus();
    } else if (step !== 0 && at >= 0) buttons[(at + step + buttons.length) % buttons.length].focus();
    else return;
    event.preventDefault();
  });
  // A press anywhere else takes the focus along; so does the Tab key.
  root.addEventListener('focusout', (event) => {
    if (!root.contains(/** @type {Node | null} */ (event.relatedTarget))) show(false);
  });
  return () => show(list.hidden === true);
}
