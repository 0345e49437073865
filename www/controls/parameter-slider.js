import { STRINGS, fill } from '../strings.js';
import { createSlider } from './slider.js';

/**
 * A slider for one parameter, as the core's table describes it.
 * @param {import('./panel.js').Parameter} parameter
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
export function createParameterSlider(parameter, actions, formats) {
  const { id, label, unit, min, max, step } = parameter;
  const plain = formats.likeStep(step);
  /** @type {Record<string, string>} */
  const names = STRINGS.parameter;
  const slider = createSlider({
    label: names[id] ?? label,
    min,
    max,
    step,
    format: (value) => (unit === '°' ? fill(STRINGS.degrees, { n: plain(value) }) : plain(value)),
    onInput: (value) => actions.change({ [id]: value }),
    onCommit: actions.commit,
  });
  return {
    root: slider.root,
    /** @param {import('./panel.js').Shown} shown @param {boolean} [enabled] */
    update: ({ state }, enabled = true) => slider.update(state[id], { enabled }),
  };
}
