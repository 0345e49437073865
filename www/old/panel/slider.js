import { make, say } from '../dom.js';

/**
 * @typedef {object} SliderOptions
 * @property {string} label
 * @property {number} min
 * @property {number} max
 * @property {number} step
 * @property {(value: number) => string} format
 * @property {number} [digits] how wide the value's place is, in figures
 * @property {string} [part]
 * @property {boolean} [bare] the label is only spoken
 * @property {(value: number) => void} onInput
 * @property {() => void} onCommit
 */

/**
 * A slider with its label before and its value behind; the value's place never changes its width.
 * @param {SliderOptions} options
 */
export function createSlider({
  label,
  min,
  max,
  step,
  format,
  digits = 4,
  part,
  bare = false,
  onInput,
  onCommit,
}) {
  const input = make('input', {
    type: 'range',
    'aria-label': label,
    min,
    max,
    step,
    ...(part ? { part } : {}),
  });
  const output = make('output', { className: 'value' });
  output.style.minInlineSize = `${digits}ch`;
  const name = make('span', { className: bare ? 'unseen' : 'name' }, label);
  const root = make('label', { className: 'slider' }, name, input, output);

  /** @param {string} text */
  function paint(text) {
    const share = (Number(input.value) - Number(input.min)) / (Number(input.max) - Number(input.min) || 1);
    input.style.setProperty('--share', String(share));
    say(output, text);
    input.setAttribute('aria-valuetext', text);
  }

  let before = '';

  function tell() {
    paint(format(Number(input.value)));
    onInput(Number(input.value));
  }

  input.addEventListener('input', tell);
  input.addEventListener('change', onCommit);
  // A finger that began here and scrolls the page meant no change.
  input.addEventListener('pointerdown', () => (before = input.value));
  input.addEventListener('pointercancel', () => {
    if (input.value === before) return;
    input.value = before;
    tell();
    onCommit();
  });
  return {
    root,
    /**
     * @param {number} value may lie beyond the slider's own ends
     * @param {{ max?: number, enabled?: boolean, text?: string }} [more] `text` is shown instead of the value
     */
    update(value, { max: limit = max, enabled = true, text = format(value) } = {}) {
      if (Number(input.max) !== limit) input.max = String(limit);
      if (input.disabled === enabled) input.disabled = !enabled;
      root.classList.toggle('off', !enabled);
      if (Number(input.value) !== value || output.textContent === '') input.value = String(value);
      paint(text);
    },
  };
}
