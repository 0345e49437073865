/** The built site, served from another path. */
import type { Page } from '@playwright/test';
import { expect, take, test } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const AT = '/some/deep/path/';

/** The initiator of each request for a figure's compiled module. */
const askers = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /figure[^/]*\.wasm$/.test(name))
      .map((entry) => Reflect.get(entry, 'initiatorType')),
  );

test('the site works under any path and requests nothing outside it', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'http:' && !pathname.startsWith(AT)) outside.push(pathname);
  });
  await page.route(`**${AT}**`, async (route) => {
    const url = route.request().url().replace(AT, '/dist/');
    // A kept-alive connection may close just as the next request uses it.
    await route.fulfill({ response: await route.fetch({ url, maxRetries: 3 }) });
  });
  await page.goto(AT);
  const figure = await take(page.locator('#hero'));
  await figure.dragHandle(0, 5.5, 8.5);
  expect(await figure.property('terminals')).toEqual([5, 8, 18, 3]);
  expect(await askers(page), 'once, and before any script').toEqual(['link']);
  await page.goto(`${AT}embed.html?seed=5`);
  await take(page.locator('meander-path'));
  expect(await askers(page)).toEqual(['link']);
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers).toBe(0);
  expect(outside).toEqual([]);
});
