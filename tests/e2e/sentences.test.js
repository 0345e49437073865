/** Numbers and words of a page's own text that steer a figure, and show what it found. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, frames, takeFigure, unfold } from './figure.js';
import { test } from './pasting.js';

const list = JSON.parse(readFileSync(new URL('../../dist/embed.json', import.meta.url), 'utf8'));

const FIGURE = `<meander-path id="fig" source="waypoints" columns="16" rows="10" loading="eager" ui="none"
  overlays="raw rdp" tolerance="0.9" points="2,2 4,2.5 6,7 9,2 13,7 15,8"></meander-path>`;
const GRID = `<meander-path id="fig" columns="14" rows="12" seed="7" loading="eager" ui="none" overlays="raw"
  walls="60 3"></meander-path>`;
const NUMBER = '<meander-number for="fig" name="tolerance" min="0" max="4" step="0.1">0.9</meander-number>';

/** @param {string} body @param {string} baseURL @param {string} [head] */
const post = (body, baseURL, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Post</title><link rel="icon" href="data:,">${head}<body style="font: 18px/1.5 serif; margin: 2rem; max-width: 40rem"><h1>Post</h1>${body}<script src="${baseURL}${list.folder}meander-path.js"></script></body></html>`;

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

/** Drags from the middle of an element so many pixels to the right, and says how wide it was all the while. @param {import('@playwright/test').Locator} element @param {number} right */
async function dragSideways(element, right) {
  const { mouse } = element.page();
  const { x, y } = await middle(element);
  await mouse.move(x, y);
  await mouse.down();
  const widths = new Set();
  for (let i = 1; i <= 8; i++) {
    await mouse.move(x + (right * i) / 8, y);
    widths.add((await element.boundingBox())?.width);
  }
  await mouse.up();
  return [...widths];
}

/** Where the words of the post begin. @param {import('@playwright/test').Page} page */
const layout = (page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const walker = document.createTreeWalker(
      document.querySelector('p') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/\w{3}/.test(node.nodeValue ?? '')) continue;
      range.selectNodeContents(node);
      const { left, top } = range.getBoundingClientRect();
      found.push([Math.round(left), Math.round(top)]);
    }
    return found;
  });

test('a number is dragged, the figure follows, and one undo takes the drag back', async ({
  page,
  blog,
  baseURL,
}) => {
  const figure = await openPost({ page, blog, baseURL }, `tolerance ${NUMBER} keeps`);
  const slider = page.getByRole('slider', { name: 'tolerance' });
  await expect(slider).toHaveText('0.9');
  await expect(slider).toHaveAttribute('aria-valuemax', '4');
  const before = await layout(page);
  const changes = await figure.root.evaluateHandle((element) => {
    /** @type {string[]} */
    const sources = [];
    element.addEventListener('meander-change', (event) =>
      sources.push(/** @type {CustomEvent} */ (event).detail.source),
    );
    return sources;
  });
  const widths = await dragSideways(slider, 60);
  expect(widths).toHaveLength(1);
  const tolerance = await figure.get('tolerance');
  expect(tolerance).toBe(1.9);
  await expect(slider).toHaveText('1.9');
  await expect(slider).toHaveAttribute('aria-valuenow', '1.9');
  expect(new Set(await changes.jsonValue())).toEqual(new Set(['user']));
  expect(await layout(page)).toEqual(before);

  await figure.call('undo');
  expect(await figure.get('tolerance')).toBe(0.9);
  await expect(slider).toHaveText('0.9');
  await figure.call('redo');
  await expect(slider).toHaveText('1.9');
  await figure.set('tolerance', 3);
  await expect(slider).toHaveText('3.0');
  expect(await layout(page)).toEqual(before);
});

test('a number has keys, and a press of them is one step', async ({ page, blog, baseURL }) => {
  const figure = await openPost({ page, blog, baseURL }, NUMBER);
  const slider = page.getByRole('slider');
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  for (const [key, value] of /** @type {const} */ ([
    ['ArrowRight', 1],
    ['ArrowUp', 1.1],
    ['ArrowLeft', 1],
    ['PageUp', 2],
    ['PageDown', 1],
    ['Home', 0],
    ['ArrowDown', 0],
    ['End', 4],
  ])) {
    await page.keyboard.press(key);
    expect(await figure.get('tolerance'), key).toBe(value);
  }
  await figure.call('undo');
  expect(await figure.get('tolerance')).toBe(0);
  await page.keyboard.press('ControlOrMeta+ArrowRight');
  expect(await figure.get('tolerance')).toBe(0);
  await page.keyboard.down('ArrowRight');
  for (let i = 0; i < 4; i++) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  expect(await figure.get('tolerance')).toBe(0.5);
  await figure.call('undo');
  expect(await figure.get('tolerance')).toBe(0);
});

test('a mark appears once a number is changed, and sets it back', async ({ page, blog, baseURL }) => {
  const figure = await openPost({ page, blog, baseURL }, NUMBER);
  const slider = page.getByRole('slider');
  const mark = page.getByRole('button', { name: 'tolerance: Back to 0.9' });
  await expect(mark).toBeHidden();
  const before = await layout(page);
  await dragSideways(slider, 40);
  await expect(mark).toBeVisible();
  expect(await layout(page)).toEqual(before);
  await mark.click();
  expect(await figure.get('tolerance')).toBe(0.9);
  await expect(mark).toBeHidden();
  await slider.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await figure.get('tolerance')).toBe(0.9);
  await expect(slider).toBeFocused();
  await slider.press('PageUp');
  await mark.click();
  expect(await figure.get('tolerance')).toBe(0.9);
  await figure.call('undo');
  expect(await figure.get('tolerance')).toBe(1.9);
});

test('a number is as wide as a word, and no line moves while one is dragged', async ({
  page,
  blog,
  baseURL,
}) => {
  const figure = await openPost(
    { page, blog, baseURL },
    'seed <meander-number for="fig" name="seed">7</meander-number>, cells <meander-output for="fig" name="pathLength">25</meander-output> and',
    GRID,
  );
  const slider = page.getByRole('slider');
  const result = page.locator('meander-output');
  /** How far its digits are from the words beside it. @param {import('@playwright/test').Locator} element */
  const gaps = (element) =>
    element.evaluate((number) => {
      const own = number.getBoundingClientRect();
      const inside = document.createRange();
      inside.selectNodeContents(number);
      const digits = inside.getBoundingClientRect();
      const margins = getComputedStyle(number).marginInline;
      return [digits.left - own.left, own.right - digits.right, parseFloat(margins)].map(Math.round);
    });
  for (const element of [slider, result]) expect(await gaps(element)).toEqual([0, 0, 0]);
  const before = await layout(page);
  const { x, y } = await middle(slider);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const seed of [9, 10, 99, 8]) {
    await page.mouse.move(x + 2 * (seed - 7), y);
    await expect(slider).toHaveText(String(seed));
    expect(await layout(page), String(seed)).toEqual(before);
    // It stays in the middle of its place.
    expect(Math.abs((await middle(slider)).x - x)).toBeLessThan(1);
  }
  await page.mouse.move(x + 2 * 92, y);
  await page.mouse.up();
  await expect(slider).toHaveText('99');
  await figure.settle();
  for (const element of [slider, result]) expect(await gaps(element)).toEqual([0, 0, 0]);
  expect(await layout(page)).not.toEqual(before);
});

test('Escape and what the browser takes away put a number back', async ({ page, blog, baseURL }) => {
  const figure = await openPost({ page, blog, baseURL }, NUMBER);
  const slider = page.getByRole('slider');
  const { x, y } = await middle(slider);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 4 });
  expect(await figure.get('tolerance')).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  expect(await figure.get('tolerance')).toBe(0.9);
  await page.mouse.up();
  await figure.call('undo');
  expect(await figure.get('tolerance')).toBe(0.9);
});

test('the range is the figure’s own where the sentence says none', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    '<meander-number for="fig" name="passes">4</meander-number> <meander-number for="fig" name="seed" lang="de">7</meander-number> <meander-number for="fig" name="ratio" lang="de">0.25</meander-number>',
    GRID.replace('overlays="raw"', 'overlays="raw chaikin"'),
  );
  const passes = page.getByRole('slider', { name: 'passes' });
  await passes.press('End');
  const known = await figure.root.evaluate((element) => /** @type {any} */ (element).parameter('passes'));
  expect(await figure.get('passes')).toBe(known.max);
  expect(known.step).toBe(1);
  await expect(page.getByRole('slider', { name: 'ratio' })).toHaveText('0,25');
  const seed = page.locator('meander-number[name=seed] [role=slider]');
  await dragSideways(seed, 20);
  expect(await figure.get('seed')).toBe(17);
});

test('the step of the carving is a number, too', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    'step <meander-number for="fig" name="position">0</meander-number> of <meander-output for="fig" name="steps">163</meander-output>',
    GRID,
  );
  const slider = page.getByRole('slider', { name: 'Step' });
  const steps = await figure.root.evaluate((element) => /** @type {any} */ (element).values.steps);
  await expect(slider).toHaveText(String(steps));
  await slider.press('Home');
  expect(await figure.get('position')).toBe(0);
  await slider.press('ArrowRight');
  expect(await figure.get('position')).toBe(1);
  await figure.call('step', 4);
  await expect(slider).toHaveText('5');
});

test('fingers drag numbers sideways, and scroll the page over them', async ({ browser, blog, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 700 },
  });
  const page = await context.newPage();
  const figure = await openPost({ page, blog, baseURL }, NUMBER, `${FIGURE}<p style="height: 3000px"></p>`);
  const slider = page.getByRole('slider');
  expect(await slider.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y');
  const area = await slider.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hits = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy) === element;
    return [hits(0, -21), hits(0, 21), hits(-21, 0), hits(21, 0), hits(0, -26)];
  });
  expect(area).toEqual([true, true, true, true, false]);
  const session = await context.newCDPSession(page);
  /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {{ x: number, y: number }[]} touchPoints */
  const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const { x, y } = await middle(slider);
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

test('of the words of a choice one holds', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    `<meander-choice for="fig" name="guarded" label="walls"><span data-value="">ignore</span> / <span data-value="true">respect</span></meander-choice>
     <meander-choice for="fig" name="overlays" label="curves"><span data-value="raw">one</span> or <span data-value="raw chaikin">two</span></meander-choice>`,
    GRID,
  );
  const [ignore, respect] = [
    page.getByRole('radio', { name: 'ignore' }),
    page.getByRole('radio', { name: 'respect' }),
  ];
  await expect(page.getByRole('radiogroup', { name: 'walls' })).toBeVisible();
  await expect(ignore).toBeChecked();
  await respect.click();
  await expect(respect).toBeChecked();
  expect(await figure.get('guarded')).toBe(true);
  await figure.settle();
  await figure.call('undo');
  await expect(ignore).toBeChecked();
  expect(await figure.get('guarded')).toBe(false);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.locator('h1').click();
  await page.keyboard.press('Tab');
  await expect(ignore).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(respect).toBeFocused();
  await expect(respect).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(ignore).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'one' })).toBeFocused();
  await page.getByRole('radio', { name: 'two' }).click();
  expect(await figure.get('overlays')).toEqual(['raw', 'chaikin']);
});

test('results stand in the sentence, and change once in a frame at most', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    `${NUMBER} keeps <meander-output for="fig" name="rdp.points">6</meander-output> of <meander-output for="fig" name="raw.points">6</meander-output>, at most <meander-output for="fig" name="rdp.deviation" digits="2">0.87</meander-output> away`,
  );
  const kept = page.locator('meander-output').first();
  await expect(kept).toHaveText('5');
  const slider = page.getByRole('slider');
  await slider.press('End');
  await expect(kept).toHaveText('2');
  const away = page.locator('meander-output').nth(2);
  const deviation = await figure.root.evaluate(
    (element) => /** @type {any} */ (element).values['rdp.deviation'],
  );
  expect(deviation).toBeGreaterThan(1);
  await expect(away).toHaveText(deviation.toFixed(2));
  expect(await kept.getAttribute('aria-live')).toBe(null);

  const told = await figure.root.evaluate(async (element) => {
    const figure = /** @type {any} */ (element);
    let count = 0;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    element.addEventListener('meander-values', () => count++);
    for (let i = 0; i < 20; i++) figure.tolerance = i / 10;
    await frame();
    await frame();
    const changed = count;
    figure.highlight = ['rdp'];
    figure.label = 'Another name';
    await frame();
    await frame();
    return [changed, count];
  });
  expect(told).toEqual([1, 1]);
});

test('a word lights up what it names, and only that', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    'the <meander-word for="fig" shows="witness">witness</meander-word> and <meander-word for="fig" shows="walls">walls</meander-word>',
    GRID,
  );
  await figure.set('readonly', true);
  await figure.set('overlays', []);
  await figure.call('seek', 30);
  const word = page.getByRole('button', { name: 'witness' });
  const state = await figure.call('getState');
  const plain = await figure.cellColours();
  await word.hover();
  await expect(word).toHaveAttribute('lit');
  await figure.settle();
  expect(await figure.get('highlight')).toEqual(['witness']);
  const dimmed = await figure.cellColours();
  // Ground that is covered by ground looks the same.
  const ground = await figure.root.evaluate((element) => {
    const inside = /** @type {Element} */ (element.shadowRoot?.querySelector('.figure'));
    return getComputedStyle(inside).getPropertyValue('--_ground').trim().slice(1);
  });
  const lit = plain.map((colour, i) => colour === dimmed[i] && colour !== ground);
  const length = await figure.root.evaluate((element) => /** @type {any} */ (element).values.pathLength);
  expect(lit.filter(Boolean)).toHaveLength(length);
  expect(await figure.call('getState')).toBe(state);
  await page.locator('h1').hover();
  await figure.settle();
  expect(await figure.get('highlight')).toEqual([]);
  expect(await figure.cellColours()).toEqual(plain);

  await page.locator('h1').click();
  await page.keyboard.press('Tab');
  await expect(word).toBeFocused();
  expect(await figure.get('highlight')).toEqual(['witness']);
  await page.keyboard.press('Enter');
  await expect(word).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  expect([...(await figure.get('highlight'))].sort()).toEqual(['walls', 'witness']);
  await word.focus();
  await page.keyboard.press('Escape');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  expect(await figure.get('highlight')).toEqual([]);
  await figure.call('undo');
  expect(await figure.call('getState')).toBe(state);
});

test('a word that was tapped goes out as soon as the reader does something else', async ({
  page,
  blog,
  baseURL,
}) => {
  const figure = await openPost(
    { page, blog, baseURL },
    'the <meander-word for="fig" shows="witness">witness</meander-word>',
    GRID,
  );
  const word = page.getByRole('button', { name: 'witness' });
  const isLit = () => figure.get('highlight').then((parts) => parts.length > 0);
  const elsewhere = {
    'a click beside': () => page.locator('h1').click(),
    'a click in the figure': async () => {
      const { x, y } = await figure.at(9.5, 2.5);
      await page.mouse.click(x, y);
    },
    'a drag': () => figure.drag([1.5, 1.5], [4.5, 1.5]),
    'a key': async () => {
      await figure.handles.first().press('Enter');
      await page.keyboard.press('ArrowRight');
      await figure.settle();
    },
  };
  for (const [name, act] of Object.entries(elsewhere)) {
    await word.click();
    await page.locator('h1').hover();
    await page.mouse.wheel(0, 20);
    expect(await isLit(), name).toBe(true);
    await act();
    expect(await isLit(), name).toBe(false);
    await expect(word, name).toHaveAttribute('aria-pressed', 'false');
  }
});

test('what a page made stand out goes on doing so after a word', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    '<meander-word for="fig" shows="walls path">both</meander-word>',
    GRID.replace('id="fig"', 'id="fig" highlight="path"'),
  );
  const word = page.getByRole('button', { name: 'both' });
  await word.hover();
  expect(await figure.get('highlight')).toEqual(['path', 'walls']);
  await page.locator('h1').hover();
  expect(await figure.get('highlight')).toEqual(['path']);
});

test('a lit word does not join two changes of the reader into one step of undo', async ({
  page,
  blog,
  baseURL,
}) => {
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

test('words are lit while the pointer is over what they name', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    ['witness', 'removed', 'walls', 'ends', 'raw']
      .map((name) => `<meander-word for="fig" shows="${name}">${name}</meander-word>`)
      .join(', '),
    GRID,
  );
  await figure.call('seek', 60);
  const lit = () => page.locator('meander-word[lit]').allTextContents();
  const cells = await figure.root.evaluate((element) => {
    const found = {};
    element.addEventListener('meander-point', (event) =>
      Object.assign(found, { parts: /** @type {CustomEvent} */ (event).detail.parts }),
    );
    return Object.keys(found).length;
  });
  expect(cells).toBe(0);
  const over = async (/** @type {number} */ x, /** @type {number} */ y) => {
    const spot = await figure.at(x, y);
    await page.mouse.move(spot.x, spot.y);
    await frames(page);
  };
  // Three walls from cell 60 on, in rows of fourteen.
  await over(4.5, 4.5);
  await expect.poll(lit).toEqual(['walls']);
  expect(await figure.get('highlight')).toEqual([]);
  await over(1.5, 1.5);
  await expect.poll(lit).toEqual(['witness', 'ends', 'raw']);
  await page.locator('h1').hover();
  await expect(page.locator('meander-word[lit]')).toHaveCount(0);
  await figure.handles.first().focus();
  await expect.poll(lit).toContain('ends');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await expect(page.locator('meander-word[lit]')).toHaveCount(0);
});

test('points that simplifying keeps and drops', async ({ page, blog, baseURL }) => {
  const figure = await openPost(
    { page, blog, baseURL },
    '<meander-word for="fig" shows="dropped">dropped</meander-word> <meander-word for="fig" shows="kept">kept</meander-word>',
  );
  const spot = await figure.at(13, 7);
  await page.mouse.move(spot.x, spot.y);
  await expect(page.locator('meander-word[lit]')).toHaveText('dropped');
  const other = await figure.at(6, 7);
  await page.mouse.move(other.x, other.y);
  await expect(page.locator('meander-word[lit]')).toHaveText('kept');
});

test('a name that no figure knows is an error, and nothing is dimmed for what is not there', async ({
  page,
  blog,
  baseURL,
}) => {
  const figure = await openPost({ page, blog, baseURL }, '');
  const before = await figure.look();
  await figure.set('highlight', ['witness']);
  expect(await figure.look()).toBe(before);
  await figure.set('highlight', ['rdp']);
  expect(await figure.look()).not.toBe(before);
});

test.describe('an unknown part', () => {
  test.use({ expectedNoise: /^console warning: The attribute highlight="nonsense"/ });
  test('is reported', async ({ page, blog, baseURL }) => {
    const figure = await openPost({ page, blog, baseURL }, '');
    const detail = await figure.event('error');
    await figure.set('highlight', ['nonsense']);
    expect(await detail()).toMatchObject({ code: 'BadArgument', argument: 'highlight' });
    expect(await figure.get('highlight')).toEqual([]);
  });
});

test('sentences change custom elements with a method for it, and nothing else on the page', async ({
  page,
  blog,
  baseURL,
}) => {
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
  await page.locator('#division').evaluate((one) => Reflect.set(one, 'change', () => one.remove()));
  const before = await page
    .locator('#division, #link, #plain, #form')
    .evaluateAll((all) => all.map((one) => one.outerHTML));
  for (const word of await page.locator('meander-choice span, meander-word').all()) {
    await word.click();
    await word.press('Enter');
  }
  const after = await page
    .locator('#division, #link, #plain, #form')
    .evaluateAll((all) => all.map((one) => one.outerHTML));
  expect(after).toEqual(before);
  expect(await page.locator('#division').evaluate((one) => Reflect.get(one, 'highlight'))).toBe(undefined);
});

test('figures may come later, move and go; a custom element with the same methods works too', async ({
  page,
  blog,
  baseURL,
}) => {
  const figure = await openPost(
    { page, blog, baseURL },
    `${NUMBER} <meander-number for="other fig" name="size" min="1" max="9">3</meander-number> <meander-output for="other" name="area">9</meander-output> <meander-word for="other" shows="side">side</meander-word>`,
  );
  const size = page.locator('meander-number[name=size] [role=slider]');
  await expect(page.locator('meander-number[name=size]')).toHaveText('3');
  await expect(size, 'nothing is known of what it would set').toHaveCount(0);
  await page.evaluate(() => {
    class Square extends HTMLElement {
      #size = 4;
      /** @type {string[]} */
      highlight = [];
      /** @param {string} name @param {unknown} value */
      change(name, value) {
        if (name === 'size') this.size = Number(value);
        if (name === 'highlight') this.highlight = /** @type {string[]} */ (value);
      }
      get size() {
        return this.#size;
      }
      set size(size) {
        this.#size = size;
        this.dispatchEvent(new Event('meander-change', { bubbles: true }));
        this.dispatchEvent(new Event('meander-values', { bubbles: true }));
      }
      get values() {
        return { area: this.#size ** 2 };
      }
      connectedCallback() {
        this.size = this.#size;
      }
    }
    customElements.define('x-square', Square);
    document.body.append(Object.assign(document.createElement('x-square'), { id: 'other' }));
  });
  await expect(size).toHaveText('4');
  await expect(page.locator('meander-output')).toHaveText('16');
  await page.getByRole('button', { name: 'side' }).hover();
  expect(await page.locator('#other').evaluate((element) => Reflect.get(element, 'highlight'))).toEqual([
    'side',
  ]);
  // Of two targets one has no such property.
  await page.evaluate(() =>
    document.querySelector('meander-number[name=size]')?.setAttribute('for', 'other'),
  );
  await size.press('End');
  await expect(page.locator('meander-output')).toHaveText('81');

  await figure.root.evaluate((element) => document.body.prepend(element));
  await figure.settle();
  const slider = page.getByRole('slider').first();
  await slider.press('ArrowRight');
  expect(await figure.get('tolerance')).toBe(1);
  await page.evaluate(() =>
    document.querySelector('p')?.append(document.querySelector('meander-number') ?? ''),
  );
  await page.locator('meander-number[name=tolerance] [role=slider]').press('ArrowRight');
  expect(await figure.get('tolerance')).toBe(1.1);
  await figure.root.evaluate((element) => element.remove());
  const left = page.locator('meander-number[name=tolerance] [role=slider]');
  await left.press('ArrowRight');
  await expect(left).toHaveText('1.1');
  await expect(left).toHaveAttribute('aria-disabled', 'true');
});

test('without scripts it is a plain text', async ({ browser, blog, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(
    blog.put(
      '/plain.html',
      post(
        `<p>tolerance ${NUMBER} keeps <meander-output for="fig" name="rdp.points">5</meander-output>, <meander-word for="fig" shows="rdp">RDP</meander-word>: <meander-choice for="fig" name="closed"><span data-value="">open</span> or <span data-value="true">closed</span></meander-choice></p>`,
        String(baseURL),
      ),
    ),
  );
  await expect(page.locator('p')).toHaveText('tolerance 0.9 keeps 5, RDP: open or closed');
  await context.close();
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

test('the snippet of the documents works with the loader, and says at first what is so', async ({
  page,
  blog,
  baseURL,
}) => {
  const loader = `<script async src="${baseURL}${list.folder}loader.js" integrity="${list.files['loader.js'].integrity}" crossorigin="anonymous"></script>`;
  await page.goto(
    blog.put('/snippet.html', post(SNIPPET, String(baseURL)).replace(/<script.*<\/script>/, loader)),
  );
  const figure = await takeFigure(page, '#road');
  const sentence = page.locator('p').first();
  await expect(sentence.getByRole('slider')).toHaveAttribute('aria-valuenow', '0.8');
  await frames(page);
  expect(plain(await sentence.innerText())).toBe(plain(SNIPPET));
  await sentence.getByRole('slider').press('PageUp');
  await expect(sentence.locator('meander-output').first()).not.toHaveText('9');
  await sentence.getByRole('radio', { name: 'respects' }).click();
  expect(await figure.get('guarded')).toBe(true);
  await sentence.getByRole('button', { name: 'points' }).hover();
  expect(await figure.get('highlight')).toEqual(['kept', 'dropped']);
});

test('a machine has nothing to object to, by day and by night', async ({ page, blog, baseURL }) => {
  const sentences = SNIPPET.replace(/<meander-path[^]*/, '');
  const figure = await openPost(
    { page, blog, baseURL },
    '',
    `${sentences}${GRID.replace('fig', 'road')}`
      .replace('id="road"', 'id="fig"')
      .replaceAll('for="road"', 'for="fig"'),
  );
  await figure.settle();
  await page.getByRole('slider').press('ArrowRight');
  await page.getByRole('button', { name: 'simplified line' }).focus();
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  await page.evaluate(readFileSync(axe, 'utf8'));
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(async () => {
      document.documentElement.style.colorScheme = 'light dark';
      const rules = { 'landmark-one-main': { enabled: false }, region: { enabled: false } };
      const { violations } = await Reflect.get(window, 'axe').run(document, { rules });
      return violations.map((/** @type {any} */ { id, nodes }) => [
        id,
        nodes.map((/** @type {any} */ { target }) => target).join(),
      ]);
    });
    expect(found, colorScheme).toEqual([]);
  }
});

test('a strict host has nothing to forbid', async ({ page, blog, baseURL }) => {
  const site = new URL(String(baseURL)).origin;
  const policy = `default-src 'none'; img-src data:; connect-src ${site}; script-src ${site} 'wasm-unsafe-eval'; style-src 'self'`;
  const body = post(
    `<p>${NUMBER} keeps <meander-output for="fig" name="rdp.points">5</meander-output>, <meander-word for="fig" shows="rdp">RDP</meander-word>: <meander-choice for="fig" name="closed"><span data-value="">open</span> or <span data-value="true">closed</span></meander-choice></p>${FIGURE}`,
    String(baseURL),
  )
    .replace(
      '<meta charset="utf-8">',
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    .replace(/<body style="[^"]*">/, '<body>');
  await page.goto(blog.put('/strict.html', body));
  const figure = await takeFigure(page, '#fig');
  const slider = page.getByRole('slider');
  await dragSideways(slider, 60);
  expect(await figure.get('tolerance')).toBe(1.9);
  expect(await slider.evaluate((element) => getComputedStyle(element).cursor)).toBe('ew-resize');
  expect(await slider.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(10);
});

test('on paper a sentence is a plain text', async ({ page, blog, baseURL }) => {
  await openPost({ page, blog, baseURL }, NUMBER);
  const slider = page.getByRole('slider');
  await slider.press('ArrowRight');
  await page.emulateMedia({ media: 'print' });
  expect(await slider.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('none');
  await expect(page.locator('.meander-back')).toBeHidden();
});
