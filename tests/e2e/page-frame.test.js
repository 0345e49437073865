/** What all pages of the site have in common. */
import { expect, test } from './figure.js';

const PAGES = ['index.html', 'builder.html', 'bench.html'];

test('the pages have one header, which says where one is', async ({ page }) => {
  /** @type {string[]} */
  const headers = [];
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: /Night|Day/ })).toBeVisible();
    const header = page.locator('body > header');
    const here = header.locator('[aria-current=page]');
    await expect(here).toHaveCount(1);
    const leads = new URL((await here.getAttribute('href')) ?? '', page.url()).pathname;
    expect(leads).toBe(new URL(page.url()).pathname.replace('index.html', ''));
    headers.push((await header.evaluate((one) => one.outerHTML)).replace(' aria-current="page"', ''));
  }
  expect(new Set(headers)).toHaveProperty('size', 1);
});

test('the header leads from any page to any other', async ({ page }) => {
  await page.goto('bench.html');
  await page.getByRole('link', { name: 'In your post' }).click();
  await expect(page).toHaveURL(/builder\.html$/);
  await page.getByRole('link', { name: 'Meander', exact: true }).click();
  await expect(page).toHaveURL(/\/dist\/$/);
  await page.locator('header').getByRole('link', { name: 'Speed' }).click();
  await expect(page).toHaveURL(/bench\.html$/);
});

test('each page has an icon, and says what it is to those who show a link to it', async ({
  page,
  request,
}) => {
  for (const address of PAGES) {
    await page.goto(address);
    const icon = await page.locator('link[rel=icon]').evaluate((link) => Reflect.get(link, 'href'));
    const answer = await request.get(icon);
    expect(answer.headers()['content-type']).toBe('image/svg+xml');
    expect(await answer.text()).toMatch(/^<svg [\s\S]*prefers-color-scheme: dark[\s\S]*<\/svg>\s*$/);
    const said = await page
      .locator('meta[property^="og:"]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('property'), one.getAttribute('content')]));
    expect(Object.fromEntries(said)).toEqual({
      'og:type': 'website',
      'og:site_name': 'Meander',
      'og:title': await page.title(),
      'og:description': await page.locator('meta[name=description]').getAttribute('content'),
    });
  }
});
