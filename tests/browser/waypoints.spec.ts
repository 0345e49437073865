import { expect, frames, open, steps, test, type Hands } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const POINTS = { source: 'waypoints', columns: 24, rows: 14, points: '2,11 4,5 8,9 11,2 14,11 17,6' };

const place = ({ element }: Hands) => element.getByRole('slider', { name: 'Position on the curve' });

const step = steps();
test('a traveller follows waypoints, and the hint covers none', step.all);

step('Pause holds the traveller, and the scrubber puts it anywhere', async ({ page }) => {
  const figure = await open(page, POINTS);
  await expect.poll(() => place(figure).inputValue()).not.toBe('0');
  await figure.button('Pause').click();
  await frames(page);
  const at = await place(figure).inputValue();
  await frames(page);
  expect(await place(figure).inputValue()).toBe(at);
  await place(figure).fill('12.4');
  await expect(place(figure)).toHaveAttribute('aria-valuetext', /^12\.4 of \d+\.\d cells$/);
  await figure.button('Play').click();
  await expect.poll(() => place(figure).inputValue()).not.toBe('12.4');
});

step('the hint covers no point', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const points of ['1,8.6 5,8.8 9,8.6 14,8.8', '1,1.2 5,1.4 9,1.2 14,1.4']) {
    const figure = await open(page, { source: 'waypoints', columns: 16, rows: 10, points });
    const hint = figure.element.locator('.status');
    for (let i = 0; i < 4; i++) expect(await figure.isHidden(i, hint), points).toBe(false);
  }
});
