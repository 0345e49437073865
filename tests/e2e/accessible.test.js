/** axe-core on the pages and on states of a figure, large text, narrow windows, forced colours and reduced motion. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, frames, test, unfold } from './figure.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ALL = 'overlays=raw+chaikin+rdp+catmull-rom&marks&compare&follow';
const PATROL = 'source=waypoints&columns=24&rows=14&points=2.5,10+9.5,2+17.5,11.5+20.5,5';
const SPACE = `embed.html?source=waypoints&dimension=3&closed&${ALL}`;

/** Pages and states of a figure, and how the reader comes to a state. @type {Record<string, [address: string, act?: (figure: Locator) => Promise<unknown>]>} */
const STATES = {
  article: ['index.html'],
  builder: ['builder.html'],
  'held point': [
    `embed.html?${PATROL}&${ALL}`,
    async (figure) => {
      await figure.locator('.handle').first().press('Enter');
      await figure.page().keyboard.press('ArrowRight');
    },
  ],
  'open menu': [
    'embed.html?source=astar&walls=90+4+16+4',
    (figure) => figure.getByRole('button', { name: 'Save or open' }).click(),
  ],
  'large grid': [
    'embed.html?columns=300&rows=200',
    (figure) => figure.getByRole('button', { name: 'Zoom in' }).click(),
  ],
  'right-to-left figure': [`embed.html?${PATROL}&dir=rtl&lang=ar&compare`],
};

/** Starts and unfolds every figure: they load when they come near the window. @param {Page} page @param {string} address */
async function openWhole(page, address) {
  await page.goto(address);
  for (const figure of await page.locator('meander-path').all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('canvas[aria-label]').first()).toBeAttached();
    await unfold(figure);
  }
  await expect(page.locator('meander-path .figure[aria-busy=true]')).toHaveCount(0);
  // A frame shows the ground of the page around it.
  await page.addStyleTag({ content: ':root { background: Canvas }' });
  await frames(page);
}

/** @param {Page} page @param {{ rules?: object, runOnly?: string[] }} [options] @returns {Promise<string[]>} */
async function axeViolations(page, options = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (given) => {
    const { violations } = await Reflect.get(window, 'axe').run(document, { iframes: false, ...given });
    return violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map((/** @type {any} */ { target, any }) => `${id}: ${target} ${any?.[0]?.message ?? ''}`),
    );
  }, options);
}

/** The page, or controls of a figure, that are wider than the window. @param {Page} page @returns {Promise<string[]>} */
const overflowing = (page) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    // Chromium goes on counting what stood out before the window was made narrower, until it lays out anew.
    body.style.display = 'none';
    body.getBoundingClientRect();
    body.style.display = '';
    const wide = root.clientWidth;
    const controls = [...document.querySelectorAll('meander-path')].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll('.panel *, .status') ?? []),
    ]);
    const out = controls.filter((one) => {
      const { width, height, left, right } = one.getBoundingClientRect();
      const unseen = width < 2 || height < 2 || one.closest('.unseen, .list, svg, .compare');
      return !unseen && (right > wide + 1 || left < -1);
    });
    const page = root.scrollWidth > wide ? [`the page is ${root.scrollWidth} wide`] : [];
    return [...page, ...out.map(({ localName, className }) => `${localName}.${className}`)];
  });

for (const [name, [address, act]] of Object.entries(STATES))
  test(`${name}: axe finds nothing, and a narrow window fits`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openWhole(page, address);
    await act?.(page.locator('meander-path'));
    await frames(page);
    // A frame is a part of another document, which has the heading.
    const rules = {
      'page-has-heading-one': { enabled: !address.startsWith('embed') },
      'target-size': { enabled: true },
    };
    expect(await axeViolations(page, { rules }), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('meander-path:not([theme]) .figure:not([data-theme=dark])')).toHaveCount(0);
    await frames(page);
    expect(await axeViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] }), 'dark').toEqual(
      [],
    );
    // A window of 1280 pixels at 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflowing(page), '320 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
    await expect.poll(() => overflowing(page), '360 px with text of 200 %').toEqual([]);
  });

test.describe('missing files', () => {
  test.use({ expectedNoise: /^(console error: Failed to load resource|failed: )/ });

  test('builder: axe finds nothing in the messages about a missing file', async ({ page }) => {
    await page.route('**/embed.json', (route) => route.abort());
    await page.goto('builder.html');
    await page.locator('[data-way=tag] .copy').click();
    await expect(page.locator('.refused button')).toBeVisible();
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page), colorScheme).toEqual([]);
    }
  });
});

for (const [name, address] of Object.entries({ article: './', frame: SPACE }))
  test(`${name}: forced colours keep text readable and focus visible`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.locator('meander-path .handle').first()).toBeAttached();
    await page.addStyleTag({ content: ':root { background: Canvas }' });
    // The browser reports another colour for filled letters than it forces.
    await page.evaluate(() => {
      for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('body *')))
        one.style.webkitTextFillColor = getComputedStyle(one).color;
    });
    expect(await axeViolations(page, { runOnly: ['color-contrast'] })).toEqual([]);
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Tab');
      const { name, ring } = await page.evaluate(() => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        // A label, or a part of the control, may draw the ring.
        const drawn = [at, at?.parentElement, ...(at?.children ?? [])].map((one) =>
          one ? getComputedStyle(one) : null,
        );
        const ring = drawn.some(
          (style) => style?.outlineStyle !== 'none' && parseFloat(style?.outlineWidth ?? '') >= 1,
        );
        // The new figure draws the ring of a handle on its canvas.
        const host = /** @type {any} */ (at?.getRootNode())?.host;
        const isDrawn = at?.matches('.handle') && host?.figure?.focused.value;
        return { name: `${at?.localName}.${at?.className}`, ring: ring || isDrawn };
      });
      if (name.startsWith('body')) break;
      expect(ring, name).toBe(true);
    }
  });

test('forced colours: a figure is drawn in the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  await openWhole(page, 'embed.html?columns=14&rows=10');
  const ground = () =>
    page
      .locator('.stage canvas')
      .first()
      .evaluate((canvas) => {
        const pen = /** @type {HTMLCanvasElement} */ (canvas).getContext('2d');
        return [...(pen?.getImageData(1, 1, 1, 1).data ?? [])].join();
      });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect.poll(ground).toBe('0,0,0,255');
});

test('reduced motion: followers stop, and the page runs no animation', async ({ page }) => {
  const drawn = () =>
    page
      .locator('.stage canvas')
      .evaluateAll((all) =>
        all.map((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL()).join(),
      );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWhole(page, SPACE);
  const before = await drawn();
  await expect.poll(drawn, 'followers move').not.toBe(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(async () => {
      const early = await drawn();
      await page.waitForTimeout(200);
      return (await drawn()) === early;
    })
    .toBe(true);
  await page.goto('./');
  const { running, scroll } = await page.evaluate(() => ({
    running: document.getAnimations().filter(({ playState }) => playState === 'running').length,
    scroll: getComputedStyle(document.documentElement).scrollBehavior,
  }));
  expect({ running, scroll }).toEqual({ running: 0, scroll: 'auto' });
});
