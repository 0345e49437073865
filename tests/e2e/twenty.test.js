/** Twenty figures that move by themselves in one window share the time: none holds up the others or the page. */
import { expect, test } from './figure.js';
import { longestTask } from './longest-task.js';

const COUNT = 20;
/** Milliseconds of a machine that is four times slower, without a graphics processor. */
const LONGEST = 100;
const WATCHED = 4000;

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
  const longest = await longestTask(page, async () => {}, WATCHED);
  annotations.push({ type: 'longest task', description: `${Math.round(longest)} ms` });
  const after = await positions();
  for (const [i, position] of after.entries()) expect(position).toBeGreaterThan(before[i]);
  expect(longest).toBeLessThan(LONGEST);
});
