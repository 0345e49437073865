import { createButton } from './button.js';
import { make } from '../dom.js';

/**
 * The seed as a number to type, and a die to roll another.
 * @param {object} options
 * @param {string} options.label
 * @param {string} options.rollLabel
 * @param {{ lowest: number, highest: number }} options.range
 * @param {(text: string) => number} options.read
 * @param {(seed: number) => void} options.onChange
 * @param {() => void} options.onRefuse what was typed is no seed
 * @param {() => void} options.onRoll
 */
export function createSeedField({ label, rollLabel, range, read, onChange, onRefuse, onRoll }) {
  const input = make('input', { type: 'text', inputMode: 'numeric', autocomplete: 'off', spellcheck: false });
  const die = createButton('dice', rollLabel, onRoll);
  const name = make('label', { className: 'field' }, make('span', { className: 'name' }, label), input);
  const root = make('div', { className: 'seed' }, name, die.root);
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
