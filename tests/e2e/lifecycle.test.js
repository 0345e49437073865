/** A figure from its first appearance on a page to its removal. */
import { expect, openFigure, takeFigure, test } from './figure.js';
import { holdBack } from './holding.js';

/**
 * A page with the one-file script.
 * @param {import('@playwright/test').Page} page
 * @param {string} body
 */
async function openPage(page, body) {
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,">
        <script src="../../dist/meander-path.js" defer></script><body>${body}</body></html>`,
    }),
  );
  await page.goto('/tests/posts/own.html');
}

test('lazy figure: it shows its poster until it comes near the viewport', async ({ page }) => {
  const gap = '<div style="height: 4000px"></div>';
  await openPage(
    page,
    `${gap}<meander-path id="lazy"><p slot="poster">poster</p></meander-path>${gap}
      <meander-path id="eager" loading="eager"></meander-path><meander-path id="called"></meander-path>`,
  );
  await expect(page.locator('#eager .handle')).toHaveCount(2);
  const lazy = page.locator('#lazy');
  await expect(lazy.getByText('poster')).toBeVisible();
  await expect(lazy.locator('.panel')).toHaveCount(0);
  expect(await lazy.evaluate((element) => Reflect.get(element, 'getState').call(element))).toBe(
    'v=1&t=simplified',
  );
  const code = await lazy.evaluate((element) => {
    try {
      return Reflect.get(element, 'toSVG').call(element);
    } catch (error) {
      return Reflect.get(Object(error), 'code');
    }
  });
  expect(code).toBe('NotReady');
  await lazy.evaluate((element) => element.scrollIntoView());
  await expect(lazy.locator('.handle')).toHaveCount(2);
  await expect(lazy.getByText('poster')).toBeHidden();

  const called = page.locator('#called');
  await expect(called.locator('.handle')).toHaveCount(0);
  await called.evaluate((element) => Reflect.get(element, 'seek').call(element, 3));
  await expect(called.locator('.timeline output')).toContainText('3 /');
});

test('state attribute: it overrides others; an invalid one is ignored', async ({ page }) => {
  await openPage(page, '<meander-path seed="3" state="v=1&n=99&c=12"></meander-path>');
  const figure = await takeFigure(page, 'meander-path');
  expect([await figure.get('seed'), await figure.get('columns')]).toEqual([99, 12]);
  const error = await figure.event('error');
  await figure.root.evaluate((element) => element.setAttribute('state', 'v=1&b=0+99999999999'));
  expect(await error()).toMatchObject({ argument: 'state' });
  expect(await figure.get('seed')).toBe(99);
  await openPage(page, '<meander-path seed="5" state="nonsense"></meander-path>');
  const other = await takeFigure(page, 'meander-path');
  expect(await other.get('seed')).toBe(5);
  await expect(other.status).toHaveText('This link or text describes no known figure.');
});

test('attributes: each change after loading updates the figure', async ({ page }) => {
  const figure = await openFigure(page, { columns: 14, rows: 10, seed: 2 });
  /** @type {[string, string][]} */
  const changes = [
    ['source', 'astar'],
    ['terminals', '1,1 9,8 3,3'],
    ['walls', '40 3'],
    ['source', 'waypoints'],
    ['dimension', '3'],
    ['points', '1,1,1 5,5,5 9,1,2'],
    ['closed', ''],
    ['columns', '30'],
    ['source', 'chisel'],
    ['view', 'trail'],
  ];
  const looks = new Set([await figure.look()]);
  for (const [name, value] of changes) {
    await figure.root.evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value]);
    await figure.settle();
    const before = looks.size;
    expect(looks.add(await figure.look()).size, `${name}="${value}"`).toBe(before + 1);
  }
  for (const [name, value] of [
    ['ui', 'none'],
    ['label', 'A road'],
    ['touch-action', 'none'],
    ['readonly', ''],
  ])
    await figure.root.evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value]);
  const canvas = figure.root.locator('canvas').first();
  await expect(canvas).toHaveAttribute('aria-label', 'A road');
  await expect(canvas).toHaveCSS('touch-action', 'none');
  await expect(figure.handles).toHaveCount(0);
  await expect(figure.root.getByRole('button')).toHaveCount(0);
});

test('figure removed during a drag: it works when inserted again', async ({ page }) => {
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

test('figure moved while it loads: it starts once and can be dragged', async ({ page }) => {
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
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['ready']);
});

test('two versions of the script: the first to run defines all figures', async ({ page }) => {
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
    <meander-path seed="2"></meander-path>
    <script type="module" src="./element.js"></script></body></html>`;
  await page.route('**/dist/two.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('two.html');
  for (const at of [0, 1]) {
    const figure = await takeFigure(page, `meander-path >> nth=${at}`);
    await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
    expect(await figure.get('seed')).toBe(at + 1);
  }
});
