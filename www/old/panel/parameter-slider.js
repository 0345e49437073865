import { steersSmoothedLine } from '../curves/smoothed-line.js';
import { throughOf } from '../sources/index.js';
import { fill } from '../strings.js';
import { createSwitch } from './switch.js';
import { createSlider } from './slider.js';

/**
 * A slider for one parameter, as the core's table describes it. An endless one has a last stop beyond its end: no limit.
 * @param {import('./panel.js').Parameter} parameter
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 * @param {string} [curve] that it steers: without that it has no effect
 */
export function createParameterSlider(parameter, actions, formats, curve) {
  const { id, unit, min, max, step, endless = false } = parameter;
  const last = endless ? max + step : max;
  const plain = formats.likeStep(step);
  /** @param {number} value */
  const name = (value) => (unit === '°' ? fill(formats.words.degrees, { n: plain(value) }) : plain(value));
  const slider = createSlider({
    label: nameOf(parameter, formats),
    min,
    max: last,
    step,
    format: (value) => (endless && value > max ? formats.words.off : name(value)),
    onInput: (value) => actions.change({ [id]: endless && value > max ? Infinity : value }),
    onCommit: actions.commit,
  });
  return {
    root: slider.root,
    reads: [id, 'overlays', 'angleLimit', 'outlierAngle', 'published', 'through', 'source'],
    /** @param {import('./panel.js').Shown} shown */
    update: ({ state, steers }) =>
      slider.update(Math.min(state[id], endless ? last : Infinity), {
        enabled:
          (!curve || state.overlays.includes(curve) || steersSmoothedLine(id, state, throughOf(state))) &&
          steers(id),
      }),
  };
}

/**
 * A slider for a number, a switch for a choice of two.
 * @param {import('./panel.js').Parameter} parameter
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 * @param {string} curve
 * @returns {import('./panel.js').Control}
 */
export function createParameterControl(parameter, actions, formats, curve) {
  if (parameter.kind !== 'flag') return createParameterSlider(parameter, actions, formats, curve);
  const { id } = parameter;
  const { root, update } = createSwitch(nameOf(parameter, formats), null, (on) => {
    actions.change({ [id]: on });
    actions.commit();
  });
  return { root, reads: [id], update: ({ state }) => update(state[id]) };
}

/**
 * @param {import('./panel.js').Parameter} parameter
 * @param {import('./panel.js').Formats} formats
 */
function nameOf({ id, label }, formats) {
  /** @type {Record<string, string>} */
  const names = formats.words.parameter;
  return names[id] ?? label;
}
