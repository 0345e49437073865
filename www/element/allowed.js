/**
 * What an attribute may be, in words.
 * @param {import('./attributes.js').AttributeRow} row
 * @param {import('./attributes.js').Range} range
 */
export function allowed({ kind, choices, infinite }, { min, max, dimension }) {
  if (kind === 'choice') return `one of ${choices?.join(', ')}`;
  if (kind === 'words') return `some of ${choices?.join(', ')}`;
  if (kind === 'pairs') return 'cells such as "1,1 18,18"';
  if (kind === 'tuples') return dimension === 3 ? 'points such as "1,2,0 4,5,3"' : 'points such as "1,2 4,5"';
  if (kind === 'runs') return 'lengths of runs such as "5 3 12 1"';
  const number = kind === 'whole' ? 'a whole number' : 'a number';
  const range = max === undefined || max === Infinity ? `${min ?? 0} or more` : `from ${min} to ${max}`;
  return `${number}, ${range}${infinite ? `, or ${infinite}` : ''}`;
}
