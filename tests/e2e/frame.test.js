/** `embed.html`, as another page frames it. */
import { expect, frames, resting, takeFigure, test } from './figure.js';

/**
 * A page that frames a figure and writes down the messages that it gets.
 * @param {import('@playwright/test').Page} page
 * @param {string} query
 * @param {string} [head]
 */
async function frame(page, query, head = '') {
  await page.route('**/tests/posts/framing.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0">${head}
        <script>var heard = []; addEventListener('message', (e) => heard.push(e.data));</script>
        <iframe data-meander src="/dist/embed.html${query}" width="100%" height="300" frameborder="0" sandbox="allow-scripts"></iframe></body>`,
    }),
  );
  await page.goto('/tests/posts/framing.html');
  const inside = page.frameLocator('iframe[src]');
  await expect(inside.locator('meander-path .handle').first()).toBeAttached();
  return inside;
}

/** @param {import('@playwright/test').Page} page */
const heard = (page) =>
  page.evaluate(() => Reflect.get(globalThis, 'heard').map((/** @type {string} */ text) => JSON.parse(text)));

test('frame: it posts its height, and again when it changes', async ({ page }) => {
  const inside = await frame(page, '?ui=mini&grow&seed=4');
  const off = async () =>
    (await heard(page)).at(-1)?.height - Math.ceil((await inside.locator('body').boundingBox())?.height ?? 0);
  await expect.poll(off).toBe(0);
  const last = (await heard(page)).at(-1);
  expect(last.context).toBe('iframe.resize');
  expect(last.src).toMatch(/\/dist\/embed\.html\?ui=mini&grow&seed=4$/);
  await inside.locator('meander-path').evaluate((element) => {
    element.setAttribute('ui', 'full');
    element.setAttribute('compare', '');
  });
  await expect.poll(async () => (await heard(page)).at(-1).height - last.height).toBeGreaterThan(150);
  await expect.poll(off).toBe(0);
});

test('frame-height.js: it sets the height of its own sandboxed frame', async ({ page }) => {
  const { default: list } = await import('../../dist/embed.json', { with: { type: 'json' } });
  const inside = await frame(
    page,
    '?ui=mini&grow',
    `<script src="/dist/${list.folder}frame-height.js"></script><iframe title="other"></iframe>`,
  );
  const iframe = page.locator('iframe[src]');
  await expect(inside.locator('meander-path .handle').first()).toBeAttached();
  const off = async () => {
    const [inner, outer] = [await inside.locator('body').boundingBox(), await iframe.boundingBox()];
    return (outer?.height ?? 0) - Math.ceil(inner?.height ?? 0);
  };
  await expect.poll(off).toBe(0);
  const height = await resting(async () => (await iframe.boundingBox())?.height);
  expect(height).toBeGreaterThan(300);
  // From the page itself, from another frame, and nonsense.
  await page.evaluate(() => {
    postMessage(JSON.stringify({ context: 'iframe.resize', height: 50 }), '*');
    postMessage('{', '*');
    const other = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe[title]'));
    const script = other.contentDocument?.createElement('script');
    if (!script) return;
    script.textContent = `parent.postMessage('{"context":"iframe.resize","height":60}', '*')`;
    other.contentDocument?.body.append(script);
  });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'heard').join('\n')))
    .toMatch(/"height":50[^]*\{\n[^]*"height":60/);
  await frames(page);
  expect((await iframe.boundingBox())?.height).toBe(height);
  // A narrower column: the figure shrinks, and the frame with it.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await iframe.boundingBox())?.height).not.toBe(height);
  await expect.poll(off).toBe(0);
  expect((await iframe.boundingBox())?.height).toBeLessThan(700);
});

test('frame of a fixed height: it shows all of the figure', async ({ page }) => {
  const inside = await frame(page, '?ui=full&link&seed=4');
  for (const [width, height] of [
    [900, 640],
    [360, 560],
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('iframe').evaluate((one, value) => void (one.style.height = `${value}px`), height);
    const excess = async () => ((await inside.locator('main').boundingBox())?.height ?? 0) - height;
    await expect.poll(excess, `${width} × ${height}`).toBeLessThanOrEqual(0);
  }
});

test('frame: it takes a language, and its link opens the figure as it is', async ({ page }) => {
  const inside = await frame(page, '?ui=none&link&lang=fr&dir=rtl&seed=4');
  await expect(inside.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await inside.locator('main').evaluate((main) => getComputedStyle(main).direction)).toBe('rtl');
  const link = inside.getByRole('link', { name: 'Ouvrir cette figure' });
  await inside.locator('meander-path').evaluate((figure) => Reflect.set(figure, 'seed', 9));
  await link.focus();
  expect(await link.evaluate((one) => Reflect.get(one, 'href'))).toMatch(/\/dist\/#v=1&.*n=9/);
});

test('versioned frame: it opens a hash and loads only from its folder', async ({ page }) => {
  const { default: list } = await import('../../dist/embed.json', { with: { type: 'json' } });
  /** @type {string[]} */
  const foreign = [];
  page.on('request', (request) => {
    if (!request.url().includes(`/dist/${list.folder}`)) foreign.push(request.url());
  });
  await page.goto(`${list.folder}embed.html?ui=full&theme=dark&link#v=1&n=9`);
  const figure = await takeFigure(page, 'meander-path');
  expect([await figure.get('seed'), await figure.get('theme')]).toEqual([9, 'dark']);
  await expect(page.locator('a.open')).toHaveAttribute('href', /^\.\.\/\.\.\/#v=1&n=9|\/dist\/#v=1&n=9/);
  expect(foreign).toEqual([]);
});

test('frame with a broken link: the default figure and a message', async ({ page }) => {
  await page.goto('embed.html?ui=none#v=1&s=nonsense&<img src=x onerror=alert(1)>');
  const root = page.locator('meander-path');
  await expect(root.locator('.handle')).toHaveCount(2);
  await expect(root.locator('.status')).toBeVisible();
  await expect(root.locator('.status')).toHaveText('This link or text describes no known figure.');
});

test('frame: it has its own background, unless it is transparent', async ({ page }) => {
  const opaque = await frame(page, '?grow&theme=dark');
  await expect(opaque.locator('main')).toHaveCSS('background-color', 'rgb(16, 23, 27)');
  const transparent = await frame(page, '?transparent&grow');
  for (const element of ['main', 'body', 'html'])
    await expect(transparent.locator(element)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
