/** Files that are opened on the page that makes snippets. */
import { expect, test, unfold } from './figure.js';
import { holdBack } from './holding.js';

/** @typedef {import('@playwright/test').Page} Page */

const WALK = '1,2\n5,6\n9,3\n';

/** @param {Page} page */
const tag = (page) => page.locator('[data-way=tag] pre code');

/** @param {Page} page @param {string} [hash] */
async function open(page, hash = '') {
  await page.goto(`builder.html${hash}`);
  await tag(page).filter({ hasText: 'meander-path' }).waitFor();
  return page.frameLocator('.screen iframe').locator('meander-path');
}

/** @param {Page} page @param {string} text */
const choose = (page, text) =>
  page
    .locator('.open-file input')
    .setInputFiles({ name: 'walk.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** @param {import('@playwright/test').Locator} figure @param {string} text */
const drop = (figure, text) =>
  figure.evaluate((one, text) => {
    const event = new Event('drop', { bubbles: true, cancelable: true, composed: true });
    Object.defineProperty(event, 'dataTransfer', { value: { files: [], getData: () => text } });
    one.shadowRoot?.querySelector('canvas')?.dispatchEvent(event);
  }, text);

/** @param {import('@playwright/test').Locator} figure @returns {Promise<string>} */
const stateOf = (figure) => figure.evaluate((one) => Reflect.get(one, 'getState').call(one));

for (const [kind, text, kept] of [
  ['track', WALK, 's=track'],
  ['saved figure', 'v=1&n=99', 'n=99'],
])
  test(`a ${kind} that is chosen or dropped is one step to undo and to redo`, async ({ page }) => {
    const figure = await open(page, '#ui=full');
    await unfold(figure);
    const before = await stateOf(figure);
    const undo = figure.getByRole('button', { name: 'Undo' });
    const redo = figure.getByRole('button', { name: 'Redo' });

    await choose(page, text);
    await expect.poll(() => stateOf(figure)).toContain(kept);
    const chosen = await stateOf(figure);
    await undo.click();
    expect(await stateOf(figure)).toBe(before);
    await expect(undo).toBeDisabled();
    await redo.click();
    expect(await stateOf(figure)).toBe(chosen);

    const field = page.locator('.open-file input');
    await field.press('Control+z');
    expect(await stateOf(figure)).toBe(before);
    await field.press('Control+Shift+Z');
    expect(await stateOf(figure)).toBe(chosen);
    await field.press('Control+z');

    await drop(figure, text);
    await expect.poll(() => stateOf(figure)).toBe(chosen);
    await undo.click();
    expect(await stateOf(figure)).toBe(before);
    await expect(undo).toBeDisabled();
  });

test('a file that is chosen before the page has begun opens when it has', async ({ page }) => {
  const release = await holdBack(page, '**/embed.json');
  await page.goto('builder.html');
  await choose(page, WALK);
  release();
  const figure = page.frameLocator('.screen iframe').locator('meander-path');
  await expect(figure).toHaveJSProperty('source', 'track');
  await expect.poll(() => figure.evaluate((one) => Reflect.get(one, 'points').length)).toBe(6);
});

for (const way of ['chosen', 'dropped'])
  test(`a long track that is ${way} is simplified for the post; undo goes back to what was before it, and redo simplifies it again`, async ({
    page,
  }) => {
    const figure = await open(page);
    const before = await stateOf(figure);
    const rows = Array.from({ length: 12_000 }, (_, i) => `${i / 100},${Math.sin(i / 50) + (i % 2) / 1000}`);
    if (way === 'chosen') await choose(page, rows.join('\n'));
    else await drop(figure, rows.join('\n'));
    const notice = page.locator('.notice');
    await expect(notice).toContainText('of 12,000 points the figure keeps ');
    const [, kept, tolerance] =
      /keeps ([\d,]+)\..*farther than ([\d.]+) /.exec(await notice.innerText()) ?? [];
    const count = () => figure.evaluate((one) => Reflect.get(one, 'points').length / 2);
    expect(await count()).toBe(Number(kept.replace(',', '')));
    expect(await count()).toBeLessThanOrEqual(5000);
    expect(Number(tolerance)).toBeGreaterThan(0);
    expect(Number(tolerance)).toBeLessThan(0.01);
    await expect(tag(page)).toContainText('source="track"');
    const fitted = await stateOf(figure);

    await figure.evaluate((one) => Reflect.get(one, 'undo').call(one));
    expect(await stateOf(figure)).toBe(before);
    await expect(tag(page)).not.toContainText('source="track"');
    await expect(notice).toBeHidden();
    await figure.evaluate((one) => Reflect.get(one, 'redo').call(one));
    await expect(notice).toContainText('of 12,000 points the figure keeps ');
    expect(await stateOf(figure)).toBe(fitted);
  });
