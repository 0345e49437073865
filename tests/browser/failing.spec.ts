/** Missing, damaged or late files, and pages that block WebAssembly or workers. */
import type { Page } from '@playwright/test';
import type { MeanderPath } from '../../www/element/meander-path.ts';
import { expect, frames, hold, middleOf, open, openPage, send, steps, take, test } from './figure.ts';

const POSTER = '<p slot="poster">A poster</p>';
const ONE = `<meander-path seed="7">${POSTER}</meander-path>`;

test.use({ expectedNoise: /^(console (error|warning): |failed: .*(\.wasm|blob:|worker|panel\.js))/ });

/** Records the details of every `meander-error` event. */
async function hearErrors(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('meander-error', (event) => {
      const { detail } = event as CustomEvent;
      told.push({ ...detail, cause: String(detail.cause) });
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'told') as { code: string; message: string }[]);
}

test('a damaged module leaves the poster, and Try again loads it past the cache and starts the figure', async ({
  page,
}) => {
  const errors = await hearErrors(page);
  let asked = 0;
  await page.route('**/figure*.wasm', async (route) => {
    const whole = await (await route.fetch({ maxRetries: 3 })).body();
    const headers = { 'content-type': 'application/wasm', 'cache-control': 'max-age=31536000, immutable' };
    await route.fulfill({ headers, body: asked++ ? whole : 'damaged' });
  });
  await openPage(page, ONE);
  const element = page.locator('meander-path');
  await expect(element.getByRole('alert')).toContainText('This figure did not load.');
  const height = async () => (await element.boundingBox())!.height;
  const failed = await height();
  await expect(element.getByText('A poster')).toBeVisible();
  await element.evaluate((it: MeanderPath) => void (it.columns = 14));
  expect(await errors()).toMatchObject([{ code: 'LoadFailed', cause: expect.stringContaining('Error') }]);
  await element.getByRole('button', { name: 'Try again' }).click();
  const figure = await take(element);
  await expect(element.getByRole('alert')).toHaveCount(0);
  expect([await figure.property('columns'), await figure.property('seed')]).toEqual([14, 7]);
  await figure.element.evaluate((it: MeanderPath) => void (it.columns = 20));
  await expect.poll(height).toBe(failed);
  expect(await errors()).toHaveLength(1);
  expect(asked).toBe(2);
});

test('an article figure starts although the mouse was on it before the module arrived', async ({ page }) => {
  const release = await hold(page, /meander.*\.wasm/);
  await page.goto('./#rdp-figure');
  const figure = page.locator('#rdp-figure');
  await page.waitForFunction(() => customElements.get('rdp-figure'));
  const [x, y] = await middleOf(figure);
  await page.mouse.move(x, y);
  await page.mouse.click(x + 9, y);
  release();
  await expect(figure.locator('canvas')).toBeVisible();
});

test('when a module does not start, the error and the console name the cause', async ({ page }) => {
  const errors = await hearErrors(page);
  await page.addInitScript(() =>
    Reflect.set(WebAssembly, 'instantiate', () => {
      throw new TypeError('not today');
    }),
  );
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await openPage(page, ONE);
  await expect(page.locator('meander-path').getByRole('alert')).toBeVisible();
  expect(await errors()).toMatchObject([{ code: 'LoadFailed', cause: 'TypeError: not today' }]);
  const [shown] = (await logged).args();
  expect(await shown.evaluate(({ cause }) => String(cause))).toBe('TypeError: not today');
});

const step = steps();
test('without the second module a figure keeps its picture and says so', step.all);

step('it refuses a dropped file, and the error names the cause', async ({ page }) => {
  const errors = await hearErrors(page);
  await page.route('**/meander*.wasm', (route) => route.abort());
  const figure = await open(page, { source: 'waypoints', points: '1,1 9,9' });
  await send(figure.canvas, 'drop', 'x,y\n1,2\n4,2\n', 'walk.csv');
  await expect(figure.status).toContainText('the module cannot be loaded: nothing answered');
  expect(await errors()).toMatchObject([{ code: 'LoadFailed', cause: expect.stringContaining('TypeError') }]);
  expect(await figure.property('points')).toEqual([1, 1, 9, 9]);
});

step('it keeps its picture where a source needs the module, and Try again continues', async ({ page }) => {
  const figure = await open(page, { columns: 14, rows: 12, seed: 7 });
  await figure.element.evaluate((it: MeanderPath) => void (it.source = 'astar'));
  await expect(figure.button('Try again')).toBeVisible();
  await page.unroute('**/meander*.wasm');
  await figure.button('Try again').click();
  await expect(figure.button('Try again')).toHaveCount(0);
  await expect
    .poll(() => figure.element.evaluate((it: MeanderPath) => it.figure.scene.value.path.length))
    .toBeGreaterThan(10);
});

test('without the file behind More the figure works, and the next press fetches it', async ({ page }) => {
  const errors = await hearErrors(page);
  await page.setViewportSize({ width: 700, height: 800 });
  await page.route('**/*-panel.js', (route) => route.abort());
  const figure = await open(page, { columns: 14, rows: 12 });
  await figure.more();
  await expect.poll(errors).toMatchObject([{ code: 'LoadFailed' }]);
  await page.keyboard.press('Escape');
  await figure.dragHandle(0, 4.5, 4.5);
  expect((await figure.property('terminals')).slice(0, 2)).toEqual([4, 4]);
  await page.unroute('**/*-panel.js');
  await figure.more();
  await expect(figure.element.getByText('Save…')).toBeVisible();
});

test('a late module catches up on earlier calls; until then chips show their curves, and after 10 s the strip says “Still loading”', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, '**/*.wasm');
  await openPage(page, ONE);
  const element = page.locator('meander-path');
  await element.evaluate(async (it: MeanderPath) => {
    await customElements.whenDefined('meander-path');
    it.columns = 14;
    it.restart();
    it.seek(9);
  });
  const play = element.getByRole('button', { name: 'Play' });
  await expect(element.getByText('Loading', { exact: true })).toBeVisible();
  await expect(play, 'it is ink, and pale with the rest').not.toHaveAttribute('aria-disabled');
  const glyphs = await element.locator('.chip path:nth-of-type(2)').evaluateAll((all: SVGPathElement[]) =>
    all.map((path) =>
      Array.from({ length: 101 }, (_, i) => {
        const { x, y } = path.getPointAtLength((path.getTotalLength() * i) / 100);
        return [x, y];
      }).flat(),
    ),
  );
  await page.clock.runFor(10_000);
  await expect(element.getByText('Still loading')).toBeVisible();
  await page.clock.resume();
  release();
  const figure = await take(element);
  expect([await figure.property('columns'), (await figure.steps()).at]).toEqual([14, 9]);
  const apart = await element.evaluate(async ({ engine }: MeanderPath, drawn) => {
    await engine.ready();
    const stair = [0, 3, 1, 3, 1, 2, 2, 2, 2, 1, 3, 1, 3, 0, 5, 0, 5, 2, 6, 2];
    const simple = engine.simplify(stair, { tolerance: 0.8 });
    const curves = [stair, simple, engine.chaikin(simple, { passes: 4 }), engine.catmullRom(simple)];
    return curves.map((curve, i) =>
      Math.max(engine.deviation(drawn[i], curve), engine.deviation(curve, drawn[i])),
    );
  }, glyphs);
  expect(Math.max(...apart), 'in cells').toBeLessThan(0.05);
});

test('in a browser without WebAssembly the poster stays, with one sentence', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await openPage(page, ONE);
  const element = page.locator('meander-path');
  await expect(element.getByRole('alert')).toContainText('WebAssembly');
  await expect(element.getByText('A poster')).toBeVisible();
  await expect(element.locator('.handle')).toHaveCount(0);
});

test('without workers the page carves in portions, and Cancel stops it', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  const figure = await open(page, { columns: 300, rows: 300, seed: 3, overlays: 'raw' });
  const path = () => figure.element.evaluate((it: MeanderPath) => it.figure.scene.value.path.length);
  await expect.poll(path).toBeGreaterThan(500);
  // This carving would take minutes.
  await figure.element.evaluate((it: MeanderPath) => void (it.wiggliness = 1000));
  await figure.button('Cancel').click();
  await frames(page);
  expect(await figure.property('wiggliness')).toBe(1);
});
