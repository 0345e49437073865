import { expect, openFigure, takeFigure, test } from './figure.js';

/**
 * A page of its own, with the one-file script.
 * @param {import('@playwright/test').Page} page
 * @param {string} body
 * @param {string} [head]
 */
async function openPage(page, body, head = '') {
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,">${head}
        <script src="../../dist/meander-path.js" defer></script><body>${body}</body></html>`,
    }),
  );
  await page.goto('/tests/posts/own.html');
}

const POSTER = '<div slot="poster" style="background: rgb(1, 2, 3)">poster</div>';

test('a figure outside the viewport is loaded when it comes near, and shows its poster until then', async ({
  page,
}) => {
  await openPage(page, `<div style="height: 4000px"></div><meander-path>${POSTER}</meander-path>`);
  const root = page.locator('meander-path');
  await page.waitForTimeout(300);
  await expect(root.locator('.panel')).toHaveCount(0);
  await expect(root.getByText('poster')).toBeVisible();
  await expect(root.locator('.hint')).toBeHidden();
  expect(await root.evaluate((element) => Reflect.get(element, 'getState').call(element))).toBe(
    'v=1&t=simplified',
  );
  await root.evaluate((element) => element.scrollIntoView());
  await expect(root.locator('.handle')).toHaveCount(2);
  await expect(root.getByText('poster')).toBeHidden();
});

test('an eager figure is loaded anywhere, and a method call loads a lazy one', async ({ page }) => {
  await openPage(
    page,
    '<div style="height: 4000px"></div><meander-path loading="eager"></meander-path><meander-path></meander-path>',
  );
  await expect(page.locator('meander-path').first().locator('.handle')).toHaveCount(2);
  await expect(page.locator('meander-path').last().locator('.handle')).toHaveCount(0);
  await page
    .locator('meander-path')
    .last()
    .evaluate((element) => Reflect.get(element, 'seek').call(element, 3));
  await expect(page.locator('meander-path').last().locator('.timeline output')).toContainText('3 /');
});

test('without WebAssembly the poster stays, with a note', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await openPage(page, `<meander-path>${POSTER}</meander-path>`);
  const root = page.locator('meander-path');
  await expect(root.locator('.status')).toHaveText(
    'This browser cannot run the figure: it has no WebAssembly.',
  );
  await expect(root.getByText('poster')).toBeVisible();
  await expect(root.getByRole('button')).toHaveCount(0);
});

test('methods that need the module throw before it is loaded', async ({ page }) => {
  await openPage(page, '<div style="height: 4000px"></div><meander-path></meander-path>');
  const codes = await page.locator('meander-path').evaluate((element) =>
    ['toSVG', 'toCSV', 'toJSON'].map((name) => {
      try {
        Reflect.get(element, name).call(element);
        return 'nothing';
      } catch (error) {
        return Reflect.get(Object(error), 'code');
      }
    }),
  );
  expect(codes).toEqual(['NotReady', 'NotReady', 'NotReady']);
});

test('a state attribute overrides the others, and an invalid one is ignored', async ({ page }) => {
  await openPage(page, '<meander-path seed="3" state="v=1&n=99&c=12"></meander-path>');
  const figure = await takeFigure(page, 'meander-path');
  expect([await figure.get('seed'), await figure.get('columns')]).toEqual([99, 12]);
  expect(await figure.get('state')).toBe('v=1&c=12&n=99');
  const told = await figure.event('error');
  await figure.root.evaluate((element) => element.setAttribute('state', 'v=1&b=0+99999999999'));
  expect(await told()).toMatchObject({
    argument: 'state',
    message: 'This link or text describes no known figure.',
  });
  expect(await figure.get('seed')).toBe(99);
  await openPage(page, '<meander-path seed="5" state="nonsense"></meander-path>');
  const other = await takeFigure(page, 'meander-path');
  expect(await other.get('seed')).toBe(5);
  await expect(other.status).toHaveText('This link or text describes no known figure.');
});

test.describe('a wrong value', () => {
  test.use({ expectedNoise: /^console warning: The attribute \S+="[^"]*" has no meaning here/ });

  test('an invalid value is reported once', async ({ page }) => {
    await openPage(
      page,
      '<meander-path passes="many" columns="1"></meander-path>',
      `<script>
      window.told = [];
      document.addEventListener('meander-error', ({ detail }) => told.push(detail.argument));
    </script>`,
    );
    const figure = await takeFigure(page, 'meander-path');
    await figure.set('seed', 4);
    await figure.root.evaluate((element) => {
      const { parentNode } = element;
      element.remove();
      parentNode?.append(element);
    });
    await figure.settle();
    expect(await page.evaluate(() => Reflect.get(window, 'told').sort())).toEqual(['columns', 'passes']);
    expect([await figure.get('passes'), await figure.get('columns')]).toEqual([4, 20]);
  });
});

test('every attribute may change after loading', async ({ page }) => {
  const figure = await openFigure(page, { columns: 14, rows: 10, seed: 2 });
  /** @type {[string, string][]} */
  const changes = [
    ['source', 'astar'],
    ['terminals', '1,1 9,8 3,3'],
    ['source', 'waypoints'],
    ['dimension', '3'],
    ['points', '1,1,1 5,5,5 9,1,2'],
    ['closed', ''],
    ['source', 'track'],
    ['dimension', '2'],
    ['columns', '30'],
    ['source', 'chisel'],
    ['walls', '40 3'],
    ['ui', 'mini'],
    ['ui', 'none'],
    ['ui', 'full'],
    ['view', 'trail'],
    ['touch-action', 'none'],
    ['loading', 'eager'],
    ['label', 'A road'],
    ['readonly', ''],
  ];
  const seen = new Set();
  for (const [name, value] of changes) {
    await figure.root.evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value]);
    await figure.settle();
    seen.add(await figure.look());
    expect(await figure.root.getAttribute(name)).toBe(value);
  }
  expect(seen.size).toBeGreaterThan(8);
  await expect(figure.root.locator('canvas')).toHaveAttribute('aria-label', 'A road');
  await expect(figure.root.locator('canvas')).toHaveCSS('touch-action', 'none');
  await expect(figure.handles).toHaveCount(0);
});

test('a figure removed during a drag works when it is inserted again', async ({ page }) => {
  const figure = await openFigure(page, { columns: 14, rows: 10, seed: 2 });
  await figure.drag([1.5, 1.5], [6.5, 5.5], { drop: false });
  await figure.root.evaluate((element) => {
    const { parentNode } = element;
    element.remove();
    parentNode?.append(element);
  });
  await page.mouse.move(30, 30);
  await page.mouse.up();
  await figure.settle();
  expect(await figure.get('terminals')).toEqual([1, 1, 12, 8]);
  await figure.drag([1.5, 1.5], [6.5, 5.5]);
  expect(await figure.get('terminals')).toEqual([6, 5, 12, 8]);
});

test('the state of an eight-point figure takes 200 characters at most and restores it exactly', async ({
  page,
}) => {
  const figure = await openFigure(page, {
    source: 'waypoints',
    columns: 20,
    rows: 20,
    overlays: 'raw chaikin rdp catmull-rom',
    closed: '',
    passes: 3,
    tolerance: 0.35,
    alpha: 0.25,
    points: '1.11,2.22 3.33,14.44 15.55,6.66 7.77,18.88 19.99,10.1 11.12,12.13 13.14,4.15 16.17,17.18',
  });
  const before = await figure.look();
  const state = /** @type {string} */ (await figure.call('getState'));
  expect(state.length).toBeLessThanOrEqual(200);
  await figure.root.evaluate((element) => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  });
  await figure.settle();
  await figure.call('setState', state);
  expect(await figure.look()).toBe(before);
  expect(await figure.call('getState')).toBe(state);
});
