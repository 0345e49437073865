import { createButton } from './button.js';
import { make } from '../dom.js';
import { createMenu } from './menu.js';

/**
 * The button with the menu of what can be saved from a figure, and of files that can be opened.
 * @param {boolean} opens
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
export function createSaveMenu(opens, actions, { words }) {
  const opener = createButton('save', words.saveMenu, () => toggle()).root;
  const root = make('div', { className: 'menu' }, opener);
  opener.setAttribute('aria-expanded', 'false');
  // Not every browser gives the focus to a button that is pressed: it stays where it is.
  root.addEventListener('mousedown', (event) => {
    if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
  });
  const curves = make('select');
  for (const [value, label] of Object.entries(words.curve)) curves.add(new Option(label, value));
  const choice = make('label', { className: 'choice' }, words.saveCurve, curves);
  /** @param {...keyof typeof words.save} kinds */
  const items = (...kinds) =>
    kinds.map((kind) => ({
      label: words.save[kind],
      act: () => actions.save(kind, /** @type {import('../curves/registry.js').CurveId} */ (curves.value)),
    }));
  const toggle = createMenu(root, opener, words.saveMenu, [
    ...items('png', 'png2', 'svg'),
    choice,
    ...items('csv', 'json', 'rust', 'javascript', 'gdscript', 'csharp', 'rustProgram', 'javascriptProgram'),
    ...(opens ? [{ label: words.open, act: actions.open }] : []),
  ]);
  return root;
}
