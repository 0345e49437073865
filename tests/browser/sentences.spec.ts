/** Numbers and words in a page's text that steer a figure and show its results. */
import { readFileSync } from 'node:fs';
import { expect, middleOf, openPage, steps, take, test, type Hands } from './figure.ts';
import type { Locator, Page } from '@playwright/test';

const POINTS = `<meander-path id="fig" source="waypoints" columns="16" rows="10" loading="eager" ui="none"
  overlays="raw rdp" tolerance="0.9" points="2,2 4,2.5 6,7 9,2 13,7 15,8"></meander-path>`;
const GRID = `<meander-path id="fig" columns="14" rows="12" seed="7" loading="eager" ui="none" overlays="raw"
  walls="60 3"></meander-path>`;
const NUMBER = '<meander-number for="fig" name="tolerance" min="0" max="4" step="0.1">0.9</meander-number>';
const CHOICE = `<meander-choice for="fig" name="closed" label="ends"><span data-value="">open</span> or
  <span data-value="true">closed</span></meander-choice>`;
const word = (parts: string, text = parts) =>
  `<meander-word for="fig" shows="${parts}">${text}</meander-word>`;

/** Opens a page with a sentence above a figure. */
async function openSentence(page: Page, sentence: string, figure = POINTS): Promise<Hands> {
  await openPage(page, `<h1>Post</h1><p>Before it ${sentence} and after it.</p>${figure}`);
  return take(page.locator('#fig'));
}

async function middle(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  return middleOf(element);
}

const step = steps();
test('numbers, choices, results and words of a sentence steer its figure', step.all);

step('a number that a mouse drags steers the figure; undo and Escape restore it', async ({ page }) => {
  const figure = await openSentence(page, `tolerance ${NUMBER} keeps`);
  const slider = page.getByRole('slider', { name: 'tolerance' });
  await expect(slider).toHaveText('0.9');
  await expect(slider).toHaveAttribute('aria-valuemax', '4');
  const [x, y] = await middle(slider);
  await figure.drag([x, y], [x + 60, y]);
  expect(await figure.property('tolerance')).toBe(1.9);
  await expect(slider).toHaveAttribute('aria-valuenow', '1.9');
  await figure.call('undo');
  await expect(slider).toHaveText('0.9');
  await figure.drag([x, y], [x + 50, y], { release: false });
  expect(await figure.property('tolerance')).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  expect(await figure.property('tolerance')).toBe(0.9);
  await page.mouse.up();
  await figure.element.evaluate((it: any) => (it.tolerance = 3));
  await expect(slider, 'it shows what the page sets').toHaveText('3.0');
});

step(
  'keys change a number, each press is one step of undo, and a mark in any language resets it',
  async ({ page }) => {
    const figure = await openSentence(page, NUMBER);
    const mark = page.getByRole('button', { name: 'tolerance: Reset to 0.9' });
    await expect(mark).toBeHidden();
    await page.keyboard.press('Tab');
    for (const [key, value] of [
      ['ArrowRight', 1],
      ['ArrowUp', 1.1],
      ['ArrowLeft', 1],
      ['PageUp', 2],
      ['Home', 0],
      ['ArrowDown', 0],
      ['End', 4],
    ] as const) {
      await page.keyboard.press(key);
      expect(await figure.property('tolerance'), key).toBe(value);
    }
    await figure.call('undo');
    expect(await figure.property('tolerance')).toBe(0);
    await page.keyboard.press('Tab');
    await expect(mark).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await figure.property('tolerance')).toBe(0.9);
    await expect(page.getByRole('slider')).toBeFocused();
    await page.evaluate(() => (document.documentElement.lang = 'de'));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Toleranz: Zurück auf 0,9' })).toBeVisible();
  },
);

step('typing sets a number within its range, as one step of undo', async ({ page }) => {
  const figure = await openSentence(page, NUMBER);
  const slider = page.getByRole('slider');
  const tolerance = () => figure.property('tolerance');
  const type = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const field = page.getByRole('spinbutton', { name: 'tolerance' });
  const { width: right } = (await slider.boundingBox())!;
  const place = async () => (await slider.boundingBox())!.x;
  const before = await place();
  for (const [x, value] of [
    [right - 3, 1],
    [right - 3, 1.1],
    [3, 1],
  ]) {
    await slider.click({ position: { x, y: 14 } });
    expect(await tolerance(), 'a click on a mark takes a step').toBe(value);
  }
  expect(await place(), 'the mark that resets it moves no word').toBe(before);
  await figure.call('undo');
  expect(await tolerance(), 'each click is a step of undo').toBe(1.1);
  await page.getByRole('button', { name: 'tolerance: Reset' }).click();
  await slider.click();
  await expect(field, 'a click lets the reader type').toBeFocused();
  await type('Escape', 'ArrowLeft', '2', '.', '5', 'Enter');
  expect(await tolerance()).toBe(2.5);
  await expect(slider).toBeFocused();
  await figure.call('undo');
  expect(await tolerance()).toBe(0.8);
  await slider.hover();
  await page.mouse.down();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(field, 'Escape ends a press').toHaveCount(0);
  await type('9', '9', 'Enter');
  await expect(field, 'the browser says what the range is').toBeFocused();
  expect(await field.evaluate((it: HTMLInputElement) => it.validationMessage)).toContain('4');
  await type('Tab');
  expect(await tolerance(), 'the end of its range').toBe(4);
  await slider.focus();
  await type('1', 'Escape');
  expect(await tolerance()).toBe(4);
  await type('Enter');
  await expect(field).toHaveValue('4.0');
  await type('Delete', '1', 'Tab');
  expect(await tolerance(), 'who leaves it takes the number').toBe(1);
});

step('a result that loses digits moves no word until the drag ends', async ({ page }) => {
  const figure = await openSentence(
    page,
    `passes <meander-number for="fig" name="passes">4</meander-number> make
      <meander-output for="fig" name="chaikin.points" unit="point|points"></meander-output>, <i>so to speak</i>`,
    POINTS.replace('raw rdp', 'raw chaikin'),
  );
  const [result, after] = [page.locator('meander-output'), page.locator('i')];
  await expect(result).toHaveText(/^\d{2,} points$/);
  const place = async () => Math.round((await after.boundingBox())!.x);
  const [x, y] = await middle(page.getByRole('slider'));
  const rest = await place();
  await figure.drag([x, y], [x, y], { release: false });
  expect(await place(), 'a press moves no word').toBe(rest);
  await page.mouse.move(x + 8, y);
  const before = await place();
  await page.mouse.move(x - 300, y, { steps: 4 });
  await expect(result).toHaveText(/^\d points$/);
  expect(await place()).toBe(before);
  await page.mouse.up();
  await expect.poll(place).toBeLessThan(before);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true });

  test('a finger drags a number sideways, scrolls the page over it, and chooses beside words', async ({
    page,
  }) => {
    await openSentence(
      page,
      `<meander-choice for="fig" name="guarded" label="walls">
        <span data-value="false">go straight on, whatever stands between the two of them and however far they are apart</span></meander-choice>`,
    );
    const { height } = (await page.getByRole('radio').boundingBox())!;
    expect(height, 'a long choice wraps').toBeGreaterThan(30);
    const figure = await openSentence(page, `${NUMBER} ${CHOICE} ${word('raw', 'R')}`);
    const [across, down] = await middle(page.getByRole('radio', { name: 'closed' }));
    await page.touchscreen.tap(across, down - 20);
    expect(await figure.property('closed')).toBe(true);
    const short = page.getByRole('button', { name: 'R' });
    const [right, bottom] = (await middle(short)).map((at) => at + 11);
    await page.touchscreen.tap(right, bottom);
    await expect(short).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => (document.body.style.minHeight = '3000px'));
    const [x, centre] = await middle(page.getByRole('slider'));
    // Below the digits, but within the touch target.
    const y = centre + 19;
    await figure.swipe([x, y], [x + 60, y]);
    expect(await figure.property('tolerance')).toBe(1.9);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await figure.swipe([x, y], [x + 6, y - 90]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
    expect(await figure.property('tolerance')).toBe(1.9);
    const level = (await middle(page.getByRole('slider')))[1];
    const digits = (await page.getByRole('slider').locator('span').boundingBox())!;
    await page.touchscreen.tap(digits.x + digits.width + 14, level);
    expect(await figure.property('tolerance'), 'beside the mark').toBe(2);
    const boxOf = async (it: Locator) => (await it.boundingBox())!;
    const number = await boxOf(page.locator('meander-number'));
    const mark = await boxOf(page.getByRole('button', { name: 'Reset' }));
    expect(mark.x + mark.width, 'clear of the next word').toBeLessThan(number.x + number.width + 3);
    const [back, above] = await middle(page.getByRole('button', { name: 'Reset' }));
    await page.touchscreen.tap(back, above);
    expect(await figure.property('tolerance')).toBe(0.9);
    // A tap on the digits opens the phone's numeric keyboard.
    const next = () => middle(page.getByRole('radio', { name: 'closed' }));
    const before = await next();
    await page.touchscreen.tap(x, (await middle(page.getByRole('slider')))[1]);
    await expect(page.getByRole('spinbutton')).toBeFocused();
    await expect(page.getByRole('spinbutton')).toHaveAttribute('inputmode', 'decimal');
    expect((await next())[0], 'the field moves no word').toBeCloseTo(before[0], 0);
    expect((await boxOf(page.getByRole('spinbutton'))).width, 'and covers none').toBeCloseTo(number.width, 0);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    expect(await figure.property('tolerance')).toBe(3);
  });
});

step('a click, arrow keys or undo choose one of the words', async ({ page }) => {
  const figure = await openSentence(
    page,
    `${CHOICE}
     <meander-choice for="fig" name="overlays" label="curves"><span data-value="raw">one</span> or <span data-value="raw chaikin">two</span></meander-choice>`,
  );
  const [opened, closed] = ['open', 'closed'].map((name) => page.getByRole('radio', { name }));
  await expect(page.getByRole('radiogroup', { name: 'ends' })).toBeVisible();
  await expect(opened).toBeChecked();
  await closed.click();
  await expect(closed).toBeChecked();
  expect(await figure.property('closed')).toBe(true);
  await figure.call('undo');
  await expect(opened).toBeChecked();
  await closed.press('ArrowRight');
  await expect(opened).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(closed).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'one' })).toBeFocused();
  await page.getByRole('radio', { name: 'two' }).click();
  expect(await figure.property('overlays')).toEqual(['raw', 'chaikin']);
  const torn = await page.locator('h1 + p').evaluate((sentence) => {
    sentence.querySelector('meander-choice')!.after('.');
    const sign = document.createRange();
    sign.selectNode(sentence.querySelector('meander-choice')!.nextSibling!);
    return Array.from({ length: 150 }, (_, i) => 100 + i).filter((width) => {
      sentence.style.width = `${width}px`;
      return sign.getBoundingClientRect().left < sentence.getBoundingClientRect().left + 4;
    });
  });
  expect(torn, 'widths at which a full stop begins a line').toEqual([]);
});

step('a result follows the figure, and loads the whole module when it needs it', async ({ page }) => {
  const output = (name: string, more = '') =>
    `<meander-output for="fig" name="${name}"${more}>?</meander-output>`;
  await openSentence(
    page,
    `${NUMBER} keeps ${output('rdp.points')}, ${output('rdp.deviation', ' digits="2"')} away`,
  );
  const [kept, away] = [page.locator('meander-output').first(), page.locator('meander-output').last()];
  await expect(kept).toHaveText('5');
  await expect(away).toHaveText(/^0\.\d\d$/);
  await page.getByRole('slider').press('End');
  await expect(kept).toHaveText('2');
  await expect(away).toHaveText(/^[1-9]\.\d\d$/);
});

step('a figure announces its values at most once a frame', async ({ page }) => {
  const figure = await openSentence(page, 'it');
  const told = await figure.element.evaluate(async (it: any) => {
    let count = 0;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    it.addEventListener('meander-values', () => count++);
    for (let i = 0; i < 20; i++) it.tolerance = i / 10;
    await frame();
    await frame();
    return count;
  });
  expect(told).toBe(1);
});

step('a word lights its part while hovered, focused or pressed', async ({ page }) => {
  const figure = await openSentence(page, `the ${word('witness')} and ${word('walls')}`, GRID);
  await figure.call('seek', 30);
  const one = page.getByRole('button', { name: 'witness' });
  const state = await figure.call('getState');
  await one.hover();
  await expect(one).toHaveAttribute('lit');
  expect(await figure.property('highlight')).toEqual(['witness']);
  expect(await figure.call('getState')).toBe(state);
  await page.locator('h1').hover();
  expect(await figure.property('highlight')).toEqual([]);
  await one.focus();
  await page.keyboard.press('Enter');
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  expect(await figure.property('highlight')).toEqual(['witness', 'walls']);
  await figure.dragHandle(0, 4.5, 1.5);
  await expect(one).toHaveAttribute('aria-pressed', 'false');
  expect(await figure.property('highlight')).toEqual([]);
});

step('a word is lit while the pointer or the focus is on its part', async ({ page }) => {
  const names = ['witness', 'removed', 'walls', 'ends', 'raw'];
  const figure = await openSentence(page, names.map((name) => word(name)).join(', '), GRID);
  const lit = () => page.locator('meander-word[lit]').allTextContents();
  const over = async (x: number, y: number) => page.mouse.move(...(await figure.pixel(x, y)));
  // The grid has 14 columns, and three walls from cell 60 on.
  await over(4.5, 4.5);
  await expect.poll(lit).toEqual(['walls']);
  await over(1.5, 1.5);
  await expect.poll(lit).toEqual(['witness', 'ends', 'raw']);
  await page.locator('h1').hover();
  await expect.poll(lit).toEqual([]);
  await page.keyboard.press('Tab');
  await figure.handles.first().focus();
  await expect.poll(lit).toContain('ends');
});

step('a tap on a word unfolds its figure and scrolls it into view', async ({ page }) => {
  await openPage(page, `<p>${word('witness')}</p>${'<br>'.repeat(100)}<details>${GRID}</details>`);
  const figure = page.locator('#fig');
  await expect(figure).toBeHidden();
  await page.getByRole('button', { name: 'witness' }).click();
  await expect(figure).toBeInViewport({ ratio: 0.5 });
  await expect(figure).toHaveJSProperty('highlight', ['witness']);
  // If part of the picture is visible, the page stays; if little is, the paragraph stays in view.
  await openPage(page, `${GRID}<p>${word('witness')}</p>${'<br>'.repeat(100)}`);
  await take(figure);
  for (const share of [0.4, 0.28, 0.25, 0.1]) {
    const before = await figure.evaluate((it, share) => {
      const { bottom, height } = it.getBoundingClientRect();
      scrollBy(0, bottom - share * height);
      return scrollY;
    }, share);
    await page.getByRole('button', { name: 'witness' }).click();
    if (share > 0.25) expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(figure).toBeInViewport({ ratio: 0.27 });
    await expect(page.locator('body > p')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

step('the snippet in the docs works, and reads the same without scripts', async ({ page }) => {
  const snippet = /```html\n(<p>\n {2}With a tolerance[^]*?)```/.exec(
    readFileSync('docs/embedding.md', 'utf8'),
  )![1];
  const plain = (html: string) =>
    html
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  await openPage(page, snippet.replace(/<script.*<\/script>/, ''));
  const figure = await take(page.locator('#road'));
  const sentence = page.locator('p').first();
  const number = sentence.getByRole('slider');
  await expect(number).toHaveAttribute('aria-valuenow', '0.8');
  await expect.poll(async () => plain(await sentence.innerText())).toBe(plain(snippet));
  await number.press('PageUp');
  await expect(sentence.locator('meander-output').first()).not.toHaveText('9');
  await sentence.getByRole('radio', { name: 'respects' }).click();
  expect(await figure.property('guarded')).toBe(true);
  await sentence.getByRole('button', { name: 'points' }).hover();
  expect(await figure.property('highlight')).toEqual(['kept', 'dropped']);
});

step('sentences change figures and no other element of the page', async ({ page }) => {
  const choice = (target: string, property: string, value: string) =>
    `<meander-choice for="${target}" name="${property}"><span data-value="${value}">${target}</span></meander-choice>`;
  const markup = '&lt;img src=x onerror=&quot;document.title = 1&quot;&gt;';
  await openSentence(
    page,
    `<span id="division">As it was.</span><a id="link" href="#here">a link</a><x-plain id="plain"></x-plain>
    <form id="form"><input name="change" /><input name="localName" /></form><meander-word for="division" shows="innerHTML">word</meander-word>
    ${choice('division', 'innerHTML', markup)} ${choice('link', 'href', 'javascript:document.title = 2')}
    ${choice('form', 'action', 'https://other.example/')} ${choice('plain', 'innerHTML', markup)}`,
  );
  const targets = page.locator('#division, #link, #plain, #form');
  await page.locator('#division').evaluate((one) => Reflect.set(one, 'change', () => one.remove()));
  const html = () => targets.evaluateAll((all) => all.map((one) => one.outerHTML));
  const before = await html();
  for (const one of await page.locator('meander-choice span, meander-word').all()) {
    await one.click();
    await one.press('Enter');
  }
  expect(await html()).toEqual(before);
});

step('sentences steer any custom element with a change method', async ({ page }) => {
  await openSentence(
    page,
    `<meander-number for="own" name="size" min="1" max="9">3</meander-number> <meander-output for="own" name="area" unit="cell|cells">9 cells</meander-output> <meander-word for="own" shows="side">side</meander-word>`,
  );
  await page.evaluate(() => {
    class Square extends HTMLElement {
      size = 4;
      highlight: string[] = [];
      get values() {
        return { area: this.size ** 2 };
      }
      change(name: string, value: unknown) {
        Reflect.set(this, name, value);
        for (const type of ['change', 'values'])
          this.dispatchEvent(new Event(`meander-${type}`, { bubbles: true }));
      }
      connectedCallback() {
        this.change('size', 4);
      }
    }
    customElements.define('x-square', Square);
    document.body.append(Object.assign(document.createElement('x-square'), { id: 'own' }));
  });
  const size = page.getByRole('slider');
  await expect(size).toHaveText('4');
  await size.press('End');
  await expect(page.locator('meander-output')).toHaveText('81 cells');
  await size.press('Home');
  await expect(page.locator('meander-output')).toHaveText('1 cell');
  await page.getByRole('button', { name: 'side' }).hover();
  await expect(page.locator('#own')).toHaveJSProperty('highlight', ['side']);
});
