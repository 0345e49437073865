/**
 * Points as a text, letter for letter as the engine's `writeTrack` makes it: that needs the whole module, and this is
 * asked for without waiting. Several paths are separated by an empty line; as JSON they are a list of lists.
 * @param {'csv' | 'json'} format
 * @param {readonly Float64Array[]} paths
 * @param {number} dimension
 */
export function writePoints(format, paths, dimension) {
  const lists = paths.map((points) =>
    Array.from({ length: points.length / dimension }, (_, row) =>
      points.slice(dimension * row, dimension * (row + 1)).join(),
    ),
  );
  if (format === 'json') {
    const texts = lists.map((rows) => `[${rows.map((row) => `[${row}]`)}]`);
    return texts.length > 1 ? `[${texts}]` : texts[0];
  }
  const texts = lists.map((rows) => rows.map((row) => `${row}\n`).join(''));
  return `${dimension > 2 ? 'x,y,z' : 'x,y'}\n${texts.join('\n')}`;
}
