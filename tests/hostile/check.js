import fc from 'fast-check';

/** How many times each property is tried: few in an ordinary test; `MEANDER_RUNS` sets another number. */
const RUNS = Number(process.env.MEANDER_RUNS ?? 300);

/** One and the same cases each time. */
const SEED = 20_260;

/**
 * Tries a property; what breaks it is made as small as it can be, and the message says what it is.
 * @template {unknown[]} Given
 * @param {fc.IProperty<Given>} property
 * @param {number} [share] of the runs, where one of them makes many calls
 */
export function check(property, share = 1) {
  fc.assert(property, { seed: SEED, numRuns: Math.max(20, Math.ceil(RUNS * share)), endOnFailure: false });
}
