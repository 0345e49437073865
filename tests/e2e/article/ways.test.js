/** The article on why the flood finds the carved path: the reader looks for a better way. */
import { expect, test } from '../figure.js';
import { openSection } from '../section.js';

test('no way through a stone of the reader is better than the carved path', async ({ page }) => {
  await openSection(page, 'flood');
  const figure = page.locator('#ways-figure');
  await figure.scrollIntoViewIfNeeded();
  const values = () => figure.evaluate((element) => ({ ...Reflect.get(element, 'values') }));
  await expect.poll(values).toEqual({ path: 20, way: 13 });
  const output = page.locator('meander-output[for="ways-figure"][name="way"]');
  await expect(output).toHaveText('13');

  // The ring is dragged to the next stone, moved by a key, and called by a tap.
  const grip = figure.locator('.grip');
  const stone = async (/** @type {number} */ cell) => {
    const box = await figure.locator(`.stone[data-cell="${cell}"]`).boundingBox();
    if (!box) throw new Error(`no stone ${cell}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [from, to] = [await stone(0), await stone(4)];
  await page.mouse.move(from[0], from[1]);
  await page.mouse.down();
  await page.mouse.move(to[0], to[1], { steps: 4 });
  await page.mouse.up();
  await expect.poll(values).toEqual({ path: 20, way: 17 });
  await grip.focus();
  await page.keyboard.press('ArrowDown');
  await expect(output).toHaveText('14');
  await figure.locator('.stone[data-cell="35"]').click();
  await expect(output).toHaveText('1');
  const ways = await figure.evaluate((element) =>
    [...element.querySelectorAll('.stone')].map((other) => {
      other.dispatchEvent(new Event('click', { bubbles: true }));
      return Reflect.get(element, 'measures').call(element).way;
    }),
  );
  expect(ways).toHaveLength(64);
  expect(Math.max(...ways)).toBe(20);
  expect(new Set(ways).size).toBeGreaterThan(10);

  await page.locator('meander-word[shows="least"]').hover();
  await expect(figure.locator('.lit-least .stone.least')).not.toHaveCount(0);
});
