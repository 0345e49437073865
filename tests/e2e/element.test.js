/** The element as a page uses it: attributes, properties, events, and moves between documents. */
import { ATTRIBUTES } from '../../www/old/element/attributes.js';
import { expect, Figure, openFigure, test } from './figure.js';

const GRID = { columns: 14, rows: 12, seed: 7 };

test('attributes and properties reflect each other', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.set('seed', 8);
  expect(await figure.root.getAttribute('seed')).toBe('8');
  await figure.root.evaluate((element) => element.setAttribute('seed', '7'));
  expect(await figure.get('seed')).toBe(7);
  await figure.set('overlays', ['rdp', 'raw']);
  expect(await figure.root.getAttribute('overlays')).toBe('rdp raw');
  expect(await figure.get('overlays')).toEqual(['raw', 'rdp']);
  await figure.set('closed', true);
  expect(await figure.root.getAttribute('closed')).toBe('');
  await figure.set('closed', false);
  expect(await figure.root.getAttribute('closed')).toBe(null);
  await figure.root.evaluate((element) => element.removeAttribute('columns'));
  expect(await figure.get('columns')).toBe(20);
  await figure.root.evaluate((element) => element.setAttribute('readonly', ''));
  await expect(figure.handles).toHaveCount(0);
});

test.describe('invalid values', () => {
  test.use({ expectedNoise: /^console warning: The attribute [^]*has no meaning here/ });

  test('an invalid attribute falls back, with one warning and one event', async ({ page }) => {
    const warned = page.waitForEvent('console');
    const figure = await openFigure(page, { ...GRID, rows: 'few' });
    expect((await warned).text()).toMatch(
      /^The attribute rows="few" has no meaning here; 20 is used instead\./,
    );
    const told = await figure.event('error');
    await figure.root.evaluate((element) => element.setAttribute('passes', 'many'));
    expect(await told()).toMatchObject({ code: 'BadArgument', argument: 'passes' });
    expect(await figure.get('passes')).toBe(4);
  });

  test('ends and walls beyond the grid fall back, and ends return with it', async ({ page }) => {
    const figure = await openFigure(page, GRID);
    await figure.set('walls', '500 3');
    expect(await figure.get('walls')).toBe(null);
    await figure.set('terminals', '11,1 2,10');
    await figure.set('columns', 8);
    expect(await figure.get('terminals')).toEqual([1, 1, 6, 10]);
    await figure.set('columns', 14);
    expect(await figure.get('terminals')).toEqual([11, 1, 2, 10]);
  });

  test('attributes of any text leave a figure that draws', async ({ page }) => {
    const figure = await openFigure(page, { source: 'waypoints' });
    // A large grid takes seconds to carve.
    const names = ATTRIBUTES.map(({ name }) => name).filter((name) => !/columns|rows|autoplay/.test(name));
    const texts = ['', '-1', '2.5', '1e9', 'NaN', '3,4 5,6 9,2', '1,2,3 4,5,6', '5 3 12 1', '\0<b>"&'];
    const errors = await figure.root.evaluate(async (element, [names, texts]) => {
      /** @type {string[]} */
      const thrown = [];
      for (const [turn] of texts.entries()) {
        for (const [i, name] of names.entries())
          try {
            element.setAttribute(name, texts[(i + turn) % texts.length]);
          } catch (error) {
            thrown.push(`${name}: ${error}`);
          }
        await new Promise((done) => requestAnimationFrame(done));
      }
      for (const name of names) element.removeAttribute(name);
      return thrown;
    }, /** @type {const} */ ([names, texts]));
    expect(errors).toEqual([]);
    await figure.settle();
    expect(await figure.call('toSVG')).toContain('<svg');
  });
});

test('calls with invalid arguments are refused by name and change nothing', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const before = await figure.call('getState');
  const refused = await figure.root.evaluate((element) =>
    Promise.all(
      /** @type {[string, ...unknown[]][]} */ ([
        ['seek', NaN],
        ['step', '3'],
        ['regenerate', -4],
        ['toCSV', 'wool'],
        ['toCode', 'cobol'],
        ['toBlob', 'image/gif'],
        ['importText', 5],
      ]).map(async ([name, ...args]) => {
        try {
          await Reflect.get(element, name).apply(element, args);
        } catch (error) {
          const { code, argument } = Object(error);
          return `${name}: ${code} ${argument}`;
        }
      }),
    ),
  );
  expect(refused).toEqual([
    'seek: BadArgument position',
    'step: BadArgument n',
    'regenerate: BadArgument seed',
    'toCSV: BadArgument curve',
    'toCode: BadArgument language',
    'toBlob: BadArgument type',
    'importText: BadArgument text',
  ]);
  expect(await figure.call('getState')).toBe(before);
});

test('createElement: it keeps its state when it is moved', async ({ page }) => {
  await page.goto('/tests/posts/sample.html');
  await page.evaluate(() => document.body.replaceChildren());
  const figure = await page.evaluate(async () => {
    const [left, right] = [document.createElement('div'), document.createElement('div')];
    document.body.append(left, right);
    const element = /** @type {any} */ (document.createElement('meander-path'));
    const ready = new Promise((done) => document.addEventListener('meander-ready', done, { once: true }));
    element.seed = 99;
    left.append(element);
    await ready;
    element.seek(50);
    right.append(element);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    return {
      seed: element.seed,
      timeline: element.shadowRoot.querySelector('.timeline output').textContent,
      handles: element.shadowRoot.querySelectorAll('.handle').length,
    };
  });
  expect(figure).toEqual({ seed: 99, timeline: expect.stringMatching(/^50 /), handles: 2 });
});

test('another document: the figure keeps its styles, moves and plays', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { width: 500, height: 700 });
    const moved = /** @type {Element} */ (document.querySelector('meander-path'));
    document.body.append(frame);
    frame.contentWindow?.document.body.append(moved);
    Reflect.set(window, 'figure', moved);
  });
  const root = page.frameLocator('iframe').locator('meander-path');
  await expect(root.locator('.primary')).toHaveCSS('inline-size', '44px');
  await root.locator('.handle').first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => root.evaluate((one) => Object(one).terminals)).toEqual([2, 1, 12, 10]);
  await page.keyboard.press('Enter');
  await root.evaluate((one) => Object.assign(one, { speed: 1000 }));
  const done = await new Figure(page, root).event('done');
  await root.getByRole('button', { name: 'Play' }).click();
  await done();
  await page.evaluate(() => {
    document.querySelector('main')?.append(Reflect.get(window, 'figure'));
    document.querySelector('iframe')?.remove();
  });
  await figure.settle();
  await expect(figure.root.locator('.primary')).toHaveCSS('inline-size', '44px');
  expect(await figure.get('terminals')).toEqual([2, 1, 12, 10]);
});

test('properties set before the definition stay; two scripts do no harm', async ({ page }) => {
  await page.route('**/late.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,"><meander-path></meander-path>
        <script>document.querySelector('meander-path').seed = 41;</script>
        <script src="../../dist/meander-path.js"></script><script src="../../dist/meander-path.js"></script>`,
    }),
  );
  await page.goto('/tests/posts/late.html');
  await expect(page.locator('meander-path .handle')).toHaveCount(2);
  expect(await page.locator('meander-path').evaluate((element) => Reflect.get(element, 'seed'))).toBe(41);
  expect(await page.locator('meander-path').getAttribute('seed')).toBe('41');
});

test('getState() and setState() restore a figure, and refuse other texts', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.set('terminals', [3, 2, 9, 9]);
  await figure.call('seek', 33);
  const state = /** @type {string} */ (await figure.call('getState'));
  expect(state.length).toBeLessThan(120);
  await figure.call('regenerate', 1000);
  await figure.call('setState', state);
  expect(await figure.get('position')).toBe(33);
  expect(await figure.get('terminals')).toEqual([3, 2, 9, 9]);
  const told = await figure.event('error');
  await figure.call('setState', 'nonsense');
  expect(await told()).toMatchObject({ argument: 'state' });
  expect(await figure.call('getState')).toBe(state);
});

test('meander-change names its source: api, user or keyboard', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  let change = await figure.event('change');
  await figure.set('seed', 3);
  expect(await change()).toMatchObject({ source: 'api' });
  change = await figure.event('change');
  await figure.drag([1.5, 1.5], [4.5, 4.5]);
  expect(await change()).toMatchObject({ source: 'user' });
  change = await figure.event('change');
  await page.keyboard.press('ArrowRight');
  expect(await change()).toMatchObject({ source: 'keyboard' });
});

test('the canvas has a pixel for every pixel of the screen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    deviceScaleFactor: 2.5,
    viewport: { width: 500, height: 700 },
  });
  const figure = await openFigure(await context.newPage(), GRID);
  const sizes = () =>
    figure.root
      .locator('canvas')
      .evaluate((canvas) => [/** @type {HTMLCanvasElement} */ (canvas).width, canvas.clientWidth]);
  const off = async () => {
    const [pixels, wide] = await sizes();
    return Math.abs(pixels - 2.5 * wide);
  };
  await expect.poll(off).toBeLessThanOrEqual(1);
  const [, width] = await sizes();
  await figure.page.setViewportSize({ width: 400, height: 700 });
  await expect.poll(async () => (await sizes())[1]).toBe(width - 100);
  await expect.poll(off).toBeLessThanOrEqual(1);
  await context.close();
});

test('print: the picture stays, controls and handles go', async ({ page }) => {
  const { root } = await openFigure(page, { columns: 14, rows: 12 });
  await page.emulateMedia({ media: 'print' });
  for (const name of ['.panel', '.status', '.hint', '.handle >> nth=0'])
    await expect(root.locator(name)).toBeHidden();
  await expect(root.locator('canvas').first()).toBeVisible();
});

test('seed field: it refuses an invalid seed in words', async ({ page }) => {
  const figure = await openFigure(page, { seed: 7 });
  const field = figure.root.getByRole('textbox', { name: 'seed' });
  await field.fill('1.5');
  await field.press('Enter');
  await expect(figure.status).toHaveText('A seed is a whole number from 0 to 4294967295.');
  await expect(field).toHaveValue('7');
  expect(await figure.get('seed')).toBe(7);
  await field.fill('12');
  await field.press('Enter');
  expect(await figure.get('seed')).toBe(12);
  await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
});

test('a figure waits for an idle page, but not after a touch or a call', async ({ page }) => {
  await page.addInitScript(() => void (window.requestIdleCallback = () => 1));
  for (const act of [
    (/** @type {import('@playwright/test').Locator} */ root) =>
      root.dispatchEvent('pointerdown', { pointerType: 'touch' }),
    (/** @type {import('@playwright/test').Locator} */ root) =>
      root.evaluate((element) => Reflect.get(element, 'pause').call(element)),
  ]) {
    await page.goto('embed.html');
    const root = page.locator('meander-path');
    await expect(root.locator('.status')).toHaveText('Loading the figure…');
    await expect(root.locator('.handle')).toHaveCount(0);
    await act(root);
    await expect(root.locator('.handle')).toHaveCount(2);
  }
  // Safari has no requestIdleCallback.
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto('embed.html');
  await expect(page.locator('meander-path .handle')).toHaveCount(2);
});
