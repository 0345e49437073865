import { make } from '../dom.js';

/**
 * The seed as a number to type.
 * @param {object} options
 * @param {string} options.label
 * @param {{ lowest: number, highest: number }} options.range
 * @param {(text: string) => number} options.read
 * @param {(seed: number) => void} options.onChange
 * @param {() => void} options.onRefuse what was typed is no seed
 */
export function createSeedField({ label, range, read, onChange, onRefuse }) {
  const input = make('input', { type: 'text', inputMode: 'numeric', autocomplete: 'off', spellcheck: false });
  const name = make('span', { className: 'name' }, label);
  const root = make('label', { className: 'field seed' }, name, input);
  let known = -1;

  input.addEventListener('change', () => {
    // To some a comma parts thousands, to others it is a decimal point.
    const seed = /[.,]/.test(input.value) ? NaN : read(input.value);
    input.value = String(known);
    if (Number.isInteger(seed) && seed >= range.lowest && seed <= range.highest) onChange(seed);
    else onRefuse();
  });
  return {
    root,
    /** @param {number} seed */
    update(seed) {
      if (seed === known) return;
      known = seed;
      input.value = String(seed);
    },
  };
}
