/** The file that works alone, opened from a folder. */
import { expect, take, test } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a figure of the single file runs from file://, whole module and languages included', async ({
  page,
}) => {
  await page.goto(new URL('../posts/sample.html', import.meta.url).href);
  const figure = await take(page.locator('meander-path').first());
  await expect(figure.handles).toHaveCount(2);
  await figure.element.evaluate((it: any) => it.engine.ready());
  await page.evaluate(() => (document.documentElement.lang = 'de'));
  await expect(figure.button('Neu')).toBeVisible();
});
