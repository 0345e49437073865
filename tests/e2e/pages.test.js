import { pathToFileURL } from 'node:url';
import { expect, openFigure, takeFigure, test, unfold } from './figure.js';
import { openSection } from './section.js';

/** @param {import('@playwright/test').Page} page */
const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the first figure of the article plays by itself and its handles can be dragged', async ({ page }) => {
  await openSection(page, 'play');
  const figure = await takeFigure(page, '#first');
  await unfold(figure.root);
  await expect(figure.root.getByRole('button', { name: 'Pause' })).toBeVisible();
  // It takes its time, for those who look.
  await figure.set('speed', 1000);
  await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
  const before = await figure.look();
  await figure.drag([1.5, 1.5], [5.5, 8.5]);
  expect(await figure.look()).not.toBe(before);
  expect(await figure.get('terminals')).toEqual([5, 8, 18, 18]);
});

test('with reduced motion the first figure shows the finished path', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSection(page, 'play');
  const figure = await takeFigure(page, '#first');
  await expect(figure.status).toHaveText('Drag an end: a new path is carved.');
  const [step, total] = (await figure.root.locator('.timeline output').innerText()).split(' / ');
  expect(step).toBe(total);
});

for (const path of ['./', 'embed.html', '/tests/posts/sample.html']) {
  for (const width of [360, 768, 1280]) {
    test(`${path} does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 760 });
      await page.goto(path);
      await takeFigure(page, 'meander-path >> nth=0');
      expect(await sideways(page)).toBe(0);
    });
  }
}

test('the article follows the system’s colour scheme, and its switch', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openSection(page, 'play');
  const figure = await takeFigure(page, '#first');
  const inner = figure.root.locator('.figure');
  await expect(inner).toHaveAttribute('data-theme', 'dark');
  const night = await figure.look();
  await page.getByRole('button', { name: 'Day' }).click();
  await expect(inner).toHaveAttribute('data-theme', 'light');
  await figure.settle();
  expect(await figure.look()).not.toBe(night);
});

test('a sample post shows working figures, untouched by its theme', async ({ page }) => {
  await page.goto('/tests/posts/sample.html');
  const carved = await takeFigure(page, 'meander-path >> nth=0');
  const before = await carved.look();
  await carved.drag([1.5, 1.5], [9.5, 4.5]);
  expect(await carved.get('terminals')).toEqual([9, 4, 18, 18]);
  expect(await carved.look()).not.toBe(before);
  await carved.set('speed', 5);
  await carved.root.getByRole('button', { name: 'Play' }).click();
  await expect(carved.root.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(carved.root.getByText('Drag an end of the road.')).toBeVisible();

  const patrol = await takeFigure(page, 'meander-path >> nth=1');
  const [x, y] = await patrol.get('points');
  await patrol.drag([x, y], [x + 2, y - 3]);
  expect((await patrol.get('points'))[0]).toBeCloseTo(x + 2, 1);
  await unfold(patrol.root);
  const button = patrol.root.getByRole('button', { name: 'Undo' });
  await expect(button).toHaveCSS('border-top-style', 'none');
  await expect(button).toHaveCSS('padding-top', '0px');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test('the sample post works from a folder too', async ({ page }) => {
  await page.goto(pathToFileURL('tests/posts/sample.html').href);
  const figure = await takeFigure(page, 'meander-path >> nth=0');
  await figure.drag([1.5, 1.5], [9.5, 4.5]);
  expect(await figure.get('terminals')).toEqual([9, 4, 18, 18]);
});

test('the frame shows the figure that its address describes', async ({ page }) => {
  const figure = await openFigure(page, { seed: 5, wiggliness: 0, ui: 'none', columns: 12, rows: 8 });
  expect(await figure.get('seed')).toBe(5);
  await expect(figure.root.getByRole('button', { name: 'Play' })).toHaveCount(0);
  await page.evaluate(() => void (location.hash = 'seed=6&source=waypoints'));
  await expect(page.locator('meander-path .handle')).toHaveCount(7);
  expect(await page.locator('meander-path').evaluate((element) => Reflect.get(element, 'seed'))).toBe(6);
});
