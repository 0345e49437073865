import type { Page } from '@playwright/test';
import { expect, frames, HERO, open, steps, test } from './figure.ts';
import type { MeanderPath } from '../../www/element/meander-path.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const GRID = { columns: 14, rows: 12, seed: 7, overlays: 'raw chaikin' };

/** Counts the frames that the page requests. */
async function countFrames(page: Page) {
  await page.evaluate(() => {
    const request = window.requestAnimationFrame;
    Object.assign(window, { frames_: 0 });
    window.requestAnimationFrame = (callback) => (count(), request(callback));
    const count = () => Reflect.set(window, 'frames_', Reflect.get(window, 'frames_') + 1);
  });
  return () => page.evaluate(() => Reflect.get(window, 'frames_') as number);
}

/** Waits until the page requests no frame for 0.35 s. */
async function still(frames: () => Promise<number>) {
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await frames();
        return last - before;
      },
      { intervals: [350] },
    )
    .toBe(0);
}

const step = steps();
test('a figure carves, plays and steps, and its travellers rest off screen', step.all);

step('playing ends with an event and the same path as the one-shot call', async ({ page }) => {
  const figure = await open(page, { ...GRID, speed: 400 });
  const [done, steps] = await figure.element.evaluate(
    (it: MeanderPath) =>
      new Promise<any[]>((resolve) => {
        let count = 0;
        it.addEventListener('meander-step', () => count++);
        it.addEventListener('meander-done', (event) => resolve([(event as CustomEvent).detail, count]));
        it.play();
      }),
  );
  const { at, all, playing } = await figure.steps();
  expect([at, playing]).toEqual([all, false]);
  expect(done).toMatchObject({
    step: all,
    total: all,
    cell: expect.any(Number),
    searched: expect.any(Boolean),
  });
  expect(['blocked', 'forced']).toContain(done.outcome);
  expect(steps).toBeGreaterThan(5);
  await expect(figure.button('Replay')).toBeVisible();
});

step('dragging an end with the mouse carves a new path, as one step of undo', async ({ page }) => {
  const figure = await open(page, HERO);
  await figure.dragHandle(1, 15.5, 5.5);
  expect(await figure.property('terminals')).toEqual([2, 11, 15, 5]);
  await page.keyboard.press('Control+z');
  expect(await figure.property('terminals')).toEqual([2, 11, 18, 3]);
  await figure.dragHandle(1, 2.5, 11.5);
  expect(await figure.property('terminals'), 'the other end stands there').not.toEqual([2, 11, 2, 11]);
});

step(
  'step buttons and the scrubber move through the carving, and Another sets a new seed',
  async ({ page }) => {
    const figure = await open(page, HERO);
    await expect(figure.button('Zoom in'), 'all of it is near').toHaveCount(0);
    await figure.element.getByRole('slider', { name: 'Step' }).fill('200');
    expect((await figure.steps()).at).toBe(200);
    await figure.button('Step forward').click();
    expect((await figure.steps()).at).toBe(201);
    await figure.button('Step back').click();
    expect((await figure.steps()).at).toBe(200);
    await figure.button('Another').click();
    expect(await figure.property('seed')).not.toBe(372);
  },
);

step('dragging an end stops autoplay', async ({ page }) => {
  const figure = await open(page, { ...HERO, autoplay: '' });
  await figure.dragHandle(1, 12.5, 5.5);
  await frames(page);
  const { at, all } = await figure.steps();
  expect(at).toBe(all);
});

step('Pause holds the traveller, and the scrubber puts it anywhere', async ({ page }) => {
  const figure = await open(page, {
    source: 'waypoints',
    columns: 24,
    rows: 14,
    points: '2,11 4,5 8,9 11,2 14,11 17,6',
  });
  const place = figure.element.getByRole('slider', { name: 'Position on the curve' });
  await figure.button('Pause').click();
  await place.fill('12.4');
  await frames(page);
  await expect(place).toHaveValue('12.4');
  await expect(place).toHaveAttribute('aria-valuetext', /^12\.4 of \d+\.\d cells$/);
  await figure.button('Play').click();
  await expect(place).not.toHaveValue('12.4');
});

step('the hint covers no point', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const points of ['1,8.6 5,8.8 9,8.6 14,8.8', '1,1.2 5,1.4 9,1.2 14,1.4']) {
    const figure = await open(page, { source: 'waypoints', columns: 16, rows: 10, points });
    const hint = figure.element.locator('.status');
    for (let i = 0; i < 4; i++) expect(await figure.isHidden(i, hint), points).toBe(false);
  }
});

step('travellers request no frames off screen or with reduced motion', async ({ page }) => {
  await open(page, { ...GRID, pace: 1, follow: '' });
  const asked = await countFrames(page);
  await expect.poll(asked).toBeGreaterThan(5);
  await page.evaluate(() => void (document.body.style.paddingTop = '4000px'));
  await still(asked);
  const away = await asked();
  await page.evaluate(() => document.body.style.removeProperty('padding-top'));
  await expect.poll(asked).toBeGreaterThan(away + 10);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await still(asked);
});
