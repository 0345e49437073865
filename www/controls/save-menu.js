import { make } from './dom.js';
import { createMenu } from './menu.js';

/**
 * What can be taken out of a figure, and a track that can be taken in.
 * @param {HTMLElement} root
 * @param {HTMLElement} opener
 * @param {boolean} opens
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
export function createSaveMenu(root, opener, opens, actions, { words }) {
  const curves = make('select');
  for (const [value, label] of Object.entries(words.curve)) curves.add(new Option(label, value));
  const choice = make('label', { className: 'choice' }, words.saveCurve, curves);
  /** @param {...keyof typeof words.save} kinds */
  const items = (...kinds) =>
    kinds.map((kind) => ({
      label: words.save[kind],
      act: () => actions.save(kind, /** @type {import('../draw/types.js').CurveId} */ (curves.value)),
    }));
  return createMenu(root, opener, words.saveMenu, [
    ...items('png', 'png2', 'svg'),
    choice,
    ...items('csv', 'json', 'rust', 'javascript', 'gdscript', 'csharp'),
    ...(opens ? [{ label: words.open, act: actions.open }] : []),
  ]);
}
