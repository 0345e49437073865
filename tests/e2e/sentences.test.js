/** Numbers and words of a post's text that steer a figure, and show what it found. */
import { readFileSync } from 'node:fs';
import { expect, frames, takeFigure, unfold } from './figure.js';
import { test } from './pasting.js';

const list = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));

const FIGURE = `<meander-path id="fig" source="waypoints" columns="16" rows="10" loading="eager" ui="none"
  overlays="raw rdp" tolerance="0.9" points="2,2 4,2.5 6,7 9,2 13,7 15,8"></meander-path>`;
const GRID = `<meander-path id="fig" columns="14" rows="12" seed="7" loading="eager" ui="none" overlays="raw"
  walls="60 3"></meander-path>`;
const NUMBER = '<meander-number for="fig" name="tolerance" min="0" max="4" step="0.1">0.9</meander-number>';

/** @param {string} body @param {string} baseURL */
const post = (body, baseURL) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Post</title><link rel="icon" href="data:,"><body style="font: 18px/1.5 serif; margin: 2rem; max-width: 40rem"><h1>Post</h1>${body}<script src="${baseURL}${list.folder}meander-path.js"></script></body></html>`;

/**
 * A post with a sentence above a figure.
 * @param {{ page: import('@playwright/test').Page, blog: import('./pasting.js').Blog, baseURL?: string }} test
 * @param {string} sentence
 * @param {string} [figure]
 */
async function openPost({ page, blog, baseURL = '' }, sentence, figure = FIGURE) {
  await page.goto(
    blog.put('/sentence.html', post(`<p>Before it ${sentence} and after it.</p>${figure}`, baseURL)),
  );
  return takeFigure(page, '#fig');
}

/** @param {import('@playwright/test').Locator} element */
async function middle(element) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {import('@playwright/test').Locator} slider @param {number} right @param {{ drop?: boolean }} [how] */
async function dragSideways(slider, right, { drop = true } = {}) {
  const { mouse } = slider.page();
  const { x, y } = await middle(slider);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + right, y, { steps: 8 });
  if (drop) await mouse.up();
}

test('number: dragging it steers the figure; undo and Escape restore it', async ({ page, blog, baseURL }) => {
  const figure = await openPost({ page, blog, baseURL }, `tolerance ${NUMBER} keeps`);
  const slider = page.getByRole('slider', { name: 'tolerance' });
  await expect(slider).toHaveText('0.9');
  await expect(slider).toHaveAttribute('aria-valuemax', '4');
  const change = await figure.event('change');
  await dragSideways(slider, 60);
  expect((await change()).source).toBe('user');
  expect(await figure.get('tolerance')).toBe(1.9);
  await expect(slider).toHaveText('1.9');
  await expect(slider).toHaveAttribute('aria-valuenow', '1.9');
  await figure.call('undo');
  expect(await figure.get('tolerance')).toBe(0.9);
  await expect(slider).toHaveText('0.9');
  await dragSideways(slider, 50, { drop: false });
  expect(await figure.get('tolerance')).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  expect(await figure.get('tolerance')).toBe(0.9);
  await page.mouse.up();
  await figure.set('tolerance', 3);
  await expect(slider, 'it shows what the page sets').toHaveText('3.0');
});

test('number: it has keys, each press is one step, and a mark resets it', async ({ page, blog, baseURL }) => {
  const figure = await openPost({ page, blog, baseURL }, NUMBER);
  const slider = page.getByRole('slider');
  const mark = page.getByRole('button', { name: 'tolerance: Back to 0.9' });
  await expect(mark).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  for (const [key, value] of /** @type {const} */ ([
    ['ArrowRight', 1],
    ['ArrowUp', 1.1],
    ['ArrowLeft', 1],
    ['PageUp', 2],
    ['Home', 0],
    ['ArrowDown', 0],
    ['End', 4],
  ])) {
    await page.keyboard.press(key);
    expect(await figure.get('tolerance'), key).toBe(value);
  }
  await figure.call('undo');
  expect(await figure.get('tolerance')).toBe(0);
  await page.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await figure.get('tolerance')).toBe(0.9);
  await expect(slider).toBeFocused();
  await expect(mark).toBeHidden();
});

test('number: a finger drags it sideways, and scrolls the page over it', async ({
  browser,
  blog,
  baseURL,
}) => {
  const viewport = { width: 390, height: 700 };
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport });
  const page = await context.newPage();
  const figure = await openPost({ page, blog, baseURL }, NUMBER, `${FIGURE}<p style="height: 3000px"></p>`);
  const session = await context.newCDPSession(page);
  /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {{ x: number, y: number }[]} touchPoints */
  const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const { x, y: centre } = await middle(page.getByRole('slider'));
  // Its target is larger than its digits.
  const y = centre + 20;
  await touch('touchStart', [{ x, y }]);
  for (let i = 1; i <= 6; i++) await touch('touchMove', [{ x: x + 10 * i, y }]);
  await touch('touchEnd', []);
  expect(await figure.get('tolerance')).toBe(1.9);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await touch('touchStart', [{ x, y }]);
  for (let i = 1; i <= 6; i++) await touch('touchMove', [{ x: x + i, y: y - 12 * i }]);
  await touch('touchEnd', []);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
  expect(await figure.get('tolerance')).toBe(1.9);
  await context.close();
});

test('choice: one of its words is checked, by click, arrow keys and undo', async ({
  page,
  blog,
  baseURL,
}) => {
  const figure = await openPost(
    { page, blog, baseURL },
    `<meander-choice for="fig" name="guarded" label="walls"><span data-value="">ignore</span> / <span data-value="true">respect</span></meander-choice>
     <meander-choice for="fig" name="overlays" label="curves"><span data-value="raw">one</span> or <span data-value="raw chaikin">two</span></meander-choice>`,
    GRID,
  );
  const [ignore, respect] = ['ignore', 'respect'].map((name) => page.getByRole('radio', { name }));
  await expect(page.getByRole('radiogroup', { name: 'walls' })).toBeVisible();
  await expect(ignore).toBeChecked();
  await respect.click();
  await expect(respect).toBeChecked();
  expect(await figure.get('guarded')).toBe(true);
  await figure.call('undo');
  await expect(ignore).toBeChecked();
  await respect.press('ArrowRight');
  await expect(ignore).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(respect).toBeFocused();
  await expect(respect).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'one' })).toBeFocused();
  await page.getByRole('radio', { name: 'two' }).click();
  expect(await figure.get('overlays')).toEqual(['raw', 'chaikin']);
});

test('output: it shows what the figure found, told once a frame', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    `${NUMBER} keeps <meander-output for="fig" name="rdp.points">6</meander-output>, at most <meander-output for="fig" name="rdp.deviation" digits="2">0.87</meander-output> away`,
  );
  const [kept, away] = [page.locator('meander-output').first(), page.locator('meander-output').last()];
  await expect(kept).toHaveText('5');
  await page.getByRole('slider').press('End');
  await expect(kept).toHaveText('2');
  const { 'rdp.deviation': deviation } = await figure.get('values');
  expect(deviation).toBeGreaterThan(1);
  await expect(away).toHaveText(deviation.toFixed(2));
  const told = await figure.root.evaluate(async (element) => {
    let count = 0;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    element.addEventListener('meander-values', () => count++);
    for (let i = 0; i < 20; i++) Reflect.set(element, 'tolerance', i / 10);
    await frame();
    await frame();
    return count;
  });
  expect(told).toBe(1);
});

test('word: it highlights its part while hovered, focused or pressed', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    'the <meander-word for="fig" shows="witness">witness</meander-word> and <meander-word for="fig" shows="walls">walls</meander-word>',
    GRID,
  );
  await figure.call('seek', 30);
  const word = page.getByRole('button', { name: 'witness' });
  const state = await figure.call('getState');
  const plain = await figure.look();
  await word.hover();
  await expect(word).toHaveAttribute('lit');
  await figure.settle();
  expect(await figure.get('highlight')).toEqual(['witness']);
  expect(await figure.look()).not.toBe(plain);
  expect(await figure.call('getState')).toBe(state);
  await page.locator('h1').hover();
  await figure.settle();
  expect(await figure.get('highlight')).toEqual([]);
  expect(await figure.look()).toBe(plain);

  await word.focus();
  expect(await figure.get('highlight')).toEqual(['witness']);
  await page.keyboard.press('Enter');
  await expect(word).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  expect([...(await figure.get('highlight'))].sort()).toEqual(['walls', 'witness']);
  await figure.drag([1.5, 1.5], [4.5, 1.5]);
  await expect(word).toHaveAttribute('aria-pressed', 'false');
  expect(await figure.get('highlight')).toEqual([]);
});

test('highlighted word: it joins no two changes into one step of undo', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    '<meander-word for="fig" shows="rdp">line</meander-word>',
    FIGURE.replace('ui="none"', ''),
  );
  await unfold(figure.root);
  await page.getByRole('button', { name: 'line' }).hover();
  expect(await figure.get('highlight')).toEqual(['rdp']);
  for (const name of ['Raw', 'RDP']) await figure.root.getByRole('checkbox', { name }).uncheck();
  expect(await figure.get('overlays')).toEqual([]);
  await figure.call('undo');
  expect(await figure.get('overlays')).toEqual(['rdp']);
});

test('word: it lights up while the pointer or the focus is on its part', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    ['witness', 'removed', 'walls', 'ends', 'raw']
      .map((name) => `<meander-word for="fig" shows="${name}">${name}</meander-word>`)
      .join(', '),
    GRID,
  );
  await figure.call('seek', 60);
  const lit = () => page.locator('meander-word[lit]').allTextContents();
  const over = async (/** @type {number} */ x, /** @type {number} */ y) => {
    const spot = await figure.at(x, y);
    await page.mouse.move(spot.x, spot.y);
    await frames(page);
  };
  // Three walls from cell 60 on, in rows of fourteen.
  await over(4.5, 4.5);
  await expect.poll(lit).toEqual(['walls']);
  await over(1.5, 1.5);
  await expect.poll(lit).toEqual(['witness', 'ends', 'raw']);
  await page.locator('h1').hover();
  await expect.poll(lit).toEqual([]);
  await figure.handles.first().focus();
  await expect.poll(lit).toContain('ends');
});

test('sentences: they change figures, and no other element of the page', async ({ page, blog, baseURL }) => {
  const name = (/** @type {string} */ target, /** @type {string} */ property, /** @type {string} */ value) =>
    `<meander-choice for="${target}" name="${property}"><span data-value="${value}">${target}</span></meander-choice>`;
  const markup = '&lt;img src=x onerror=&quot;document.title = 1&quot;&gt;';
  await openPost(
    { page, blog, baseURL },
    `<div id="division">As it was.</div><a id="link" href="#here">a link</a><x-plain id="plain"></x-plain>
    <form id="form"><input name="change" /><input name="localName" /></form><meander-word for="division" shows="innerHTML">word</meander-word>
    ${name('division', 'innerHTML', markup)} ${name('link', 'href', 'javascript:document.title = 2')}
    ${name('form', 'action', 'https://other.example/')} ${name('plain', 'innerHTML', markup)}`,
  );
  const targets = page.locator('#division, #link, #plain, #form');
  await page.locator('#division').evaluate((one) => Reflect.set(one, 'change', () => one.remove()));
  const html = () => targets.evaluateAll((all) => all.map((one) => one.outerHTML));
  const before = await html();
  for (const word of await page.locator('meander-choice span, meander-word').all()) {
    await word.click();
    await word.press('Enter');
  }
  expect(await html()).toEqual(before);
  expect(await page.locator('#division').evaluate((one) => Reflect.get(one, 'highlight'))).toBe(undefined);
});

test('sentences: they steer any custom element that speaks the protocol', async ({ page, blog, baseURL }) => {
  await openPost(
    { page, blog, baseURL },
    `<meander-number for="own" name="size" min="1" max="9">3</meander-number> <meander-output for="own" name="area">9</meander-output> <meander-word for="own" shows="side">side</meander-word>`,
  );
  await page.evaluate(() => {
    class Square extends HTMLElement {
      size = 4;
      /** @type {string[]} */
      highlight = [];
      get values() {
        return { area: this.size ** 2 };
      }
      /** @param {string} name @param {unknown} value */
      change(name, value) {
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
  await expect(page.locator('meander-output')).toHaveText('81');
  await page.getByRole('button', { name: 'side' }).hover();
  await expect(page.locator('#own')).toHaveJSProperty('highlight', ['side']);
});

/** The snippet of the documents. */
const SNIPPET =
  /```html\n(<p>\n {2}With a tolerance[^]*?)```/.exec(
    readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8'),
  )?.[1] ?? '';
/** @param {string} html */
const plain = (html) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test('snippet of the documents: it works, and its numbers are true', async ({ page, blog, baseURL }) => {
  const loader = `<script async src="${baseURL}${list.folder}loader.js" integrity="${list.files['loader.js'].integrity}" crossorigin="anonymous"></script>`;
  await page.goto(
    blog.put('/snippet.html', post(SNIPPET, String(baseURL)).replace(/<script.*<\/script>/, loader)),
  );
  const figure = await takeFigure(page, '#road');
  const sentence = page.locator('p').first();
  await expect(sentence.getByRole('slider')).toHaveAttribute('aria-valuenow', '0.8');
  await frames(page);
  expect(plain(await sentence.innerText()), 'it says the same without scripts').toBe(plain(SNIPPET));
  await sentence.getByRole('slider').press('PageUp');
  await expect(sentence.locator('meander-output').first()).not.toHaveText('9');
  await sentence.getByRole('radio', { name: 'respects' }).click();
  expect(await figure.get('guarded')).toBe(true);
  await sentence.getByRole('button', { name: 'points' }).hover();
  expect(await figure.get('highlight')).toEqual(['kept', 'dropped']);
});
