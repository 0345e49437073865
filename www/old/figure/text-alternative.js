import { fill } from '../strings.js';

/**
 * What the picture shows, in words, for those who do not see it: the size of the grid, and the numbers of each curve.
 * @param {Pick<import('../model/snapshot.js').Snapshot, 'state' | 'source' | 'facts'>} snapshot
 * @param {import('../panel/panel.js').Formats} formats
 */
export function textAlternative({ state, source, facts }, { words, whole, tenths }) {
  const { numbers, parameter, curve: names } = words;
  const size = source.grid
    ? [`${parameter.columns}: ${whole(state.columns)}, ${parameter.rows}: ${whole(state.rows)}`]
    : [];
  const curves = Object.entries(facts).map(([id, { numbers: known }]) => {
    const turn = fill(words.degrees, { n: whole(known.maxTurn) });
    const values = [
      `${numbers.points}: ${whole(known.points)}`,
      `${numbers.length}: ${tenths(known.length)}`,
      `${numbers.maxTurn}: ${turn}`,
    ];
    return `${names[/** @type {keyof typeof names} */ (id)]}: ${values.join(', ')}`;
  });
  return [...size, ...curves].map((sentence) => `${sentence}.`).join(' ');
}
