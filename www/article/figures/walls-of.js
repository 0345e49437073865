/** Walls as the attribute `walls` has them: lengths of runs, open and walled in turn. @param {string} runs */
export function wallsOf(runs) {
  /** @type {number[]} */
  const cells = [];
  let at = 0;
  runs
    .split(' ')
    .map(Number)
    .forEach((length, i) => {
      for (const end = at + length; at < end; at++) if (i % 2 === 1) cells.push(at);
    });
  return cells;
}
