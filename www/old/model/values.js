import { shownCurves } from '../curves/registry.js';

/**
 * The numbers of a figure by their names, for sentences about it. Each is found when it is read.
 * @typedef {Record<string, number>} Values
 */

/** What is known of each shown curve. @type {Readonly<Record<string, (facts: import('../curves/compute.js').CurveFacts) => number | undefined>>} */
const OF_CURVES = Object.freeze({
  points: ({ numbers }) => numbers.points,
  length: ({ numbers }) => numbers.length,
  largestTurn: ({ numbers }) => numbers.maxTurn,
  meanTurn: ({ numbers }) => numbers.meanTurn,
  crossings: ({ crossings }) => crossings?.count ?? 0,
});

/**
 * @param {import('./snapshot.js').Snapshot} snapshot
 * @param {{ isWhole: () => boolean, askWhole: () => void }} modules of which only the whole one knows deviations
 * @returns {Values}
 */
export function valuesOf(snapshot, { isWhole, askWhole }) {
  const { state, grid, carving, position, total, shownState, facts, rejected } = snapshot;
  /** @type {Values} */
  const values = {};
  /** @param {string} name @param {() => number | undefined} get */
  const add = (name, get) => Object.defineProperty(values, name, { get, enumerable: true });

  if (grid) {
    const states = grid.states ?? new Uint8Array();
    const walls = shownState.walls?.length ?? 0;
    const count = (/** @type {number} */ wanted) => states.reduce((n, one) => n + Number(one === wanted), 0);
    add('cells', () => shownState.columns * shownState.rows - walls);
    add('pathLength', () => new Set([grid.route, ...grid.branches].flatMap((path) => [...path])).size);
    if (carving) {
      add('removed', () => count(1) - walls);
      add('forced', () => count(2));
      add('step', () => position);
      add('steps', () => total);
      add('searches', () => carving.searches);
    }
  }
  if (rejected || shownCurves(state).some(({ rejected }) => rejected))
    add('rejected', () => (rejected?.length ?? 0) / 2);
  for (const { id } of shownCurves(state)) {
    const known = facts[id];
    if (!known) continue;
    for (const [name, get] of Object.entries(OF_CURVES)) add(`${id}.${name}`, () => get(known));
    add(`${id}.deviation`, () => {
      if (isWhole()) return known.deviation;
      askWhole();
      return NaN;
    });
  }
  return values;
}

/** What the values depend on: while all of it is the same, so are they. @param {import('./snapshot.js').Snapshot} snapshot */
export const valuesKey = ({ grid, position, total, facts }) => [
  grid,
  position,
  total,
  ...Object.entries(facts).flat(),
];
