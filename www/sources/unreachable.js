/**
 * Which ends walls part from the first one, as positions in the list of ends.
 * @param {{ columns: number, rows: number, walls: readonly number[] | null }} grid
 * @param {readonly number[]} ends cells
 * @returns {number[]}
 */
export function unreachableEnds({ columns, rows, walls }, ends) {
  const seen = new Uint8Array(columns * rows);
  for (const wall of walls ?? []) seen[wall] = 1;
  const start = ends[0];
  const reached = seen[start] === 0 ? [start] : [];
  if (reached.length > 0) seen[start] = 2;
  for (const cell of reached) {
    const column = cell % columns;
    const neighbours = [
      cell - columns,
      cell + columns,
      column > 0 ? cell - 1 : -1,
      column < columns - 1 ? cell + 1 : -1,
    ];
    for (const next of neighbours) {
      if (next < 0 || next >= seen.length || seen[next] !== 0) continue;
      seen[next] = 2;
      reached.push(next);
    }
  }
  return ends.flatMap((end, index) => (seen[end] === 2 ? [] : [index]));
}
