/**
 * Points as a text, letter for letter as the engine's `writeTrack` makes it: that needs the whole module, and this is
 * asked for without waiting.
 * @param {'csv' | 'json'} format
 * @param {ArrayLike<number>} points
 * @param {number} dimension
 */
export function writePoints(format, points, dimension) {
  const rows = Array.from({ length: points.length / dimension }, (_, row) =>
    Array.from({ length: dimension }, (_, axis) => points[dimension * row + axis]).map(String),
  );
  if (format === 'json') return `[${rows.map((row) => `[${row}]`)}]`;
  return [['x', 'y', 'z'].slice(0, dimension), ...rows].map((row) => `${row}\n`).join('');
}
