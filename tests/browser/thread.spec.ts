/** One path runs through the article: every chapter shows it, and carves it again. */
import type { MeanderPath } from '../../www/element/meander-path.ts';
import { expect, openArticle, steps, take, test } from './figure.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const step = steps();
test('thread: a change to one figure of the path appears in every chapter', step.all);

step('a row of the comparison puts its curve on the map, and Ctrl+Z takes it off again', async ({ page }) => {
  await openArticle(page, 'curves');
  const figure = page.locator('#compare-figure');
  await take(figure);
  const row = (name: string) => page.locator('curve-table').getByRole('button', { name });
  await expect(row('Chaikin, the 12 kept')).toHaveAttribute('aria-pressed', 'true');
  await row('Chaikin, 4 passes').click();
  await expect(figure).toHaveJSProperty('through', 'raw');
  await expect(row('Chaikin, the 12 kept')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Control+z');
  await expect(figure).toHaveJSProperty('through', 'simplified');
  await expect(row('Chaikin, the 12 kept')).toHaveAttribute('aria-pressed', 'true');
  await row('RDP').hover();
  await expect.poll(() => figure.evaluate((it) => Reflect.get(it, 'highlight'))).toEqual(['rdp']);
  const shown = page.locator('curve-table [aria-pressed=true]');
  for (const [name, count] of [
    ['Catmull–Rom, walls respected', 2],
    ['Chaikin, turns of 30° and more', 4],
    ['Catmull–Rom, the 12 kept', 3],
    ['RDP', 3],
    ['Chaikin, the 12 kept', 4],
  ] as const) {
    await row(name).click();
    await expect(shown, name).toHaveCount(count);
    await expect.poll(() => figure.evaluate((it: MeanderPath) => it.overlays.length), name).toBe(count);
  }
});

step('the code’s bar chooses a language, and Copy copies all of it', async ({ page }) => {
  await openArticle(page, 'take');
  const listing = page.locator('code-listing');
  const pale = await listing.locator('pre').first().locator('.quiet').allTextContents();
  expect(
    pale.filter((word) => word === 'from'),
    'a key is no word of the language',
  ).toHaveLength(2);
  await listing.getByRole('radio', { name: 'JavaScript' }).focus();
  await expect(listing.locator('pre:visible')).toContainText("from 'meander'");
  await page.keyboard.press('ArrowRight');
  await expect(listing.locator('pre:visible')).toContainText('use meander_core');
  await listing.getByRole('button', { name: 'Copy' }).click();
  await expect(listing.getByRole('button', { name: 'Copied' })).toBeVisible();
  const shown = await listing.locator('pre:visible').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(Error())));
  await expect(listing.getByRole('button', { name: 'Copy' })).toHaveText('Copy');
  const bar = await listing.locator('.bar').boundingBox();
  await listing.getByRole('button', { name: 'Copy' }).click();
  await expect(listing.getByRole('alert'), 'a refusal has a line of its own').toContainText(
    'copy it yourself',
  );
  expect(await listing.locator('.bar').boundingBox()).toEqual(bar);
  expect(await page.evaluate(() => String(getSelection()))).toBe(shown!.trimEnd());
});

step('a number in a sentence reseeds the first figure and the four boards', async ({ page }) => {
  await openArticle(page, 'wiggle');
  const seed = page.locator('#wiggle meander-number').first().getByRole('slider');
  await seed.focus();
  await page.keyboard.press('ArrowRight');
  for (const id of ['hero', 'wiggle-0', 'wiggle-half', 'wiggle-1', 'wiggle-2'])
    await expect(page.locator(`#${id}`)).toHaveJSProperty('seed', 373);
  const length = (id: string) => page.locator(`#wiggle meander-output[for="${id}"]`).first();
  await expect(length('wiggle-0')).toHaveText('25');
  await expect(length('wiggle-1')).not.toHaveText('43');
  await seed.press('ArrowLeft');
});

step('dragging B of the first figure carves the path of every chapter again', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 0));
  const hero = await take(page.locator('#hero'));
  const points = page.locator('#rdp meander-output[name="raw.points"]');
  await expect(points).toHaveText('43');
  await hero.drag(await hero.pixel(18.5, 3.5), await hero.pixel(20.5, 9.5));
  await expect(page, 'dragging leaves the address alone').toHaveURL(/#wiggle$/);
  const terminals = await hero.property('terminals');
  expect(terminals).toEqual([2, 11, 20, 9]);
  const chaikin = page.locator('#thread-chaikin');
  await expect.poll(() => chaikin.evaluate((it) => Reflect.get(it, 'terminals'))).toEqual(terminals);
  const stones = await hero.element.evaluate((it) => Reflect.get(it, 'values').pathLength);
  expect(stones).not.toBe(43);
  await expect(points).toHaveText(String(stones));
  await expect(page.locator('#astar meander-output[name="shortestSteps"]')).toHaveText('20 steps');
});

step(
  'every chapter follows walls and wiggliness, but chapter 3 keeps its own wiggliness',
  async ({ page }) => {
    const hero = page.locator('#hero');
    const set = (settings: object) => hero.evaluate((it, all) => void Object.assign(it, all), settings);
    const walls = [9, 33, 57];
    await set({ wiggliness: 2.5, walls });
    await expect(page.locator('#thread-limit')).toHaveJSProperty('wiggliness', 2.5);
    const stones = await hero.evaluate((it: MeanderPath) => String(it.values.pathLength));
    await expect(page.locator('#rdp meander-output[name="raw.points"]')).toHaveText(stones);
    await expect(page.locator('#wiggle-1')).toHaveJSProperty('walls', walls);
    await expect(page.locator('#wiggle-1')).toHaveJSProperty('wiggliness', 1);
    await set({ walls: Array.from({ length: 14 }, (_, row) => 24 * row + 9) });
    await expect(page.locator('#thread-limit'), 'no path, nothing to follow').toHaveJSProperty(
      'walls',
      walls,
    );
    await set({ wiggliness: 1, walls: [] });
    await expect(page.locator('#thread-limit')).toHaveJSProperty('walls', []);
  },
);

step('dragging A in the figure of a chapter carves the path of its sentences, too', async ({ page }) => {
  const walls = await take(page.locator('#thread-walls'));
  const lengths = page.locator('#walls meander-output[name$=length]');
  const before = await lengths.allTextContents();
  expect(before).toHaveLength(1);
  await walls.drag(await walls.pixel(2.5, 11.5), await walls.pixel(6.5, 8.5));
  const terminals = await walls.property('terminals');
  expect(terminals.slice(0, 2)).toEqual([6, 8]);
  await expect(page.locator('#hero')).toHaveJSProperty('terminals', terminals);
  for (const [i, text] of before.entries()) await expect(lengths.nth(i)).not.toHaveText(text);
  // The first figure cannot take back what happened in another.
  const hero = page.locator('#hero');
  await hero.evaluate((it: MeanderPath) => it.undo());
  expect(await hero.evaluate((it: MeanderPath) => it.terminals)).toEqual(terminals);
  await walls.element.evaluate((it: MeanderPath) => it.undo());
  await expect(hero).toHaveJSProperty('terminals', [2, 11, ...terminals.slice(2)]);
});

test('thread: a link to a drawing or a figure of a chapter opens all chapters with its path', async ({
  page,
}) => {
  for (const hash of ['rdp-figure;thread=5,266,90', 'thread-chaikin&v=1&c=24&r=14&n=5&e=2,11+18,3']) {
    await page.goto('about:blank');
    await page.goto(`./#${hash}`);
    for (const id of ['hero', 'thread-limit'])
      await expect(page.locator(`#${id}`)).toHaveJSProperty('seed', 5);
  }
});
