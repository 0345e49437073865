/** A browser that gives no canvas, or no more of them. */
import { expect, openFigure, test } from './figure.js';

const SENTENCE = 'This browser gives the figure no canvas to draw on, so it stays a picture.';

test('without a canvas the poster stays, with one sentence and one event', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    const heard = /** @type {object[]} */ ([]);
    Object.assign(window, { heard });
    document.addEventListener('meander-error', (event) => heard.push(Reflect.get(event, 'detail')));
  });
  await page.goto('embed.html?seed=7');
  const root = page.locator('meander-path');
  await expect(root.locator('.status')).toHaveText(SENTENCE);
  await expect(root.locator('.poster')).toBeAttached();
  await expect(root.getByRole('button')).toHaveCount(0);
  await root.evaluate((element) => Reflect.get(element, 'seek').call(element, 3));
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    { code: 'NoCanvas', message: SENTENCE },
  ]);
});

test('where the platform has no room for another canvas the picture is drawn without layers', async ({
  page,
}) => {
  const figure = await openFigure(page, { seed: 7, view: 'trail' });
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const code = await figure.root.evaluate((element) =>
    Reflect.get(element, 'toBlob')
      .call(element)
      .catch((/** @type {{ code: string }} */ error) => error.code),
  );
  expect(code).toBe('NoCanvas');
  await figure.set('seed', 8);
  const before = await figure.look();
  await figure.set('seed', 7);
  expect(await figure.look()).not.toBe(before);
  await figure.set('seed', 8);
  expect(await figure.look()).toBe(before);
});
