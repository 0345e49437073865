/**
 * Closed lines along the sides of cells, with a cell of the set to the right and none of it to the left.
 * @param {ArrayLike<number>} cells
 * @param {{ width: number }} grid
 * @returns {number[][]} flat coordinates
 */
export function outlines(cells, { width }) {
  /** @type {Map<string, number[]>} where each side begins and its direction, by these */
  const sides = new Map();
  for (const index of Array.from(cells)) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const around = [
      [x, y, 1, 0],
      [x + 1, y, 0, 1],
      [x + 1, y + 1, -1, 0],
      [x, y + 1, 0, -1],
    ];
    for (const [x, y, dx, dy] of around)
      // Between two cells of the set the side has been there in the other direction.
      if (!sides.delete(String([x + dx, y + dy, -dx, -dy])))
        sides.set(String([x, y, dx, dy]), [x, y, dx, dy]);
  }
  const found = [];
  const inOrder = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
    a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
  for (const side of [...sides.values()].sort(inOrder)) {
    const outline = [];
    let [x, y, dx, dy] = side;
    while (sides.delete(String([x, y, dx, dy]))) {
      outline.push(x, y);
      [x, y] = [x + dx, y + dy];
      // On to the right, straight on, or to the left; past the last side there is none.
      const ways = [
        [-dy, dx],
        [dx, dy],
        [dy, -dx],
      ];
      [dx, dy] = ways.find((way) => sides.has(String([x, y, ...way]))) ?? [0, 0];
    }
    if (outline.length > 0) found.push(outline);
  }
  return found;
}
