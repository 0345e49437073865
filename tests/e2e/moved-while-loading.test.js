/** A figure that is taken out, moved or put into another document while it is loaded, and two versions of its script. */
import { expect, Figure, takeFigure, test } from './figure.js';
import { holdBack } from './holding.js';

/** @param {import('@playwright/test').Page} page */
async function openHeld(page) {
  const release = await holdBack(page, '**/*.wasm');
  await page.addInitScript(() => {
    const heard = /** @type {string[]} */ ([]);
    Object.assign(window, { heard });
    for (const type of ['ready', 'error'])
      addEventListener(`meander-${type}`, () => heard.push(type), { capture: true });
  });
  const asked = page.waitForRequest('**/*.wasm');
  await page.goto('embed.html?seed=7&columns=14&rows=10');
  await asked;
  return { release, heard: () => page.evaluate(() => Reflect.get(window, 'heard')) };
}

test('taken out while it is loaded and put back later, it works and starts once', async ({ page }) => {
  const { release, heard } = await openHeld(page);
  await page.evaluate(() => {
    const figure = /** @type {Element} */ (document.querySelector('meander-path'));
    Object.assign(window, { kept: figure });
    figure.remove();
  });
  release();
  await page.waitForFunction(() => Reflect.get(window, 'kept').engine && document.readyState === 'complete');
  await page.evaluate(() => document.querySelector('main')?.append(Reflect.get(window, 'kept')));
  const figure = await takeFigure(page, 'meander-path');
  await figure.drag([1.5, 1.5], [6.5, 5.5]);
  expect(await figure.get('terminals')).toEqual([6, 5, 12, 8]);
  expect((await heard()).filter((/** @type {string} */ type) => type === 'error')).toEqual([]);
});

test('moved within its page while it is loaded, it works and starts once', async ({ page }) => {
  const { release, heard } = await openHeld(page);
  await page.evaluate(() => {
    const figure = /** @type {Element} */ (document.querySelector('meander-path'));
    const place = document.createElement('section');
    document.body.append(place);
    for (let i = 0; i < 5; i++) (i % 2 ? document.body : place).append(figure);
  });
  release();
  const figure = await takeFigure(page, 'meander-path');
  await figure.drag([1.5, 1.5], [6.5, 5.5]);
  expect(await figure.get('terminals')).toEqual([6, 5, 12, 8]);
  expect(await heard()).toEqual(['ready']);
});

test('put into another document while it is loaded, it is drawn and can be dragged there', async ({
  page,
}) => {
  const { release } = await openHeld(page);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'width: 500px; height: 420px; border: 0';
    document.body.prepend(frame);
    const figure = /** @type {HTMLElement} */ (document.querySelector('meander-path'));
    figure.style.display = 'block';
    frame.contentDocument?.body.append(figure);
  });
  release();
  const inside = page.frameLocator('iframe').locator('meander-path');
  await expect(inside.locator('.handle')).toHaveCount(2);
  await new Figure(page, inside).settle();
  const handle = inside.locator('.handle').first();
  const [box, canvas] = [await handle.boundingBox(), await inside.locator('canvas').first().boundingBox()];
  if (!box || !canvas) throw new Error('it is not shown');
  expect(canvas.height).toBeGreaterThan(100);
  const cell = canvas.width / 14;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 2 * cell, from.y + cell, { steps: 4 });
  await page.mouse.move(from.x + 4 * cell, from.y + 3 * cell, { steps: 4 });
  await page.mouse.up();
  expect(await inside.evaluate((element) => Reflect.get(element, 'terminals'))).toEqual([5, 4, 12, 8]);
});

test('two versions of the script: the first one that ran makes all figures', async ({ page }) => {
  await page.route('**/other.js', async (route) => {
    const script = await (await route.fetch({ url: new URL('meander-path.js', page.url()).href })).text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: script.replaceAll('Drag an end', 'Pull an end'),
    });
  });
  const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body>
    <meander-path></meander-path>
    <script src="./meander-path.js"></script><script src="./other.js"></script>
    <p>With <meander-number name="seed">1</meander-number></p><meander-path seed="2"></meander-path>
    <script type="module" src="./element.js"></script></body></html>`;
  await page.route('**/dist/two.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('two.html');
  for (const at of [0, 1]) {
    const figure = await takeFigure(page, `meander-path >> nth=${at}`);
    await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
    expect(await figure.get('seed')).toBe(at + 1);
  }
});
