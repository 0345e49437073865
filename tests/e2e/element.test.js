import { expect, Figure, openFigure, takeFigure, test, unfold } from './figure.js';

const GRID = { columns: 14, rows: 12, seed: 7 };

test('attributes and properties are one', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const before = await figure.look();
  await figure.set('seed', 8);
  expect(await figure.root.getAttribute('seed')).toBe('8');
  expect(await figure.look()).not.toBe(before);
  await figure.root.evaluate((element) => element.setAttribute('seed', '7'));
  await figure.settle();
  expect(await figure.get('seed')).toBe(7);
  expect(await figure.look()).toBe(before);
  await figure.set('overlays', ['rdp', 'raw']);
  expect(await figure.root.getAttribute('overlays')).toBe('rdp raw');
  expect(await figure.get('overlays')).toEqual(['raw', 'rdp']);
  await figure.set('closed', true);
  expect(await figure.root.getAttribute('closed')).toBe('');
  await figure.set('closed', false);
  expect(await figure.root.getAttribute('closed')).toBe(null);
  await figure.root.evaluate((element) => element.removeAttribute('columns'));
  expect(await figure.get('columns')).toBe(20);
});

test.describe('a value without a meaning', () => {
  test.use({ expectedNoise: /^console warning: The attribute \S+="[^"]*" has no meaning here/ });

  test('what an attribute cannot mean falls back and is told once', async ({ page }) => {
    const figure = await openFigure(page, GRID);
    const told = await figure.event('error');
    await figure.root.evaluate((element) => element.setAttribute('passes', 'many'));
    expect(await told()).toMatchObject({ code: 'BadArgument', argument: 'passes' });
    expect(await figure.get('passes')).toBe(4);
  });
});

test.describe('ends and walls beyond the grid', () => {
  test.use({ expectedNoise: /^console warning: The attribute \S+="[^"]*" has no meaning here/ });

  test('ends and walls that lie beyond the grid fall back and are told once', async ({ page }) => {
    const figure = await openFigure(page, GRID);
    const told = await figure.root.evaluateHandle((element) => {
      /** @type {unknown[]} */
      const list = [];
      element.addEventListener('meander-error', (event) =>
        list.push(Reflect.get(Reflect.get(event, 'detail'), 'argument')),
      );
      return list;
    });
    await figure.set('terminals', '99,1 2,2');
    await figure.set('seed', 9);
    expect(await figure.get('terminals')).toEqual([1, 1, 12, 10]);
    await figure.set('walls', '500 3');
    await figure.set('seed', 10);
    expect(await figure.get('walls')).toBe(null);
    await expect(figure.handles).toHaveCount(2);
    await figure.set('source', 'waypoints');
    await figure.set('points', '1e300,1 2,2');
    expect(await told.jsonValue()).toEqual(['terminals', 'walls', 'points']);
    await figure.set('source', 'chisel');
    await figure.set('terminals', '11,1 2,10');
    await figure.set('columns', 8);
    expect(await figure.get('terminals')).toEqual([1, 1, 6, 10]);
    await figure.set('columns', 14);
    expect(await figure.get('terminals')).toEqual([11, 1, 2, 10]);
  });
});

test('calls that mean nothing are refused by name and change nothing', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.call('seek', 20);
  const before = await figure.call('getState');
  const refused = await figure.root.evaluate((element) =>
    Promise.all(
      /** @type {[string, ...unknown[]][]} */ ([
        ['seek', NaN],
        ['seek', 3.7],
        ['step', '3'],
        ['regenerate', -4],
        ['regenerate', 'abc'],
        ['toCSV', 'wool'],
        ['toCode', 'rust', 'wool'],
        ['toCode', 'cobol'],
        ['toBlob', 'image/png', -1],
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
    'seek: BadArgument position',
    'step: BadArgument n',
    'regenerate: BadArgument seed',
    'regenerate: BadArgument seed',
    'toCSV: BadArgument curve',
    'toCode: BadArgument curve',
    'toCode: BadArgument language',
    'toBlob: BadArgument ratio',
    'toBlob: BadArgument type',
    'importText: BadArgument text',
  ]);
  expect(await figure.call('getState')).toBe(before);
  await figure.call('seek', Infinity);
  expect(await figure.call('getState')).not.toMatch(/at=/);
});

test('it can be made by hand, given properties before its class, and moved', async ({ page }) => {
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

for (const place of /** @type {const} */ (['frame', 'window']))
  test(`it goes into the document of another ${place} with its looks, lives there, and comes back`, async ({
    page,
  }) => {
    const figure = await openFigure(page, { columns: 14, rows: 12, seed: 7 });
    const before = await figure.look();
    await page.evaluate(() => {
      const kept = document.createElement('template');
      // A document without a window.
      kept.content.append(/** @type {Element} */ (document.querySelector('meander-path')));
      Reflect.set(window, 'figure', kept.content.firstChild);
    });
    const opened = place === 'window' ? page.waitForEvent('popup') : null;
    await page.evaluate((kind) => {
      const frame = Object.assign(document.createElement('iframe'), { width: 500, height: 700 });
      if (kind === 'frame') document.body.append(frame);
      const other = kind === 'frame' ? frame.contentWindow : window.open('', '', 'width=500,height=700');
      other?.document.body.append(Reflect.get(window, 'figure'));
    }, place);
    const there = (await opened) ?? page;
    const root = (place === 'frame' ? there.frameLocator('iframe') : there).locator('meander-path');
    const canvas = root.locator('canvas').first();
    const fits = () =>
      canvas.evaluate((one) => Object(one).width - Math.round(one.clientWidth * devicePixelRatio));
    await expect.poll(fits).toBe(0);
    await expect(root.locator('.panel')).toHaveCSS('display', 'grid');
    await expect(root.locator('.primary')).toHaveCSS('inline-size', '44px');
    const width = () => canvas.evaluate((one) => Object(one).width);
    const wide = await width();
    await root.evaluate((one) => Object.assign(Object(one).style, { maxWidth: '300px' }));
    await expect.poll(width).toBeLessThan(wide);

    // It is taken hold of, plays, and keeps its styles.
    const handle = (await root.locator('.handle').first().boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    await there.mouse.move(x, y);
    await there.mouse.down();
    await there.mouse.move(x + 40, y + 60, { steps: 4 });
    await there.mouse.up();
    await expect
      .poll(() => root.evaluate((one) => Object(one).terminals))
      .toEqual([1 + Math.round(40 / (300 / 14)), 1 + Math.round(60 / (300 / 14)), 12, 10]);
    await unfold(root);
    await root.locator('summary', { hasText: 'Compare' }).click();
    await expect(root.locator('.compare')).toHaveCSS('border-collapse', 'collapse');
    await root.evaluate((one) => Object.assign(one, { speed: 1000 }));
    const done = await new Figure(there, root).event('done');
    await root.getByRole('button', { name: 'Play' }).click();
    await done();

    await page.evaluate(() => {
      const moved = Reflect.get(window, 'figure');
      moved.style.maxWidth = '';
      moved.setState('v=1&c=14&r=12&n=7&t=simplified');
      document.querySelector('main')?.append(moved);
      document.querySelector('iframe')?.remove();
    });
    await figure.settle();
    await expect(figure.root.locator('.primary')).toHaveCSS('inline-size', '44px');
    await expect.poll(() => figure.look()).toBe(before);
  });

test('properties that were set before the definition are kept, and a second script does no harm', async ({
  page,
}) => {
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

test('on a page that leaves its kind open it looks as on any other', async ({ page }) => {
  // Times are told in the table: taken anew for each page, they would widen it by a digit or two.
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  /** @param {string} kind */
  async function looks(kind) {
    await page.route('**/kind.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `${kind}<link rel="icon" href="data:,"><script src="../../dist/meander-path.js"></script>
          <body style="margin: 8px; color: #123456; font: 19px/2 serif"><meander-path compare></meander-path>`,
      }),
    );
    await page.goto('/tests/posts/kind.html');
    await takeFigure(page, 'meander-path');
    await expect(page.locator('meander-path .compare')).toBeVisible();
    return page.locator('meander-path').evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('*') ?? [])].map((part) => {
        const { fontSize, lineHeight, color, whiteSpace, textAlign } = getComputedStyle(part);
        const { width, height } = part.getBoundingClientRect();
        return [part.className, fontSize, lineHeight, color, whiteSpace, textAlign, width, height].join();
      }),
    );
  }
  const [strict, open] = [await looks('<!doctype html>'), await looks('')];
  expect(strict.length).toBeGreaterThan(100);
  expect(open).toEqual(strict);
});

test('its state goes into a short string and comes back', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.call('seek', 40);
  await figure.set('terminals', [3, 2, 9, 9]);
  await figure.call('seek', 33);
  const before = await figure.look();
  const state = /** @type {string} */ (await figure.call('getState'));
  expect(state.length).toBeLessThan(120);
  await figure.call('regenerate', 1000);
  await figure.set('overlays', '');
  expect(await figure.look()).not.toBe(before);
  await figure.call('setState', state);
  expect(await figure.look()).toBe(before);
  const told = await figure.event('error');
  await figure.call('setState', 'nonsense');
  expect(await told()).toMatchObject({ argument: 'state' });
  expect(await figure.look()).toBe(before);
});

test('changes say who made them', async ({ page }) => {
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

test('readonly takes the handles away and leaves the figure', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.set('readonly', true);
  await expect(figure.handles).toHaveCount(0);
  await figure.set('readonly', false);
  await expect(figure.handles).toHaveCount(2);
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

test('on paper a figure is what it shows, without what is there to be pressed', async ({ page }) => {
  const { root } = await openFigure(page, { columns: 14, rows: 12 });
  await page.emulateMedia({ media: 'print' });
  for (const name of ['.panel', '.status', '.hint', '.handle >> nth=0'])
    await expect(root.locator(name)).toBeHidden();
  await expect(root.locator('canvas').first()).toBeVisible();
});

test('a seed that is none is refused in words', async ({ page }) => {
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

test('a seed that is being typed is left alone while the figure goes on', async ({ page }) => {
  const figure = await openFigure(page, { seed: 0 });
  const field = figure.root.getByRole('textbox', { name: 'seed' });
  await expect(field).toHaveValue('0');
  await field.fill('');
  await figure.call('seek', 20);
  await expect(field).toHaveValue('');
  await figure.set('seed', 8);
  await expect(field).toHaveValue('8');
});

test.describe('what an attribute cannot mean', () => {
  test.use({ expectedNoise: /^console warning: The attribute rows="few"/ });

  test('is told where its author looks', async ({ page }) => {
    const told = page.waitForEvent('console');
    await openFigure(page, { rows: 'few' });
    expect((await told).text()).toMatch(
      /^The attribute rows="few" has no meaning here; 20 is used instead\./,
    );
  });
});
