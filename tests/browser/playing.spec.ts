import type { Page } from '@playwright/test';
import { expect, open, steps, test } from './figure.ts';
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
test('a figure plays, and its travellers rest off screen', step.all);

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

step('travellers request no frames off screen or with reduced motion', async ({ page }) => {
  await open(page, { ...GRID, pace: 1, follow: '' });
  const frames = await countFrames(page);
  await expect.poll(frames).toBeGreaterThan(5);
  await page.evaluate(() => void (document.body.style.paddingTop = '4000px'));
  await still(frames);
  const away = await frames();
  await page.evaluate(() => document.body.style.removeProperty('padding-top'));
  await expect.poll(frames).toBeGreaterThan(away + 10);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await still(frames);
});
