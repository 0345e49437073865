/** Twenty figures that move by themselves in one window share the time: none holds up the others or the page. */
import { expect, test } from './figure.js';
import { longestTask } from './longest-task.js';

const COUNT = 20;
/** Milliseconds of a machine that is four times slower, without a graphics processor. */
const LONGEST = 100;
const WATCHED = 4000;
/** Milliseconds by the clock: half of a second where seven other programs wait for each core. */
const LONGEST_GAP = 1000;
/** There are more than a hundred of these: there, too, it was 31 at most. */
const MEDIAN_GAP = 50;

/** The times between a page's frames, in order of length. @param {import('@playwright/test').Page} page */
const frameGaps = (page) =>
  page.evaluate(
    (watched) =>
      new Promise((/** @type {(gaps: number[]) => void} */ done) => {
        const start = performance.now();
        /** @type {number[]} */
        const times = [];
        requestAnimationFrame(function next() {
          const now = performance.now();
          times.push(now);
          if (now - start < watched) requestAnimationFrame(next);
          else
            done(
              times
                .slice(1)
                .map((time, i) => time - times[i])
                .sort((a, b) => a - b),
            );
        });
      }),
    WATCHED,
  );

test('twenty figures that carve and travel hold up no frame for long', async ({ page }, { annotations }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('embed.html');
  await page.evaluate((count) => {
    document.body.style.cssText = 'display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px';
    document.body.replaceChildren(
      ...Array.from({ length: count }, (_, i) => {
        const figure = document.createElement('meander-path');
        const attributes = {
          seed: i,
          ui: 'none',
          autoplay: '',
          follow: '',
          speed: 20,
          columns: 30,
          rows: 20,
        };
        for (const [name, value] of Object.entries(attributes)) figure.setAttribute(name, String(value));
        return figure;
      }),
    );
  }, COUNT);
  const positions = () =>
    page
      .locator('meander-path')
      .evaluateAll((all) => all.map((figure) => Number(Reflect.get(figure, 'position'))));
  await expect.poll(async () => (await positions()).filter((position) => position > 0).length).toBe(COUNT);
  const before = await positions();
  /** @type {number[]} */
  let gaps = [];
  const longest = await longestTask(page, async () => void (gaps = await frameGaps(page)), 0);
  const [median, most, widest] = [0.5, 0.95, 1].map((share) => gaps[Math.ceil(share * gaps.length) - 1]);
  annotations.push({
    type: 'milliseconds',
    description: `longest task ${Math.round(longest)}, between frames ${[median, most, widest].map(Math.round).join(', ')}`,
  });
  const after = await positions();
  for (const [i, position] of after.entries()) expect(position).toBeGreaterThan(before[i]);
  expect(longest).toBeLessThan(LONGEST);
  expect(median).toBeLessThan(MEDIAN_GAP);
  expect(widest).toBeLessThan(LONGEST_GAP);
});
