/** A page that carves, in the page and in a worker, and shows the element. */
import { take } from '../../browser/figure.ts';
import { expect } from './project.js';

export const PAGE = `
import { ready, chisel, chiselLater } from 'meander';
import 'meander/element';

const options = { width: 20, height: 20, terminals: [21, 378], seed: 7 };
const figure = document.createElement('meander-path');
figure.seed = 7;
document.querySelector('#app').append(figure);
await ready();
const here = chisel(options).path.length;
const later = (await chiselLater(options)).path.length;
const worker = NEW_WORKER;
const there = await new Promise((done, fail) => {
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = (event) => fail(new Error(event.message));
});
document.title = [here, later, there].join();
`;
export const WORKER = `
import { ready, chisel } from 'meander';
await ready();
postMessage(chisel({ width: 20, height: 20, terminals: [21, 378], seed: 7 }).path.length);
`;
export const BY_ADDRESS = `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`;

/** @param {import('@playwright/test').Page} page @param {string} address */
export async function expectAll(page, address) {
  await page.goto(address);
  await expect(page).not.toHaveTitle('0');
  const counts = (await page.title()).split(',').map(Number);
  expect(counts).toHaveLength(3);
  expect(counts[0]).toBeGreaterThan(30);
  expect(new Set(counts).size).toBe(1);
  const figure = await take(page.locator('meander-path'));
  await figure.dragHandle(0, 5.5, 8.5);
  expect(await figure.property('terminals')).toEqual([5, 8, 18, 18]);
  expect(await figure.call('toCode', 'rust')).toContain('pub const PATH');
  await figure.element.evaluate((it) => it.setAttribute('lang', 'de'));
  await expect(figure.element.getByRole('button', { name: 'Neu', exact: true })).toBeVisible();
}
