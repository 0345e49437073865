/**
 * One knob from jagged to smooth for a path over cells, as `soften` of the core sets it: the tolerance in cells is the
 * weight, the ratio of corner cutting a quarter of it.
 */

/** @param {number} weight 0 to 1 */
export const withSmoothness = (weight) => ({
  through: weight > 0 ? 'simplified' : 'raw',
  tolerance: weight,
  ratio: weight / 4,
});

/** The weight that a state is nearest to. @param {Readonly<Record<string, any>>} state @param {'raw' | 'simplified'} through */
export const smoothnessOf = ({ tolerance }, through) => (through === 'raw' ? 0 : Math.min(1, tolerance));
