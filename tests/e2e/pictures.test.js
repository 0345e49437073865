import { expect, frames, test, unfold } from './figure.js';
import { compareSheet } from './sheet.js';

/**
 * Every state of the element by day and by night, wide and narrow, beside the pictures that were looked at and found
 * good. UPDATE_PICTURES=1 keeps new ones: look at each of them.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {object} State
 * @property {string} [html] instead of one figure with attributes
 * @property {string} [attributes]
 * @property {string} [inside]
 * @property {string} [root] of the page: its language, its direction
 * @property {'hangs' | 'fails' | 'missing'} [module]
 * @property {boolean} [forced] colours
 * @property {boolean} [folded] the controls stay as they are at first
 * @property {(page: Page) => Promise<unknown>} [before]
 * @property {(page: Page, figure: Locator) => Promise<unknown>} [act]
 */

const CURVES = 'overlays="raw chaikin rdp catmull-rom"';
const FIELD = 'columns="24" rows="14"';
const WALLS =
  'walls="9 1 7 1 15 1 7 1 7 2 14 1 17 4 2 1 11 4 2 1 5 1 11 1 5 1 5 1 11 1 5 1 5 4 5 1 2 1 2 1 2 1 14 1 2 1 2 1 2 1 17 1 2 1 2 5 3 3 7 1 2 1 10 1 9 1 13 1 9 1 8 1 4 1 9 1 8 1"';
const ROUTE = `source="astar" ${FIELD} terminals="2,11 21,2" ${WALLS}`;
/** A waypoint in every cell, row by row, there and back. */
const CROWD = Array.from({ length: 1000 }, (_, i) => {
  const [along, row] = [i % 40, Math.floor(i / 40)];
  return `${(row % 2 ? 39 - along : along) + 0.5},${row + 0.5}`;
}).join(' ');
const PATROL = `source="waypoints" ${FIELD} points="2.5,10 3.5,6.5 5,3.5 9.5,2 11,5.5 12,9 14,11 17.5,11.5 21.5,8.5 20.5,5 18,3" tolerance="1"`;
const LARGE = 'columns="400" rows="240" seed="12"';
const STONES = 'columns="7" rows="7" terminals="0,1 6,5" overlays="" ui="mini" challenge';
/** All but the last stone of the middle column. */
const ALMOST_PARTED = 'missing="3 1 6 1 6 1 6 1 6 1 6 1"';
const POSTER =
  '<svg slot="poster" viewBox="0 0 20 20"><path d="M2 2h7v9h9v7" fill="none" stroke="#d55e00"/></svg>';
const TRACK =
  'points="1.3,11.2 2,10.1 2.8,9.3 3.3,8.5 3.9,7.6 4.1,6.6 3.9,5.4 6.8,7.5 3.4,4.6 3.6,3.3 4.3,2.8 5.3,2.4 6.1,2 7.4,2.1 8.2,2.5 9.1,3.3 6.3,5.5 9.6,3.9 10.2,4.8 9.8,5.8"';

/** @param {string} method @param {...unknown} args */
const call =
  (method, ...args) =>
  (/** @type {Page} */ _, /** @type {Locator} */ figure) =>
    figure.evaluate(
      (element, [name, given]) => Reflect.get(element, name).apply(element, given),
      /** @type {const} */ ([method, args]),
    );

/** @type {Record<string, State>} */
const STATES = {
  poster: { attributes: 'seed="3"', inside: POSTER, module: 'hangs' },
  loading: { attributes: 'ui="mini"', module: 'hangs' },
  error: { attributes: 'ui="mini"', inside: POSTER, module: 'fails' },
  'no-webassembly': { inside: POSTER, module: 'missing' },
  'zero-size-then-sized': {
    attributes: 'style="display: none" ui="mini"',
    act: (_, figure) => figure.evaluate((element) => element.removeAttribute('style')),
  },
  moved: {
    attributes: `ui="mini" ${CURVES}`,
    act: (_, figure) => figure.evaluate((element) => element.parentNode?.prepend(element)),
  },
  fifty: {
    html: `<div style="display: grid; grid-template-columns: repeat(auto-fill, 4rem); gap: 8px">${Array.from(
      { length: 50 },
      (_, seed) =>
        `<meander-path ui="none" columns="9" rows="9" seed="${seed}" loading="eager" style="min-inline-size: 0"></meander-path>`,
    ).join('')}</div>`,
  },
  halfway: { attributes: 'seed="12" speed="5"', act: call('seek', 150) },
  finished: { attributes: `seed="12" ${CURVES}` },
  trail: {
    attributes: 'seed="29" columns="26" rows="13" view="trail" overlays="" ui="mini"',
    act: call('seek', 120),
  },
  'many-ends': {
    attributes: `${FIELD} seed="5" terminals="1,1 22,12 22,2 2,11" walls="130 3 21 3 21 3" ui="mini" ${CURVES}`,
  },
  astar: { attributes: `${ROUTE} overlays="raw chaikin" ui="mini"` },
  waypoints: { attributes: `${PATROL} ${CURVES}` },
  crowd: {
    attributes: `source="waypoints" columns="40" rows="25" points="${CROWD}" overlays="chaikin" ui="mini"`,
  },
  space: { attributes: `source="waypoints" dimension="3" closed ${FIELD} ${CURVES} marks compare` },
  track: { attributes: `source="track" ${FIELD} outlier-angle="90" ${TRACK}` },
  construction: { attributes: `${PATROL} ${CURVES} marks ui="mini"` },
  followers: { attributes: `${PATROL} ${CURVES} follow ui="mini"` },
  compare: { attributes: `seed="12" ${CURVES} compare` },
  'many-followers': {
    attributes: `${FIELD} seed="5" terminals="1,1 22,12 22,2 2,11" overlays="raw chaikin" follow compare`,
  },
  guarded: { attributes: `${ROUTE} overlays="rdp" tolerance="2.5" guarded view="trail" ui="mini"` },
  crossing: { attributes: `${ROUTE} overlays="raw rdp" tolerance="1.6" ui="mini"` },
  menu: {
    attributes: `${PATROL} overlays="raw"`,
    async act(_, figure) {
      await figure.getByRole('button', { name: 'Save or open' }).click();
      await figure.getByRole('group', { name: 'Save or open' }).waitFor();
    },
  },
  fields: {
    attributes: `${PATROL} overlays="raw catmull-rom"`,
    async act(page, figure) {
      const handle = figure.locator('.handle').nth(4);
      await handle.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      // Chosen by a tap, and seen with the focus that keys leave.
      await handle.click();
      await page.mouse.move(0, 0);
      await page.keyboard.press('Shift');
    },
  },
  painting: {
    attributes: 'seed="12" walls="130 3 17 3" overlays="raw"',
    async act(page, figure) {
      await figure.getByRole('button', { name: 'Build walls' }).click();
      for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    },
  },
  'right-to-left': { root: 'dir="rtl" lang="he"', attributes: 'seed="12"', act: call('seek', 150) },
  'forced-colours': { attributes: `seed="12" ${CURVES}`, forced: true, act: call('seek', 150) },
  'reduced-motion': { attributes: 'seed="12" autoplay ui="mini"' },
  readonly: { attributes: `${PATROL} readonly` },
  'ui-mini': { attributes: 'seed="12" ui="mini"' },
  'ui-more': { attributes: 'seed="12" ui="more"', folded: true },
  folded: { attributes: 'seed="12"', folded: true },
  'ui-none': { attributes: 'seed="12" ui="none"' },
  large: { attributes: `${LARGE} overlays="raw chaikin catmull-rom" passes="6"` },
  'large-trail': { attributes: `${LARGE} overlays="" view="trail" ui="mini"` },
  'large-near': {
    attributes: `${LARGE} overlays="raw catmull-rom" ui="mini"`,
    async act(_, figure) {
      for (let i = 0; i < 4; i++) await figure.getByRole('button', { name: 'Zoom in' }).click();
    },
  },
  'set-before': {
    attributes: 'ui="mini"',
    inside:
      "<script>Object.assign(document.currentScript.parentElement, { seed: 5, columns: 18, rows: 12, overlays: 'rdp' })</script>",
  },
  'set-live': {
    attributes: 'seed="12" ui="none"',
    async act(_, figure) {
      await figure.evaluate((element) => {
        const now = {
          seed: '5',
          columns: '18',
          rows: '12',
          overlays: 'catmull-rom',
          view: 'trail',
          ui: 'mini',
        };
        for (const [name, value] of Object.entries(now)) element.setAttribute(name, value);
      });
    },
  },
  'removed-in-a-drag': {
    attributes: 'seed="12" ui="mini"',
    async act(page, figure) {
      const box = await figure.locator('.handle').first().boundingBox();
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await page.mouse.down();
      await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 90, { steps: 4 });
      await figure.evaluate((element) => {
        const { parentElement } = element;
        element.remove();
        parentElement?.append(element);
      });
      await page.mouse.up();
      await page.mouse.move(0, 0);
    },
  },
  'two-copies': {
    attributes: 'seed="12" ui="mini"',
    async act(page) {
      await page.addScriptTag({ url: '/dist/meander-path.js' });
      await page.evaluate(() => {
        const more = document.createElement('meander-path');
        for (const name of ['ui', 'seed']) more.setAttribute(name, name === 'ui' ? 'none' : '5');
        document.querySelector('main')?.append(more);
      });
      await expect(page.locator('meander-path .handle')).toHaveCount(4);
    },
  },
  'large-trail-near': {
    attributes: `${LARGE} overlays="" view="trail" ui="mini"`,
    async act(_, figure) {
      for (let i = 0; i < 4; i++) await figure.getByRole('button', { name: 'Zoom in' }).click();
    },
  },
  'large-carving': {
    attributes: `${LARGE} overlays="raw" ui="mini"`,
    async act(page, figure) {
      await workForEver(page);
      await figure.evaluate((element) => Reflect.set(element, 'wiggliness', 2));
      await expect(figure.locator('.waiting')).toContainText('42');
    },
  },
  'large-at-first': {
    attributes: `${LARGE} overlays="raw" ui="mini" wiggliness="2"`,
    before: workForEver,
    act: (_, figure) => expect(figure.locator('.waiting')).toContainText('42'),
  },
  'large-given-up': {
    attributes: `${LARGE} overlays="raw" ui="mini" wiggliness="2"`,
    before: workForEver,
    act: (_, figure) => figure.getByRole('button', { name: 'Cancel' }).click(),
  },
  challenge: {
    attributes: `${STONES} ${ALMOST_PARTED} order="45 24 8 9 15"`,
    async act(page, figure) {
      await figure.getByRole('application').focus();
      for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    },
  },
  'challenge-needed': {
    attributes: `${STONES} ${ALMOST_PARTED}`,
    before: (page) =>
      page.addInitScript(() => {
        const { setTimeout } = window;
        // What a stone would separate stays to be seen.
        const wait = (/** @type {() => void} */ run, ms = 0) => (ms === 3000 ? 0 : setTimeout(run, ms));
        Object.assign(window, { setTimeout: wait });
      }),
    async act(page, figure) {
      await figure.getByRole('application').focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'])
        await page.keyboard.press(key);
    },
  },
  'challenge-done': {
    attributes: `${STONES} order="${Array.from({ length: 49 }, (_, i) => 48 - i).join(' ')}" view="trail"`,
  },
  parted: {
    attributes: 'columns="14" rows="9" walls="6 1 13 1 13 1 13 1 13 1 13 1 13 1 13 1 13 1" ui="mini"',
  },
};

test.use({
  expectedNoise: /^(console error: (Failed to load resource|the module cannot be loaded)|failed: .*\.wasm$)/,
});

for (const [name, state] of Object.entries(STATES))
  test(`it looks as it should: ${name}`, async ({ page }) => {
    await state.before?.(page);
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: state.forced ? 'active' : 'none' });
    await open(page, state);
    const figure = page.locator('meander-path').first();
    const hidden = state.attributes?.includes('display: none');
    if (!state.module && !hidden) await alive(page);
    if (state.module === 'fails') await expect(figure.locator('.retry')).toBeVisible();
    if (state.html) await expect(page.locator('meander-path .handle')).toHaveCount(100);
    await page.setViewportSize({ width: 1280, height: 900 });
    if (!state.folded && !state.html) await unfold(figure);
    await state.act?.(page, figure);
    if (!state.module) await alive(page);
    await evenTimes(page);
    const shots = [];
    for (const width of [1280, 360])
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await dressed(page, { width, colorScheme });
        shots.push(await take(page));
      }
    expect(await compareSheet(page, name, shots)).toBe(null);
  });

/** What works beside the page gets on a little, and then no further. @param {import('@playwright/test').Page} page */
async function workForEver(page) {
  const replace = () => {
    window.Worker = /** @type {any} */ (
      class extends EventTarget {
        /** @type {((event: { data: number }) => void) | undefined} */
        onmessage;
        postMessage() {
          setTimeout(() => this.onmessage?.({ data: 0.42 }), 200);
        }
        terminate() {}
      }
    );
  };
  await page.addInitScript(replace);
  await page.evaluate(replace);
}

/** A drawn figure has a name, its controls stand where room was kept for them, and it waits for nothing. @param {Page} page */
async function alive(page) {
  await expect(page.locator('meander-path canvas[aria-label]').first()).toBeAttached();
  await expect(page.locator('meander-path :is(.room, .figure[aria-busy=true])')).toHaveCount(0);
}

/** How long a computation took differs from run to run: each says the same, however often it is told anew. @param {Page} page */
function evenTimes(page) {
  return page.locator('meander-path').evaluateAll((figures) => {
    for (const { shadowRoot } of figures) {
      if (!shadowRoot) continue;
      const even = () => {
        for (const cell of shadowRoot.querySelectorAll('.compare td:last-child'))
          if (cell.textContent !== '1 ms') cell.textContent = '1 ms';
      };
      new MutationObserver(even).observe(shadowRoot, { subtree: true, childList: true, characterData: true });
      even();
    }
  });
}

/**
 * The page has its new size and colours, and the figures have followed.
 * @param {Page} page
 * @param {{ width: number, colorScheme: string }} wanted
 */
async function dressed(page, wanted) {
  await page.waitForFunction(({ width, colorScheme }) => {
    const isDressed = (/** @type {Element} */ { shadowRoot }) => {
      const one = /** @type {HTMLElement | null | undefined} */ (shadowRoot?.querySelector('.figure'));
      const sizes = [...(shadowRoot?.querySelectorAll('canvas') ?? [])].map(
        (canvas) => canvas.width - Math.round(canvas.clientWidth * devicePixelRatio),
      );
      return one?.dataset.theme === colorScheme && sizes.every((off) => Math.abs(off) <= 1);
    };
    return innerWidth === width && [...document.querySelectorAll('meander-path')].every(isDressed);
  }, wanted);
}

/** @param {Page} page @param {State} state */
async function open(page, { html, attributes = '', inside = '', root = 'lang="en"', module }) {
  if (module === 'missing')
    await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'WebAssembly'));
  if (module === 'hangs') await page.route('**/*.wasm', () => {});
  if (module === 'fails') await page.route('**/*.wasm', (route) => route.abort());
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html ${root}><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <style>
          :root { color-scheme: light dark }
          body { margin: 0; background: light-dark(#faf8f4, #14181c); color: light-dark(#1d2327, #e8e6e1) }
          main { max-inline-size: 44rem; margin: auto; padding: 16px }
        </style>
        <script type="module" src="../../dist/element.js"></script>
        <main>${html ?? `<meander-path ${attributes}>${inside}</meander-path>`}</main></html>`,
    }),
  );
  await page.goto('/tests/posts/own.html');
}

/** @param {Page} page @returns {Promise<import('./sheet.js').Shot>} */
async function take(page) {
  await frames(page);
  const main = page.locator('main');
  const outer = await main.boundingBox();
  const stages = await page.locator('meander-path .stage').evaluateAll((all) =>
    all.map((stage) => {
      const { x, y, width, height } = stage.getBoundingClientRect();
      return { x: x + scrollX, y: y + scrollY, width, height };
    }),
  );
  const [left, top] = [outer?.x ?? 0, outer?.y ?? 0];
  return {
    png: await main.screenshot({ caret: 'hide' }),
    stages: stages.map((box) => ({ ...box, x: box.x - left, y: box.y - top })),
  };
}
