import { make } from '../dom.js';
import { icon } from './icons.js';

/**
 * A button that shows an icon and speaks its name.
 * @param {string} name of an icon, or its path
 * @param {string} label
 * @param {() => void} onPress
 */
export function createButton(name, label, onPress) {
  const root = make(
    'button',
    { type: 'button', className: 'button', title: label, 'aria-label': label },
    icon(name),
  );
  let able = true;
  root.addEventListener('click', () => able && onPress());
  root.addEventListener('blur', () => (root.disabled = !able));
  let shown = name;
  return {
    root,
    /**
     * @param {boolean} enabled
     * @param {string} [now]
     * @param {string} [saying]
     */
    update(enabled, now = shown, saying = root.title) {
      if (able !== enabled) {
        able = enabled;
        root.ariaDisabled = String(!enabled);
        // The one that has the focus would lose it.
        root.disabled = !enabled && !root.matches(':focus');
      }
      if (now !== shown) root.replaceChildren(icon(now));
      shown = now;
      if (root.title !== saying) {
        root.title = saying;
        root.setAttribute('aria-label', saying);
      }
    },
  };
}
