import { expect, openFigure, takeFigure, test, unfold } from './figure.js';

const GRID = { columns: 40, rows: 40, seed: 7 };
const GERMAN = {
  play: 'Abspielen',
  speed: 'Tempo',
  looks: { trail: 'Wegansicht' },
  save: { svg: 'Zeichnung' },
  saveCurve: 'Kurve',
  compare: { meanTurn: 'mittlere Drehung' },
  status: {
    rest: { chisel: 'Zieh an einem Ende.' },
    forced: 'Feld {x}, {y} bleibt.',
    beside: 'Feld {x}, {y} ist fort.',
    onWitness: 'Feld {x}, {y} ist fort.',
  },
};

test('a page replaces the figure’s texts, before or after it is loaded', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.set('strings', GERMAN);
  const { root } = figure;
  await expect(root.getByRole('button', { name: 'Abspielen' })).toBeVisible();
  await expect(root.getByLabel('Wegansicht')).toBeVisible();
  await expect(root.getByLabel('wiggliness')).toBeVisible();
  await expect(figure.status).toHaveText('Zieh an einem Ende.');
  await root.locator('[part=timeline]').fill('100');
  await expect(figure.status).toHaveText(/^Feld \d+, \d+ (bleibt|ist fort)\.$/);
  // Words that come with a part: asked for before it is there, and after.
  await root.getByRole('button', { name: 'Save or open' }).click();
  await expect(root.getByRole('button', { name: 'Zeichnung' })).toBeVisible();
  await expect(root.getByLabel('Kurve')).toBeVisible();
  await expect(root.getByRole('button', { name: 'Picture (PNG)' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await figure.get('strings')).toMatchObject({ saveCurve: 'Kurve', save: { csv: 'Points (CSV)' } });
  await figure.set('strings', {});
  await expect(root.getByRole('button', { name: 'Play' })).toBeVisible();
  await root.getByRole('button', { name: 'Save or open' }).click();
  await expect(root.getByRole('button', { name: 'Drawing (SVG)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await root.getByText('Compare the curves').click();
  await expect(root.getByRole('columnheader', { name: 'average turn' })).toBeVisible();

  await page.evaluate((words) => {
    Reflect.set(Object(customElements.get('meander-path')), 'strings', words);
    document.body.replaceChildren(document.createElement('meander-path'));
  }, GERMAN);
  await expect(page.locator('meander-path').getByRole('button', { name: 'Abspielen' })).toBeVisible();
});

test('numbers are formatted in the page’s language', async ({ page }) => {
  await openFigure(page, GRID);
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
    const figure = document.createElement('meander-path');
    for (const [name, value] of Object.entries({ columns: 40, rows: 40, seed: 7 }))
      figure.setAttribute(name, String(value));
    document.body.replaceChildren(figure);
  });
  const root = page.locator('meander-path');
  await expect(root.locator('.timeline output')).toHaveText(/^1\.\d{3} \/ 1\.\d{3}$/);
  await expect(root.locator('.legend .number').nth(1)).toHaveText(/^\d+,\d$/);
});

test('a change of language is followed: on the figure, above it, and around its shadow tree', async ({
  page,
}) => {
  await openFigure(page, GRID);
  await page.evaluate(() => {
    const host = document.createElement('section');
    const figure = document.createElement('meander-path');
    for (const [name, value] of Object.entries({ columns: 40, rows: 40, seed: 7 }))
      figure.setAttribute(name, String(value));
    host.attachShadow({ mode: 'open' }).append(figure);
    document.body.replaceChildren(host);
  });
  const root = page.locator('meander-path');
  const length = root.locator('.legend .number').nth(1);
  await expect(length).toHaveText(/^\d+\.\d$/);
  await page.evaluate(() => void document.querySelector('section')?.setAttribute('lang', 'de'));
  await expect(length).toHaveText(/^\d+,\d$/);
  await page.evaluate(() => {
    document.documentElement.lang = 'ar-EG';
    document.querySelector('section')?.removeAttribute('lang');
  });
  await expect(length).toHaveText(/^[٠-٩]+٫[٠-٩]$/);
  await root.evaluate((figure) => void figure.setAttribute('lang', 'en'));
  await expect(length).toHaveText(/^\d+\.\d$/);
  // What changed while it was elsewhere is known when it comes back.
  await root.evaluate((figure) => {
    figure.remove();
    figure.setAttribute('lang', 'fr');
    document.body.append(figure);
  });
  await expect(length).toHaveText(/^\d+,\d$/);
});

test('controls that are rebuilt keep the focus', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const { root } = figure;
  // In other words it has another name.
  await root.getByRole('button', { name: 'One step back' }).focus();
  await figure.set('strings', { stepBack: 'Zurück' });
  const back = root.getByRole('button', { name: 'Zurück' });
  await expect(back).toBeFocused();

  // Among fewer controls, and among more.
  await figure.set('ui', 'mini');
  await expect(back).toBeFocused();
  await figure.set('ui', 'full');
  await expect(back).toBeFocused();

  // In a fold that was open.
  await root.locator('.fold summary').click();
  const outliers = root.getByRole('slider', { name: 'outliers over' });
  await outliers.focus();
  await figure.set('source', 'waypoints');
  await expect(outliers).toBeFocused();
  await figure.set('strings', { curve: { raw: 'Roh' } });
  await expect(outliers).toBeFocused();

  // What is gone does not give it to something else.
  await figure.set('source', 'chisel');
  await root.getByRole('slider', { name: 'speed' }).focus();
  await figure.set('source', 'track');
  await expect(root.locator(':focus')).toHaveCount(0);
});

for (const [lang, shown, typed] of [
  ['de', '6,75', '4,5'],
  ['en', '6.75', '4.5'],
  ['ar-EG', '٦٫٧٥', '٤٫٥'],
])
  test(`coordinate fields read and write numbers in the page’s language: ${lang}`, async ({ page }) => {
    await openFigure(page, GRID);
    await page.evaluate((language) => {
      document.documentElement.lang = language;
      const figure = document.createElement('meander-path');
      figure.setAttribute('source', 'waypoints');
      figure.setAttribute('columns', '2000');
      figure.setAttribute('points', '6.25,2 1234.5,9');
      document.body.replaceChildren(figure);
    }, lang);
    const figure = await takeFigure(page, 'meander-path');
    await unfold(figure.root);
    await figure.handles.first().press('Enter');
    await page.keyboard.press('ArrowRight');
    await figure.settle();
    const [x, y] = await figure.root.locator('.place input').all();
    await expect(x).toHaveValue(shown);
    await x.fill(typed);
    await x.press('Enter');
    await figure.settle();
    expect((await figure.get('points')).slice(0, 2)).toEqual([4.5, 2]);
    await figure.handles.nth(1).press('Enter');
    await page.keyboard.press('ArrowRight');
    await figure.settle();
    // A point between thousands would be read as a decimal one.
    await y.press('Enter');
    await x.fill(await x.inputValue());
    await x.press('Enter');
    expect((await figure.get('points')).slice(2)).toEqual([1235, 9]);
  });

test("digits of every script are read as numbers, whatever the page's language", async ({ page }) => {
  const figure = await openFigure(page, { columns: 14, rows: 12, seed: 7 });
  const begin = await figure.call('getState');
  for (const [script, seed, place] of [
    ['Arabic', '١٠٢٣٤٥٦٧٨٩', '٤٫٥'],
    ['Persian', '۱۰۲۳۴۵۶۷۸۹', '۴٫۵'],
    ['Devanagari', '१०२३४५६७८९', '४.५'],
    ['fullwidth', '１０２３４５６７８９', '４．５'],
  ]) {
    await figure.call('setState', begin);
    const field = figure.root.getByRole('textbox', { name: 'seed' });
    await expect(field).toHaveValue('7');
    await field.fill(seed);
    await field.press('Enter');
    await expect(field, script).toHaveValue('1023456789');
    expect(await figure.get('seed'), script).toBe(1023456789);
    await figure.set('source', 'waypoints');
    await figure.handles.first().press('Enter');
    await page.keyboard.press('ArrowRight');
    await figure.settle();
    const x = figure.root.locator('.place input').first();
    await expect(x).toBeEnabled();
    await x.fill(place);
    await x.press('Enter');
    expect((await figure.get('points'))[0], script).toBe(4.5);
  }
});

test('a seed with a comma or a point is rejected, because its meaning depends on the language', async ({
  page,
}) => {
  const figure = await openFigure(page, { columns: 14, rows: 12, seed: 7 });
  const field = figure.root.getByRole('textbox', { name: 'seed' });
  for (const seed of ['1,000', '1.000']) {
    await field.fill(seed);
    await field.press('Enter');
    await expect(field).toHaveValue('7');
    expect(await figure.get('seed')).toBe(7);
  }
});

test('on a right-to-left page the controls are mirrored and the grid is not', async ({ page }) => {
  const figure = await openFigure(page, { columns: 14, rows: 12, seed: 7 });
  const before = await figure.look();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await figure.settle();
  expect(await figure.look()).toBe(before);
  const { root } = figure;
  const speed = root.locator('.slider').filter({ hasText: 'speed' });
  const name = await speed.locator('.name').boundingBox();
  const value = await speed.locator('output').boundingBox();
  expect(name?.x ?? 0).toBeGreaterThan(value?.x ?? 0);
  await figure.drag([1.5, 1.5], [4.5, 2.5]);
  expect((await figure.get('terminals')).slice(0, 2)).toEqual([4, 2]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const play = await root.getByRole('button', { name: 'Play' }).boundingBox();
  const timeline = await root.locator('[part=timeline]').boundingBox();
  expect(play?.x ?? 0).toBeLessThan(timeline?.x ?? 0);
});
