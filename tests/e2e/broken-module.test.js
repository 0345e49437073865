/** A wasm file that is missing, damaged or late. */
import { expect, openFigure, takeFigure, test } from './figure.js';
import { holdBack } from './holding.js';

const COMPILED = 'application/wasm';
const NOISE = /^(console error: (Failed to load resource|the module cannot be loaded: )|failed: .*\.wasm$)/;
test.use({ expectedNoise: NOISE });

/** @type {Readonly<Record<string, (whole: Buffer) => { status?: number, contentType: string, body: Buffer | string }>>} */
const ANSWERS = {
  missing: () => ({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'cut short': (whole) => ({ contentType: COMPILED, body: whole.subarray(0, whole.length / 2) }),
};

/** @param {import('@playwright/test').Page} page */
async function hearErrors(page) {
  await page.addInitScript(() => {
    const heard = /** @type {object[]} */ ([]);
    Object.assign(window, { heard });
    document.addEventListener('meander-error', (event) => {
      const detail = Reflect.get(event, 'detail');
      heard.push({ ...detail, cause: String(detail.cause) });
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard'));
}

for (const [name, answer] of Object.entries(ANSWERS))
  test(`wasm file ${name}: one error, and a retry keeps what was set`, async ({ page }) => {
    const errors = await hearErrors(page);
    await page.route('**/*.wasm', async (route) => route.fulfill(answer(await (await route.fetch()).body())));
    await page.goto('embed.html?seed=7');
    const root = page.locator('meander-path');
    await expect(root.locator('.status')).toHaveText('Not everything could be loaded. Try again');
    await root.evaluate((element) => Object.assign(element, { columns: 14 }));
    const told = await errors();
    expect(told).toHaveLength(1);
    expect(told[0].code).toBe('LoadFailed');
    expect(told[0].message).toMatch(/^the module cannot be loaded: [a-z ,]+(404: http\S+)?$/);
    await page.unroute('**/*.wasm');
    await root.getByRole('button', { name: 'Try again' }).click();
    const figure = await takeFigure(page, 'meander-path');
    expect([await figure.get('columns'), await figure.get('seed')]).toEqual([14, 7]);
    expect(await errors()).toHaveLength(1);
  });

test('module that does not start: console and event name the cause', async ({ page }) => {
  const errors = await hearErrors(page);
  /** @type {string[]} */
  const printed = [];
  page.on('console', (message) => printed.push(message.text()));
  await page.addInitScript(() => {
    Reflect.set(WebAssembly, 'instantiate', () => {
      throw new TypeError('glue.default is not a function');
    });
  });
  await page.goto('embed.html?seed=7');
  await expect(page.locator('meander-path .status')).toHaveText('Not everything could be loaded. Try again');
  expect(await errors()).toMatchObject([
    { code: 'LoadFailed', cause: 'TypeError: glue.default is not a function' },
  ]);
  expect(printed.join('\n')).toContain('TypeError: glue.default is not a function');
});

test('dropped file, missing module: console and event name the cause', async ({ page }) => {
  const errors = await hearErrors(page);
  /** @type {string[]} */
  const printed = [];
  page.on('console', (message) => printed.push(message.text()));
  await page.route('**/meander*.wasm', (route) => route.abort());
  const { root } = await openFigure(page, { seed: 7 });
  await root.evaluate((element) => {
    const data = new DataTransfer();
    data.items.add(new File(['x,y\n1,2\n4,2\n'], 'walk.csv'));
    const event = new DragEvent('drop', {
      dataTransfer: data,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    element.shadowRoot?.querySelector('canvas')?.dispatchEvent(event);
  });
  await expect(root.locator('.status')).toContainText('the module cannot be loaded: nothing answered');
  expect(await errors()).toMatchObject([{ code: 'LoadFailed', cause: expect.stringContaining('TypeError') }]);
  expect(printed.join('\n')).toContain('the module cannot be loaded: nothing answered TypeError');
});

test('late wasm file: the figure then does what was asked meanwhile', async ({ page }) => {
  const errors = await hearErrors(page);
  const release = await holdBack(page, '**/*.wasm');
  await page.goto('embed.html?seed=7');
  const root = page.locator('meander-path');
  await expect(root.locator('.status')).toHaveText('Loading the figure…');
  await root.evaluate((element) => {
    Object.assign(element, { columns: 14 });
    Reflect.get(element, 'seek').call(element, 9);
  });
  release();
  const figure = await takeFigure(page, 'meander-path');
  expect([await figure.get('columns'), await figure.get('position')]).toEqual([14, 9]);
  expect(await errors()).toEqual([]);
});

test('retry after a damaged wasm file: it bypasses the cache', async ({ page }) => {
  let asked = 0;
  await page.route('**/figure*.wasm', async (route) => {
    asked += 1;
    const whole = await route.fetch();
    const headers = { 'content-type': COMPILED, 'cache-control': 'public, max-age=31536000, immutable' };
    await route.fulfill({ headers, body: asked === 1 ? 'damaged' : await whole.body() });
  });
  await page.addInitScript(() => {
    const { fetch } = window;
    const asks = /** @type {unknown[]} */ ([]);
    Object.assign(window, { asks });
    window.fetch = (file, how) => {
      asks.push(how?.cache);
      return fetch(file, how);
    };
  });
  await page.goto('embed.html?seed=7');
  const root = page.locator('meander-path');
  await root.getByRole('button', { name: 'Try again' }).click();
  await takeFigure(page, 'meander-path');
  expect(await page.evaluate(() => Reflect.get(window, 'asks'))).toEqual(['default', 'reload']);
});
