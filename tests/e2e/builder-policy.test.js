/** The builder where the page is kept from something: by its own policy, and in a sandbox. */
import { expect, test } from './figure.js';
import { longestTask } from './longest-task.js';

test.describe('where the page’s own policy', () => {
  test.use({ expectedNoise: /^console error: .*Content Security Policy|^failed: https:/ });

  test('forbids it to ask another site, it says that, and not that nothing answered', async ({ page }) => {
    await page.route('**/builder.html', async (route) => {
      const answer = await route.fetch();
      const headers = { ...answer.headers(), 'content-security-policy': "connect-src 'self'" };
      await route.fulfill({ response: answer, headers });
    });
    await page.goto('builder.html');
    await expect(page.locator('[data-way=tag] pre code')).toContainText('meander-path');
    await page.getByLabel('The files lie at').fill('https://elsewhere.invalid/meander/');
    await expect(page.locator('.found')).toHaveText(
      /^The policy of this page \(connect-src\) forbids it to ask for https:\/\/elsewhere\.invalid\/\S+,/,
    );
  });
});

test('in a sandbox it says why it shows nothing, and no error is left to the console', async ({ page }) => {
  await page.route('**/sandbox.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="./builder.html" width="900" height="700"></iframe>',
    }),
  );
  await page.goto('sandbox.html');
  const notice = page.frameLocator('iframe').locator('.notice');
  await expect(notice).toHaveText(/^This page is in a sandbox/);
});

for (const name of ['', 'embed.html'])
  test(`in a sandbox ${name || 'the article'} works as ever`, async ({ page }) => {
    await page.route('**/sandbox.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="./${name}" width="900" height="700"></iframe>`,
      }),
    );
    await page.goto('sandbox.html');
    const figure = page.frameLocator('iframe').locator('meander-path').first();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('.handle').first()).toBeAttached();
    await figure.evaluate((element) => Object.assign(element, { seed: 8 }));
    expect(await figure.evaluate((element) => Reflect.get(element, 'getState').call(element))).toContain(
      'n=8',
    );
  });

test('a track of 15,000 points does not hold up the page, and the snippet has all of them', async ({
  page,
}) => {
  await page.goto('builder.html');
  await expect(page.locator('[data-way=tag] pre code')).toContainText('meander-path');
  const rows = Array.from({ length: 15_000 }, (_, i) => {
    const turn = i / 300;
    return `${(10 + (i / 2000) * Math.cos(turn)).toFixed(4)},${(10 + (i / 2000) * Math.sin(turn)).toFixed(4)}`;
  });
  const buffer = Buffer.from(rows.join('\n'));
  const open = async () => {
    await page
      .locator('.open-file input')
      .setInputFiles({ name: 'spiral.csv', mimeType: 'text/csv', buffer });
    await expect(page.locator('[data-way=tag] pre code')).toContainText('more …');
    await expect(page.locator('[data-way=tag] .cost')).toContainText(/The snippet has 2\d\d kB/);
  };
  const longest = await longestTask(page, open, 0);
  expect(longest).toBeLessThan(1000);
});
