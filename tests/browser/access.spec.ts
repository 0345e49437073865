import type { Page } from '@playwright/test';
import { ALL, COLOURS, violations } from './axe.ts';
import { expect, frames, HERO, open, openPage, steps, take, test, type Hands } from './figure.ts';

const speak = (page: Page, lang: string) =>
  page.evaluate((language) => void (document.documentElement.lang = language), lang);

/** States of a figure, each with the actions that lead to it. */
const STATES: Record<string, (figure: Hands) => Promise<unknown>> = {
  fresh: async () => {},
  playing: (figure) => figure.call('play'),
  walls: (figure) => figure.button('Walls').click(),
  zoomed: async (figure) => {
    await figure.element.evaluate((it) => Object.assign(it, { columns: 300, rows: 200, terminals: null }));
    await figure.button('Zoom in').click();
  },
  compared: (figure) =>
    figure.element.evaluate((it) =>
      Object.assign(it, { source: 'waypoints', dimension: 3, closed: true, follow: true, compare: true }),
    ),
  challenge: (figure) => figure.element.evaluate((it) => Object.assign(it, { challenge: true })),
  held: async (figure) => {
    await figure.focusHandle(0);
    await figure.page.keyboard.press('Enter');
    await figure.page.keyboard.press('ArrowUp');
  },
  // Last, because its panel covers what follows.
  'open-more': (figure) => figure.more(),
};

test('axe finds nothing in any state, in light and dark', async ({ page }) => {
  const attributes = Object.entries(HERO).map(([name, value]) => `${name}="${value}"`);
  const figure = (id: string) =>
    `<meander-path id="${id}" label="${id}" ${attributes.join(' ')}></meander-path>`;
  await openPage(page, Object.keys(STATES).map(figure).join('<hr>'));
  for (const [id, reach] of Object.entries(STATES)) await reach(await take(page.locator(`#${id}`)));
  await frames(page);
  expect(await violations(page, ALL, 'meander-path'), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('.figure:not([data-theme=dark])')).toHaveCount(0);
  expect(await violations(page, COLOURS, 'meander-path'), 'dark').toEqual([]);
});

const step = steps();
test('a figure has names, follows its language and fits small windows', step.all);

step('the picture has a name and its numbers, and an end its position', async ({ page }) => {
  const figure = await open(page, { ...HERO, overlays: 'raw' });
  await expect(figure.canvas).toHaveRole('img');
  await expect(figure.canvas).toHaveAccessibleName('A path carved through a grid of stones');
  await expect(figure.canvas).toHaveAccessibleDescription(
    'columns: 24, rows: 14. Raw: points: 43, length: 42.0, sharpest turn: 90°.',
  );
  await figure.dragHandle(0, 16.5, 3.5);
  await expect(figure.handles.first()).toHaveAccessibleName('A, column 17, row 4');
});

step('words and numbers of the figure follow the language of its page', async ({ page }) => {
  const figure = await open(page, { ...HERO, wiggliness: 1.5 });
  await figure.element.evaluate((it) => Reflect.set(it, 'strings', { buildWalls: 'Fences' }));
  await speak(page, 'de-AT');
  await expect(figure.button('Mehr')).toBeVisible();
  await expect(figure.button('Fences')).toBeVisible();
  await expect(figure.element.getByText('Kurvigkeit 1,5')).toBeVisible();
  await expect(figure.handles.first()).toHaveAccessibleName('A, Spalte 3, Zeile 12');
  await figure.element.evaluate((it) => it.setAttribute('lang', 'fr'));
  await expect(figure.button('Murs')).toHaveCount(0);
  await expect(figure.button('Plus')).toBeVisible();
  await speak(page, 'ja');
  await figure.element.evaluate((it) => it.removeAttribute('lang'));
  await expect(figure.button('その他')).toBeVisible();
});

step('the strip fits a small phone and a narrow column in every language', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 740 });
  const { element } = await open(page, HERO);
  for (const [lang, more] of Object.entries({
    en: 'More',
    de: 'Mehr',
    es: 'Más',
    fr: 'Plus',
    ja: 'その他',
  })) {
    await speak(page, lang);
    await expect(element.getByRole('button', { name: more, exact: true })).toBeVisible();
    for (const width of [700, 360, 280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const dir of ['rtl', 'ltr']) {
        await page.evaluate((it) => void (document.documentElement.dir = it), dir);
        await frames(page);
        expect(await element.evaluate(misplaced), `${lang}, ${width} px, ${dir}`).toEqual([]);
      }
    }
  }
});

/** Words that stick out of the strip, overlap or have two lines. */
function misplaced({ shadowRoot }: Element) {
  const strip = shadowRoot!.querySelector('.strip')!.getBoundingClientRect();
  const words = [...shadowRoot!.querySelectorAll('.strip span:not(.unseen)')]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { text: one.textContent, left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 };
    });
  const isOut = (a: (typeof words)[0]) =>
    a.left < strip.left || a.right > strip.right || a.top < strip.top || a.bottom > strip.bottom;
  const isOver = (a: (typeof words)[0]) =>
    words.some(
      (b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
    );
  const chips = shadowRoot!.querySelector('.chips')!.getBoundingClientRect();
  const isAcross = (a: (typeof words)[0]) => a.top < chips.top && a.bottom > chips.top + 2;
  return words
    .filter((a) => isOut(a) || isOver(a) || isAcross(a) || a.bottom - a.top > 20)
    .map(({ text }) => text);
}

step('the style of a page’s text changes no control', async ({ page }) => {
  const figure = await open(page, HERO);
  const size = () =>
    figure.element.locator('.count').evaluate((count) => {
      const range = document.createRange();
      range.selectNodeContents(count);
      const { left, width } = range.getBoundingClientRect();
      return [left, width];
    });
  const before = await size();
  await page.evaluate(() =>
    Object.assign(document.body.style, {
      letterSpacing: '3px',
      textTransform: 'uppercase',
      textAlign: 'center',
    }),
  );
  expect(await size()).toEqual(before);
});

step('a right-to-left page mirrors the strip and not the picture', async ({ page }) => {
  const figure = await open(page, HERO);
  const play = figure.button('Replay');
  const before = [await figure.handle(0), (await play.boundingBox())!.x] as const;
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
  await frames(page);
  expect(await figure.handle(0)).toEqual(before[0]);
  expect((await play.boundingBox())!.x).toBeGreaterThan(before[1]);
  await figure.dragHandle(0, 4.5, 8.5);
  expect((await figure.property('terminals')).slice(0, 2)).toEqual([4, 8]);
});

step('a figure and its panel fit 320 px, even with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const figure = await open(page, HERO);
  const over = () =>
    figure.element.evaluate((it) =>
      [document.documentElement, ...it.shadowRoot!.querySelectorAll('.strip, .panel')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map(({ className, localName }) => className || localName),
    );
  await figure.more();
  expect(await over()).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addStyleTag({ url: '/tests/browser/large-text.css' });
  await frames(page);
  expect(await over()).toEqual([]);
});

step('figures use the texts that a page sets for all of them', async ({ page }) => {
  await openPage(page, '');
  await page.evaluate(() => {
    Reflect.set(customElements.get('meander-path')!, 'strings', { newSeed: 'Otra vez' });
    document.body.replaceChildren(document.createElement('meander-path'));
  });
  await expect((await take(page.locator('meander-path'))).button('Otra vez')).toBeVisible();
});

step('forced colours show the picture, a pressed button and a focused handle', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const figure = await open(page, HERO);
  const ground = (name: string) => figure.button(name).evaluate((it) => getComputedStyle(it).backgroundColor);
  const before = await ground('Walls');
  await figure.button('Walls').click();
  expect(await ground('Walls')).not.toBe(before);
  await figure.button('Walls').click();
  await figure.focusHandle(0);
  await expect(figure.handles.first()).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const picture = () =>
    figure.canvas.evaluate((it) => {
      const pixel = (it as HTMLCanvasElement).getContext('2d')!.getImageData(1, 1, 1, 1).data;
      const [red, green, blue] = getComputedStyle(it).backgroundColor.match(/\d+/g)!.map(Number);
      return pixel[3] ? Array.from(pixel.slice(0, 3)) : [red, green, blue];
    });
  await expect.poll(picture).toEqual([0, 0, 0]);
});
