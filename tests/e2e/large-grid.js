/** Helpers for grids that a worker carves. */
import { expect } from './figure.js';

/** A worker carves a grid of this size. */
export const SLOW = Object.freeze({ columns: 1024, rows: 1024, seed: 3, overlays: 'raw' });

/** @param {import('./figure.js').Figure} figure */
export const waiting = (figure) => figure.root.locator('.waiting');

/** Waits until the path of the request is shown. @param {import('./figure.js').Figure} figure */
export async function carved(figure) {
  const wanted = await expected(figure);
  await expect.poll(() => path(figure), { timeout: 25_000 }).toBe(wanted);
  await expect(waiting(figure)).toBeHidden();
  await figure.settle();
}

/** The points as text, or '' while the figure looks for them. @param {import('./figure.js').Figure} figure @returns {Promise<string>} */
const csv = (figure) =>
  figure.root.evaluate((element) => {
    try {
      return Reflect.get(element, 'toCSV').call(element);
    } catch (error) {
      if (Reflect.get(Object(error), 'code') === 'NotReady') return '';
      throw error;
    }
  });

/** The number of cells of the path. @param {import('./figure.js').Figure} figure */
export const path = async (figure) => (await csv(figure)).trim().split('\n').length - 1;

/** The number of cells that the core carves at once. @param {import('./figure.js').Figure} figure */
export function expected(figure) {
  return figure.root.evaluate((element) => {
    const { engine, columns: width, rows: height, seed, terminals } = /** @type {any} */ (element);
    const cells = [0, 2].map((i) => terminals[i + 1] * width + terminals[i]);
    return engine.chisel({ width, height, seed, terminals: cells }).path.length;
  });
}
