import type { MeanderPath } from '../../www/element/meander-path.ts';
import { expect, hold, HERO, middleOf, open, openPage, resting, steps, take, test } from './figure.ts';

const PATROL = { source: 'waypoints', columns: 16, rows: 10, points: '2,2 6,7 9,2 13,7' };
const START = [2, 2, 6, 7, 9, 2, 13, 7];

const step = steps();
test('a mouse clicks, drags and loses points and walls', step.all);

test('a figure that loads under the mouse starts normally', async ({ page }) => {
  const release = await hold(page, '**/figure.wasm');
  await openPage(page, '<meander-path></meander-path>');
  await expect(page.locator('meander-path .strip')).toBeVisible();
  await page.mouse.move(300, 300);
  await page.mouse.click(310, 300);
  release();
  await expect((await take(page.locator('meander-path'))).handles).toHaveCount(2);
});

step('a handle that is grabbed beside its middle keeps its distance to the mouse', async ({ page }) => {
  const figure = await open(page, PATROL);
  await figure.drag(await figure.pixel(6.15, 7.15), await figure.pixel(8.15, 5.15));
  const points = await figure.property('points');
  expect(points[2]).toBeCloseTo(8, 1);
  expect(points[3]).toBeCloseTo(5, 1);
});

step('Delete during a drag removes the point and moves no other', async ({ page }) => {
  const figure = await open(page, PATROL);
  await figure.dragHandle(0, 4, 5, { release: false });
  await page.keyboard.press('Delete');
  await page.mouse.move(60, 60, { steps: 3 });
  await page.mouse.up();
  expect(await figure.property('points')).toEqual(START.slice(2));
  await figure.call('undo');
  expect(await figure.property('points')).toEqual(START);
});

for (const [what, lose] of [
  ['hidden', (it: HTMLElement) => void (it.style.display = 'none')],
  ['removed', (it: HTMLElement) => void it.remove()],
] as const)
  step(`a figure that is ${what} during a stroke restores its walls`, async ({ page }) => {
    const figure = await open(page, { source: 'astar', columns: 12, rows: 8, tool: 'walls' });
    const element = (await figure.element.elementHandle())!;
    const state = () => element.evaluate((it) => Reflect.get(it, 'state'));
    const before = await state();
    await figure.drag(await figure.pixel(4.5, 4.5), await figure.pixel(8.5, 4.5), { release: false });
    expect(await state()).not.toBe(before);
    await element.evaluate(lose as (it: Node) => void);
    await page.mouse.move(90, 40, { steps: 3 });
    await page.mouse.up();
    expect(await state()).toBe(before);
  });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  const phone = steps();
  test('fingers drag and tap points, and open and close the sheet', phone.all);

  phone('Undo does not cover the names of the curves', async ({ page }) => {
    const figure = await open(page, HERO);
    await figure.dragHandle(1, 23.5, 10.5);
    const undo = (await figure.button('Undo').boundingBox())!;
    const picture = (await figure.canvas.boundingBox())!;
    const names = await figure.element.evaluate((it: MeanderPath) => {
      const svg = new DOMParser().parseFromString(it.toSVG(), 'image/svg+xml');
      return [...svg.querySelectorAll('text')].map((one) =>
        ['x', 'y'].map((at) => Number(one.getAttribute(at))),
      );
    });
    expect(names).toHaveLength(6);
    for (const [x, y] of names) {
      const isBeside = picture.x + x < undo.x || picture.x + x > undo.x + undo.width;
      const isApart = picture.y + y < undo.y || picture.y + y > undo.y + undo.height + 12;
      expect(isBeside || isApart).toBe(true);
    }
  });

  phone('a second finger changes nothing, and a lost finger puts the point back', async ({ page }) => {
    const figure = await open(page, PATROL);
    const touch = await figure.fingers();
    const [x, y] = await figure.handle(1);
    const far = await figure.handle(3);
    await touch('touchStart', [x, y]);
    await touch('touchMove', [x + 30, y]);
    const held = await figure.property('points');
    expect(held[2]).toBeGreaterThan(7);
    await touch('touchStart', [x + 30, y], far);
    await touch('touchMove', [x + 30, y], [far[0], far[1] - 40]);
    expect(await figure.property('points')).toEqual(held);
    await touch('touchCancel');
    expect(await figure.property('points')).toEqual(START);
  });

  phone('a tap on a handle, then a tap elsewhere, moves it there', async ({ page }) => {
    const figure = await open(page, { columns: 12, rows: 8, terminals: '1,1 10,6' });
    await page.touchscreen.tap(...(await figure.handle(0)));
    await expect(figure.status).toHaveText('Tap where A should go.');
    await expect(figure.status).toBeVisible();
    await page.touchscreen.tap(...(await figure.pixel(4.5, 5.5)));
    expect(await figure.property('terminals')).toEqual([4, 5, 10, 6]);
  });

  phone(
    'Undo appears over the picture after a drag, undoes both steps and stays, but not on an end',
    async ({ page }) => {
      const figure = await open(page, HERO);
      await page.addStyleTag({ url: '/tests/browser/tall.css' });
      const undo = figure.button('Undo');
      const strip = () => figure.element.locator('.strip').boundingBox();
      const before = await strip();
      await expect(undo).toHaveCount(0);
      for (const [x, y] of [
        [15.5, 6.5],
        [21.5, 12.5],
      ])
        await figure.swipe(await figure.handle(1), await figure.pixel(x, y));
      expect(await figure.property('terminals')).toEqual([2, 11, 21, 12]);
      expect(await strip()).toEqual(before);
      expect(await page.evaluate(() => scrollY), 'a drag scrolls nothing').toBe(0);
      for (const i of [0, 1]) expect(await figure.isHidden(i, undo)).toBe(false);
      const at = await middleOf(undo);
      await page.touchscreen.tap(...at);
      expect(await middleOf(undo)).toEqual(at);
      await page.touchscreen.tap(...at);
      expect(await figure.property('terminals')).toEqual([2, 11, 18, 3]);
      expect(await figure.isHidden(1, undo), 'it moves off B, which was beneath it').toBe(false);
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
    },
  );

  phone('a button looks the same after two taps', async ({ page }) => {
    const chip = (await open(page, HERO)).button('RDP');
    const ground = () => chip.evaluate((it) => getComputedStyle(it).backgroundColor);
    const before = await ground();
    for (const pressed of ['false', 'true']) {
      await chip.tap();
      await expect(chip).toHaveAttribute('aria-pressed', pressed);
    }
    await expect.poll(ground).toBe(before);
  });

  phone('a tap on a corner shows its angle until the next one', async ({ page }) => {
    const figure = await open(page, { ...HERO, overlays: 'chaikin', passes: 1, marks: true });
    const shown = () =>
      figure.element.evaluate(
        (it) => Reflect.get(it, 'figure').turn.value as { x: number; y: number } | null,
      );
    const turns = await figure.element.evaluate(
      (it) => Reflect.get(it, 'figure').marks.value[0].marks.turns as { x: number; y: number }[],
    );
    const { x, y } = turns[Math.floor(turns.length / 2)];
    await page.touchscreen.tap(...(await figure.pixel(x, y)));
    expect(await shown()).toMatchObject({ x, y });
    await page.touchscreen.tap(...(await figure.pixel(1, 1)));
    expect(await shown()).toBeNull();
  });

  phone('each control is at least 44 px high', async ({ page }) => {
    const figure = await open(page, { columns: 16, rows: 10 });
    await figure.button('More').tap();
    const small = await figure.element.evaluate((it) =>
      [...it.shadowRoot!.querySelectorAll('.handle, .strip button, .panel button')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => one.ariaLabel ?? one.textContent!.trim()),
    );
    expect(small).toEqual([]);
  });

  phone('a double tap adds a waypoint', async ({ page }) => {
    const figure = await open(page, PATROL);
    for (let i = 0; i < 2; i++) await page.touchscreen.tap(...(await figure.pixel(11, 4.5)));
    await expect(figure.handles).toHaveCount(5);
  });

  phone('the sheet covers no part of the picture and does not scroll the page', async ({ page }) => {
    const figure = await open(page, { columns: 16, rows: 14, seed: 5 });
    await page.addStyleTag({ url: '/tests/browser/tall.css' });
    await figure.button('More').scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    const { y } = (await figure.canvas.boundingBox())!;
    await figure.button('More').tap();
    const top = async () => (await figure.element.locator('.panel').boundingBox())!.y;
    const bottom = async () => {
      const { y, height } = (await figure.canvas.boundingBox())!;
      return y + height;
    };
    await expect.poll(async () => Math.abs((await top()) - (await bottom()))).toBeLessThan(1);
    await expect(figure.canvas).toBeInViewport({ ratio: 1 });
    expect(await scrolled()).toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await figure.canvas.boundingBox())!.y).toBe(y);
    expect(await scrolled()).toBe(before);
  });

  phone('a swipe down, Escape or a tap outside closes the sheet', async ({ page }) => {
    const figure = await open(page, PATROL);
    const sheet = figure.element.locator('.panel');
    const more = figure.button('More');
    await more.tap();
    const { x, y, width } = (await sheet.boundingBox())!;
    await figure.swipe([x + width / 2, y + 12], [x + width / 2, y + 132]);
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
    await more.tap();
    // The grip stays in view while the rows scroll.
    await sheet.getByText('More settings').tap();
    expect(await sheet.evaluate((it) => (it.scrollTo(0, 99), it.scrollTop))).toBeGreaterThan(30);
    const [gripX, gripY] = await middleOf(sheet.locator('.grip'));
    await figure.swipe([gripX, gripY], [gripX, gripY + 120]);
    await expect(sheet).toBeHidden();
    await more.tap();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
    await more.tap();
    await page.touchscreen.tap(200, 5);
    await expect(sheet).toBeHidden();
  });

  test('a link that the clipboard refuses comes into view', async ({ page }) => {
    await page.addInitScript(() => void Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto('./');
    const figure = await take(page.locator('#hero'));
    await figure.more();
    await figure.element.getByRole('button', { name: 'Copy link' }).tap();
    const field = figure.element.getByLabel('The browser refused to copy.');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(field).toHaveValue(/#hero&v=1/);
  });

  phone('a tap that closes the sheet builds no wall; a stroke builds one', async ({ page }) => {
    const figure = await open(page, { columns: 16, rows: 14, seed: 5 });
    const walls = () => figure.property('walls');
    await figure.more();
    await figure.element.getByRole('switch', { name: 'Walls: drag to build' }).tap();
    await page.touchscreen.tap(...(await figure.pixel(8, 7)));
    await expect(figure.element.locator('.panel')).toBeHidden();
    expect(await walls()).toHaveLength(0);
    await figure.drag(await figure.pixel(8.5, 5.5), await figure.pixel(8.5, 8.5));
    await expect.poll(walls).toHaveLength(4);
  });

  phone('a swipe beside the handles scrolls the page', async ({ page }) => {
    const figure = await open(page, PATROL);
    await page.addStyleTag({ url: '/tests/browser/tall.css' });
    await figure.swipe(await figure.pixel(11, 9), await figure.pixel(11, 4));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await figure.property('points')).toEqual(START);
  });
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 700 } });

  const FIGURES: Record<string, string | number>[] = [
    { source: 'chisel', wiggliness: 2 },
    { source: 'waypoints', points: '2,2 6,7 9,2 13,7' },
  ];
  const tablet = steps();
  test('fingers scroll a page and its sheet over sliders and numbers, or move them', tablet.all);

  for (const attributes of FIGURES)
    tablet(
      `a finger that scrolls the page from a slider changes nothing: ${attributes.source}`,
      async ({ page }) => {
        const figure = await open(page, { columns: 16, rows: 10, ...attributes });
        await page.addStyleTag({ url: '/tests/browser/tall.css' });
        const sliders = figure.element.getByRole('slider');
        const stand = async () => [
          await figure.property('state'),
          await sliders.evaluateAll((all) => all.map((one) => one.ariaValueText)),
          await figure.element.evaluate((it) => Reflect.get(it, 'figure').history.canUndo.value),
        ];
        const before = await stand();
        expect(await sliders.count()).toBeGreaterThan(0);
        for (const slider of await sliders.all()) {
          const { x, y, width, height } = (await slider.boundingBox())!;
          const at = (up: number) => [x + 0.2 * width, y + height / 2 - up] as const;
          await figure.swipe(at(0), at(150));
          // A finger on a page that still glides would only stop it.
          expect(await resting(() => page.evaluate(() => scrollY))).toBeGreaterThan(50);
          expect(await stand()).toEqual(before);
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        }
        await page.touchscreen.tap(...(await middleOf(sliders.last())));
        expect(await stand()).not.toEqual(before);
      },
    );

  tablet(
    'a finger that starts on a number scrolls the sheet, or changes the number by moving sideways',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 300 });
      const figure = await open(page, PATROL);
      await figure.button('More').tap();
      const field = figure.element.getByRole('spinbutton').first();
      const before = await figure.property('state');
      const [x, y] = await resting(() => middleOf(field));
      await figure.swipe([x, y], [x - 22, y - 90]);
      expect(await figure.property('state')).toBe(before);
      const [x2, y2] = await resting(() => middleOf(field));
      await figure.swipe([x2, y2], [x2 - 40, y2]);
      expect(await figure.property('state')).not.toBe(before);
    },
  );
});
