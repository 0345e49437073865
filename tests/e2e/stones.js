/** Boards of seven stones a side, under the mouse. */
const SIDE = 7;

/**
 * Takes a stone, or tries to.
 * @param {import('./figure.js').Figure} figure
 * @param {number} cell
 */
export const tap = (figure, cell) => tapAll(figure, [cell]);

/**
 * Takes one after the other, as fast as the page hears of it.
 * @param {import('./figure.js').Figure} figure
 * @param {number[]} cells
 */
export async function tapAll(figure, cells) {
  const first = await figure.at(0.5, 0.5);
  const last = await figure.at(SIDE - 0.5, SIDE - 0.5);
  for (const cell of cells) {
    const [right, down] = [cell % SIDE, Math.floor(cell / SIDE)].map((steps) => steps / (SIDE - 1));
    await figure.page.mouse.click(first.x + right * (last.x - first.x), first.y + down * (last.y - first.y));
  }
  await figure.settle();
}
