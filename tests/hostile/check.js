import fc from 'fast-check';

/** Runs of each property: few, for everyday tests. `MEANDER_RUNS` overrides it. */
const RUNS = Number(process.env.MEANDER_RUNS ?? 300);

/** A fixed seed, so that every run tests the same cases. */
const SEED = 20_260;

/**
 * Tests a property. If it fails, fast-check shrinks the values, and the error message shows them.
 * @template {unknown[]} Given
 * @param {fc.IProperty<Given>} property
 * @param {number} [share] of `RUNS`; less than 1 where a run makes many calls
 */
export function check(property, share = 1) {
  fc.assert(property, { seed: SEED, numRuns: Math.max(20, Math.ceil(RUNS * share)), endOnFailure: false });
}
