import { ATTRIBUTES, formatAttribute } from '../element/attributes.js';
import { readState } from '../element/state-string.js';

/** @typedef {import('../element/meander-path.js').MeanderPath} MeanderPath */

/**
 * What has to be written on a tag so that it shows this figure as it stands: what its state says, then what its tag
 * says about the post. What attributes cannot say (where a carving stands, from where space is seen) a state can.
 * @param {MeanderPath} figure
 */
export function describe(figure) {
  const text = figure.getState();
  const state = readState(text, () => undefined) ?? {};
  /** @type {[string, string][]} */
  const shown = [];
  /** @type {[string, string][]} */
  const flags = [];
  for (const row of ATTRIBUTES) {
    if (row.name === 'state') continue;
    const said = row.remembered
      ? formatAttribute(row, state[row.key], state.dimension)
      : formatAttribute(row, Reflect.get(figure, row.key));
    if (said === null || said === formatAttribute(row, row.start)) continue;
    (row.remembered ? shown : flags).push([row.name, said]);
  }
  /** @type {[string, string][]} */
  const whole = [['state', text]];
  const wordy = state.position === null && state.orbit === null;
  return {
    state: text,
    flags,
    attributes: wordy ? [...shown, ...flags] : [...whole, ...flags],
  };
}
