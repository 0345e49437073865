/** The element as a page uses it: attributes, properties, methods, events, and moves between documents. */
import type { Locator } from '@playwright/test';
import type { MeanderPath } from '../../www/element/meander-path.ts';
import { expect, frames, hold, open, openPage, resting, steps, take, test, type Hands } from './figure.ts';

const GRID = { columns: 14, rows: 12, seed: 7 };

/** Runs an action and returns the details of the events that the figure sends meanwhile. */
async function heard(figure: Hands, type: string, act: () => Promise<unknown>): Promise<any[]> {
  const list = await figure.element.evaluateHandle((it, name) => {
    const all: unknown[] = [];
    it.addEventListener(name, (event) => all.push((event as CustomEvent).detail));
    return all;
  }, `meander-${type}`);
  await act();
  await frames(figure.page);
  return list.jsonValue();
}

const setAttribute = (element: Locator, name: string, value: string | null) =>
  element.evaluate(
    (it, [key, text]) => (text === null ? it.removeAttribute(key) : it.setAttribute(key, text)),
    [name, value] as const,
  );
const set = (figure: Hands, name: string, value: unknown) =>
  figure.element.evaluate((it, [key, given]) => void Reflect.set(it, key, given), [name, value] as const);
const picture = (figure: Hands) =>
  frames(figure.page).then(() => figure.canvas.evaluate((it) => (it as HTMLCanvasElement).toDataURL()));

const step = steps();
test('a page sets attributes and properties, calls methods and hears events', step.all);

step(
  'attributes set properties and change the picture; removing one restores the default',
  async ({ page }) => {
    const figure = await open(page, { ...GRID, pace: 0.1 });
    const looks = new Set([await picture(figure)]);
    for (const [name, value] of [
      ['source', 'astar'],
      ['walls', '4,4-9,4'],
      ['source', 'waypoints'],
      ['dimension', '3'],
      ['points', '1,1,1 5,5,5 9,1,2'],
      ['closed', ''],
      ['columns', '30'],
      ['theme', 'dark'],
    ]) {
      const before = looks.size;
      await setAttribute(figure.element, name, value);
      expect(looks.add(await picture(figure)).size, `${name}="${value}"`).toBe(before + 1);
    }
    await setAttribute(figure.element, 'columns', null);
    expect(await figure.property('columns')).toBe(20);
    await set(figure, 'overlays', ['rdp', 'raw']);
    expect(await figure.property('overlays')).toEqual(['raw', 'rdp']);
    await setAttribute(figure.element, 'readonly', '');
    await expect(figure.handles).toHaveCount(0);
    await setAttribute(figure.element, 'ui', 'none');
    await setAttribute(figure.element, 'label', 'A road');
    await setAttribute(figure.element, 'touch-action', 'none');
    await expect(figure.canvas).toHaveAccessibleName('A road');
    await expect(figure.element.locator('.stage')).toHaveCSS('touch-action', 'none');
    await expect(figure.element.getByRole('button', { name: /Play|More/ })).toHaveCount(0);
    expect(await figure.element.evaluate((it: MeanderPath) => it.engine.measure([0, 0, 3, 4]).length)).toBe(
      5,
    );
  },
);

step('five properties set at once draw one picture, in the next frame', async ({ page }) => {
  const figure = await open(page, GRID);
  await frames(page);
  const draws = await figure.element.evaluateHandle((it: MeanderPath) => {
    const pen = it.shadowRoot!.querySelector('canvas')!.getContext('2d')!;
    let count = 0;
    pen.clearRect = (...box) => {
      count++;
      CanvasRenderingContext2D.prototype.clearRect.apply(pen, box);
    };
    Object.assign(it, { seed: 8, overlays: ['rdp'], tolerance: 2, marks: true, walls: [40, 41] });
    return { early: count, all: () => count };
  });
  await frames(page);
  expect(await draws.evaluate(({ early, all }) => [early, all()])).toEqual([0, 1]);
});

step(
  'the figure reports an invalid attribute; an end beyond the grid returns when the grid grows',
  async ({ page }) => {
    const figure = await open(page, GRID);
    const errors = await heard(figure, 'error', () => setAttribute(figure.element, 'passes', 'many'));
    expect(errors).toMatchObject([{ code: 'BadArgument', argument: 'passes' }]);
    expect(await figure.property('passes')).toBe(4);
    await set(figure, 'terminals', [11, 1, 2, 10]);
    await set(figure, 'columns', 8);
    await expect(figure.handles.first()).toHaveAccessibleName(/^A, column [1-8],/);
    await set(figure, 'columns', 14);
    await expect(figure.handles.first()).toHaveAccessibleName('A, column 12, row 2');
  },
);

step('methods refuse invalid arguments by name and change nothing', async ({ page }) => {
  const figure = await open(page, GRID);
  const before = await figure.property('state');
  for (const [name, given, argument] of [
    ['seek', NaN, 'position'],
    ['step', '3', 'n'],
    ['regenerate', -4, 'seed'],
    ['toCSV', 'wool', 'curve'],
    ['toCode', 'cobol', 'language'],
    ['toBlob', 'image/gif', 'type'],
    ['importText', 5, 'text'],
  ])
    await expect(figure.call(`${name}`, given)).rejects.toThrow(`MeanderError: ${argument} was `);
  expect(await figure.property('state')).toBe(before);
});

step(
  'setState and the attribute state restore a figure, and refuse other texts with one event',
  async ({ page }) => {
    const figure = await open(page, { seed: 3, state: 'v=1&amp;n=99&amp;c=12' });
    expect([await figure.property('seed'), await figure.property('columns')]).toEqual([99, 12]);
    await set(figure, 'terminals', [3, 2, 9, 9]);
    await figure.call('seek', 33);
    const state = await figure.call('getState');
    await figure.call('regenerate', 1000);
    await figure.call('setState', state);
    expect([await figure.property('position'), await figure.property('seed')]).toEqual([33, 99]);
    expect(await figure.property('terminals')).toEqual([3, 2, 9, 9]);
    for (const refused of [
      () => figure.call('setState', 'nonsense'),
      () => setAttribute(figure.element, 'state', 'v=1&b=0+99999999999'),
    ])
      expect(await heard(figure, 'error', refused)).toMatchObject([{ argument: 'state' }]);
    await expect(figure.status).toBeVisible();
    expect(await figure.call('getState')).toBe(state);
  },
);

step('meander-change names its source: api, user or keyboard', async ({ page }) => {
  const figure = await open(page, GRID);
  const sources = await heard(figure, 'change', async () => {
    await set(figure, 'seed', 3);
    await figure.dragHandle(0, 4.5, 4.5);
    await page.keyboard.press('ArrowRight');
  });
  expect([...new Set(sources.map(({ source }) => source))]).toEqual(['api', 'user', 'keyboard']);
});

const placed = steps();
test('a page makes, moves, hides, scales and prints a figure', placed.all);

placed(
  'a figure shows its poster until it comes near the window, is eager or is called',
  async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 500 });
    const gap = '<svg viewBox="0 0 1 4" width="700"></svg>';
    await openPage(
      page,
      `${gap}<meander-path id="lazy"><p slot="poster">A poster</p></meander-path>${gap}
    <meander-path id="eager" loading="eager"></meander-path><meander-path id="called"></meander-path>`,
    );
    const started = (id: string) =>
      page.locator(id).evaluate((it: MeanderPath) => it.figure?.started.value ?? false);
    await expect.poll(() => started('#eager')).toBe(true);
    expect([await started('#lazy'), await started('#called')]).toEqual([false, false]);
    await page.locator('#called').evaluate((it: MeanderPath) => it.seek(3));
    await expect.poll(() => started('#called')).toBe(true);
    const lazy = page.locator('#lazy');
    await expect(lazy.getByText('A poster')).toBeVisible();
    await take(lazy);
    await expect(lazy.getByText('A poster')).toBeHidden();
  },
);

placed('a figure that a script creates keeps its state when it moves', async ({ page }) => {
  await openPage(page, '<section></section><section></section>');
  await page.evaluate(async () => {
    await customElements.whenDefined('meander-path');
    const figure = document.createElement('meander-path') as MeanderPath;
    figure.seed = 99;
    const [left, right] = document.querySelectorAll('section');
    const ready = new Promise((done) => document.addEventListener('meander-ready', done, { once: true }));
    left.append(figure);
    await ready;
    figure.seek(50);
    right.append(figure);
  });
  const figure = await take(page.locator('meander-path'));
  expect([await figure.property('seed'), (await figure.steps()).at]).toEqual([99, 50]);
  await expect(figure.handles).toHaveCount(2);
});

test('a figure that moves about the page while it loads starts once', async ({ page }) => {
  const release = await hold(page, '**/figure.wasm');
  await openPage(page, '<section></section><meander-path columns="14" rows="12"></meander-path>');
  const events = await page.evaluateHandle(async () => {
    const all: string[] = [];
    for (const type of ['meander-ready', 'meander-error'])
      document.addEventListener(type, () => all.push(type));
    await customElements.whenDefined('meander-path');
    const figure = document.querySelector('meander-path')!;
    for (let i = 0; i < 5; i++) (i % 2 ? document.body : document.querySelector('section')!).append(figure);
    return all;
  });
  release();
  const figure = await take(page.locator('meander-path'));
  await figure.dragHandle(0, 6.5, 5.5);
  expect((await figure.property('terminals')).slice(0, 2)).toEqual([6, 5]);
  await expect.poll(() => events.jsonValue()).toEqual(['meander-ready']);
});

placed('a figure that is removed during a drag works when it is inserted again', async ({ page }) => {
  const figure = await open(page, GRID);
  await figure.dragHandle(0, 6.5, 5.5, { release: false });
  await figure.element.evaluate((it: MeanderPath) => {
    const { parentNode } = it;
    it.remove();
    it.seek(6);
    parentNode!.append(it);
  });
  await page.mouse.move(30, 30);
  await page.mouse.up();
  expect(await figure.property('terminals')).toBeNull();
  for (const step of [6, 7]) {
    await expect(figure.element.locator('.count')).toContainText(new RegExp(`^${step} of`));
    await figure.call('seek', step + 1);
  }
  await figure.dragHandle(0, 6.5, 5.5);
  expect((await figure.property('terminals')).slice(0, 2)).toEqual([6, 5]);
});

placed('in another document the figure keeps its styles, moves and plays', async ({ page }) => {
  const figure = await open(page, { ...GRID, speed: 1000 });
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { width: '500', height: '700' });
    document.body.append(frame);
    frame.contentDocument!.body.append(document.querySelector('meander-path')!);
  });
  const element = page.frameLocator('iframe').locator('meander-path');
  await expect(element.locator('.stage')).toHaveCSS('position', 'relative');
  await element.locator('.handle').first().press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(element.locator('.handle').first()).toHaveAccessibleName('A, column 3, row 2');
  const done = await element.evaluateHandle((it) => {
    const event = new Promise((resolve) => it.addEventListener('meander-done', resolve));
    return { wait: () => event.then(() => true) };
  });
  await element.getByRole('button', { name: 'Replay' }).click();
  expect(await done.evaluate(({ wait }) => wait())).toBe(true);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')!;
    document.body.append(frame.contentDocument!.querySelector('meander-path')!);
    frame.remove();
  });
  await expect(figure.element.locator('.stage')).toHaveCSS('position', 'relative');
  expect((await figure.property('terminals')).slice(0, 2)).toEqual([2, 1]);
});

test('properties set before the script loads stay, and a second copy of the script does no harm', async ({
  page,
}) => {
  await page.route('**/dist/late.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><meander-path></meander-path>
        <script>document.querySelector('meander-path').seed = 41;</script>
        <script type="module" src="element.js"></script><script type="module" src="element.js?2"></script>`,
    }),
  );
  await page.goto('late.html');
  expect(await (await take(page.locator('meander-path'))).property('seed')).toBe(41);
});

placed('an end follows the mouse on a scaled page and on a draggable one', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  const figure = await open(page, GRID);
  await page.evaluate(() => {
    Object.assign(document.body, { draggable: true });
    Object.assign(document.body.style, { scale: '0.6', transformOrigin: '0 0' });
  });
  await frames(page);
  const [a, b] = [await figure.handle(0), await figure.handle(1)];
  const cell = (b[0] - a[0]) / 11;
  await figure.drag(b, [b[0] - 7 * cell, b[1] - 4 * cell]);
  expect(await figure.property('terminals')).toEqual([1, 1, 5, 6]);
});

placed('a hidden figure draws as soon as it has a size', async ({ page }) => {
  const figure = await open(page, GRID);
  const before = await picture(figure);
  await figure.element.evaluate((it) => void (it.style.display = 'none'));
  await set(figure, 'seed', 77);
  await frames(page);
  await figure.element.evaluate((it) => it.removeAttribute('style'));
  await expect.poll(() => picture(figure)).not.toBe(before);
});

const TOO_MANY = 'Too many points to draw this curve. Lower its passes or points per leg.';
step('the figure reports a curve too large to draw, and draws a smaller one again', async ({ page }) => {
  const figure = await open(page, { ...GRID, overlays: 'chaikin' });
  const errors = await heard(figure, 'error', () => set(figure, 'passes', 24));
  expect(errors).toMatchObject([{ code: 'TooLarge' }]);
  await expect(figure.status).toHaveText(TOO_MANY);
  await expect(figure.status).toBeVisible();
  await set(figure, 'passes', 3);
  await expect(figure.status).not.toHaveText(TOO_MANY);
  await figure.dragHandle(0, 4.5, 4.5);
  expect((await figure.property('terminals')).slice(0, 2)).toEqual([4, 4]);
});

const BOXES = {
  'flex row': 'display:flex',
  'flex column': 'display:flex;flex-direction:column;align-items:center',
  grid: 'display:grid;place-items:center',
  'inline block': 'display:inline-block;max-width:100%',
  float: 'float:left;max-width:100%',
  'table cell': 'display:table-cell',
  'fit-content': 'width:fit-content;max-width:100%',
};
placed(
  'a figure has a width in every kind of box and never makes the page scroll sideways',
  async ({ page }) => {
    await openPage(page, '');
    await page.evaluate((boxes) => {
      for (const [name, style] of Object.entries(boxes)) {
        const box = document.createElement('div');
        box.id = name.replace(' ', '-');
        box.style.cssText = style;
        box.append(document.createElement('meander-path'));
        document.body.append(box);
      }
    }, BOXES);
    const all = await page.locator('meander-path').all();
    for (const element of all) await take(element);
    for (const width of [360, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      await frames(page);
      for (const element of all) {
        const name = await element.evaluate((it) => it.parentElement!.id);
        expect((await element.boundingBox())!.width, `${name} at ${width} px`).toBeGreaterThan(200);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  },
);

placed('print keeps the picture and leaves out controls and handles', async ({ page }) => {
  const figure = await open(page, GRID);
  await page.emulateMedia({ media: 'print' });
  await expect(figure.element.locator('.strip')).toBeHidden();
  await expect(figure.handles.first()).toBeHidden();
  await expect(figure.canvas).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
});

test.describe('on a fine screen', () => {
  test.use({ deviceScaleFactor: 2.5 });

  test('the canvas has a pixel for every pixel of the screen', async ({ page }) => {
    const figure = await open(page, GRID);
    for (const width of [700, 400]) {
      await page.setViewportSize({ width, height: 700 });
      const off = () =>
        figure.canvas.evaluate((it) =>
          Math.abs((it as HTMLCanvasElement).width - 2.5 * it.getBoundingClientRect().width),
        );
      await expect.poll(off).toBeLessThanOrEqual(1);
    }
  });
});

placed('each figure opens only its own panel', async ({ page }) => {
  await openPage(page, '<meander-path></meander-path><meander-path></meander-path>');
  const first = await take(page.locator('meander-path').first());
  await first.more();
  await expect(first.element.getByText('Save…')).toBeVisible();
  await expect(page.locator('meander-path').last().getByText('Save…')).toBeHidden();
});

for (const width of [390, 1280])
  placed(`a row of the panel can be pressed in its first frame at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const figure = await open(page, { ...GRID, overlays: 'rdp' });
    await page.addStyleTag({ url: '/tests/browser/tall.css' });
    const row = figure.element.getByRole('switch', { name: 'Show construction' });
    const centre = () =>
      row.evaluate((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      });
    await figure.button('More').scrollIntoViewIfNeeded();
    await figure.button('More').evaluate(async (it: HTMLElement) => {
      it.click();
      await new Promise(requestAnimationFrame);
    });
    const first = await centre();
    await page.mouse.click(...first);
    await expect(row).toHaveAttribute('aria-checked', 'true');
    expect(await resting(centre)).toEqual(first);
  });

step('a number field takes a comma, writes one in German and refuses other text', async ({ page }) => {
  const figure = await open(page, { ...GRID, overlays: 'rdp' });
  await figure.more();
  const field = figure.element.getByRole('spinbutton', { name: 'Tolerance' });
  await field.fill('1,5');
  await field.press('Enter');
  expect(await figure.property('tolerance')).toBe(1.5);
  await field.fill('much');
  await field.press('Enter');
  await expect(field).toHaveValue('1.5');
  await page.evaluate(() => (document.documentElement.lang = 'de'));
  await expect(figure.element.getByRole('spinbutton', { name: 'Toleranz' })).toHaveValue('1,5');
});
