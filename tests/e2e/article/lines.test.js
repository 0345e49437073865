/** Lines of the article's sentences, in narrow windows and while their numbers change. */
import { expect, test } from '../figure.js';
import { openSection } from '../section.js';

test('a number and its degrees stand in one line at every width', async ({ page }) => {
  await openSection(page, 'sharp');
  const joined = page.locator('#sharp .joined');
  await expect(joined).toHaveText([/^30\s*°$/, /^90\s*°$/]);
  for (let width = 320; width <= 460; width += 4) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await joined.evaluateAll((all) =>
      all.map((one) => {
        const sign = document.createRange();
        sign.selectNode(/** @type {ChildNode} */ (one.lastChild));
        const number = /** @type {Element} */ (one.firstElementChild).getBoundingClientRect();
        return sign.getBoundingClientRect().left - number.right;
      }),
    );
    for (const apart of lines) expect(Math.abs(apart), `${width} px`).toBeLessThan(1);
  }
});

test('a number with degrees is always joined to them', async ({ request }) => {
  const text = await (await request.get('index.html')).text();
  const apart = text.replace(/<span class="joined">.*?<\/span>/gs, '');
  expect(apart).not.toMatch(/<\/meander-number>\s*°/);
});

test('the time of a large grid makes its paragraph no higher', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSection(page, 'million');
  await page.locator('#field').scrollIntoViewIfNeeded();
  const time = page.locator('meander-output[name=ms]');
  await expect(time).toHaveText(/^\d+$/);
  const heights = await time.evaluate((output) =>
    ['…', '8', '68', '223', '4096'].map((text) => {
      output.textContent = text;
      return output.closest('p')?.getBoundingClientRect().height;
    }),
  );
  expect(new Set(heights).size).toBe(1);
});
