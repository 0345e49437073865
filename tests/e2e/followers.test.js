/** Followers, and the picture beneath them. */
import { expect, openFigure, resting, test } from './figure.js';
import { countFrames, keepTime } from './watched-page.js';

const GRID = { columns: 14, rows: 12, seed: 7 };

test('the cached picture under followers survives moving the figure in the document', async ({ page }) => {
  // Large enough to be carved anew over several frames.
  const grid = { columns: 220, rows: 220, seed: 5, wiggliness: 0 };
  const figure = await openFigure(page, { ...grid, overlays: 'chaikin', follow: '' });
  // Of the same size wherever it comes to.
  await figure.root.evaluate((element) => element.setAttribute('style', 'inline-size: 400px'));
  await figure.call('seek', 40_000);
  // It goes there over several frames.
  await expect.poll(() => figure.get('position')).toBe(40_000);
  await figure.settle();
  // The follower runs on meanwhile: it is little of the picture, twenty thousand cells are much.
  const { bytes: before } = await figure.picture();
  const changed = async () => {
    const { bytes } = await figure.picture();
    return bytes.filter((byte, i) => Math.abs(byte - before[i]) > 8).length / bytes.length;
  };
  await figure.call('seek', 20_000);
  await expect.poll(changed).toBeGreaterThan(0.1);
  await figure.call('seek', 40_000);
  await expect.poll(changed).toBeLessThan(0.02);
  await figure.root.evaluate((element) => {
    const place = document.createElement('div');
    document.body.append(place);
    place.append(element);
  });
  await expect.poll(changed).toBeLessThan(0.02);
  // What was kept for later frames is as what was drawn.
  await page.waitForTimeout(1000);
  expect(await changed()).toBeLessThan(0.02);
});

test('followers move while they are enabled, and request no frame otherwise', async ({ page }) => {
  const asked = await countFrames(page);
  const figure = await openFigure(page, { ...GRID, overlays: 'raw chaikin' });
  const still = await figure.look();
  await figure.checkbox('moving arrows').check();
  await expect.poll(() => figure.look()).not.toBe(still);
  const early = await figure.look();
  await expect.poll(() => figure.look()).not.toBe(early);

  await page.evaluate(() => {
    document.body.style.paddingTop = '4000px';
  });
  // Off the screen.
  const away = await resting(asked);
  await page.evaluate(() => document.body.style.removeProperty('padding-top'));
  await expect.poll(asked).toBeGreaterThan(away + 10);

  await figure.checkbox('moving arrows').uncheck();
  await expect.poll(() => figure.look()).toBe(still);
  await resting(asked);
  expect(await figure.look()).toBe(still);
});

test('with reduced motion followers stand still', async ({ page }) => {
  const time = await keepTime(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, { ...GRID, overlays: 'raw chaikin' });
  const without = await figure.look();
  await figure.set('follow', true);
  const first = await figure.look();
  expect(first).not.toBe(without);
  await time.pass(500);
  expect(await figure.look()).toBe(first);
});
