/** What every other test relies on: a failed request is noticed, and one that was only left behind is not. */
import { expect, test } from '@playwright/test';
import { watchFailures } from './quiet.js';

/**
 * @param {import('@playwright/test').Page} page
 * @param {(route: import('@playwright/test').Route) => unknown} answer
 */
async function askForAPart(page, answer) {
  const failures = watchFailures(page);
  await page.route(/a-part/, answer);
  await page.goto('embed.html');
  const asked = page.waitForRequest(/a-part/);
  await page.evaluate(() => {
    const giveUp = new AbortController();
    addEventListener('give-up', () => giveUp.abort());
    void fetch('a-part', { signal: giveUp.signal }).catch(() => undefined);
  });
  await asked;
  return failures;
}

/** The figure's own files may be given up as well. @param {import('@playwright/test').Request} request */
const isAPart = (request) => request.url().endsWith('a-part');
const never = () => undefined;
const aPart = [expect.stringMatching(/^failed: .*a-part$/)];

test('what a page still waited for when it was left, has not failed', async ({ page }) => {
  const failures = await askForAPart(page, never);
  const failed = page.waitForEvent('requestfailed', isAPart);
  await page.goto('about:blank');
  await failed;
  expect(failures()).toEqual([]);
});

test('what is given up on a page that stays, has', async ({ page }) => {
  const failures = await askForAPart(page, never);
  const failed = page.waitForEvent('requestfailed', isAPart);
  await page.evaluate(() => dispatchEvent(new Event('give-up')));
  await failed;
  expect(failures()).toEqual(aPart);
});

test('what failed has failed, also when its page is left later', async ({ page }) => {
  const failures = await askForAPart(page, (route) => route.abort('connectionreset'));
  await expect.poll(failures).toEqual(aPart);
  await page.goto('about:blank');
  expect(failures()).toEqual(aPart);
});
