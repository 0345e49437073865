/** The playground: one figure with every source and setting. */
import { expect, frames, steps, swipe, take, test } from './figure.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const step = steps();
test('the page opens any source and setting of its one figure', step.all);

step('the panel has the numbers of each curve, and its settings change them', async ({ page }) => {
  await page.goto('play.html');
  await take(page.locator('meander-path'));
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Raw')).toContainText('43');
  const least = await page.locator('table.compare').evaluate((table: HTMLElement) => {
    table.style.inlineSize = '0';
    return table.offsetWidth;
  });
  expect(least, 'the table leaves room for a scroll bar').toBeLessThanOrEqual(305);
  await expect(row('RDP')).toContainText('12');
  await page.getByRole('spinbutton', { name: 'Tolerance' }).fill('0.1');
  await page.keyboard.press('Enter');
  await expect(row('RDP')).toContainText('20');
  const column = page.getByRole('columnheader', { name: 'cells crossed' });
  await expect(column).toBeVisible();
  const end = await page.locator('settings-panel .rows').evaluate((rows) => {
    rows.scrollTo(0, rows.scrollHeight);
    return rows.getBoundingClientRect().bottom - rows.lastElementChild!.getBoundingClientRect().bottom;
  });
  expect(end, 'the last row is clear of the fade').toBeGreaterThanOrEqual(24);
  await page.getByText('Save…').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Points (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('meander.csv');
});

step('labels and headings of numbers do not touch, and names stay on one line', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('play.html');
    await take(page.locator('#play'));
    const gaps = await page.locator('settings-panel').evaluate(({ shadowRoot }) => {
      const textOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const all = (selector: string) => [...shadowRoot!.querySelectorAll(selector)].map(textOf);
      const between = (boxes: DOMRect[], gap: (a: DOMRect, b: DOMRect) => number) =>
        Math.min(...boxes.slice(1).map((box, i) => gap(boxes[i], box)));
      return {
        labels: between(all('.row > span:first-child'), (a, b) => b.top - a.bottom),
        heads: between(all('thead th'), (a, b) => b.left - a.right),
        name: Math.max(...all('tbody th span').map(({ height }) => height)),
      };
    });
    expect(gaps.labels, `${width} px`).toBeGreaterThan(7);
    expect(gaps.heads, `${width} px`).toBeGreaterThan(7);
    expect(gaps.name, `${width} px`).toBeLessThan(20);
  }
});

step('a copied frame or link shows the figure in its current state', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const figure = await take(page.locator('meander-path'));
  await figure.dragHandle(1, 15.5, 5.5);
  const copied = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('Copy embed')).toMatch(
    /^<iframe src="[^"]*\/embed\.html\?label=[^"]*#v=1&amp;[^"]*e=2,11\+15,5[^"]*" title="A path to play with" /,
  );
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
  await page.goto(await copied('Copy link'));
  await page.reload();
  const opened = await take(page.locator('meander-path'));
  expect(await opened.property('terminals')).toEqual([2, 11, 15, 5]);
  await opened.dragHandle(1, 16.5, 7.5);
  await page.waitForURL(/e=2,11\+16,7/);
  await page.reload();
  const reloaded = await take(page.locator('meander-path'));
  expect(await reloaded.property('terminals'), 'a reload changes nothing').toEqual([2, 11, 16, 7]);
});

step('clicks and arrow keys choose the source, and each source keeps its state', async ({ page }) => {
  const figure = await take(page.locator('meander-path'));
  await page.getByRole('radio', { name: 'Waypoints' }).click();
  await frames(page);
  await figure.dragHandle(1, 6, 6);
  const points = await figure.property('points');
  await page.getByRole('radio', { name: 'Carved' }).click();
  await page.getByRole('radio', { name: 'Waypoints' }).click();
  expect(await figure.property('points')).toEqual(points);
  await page.keyboard.press('Control+z');
  expect(await figure.property('source'), 'undo works with the focus on the switch').toBe('chisel');
  await page.getByRole('radio', { name: 'Carved' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Route' })).toBeFocused();
  expect(await figure.property('source')).toBe('astar');
  await expect(page.getByRole('switch', { name: 'Mark crossings' })).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.emulateMedia({ forcedColors: 'active' });
  const outlines = page
    .locator('source-switch label')
    .evaluateAll((all) => all.map((label) => getComputedStyle(label).outlineStyle));
  expect(new Set(await outlines).size, 'the chosen one differs without its ground').toBe(2);
  await page.emulateMedia({ forcedColors: 'none' });
});

step('the settings leave the figure and its strip in view, in portrait and landscape', async ({ page }) => {
  const { element } = await take(page.locator('meander-path'));
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [640, 400],
  ]) {
    await page.setViewportSize({ width, height });
    await frames(page);
    const panel = (await page.locator('settings-panel').boundingBox())!;
    for (const part of ['canvas', '.strip']) {
      await expect(element.locator(part)).toBeInViewport({ ratio: 1 });
      const box = (await element.locator(part).boundingBox())!;
      const beside = Math.max(panel.x - box.x - box.width, panel.y - box.y - box.height);
      expect(beside, `${part} at ${width} × ${height}`).toBeGreaterThan(-0.5);
    }
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
    const over = await page
      .locator('settings-panel .rows')
      .evaluate((rows) => rows.scrollWidth - rows.clientWidth);
    expect(over, `numbers at ${width} × ${height}`).toBe(0);
  }
});

step(
  'when the browser refuses to copy a text, the page shows its beginning and selects all of it',
  async ({ page }) => {
    await page.evaluate(() => void Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const field = page.getByLabel('The browser refused to copy. The text is selected: copy it yourself.');
    for (const name of ['Copy link', 'Copy embed']) {
      await page.getByRole('button', { name }).click();
      await expect(field).toBeFocused();
      expect(await field.evaluate((it: HTMLInputElement) => it.scrollLeft)).toBe(0);
      const selected = await page.evaluate(() => String(getSelection()));
      expect(selected).toBe(await field.inputValue());
    }
  },
);

step(
  'File shows a recorded walk; an unreadable file changes nothing, and a message says why',
  async ({ page }) => {
    const figure = await take(page.locator('meander-path'));
    await page.getByRole('radio', { name: 'File' }).click();
    await expect.poll(() => figure.property('source')).toBe('track');
    const walk = await figure.property('points');
    expect(walk.length).toBeGreaterThan(100);
    await expect(figure.element.getByRole('status')).toHaveText(/^This walk is an example/);
    const tolerance = page.getByRole('spinbutton', { name: 'Tolerance' });
    await expect(tolerance, 'in metres, as in the table').toHaveValue('28.3 m');
    await tolerance.fill('20 m');
    await page.keyboard.press('Enter');
    await expect(tolerance).toHaveValue('20 m');
    await expect(page.getByRole('slider', { name: 'Tolerance' })).toHaveAttribute('aria-valuetext', '20 m');
    await page.keyboard.press('Control+z');
    const choose = async (text: string) => {
      const chooser = page.waitForEvent('filechooser');
      await figure.button('Open a file…').click();
      await (await chooser).setFiles({ name: 'walk.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    await choose('x,y\n1,1\n5,two\n');
    await expect(figure.element.getByRole('status')).toHaveText(/line 3, column 3: expected a number/);
    expect(await figure.property('points')).toEqual(walk);
    await choose('x,y\n1,1\n5,2\n9,9\n');
    await expect.poll(() => figure.property('points')).toEqual([1, 1, 5, 2, 9, 9]);
    await page.getByRole('radio', { name: 'Carved' }).click();
    await page.getByRole('radio', { name: 'File' }).click();
    await expect.poll(() => figure.property('points')).toEqual([1, 1, 5, 2, 9, 9]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger pulls or taps the sheet down to its numbers and up to more settings; the figure gets the rest', async ({
    page,
  }) => {
    await page.goto('play.html');
    const { element, canvas } = await take(page.locator('meander-path'));
    const top = async () => (await page.locator('settings-panel').boundingBox())!.y;
    const pull = async (down: number) =>
      swipe(page, [195, (await top()) + 12], [195, (await top()) + 12 + down]);
    /** Pixels of the picture, and of blank or covered strip between it and the sheet. */
    const room = async () => {
      const [{ height }, strip] = [
        (await canvas.boundingBox())!,
        (await element.locator('.strip').boundingBox())!,
      ];
      return { height, gap: Math.round((await top()) - strip.y - strip.height) };
    };
    const rest = await top();
    expect(rest).toBe(844 - 362);
    const before = await room();
    await pull(300);
    await expect.poll(top).toBeGreaterThan(rest);
    await pull(-60);
    await expect.poll(room).toEqual({ ...before, gap: 0 });
    await pull(-300);
    await expect
      .poll(room, 'it rises over the strip, not over the picture')
      .toEqual({ ...before, gap: -118 });
    await expect(canvas).toBeInViewport({ ratio: 1 });
    await element.getByRole('button', { name: 'Another' }).focus();
    await expect.poll(top, 'it covers no focused control').toBe(rest);
    await pull(300);
    await expect.poll(async () => (await room()).height).toBeGreaterThan(before.height + 40);
    expect((await room()).gap).toBe(0);
    for (const part of [
      page.getByRole('row', { name: 'Chaikin' }),
      page.getByRole('button', { name: 'Copy link' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('spinbutton', { name: 'Tolerance' })).toBeHidden();
    await page.touchscreen.tap(195, (await top()) + 12);
    await expect.poll(top, 'a tap pulls it up').toBe(rest);
    await page.touchscreen.tap(195, (await top()) + 12);
    await expect.poll(top, 'another tap pulls it higher').toBe(rest - 118);
    await page.touchscreen.tap(195, (await top()) + 12);
    await expect.poll(top, 'and the next one lets it down').toBeGreaterThan(rest);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.getByRole('row', { name: 'Chaikin' })).toBeHidden();
    await expect.poll(async () => (await room()).gap).toBe(0);
    // The page does not scroll, so one finger moves a zoomed grid up and down, too.
    await element.evaluate((it) => Object.assign(it, { columns: 240, rows: 240 }));
    await element.getByRole('button', { name: 'Zoom in' }).click();
    await expect(element.locator('.stage')).toHaveCSS('touch-action', 'none');
  });
});
