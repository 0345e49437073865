/** Grids too large to draw cell by cell, and what tests ask of them. */
import { expect } from './figure.js';

/** Carved beside the page. */
export const SLOW = Object.freeze({ columns: 1024, rows: 1024, seed: 3, overlays: 'raw' });

/** @param {import('./figure.js').Figure} figure */
export const waiting = (figure) => figure.root.locator('.waiting');

/** What is shown is what was asked for. @param {import('./figure.js').Figure} figure */
export async function carved(figure) {
  const wanted = await expected(figure);
  await expect.poll(() => path(figure), { timeout: 25_000 }).toBe(wanted);
  await expect(waiting(figure)).toBeHidden();
  await figure.settle();
}

/** @param {import('./figure.js').Figure} figure */
export const path = async (figure) =>
  String(await figure.call('toCSV'))
    .trim()
    .split('\n').length - 1;

/** What the core says of the figure's own request. @param {import('./figure.js').Figure} figure */
export function expected(figure) {
  return figure.root.evaluate((element) => {
    const { engine, columns: width, rows: height, seed, terminals } = /** @type {any} */ (element);
    const cells = [0, 2].map((i) => terminals[i + 1] * width + terminals[i]);
    return engine.chisel({ width, height, seed, terminals: cells }).path.length;
  });
}
