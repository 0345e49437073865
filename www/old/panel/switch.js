import { make } from '../dom.js';

/**
 * A checkbox with a name, and before it whatever shows what it switches.
 * @param {string} label
 * @param {Node | null} sign
 * @param {(on: boolean) => void} onChange
 */
export function createSwitch(label, sign, onChange) {
  const input = make('input', { type: 'checkbox' });
  const root = make(
    'label',
    { className: 'switch' },
    input,
    ...(sign ? [sign] : []),
    make('span', {}, label),
  );
  input.addEventListener('change', () => onChange(input.checked));
  return {
    root,
    /** @param {boolean} on */
    update(on) {
      if (input.checked !== on) input.checked = on;
    },
  };
}
