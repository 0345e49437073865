/** What is imported is shown whole, or changes nothing and says why. */
import { expect, openFigure, test } from './figure.js';

const TRACK = { source: 'track', points: '1,1 9,9 18,2' };

test('more points than can be drawn change nothing, and undo still works', async ({ page }) => {
  const figure = await openTrack(page);
  const before = await figure.get('points');
  const code = await figure.root.evaluate((element) => {
    const text = Array.from({ length: 1_100_000 }, (_, i) => `${i % 20},${i % 19}`).join('\n');
    return Reflect.get(element, 'importText')
      .call(element, text)
      .catch((/** @type {{ code: string }} */ error) => error.code);
  });
  expect(code).toBe('TooLarge');
  expect(await figure.get('points')).toEqual(before);
  await figure.call('importText', '2,2\n3,9\n');
  expect(await figure.get('points')).toEqual([2, 2, 3, 9]);
});

test('a folder that is dropped is told of in the figure’s own words', async ({ page }) => {
  const figure = await openTrack(page);
  /** @type {Error[]} */
  const uncaught = [];
  page.on('pageerror', (error) => uncaught.push(error));
  const told = await figure.event('error');
  await figure.root.evaluate((element) => {
    const file = new File(['1,2'], 'folder');
    file.text = () => Promise.reject(new DOMException('of the platform', 'NotFoundError'));
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, composed: true });
    Object.defineProperty(event, 'dataTransfer', { value: { files: [file], getData: () => '' } });
    element.shadowRoot?.querySelector('canvas')?.dispatchEvent(event);
  });
  expect(await told()).toMatchObject({
    code: 'BadText',
    argument: 'text',
    message: 'the file cannot be read',
  });
  await expect(figure.status).toContainText('the file cannot be read');
  expect(uncaught).toEqual([]);
});

/** @param {import('@playwright/test').Page} page */
async function openTrack(page) {
  const figure = await openFigure(page, { source: 'waypoints' });
  for (const [name, value] of Object.entries(TRACK)) await figure.set(name, value);
  return figure;
}
