import { smoothnessOf, withSmoothness } from '../curves/smoothness.js';
import { throughOf } from '../sources/index.js';
import { createSlider } from './slider.js';

/**
 * From jagged to smooth by one weight, which sets the tolerance and the ratio.
 * @param {import('./panel.js').Parameter} weight
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 * @returns {import('./panel.js').Control}
 */
export function createSmoothnessSlider({ min, max, step }, actions, formats) {
  const slider = createSlider({
    label: formats.words.smoothness,
    min,
    max,
    step,
    format: formats.likeStep(step),
    onInput: (weight) => actions.change(withSmoothness(weight)),
    onCommit: actions.commit,
  });
  return {
    root: slider.root,
    reads: ['source', 'through', 'tolerance'],
    update: ({ state }) => slider.update(smoothnessOf(state, throughOf(state)), { enabled: true }),
  };
}
