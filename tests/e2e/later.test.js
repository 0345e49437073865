/** Carving that does not hold up the page, in a real one. */
import { pathToFileURL } from 'node:url';
import { expect, openFigure, takeFigure, test } from './figure.js';
import { keepWorkers } from './watched-page.js';

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:";

/**
 * Carves a large grid: what it found, how often it told how far it was, what kind of worker was at it, if any, and how
 * often the page had a turn meanwhile.
 * @param {import('./figure.js').Figure} figure
 * @param {number} side
 */
function carveLater(figure, side) {
  return figure.root.evaluate(async (element, size) => {
    const { engine } = /** @type {any} */ (element);
    const request = {
      width: size,
      height: size,
      terminals: [size + 1, size * size - size - 2],
      seed: 3,
      wiggliness: 2,
    };
    const Native = Worker;
    let worker = 'none';
    // Portions and news are over sooner, so that a quick machine, too, has several of them.
    const now = performance.now.bind(performance);
    performance.now = () => 4 * now();
    globalThis.Worker = class extends Native {
      /** @param {string | URL} address */
      constructor(address) {
        super(address, { type: String(address).startsWith('blob:') ? 'classic' : 'module' });
        const kind = String(address).startsWith('blob:') ? 'text' : 'file';
        this.addEventListener('message', ({ data }) => typeof data === 'object' && (worker = kind));
      }
      /** @param {any} message */
      postMessage([module, news, ...request]) {
        super.postMessage([module, news / 4, ...request]);
      }
    };
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    /** @type {number[]} */
    const shares = [];
    const onProgress = (/** @type {number} */ share) => shares.push(share);
    const found = await engine.chiselLater(request, { onProgress });
    clearInterval(timer);
    globalThis.Worker = Native;
    performance.now = now;
    const same = JSON.stringify([...found.path]) === JSON.stringify([...engine.chisel(request).path]);
    return { same, shares, turns, worker };
  }, side);
}

/** @param {Awaited<ReturnType<typeof carveLater>>} carved @param {'file' | 'text' | 'none'} by */
function holds({ same, shares, turns, worker }, by) {
  expect([same, worker]).toEqual([true, by]);
  expect(shares.at(-1)).toBe(1);
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(turns).toBeGreaterThan(3);
}

test('a worker carves while the page goes on', async ({ page }) => {
  holds(await carveLater(await openFigure(page, {}), 400), 'file');
});

test('so it does in the one file, and from a folder', async ({ page }) => {
  await page.goto(pathToFileURL('tests/posts/sample.html').href);
  holds(await carveLater(await takeFigure(page, 'meander-path >> nth=0'), 400), 'text');
});

/** @param {import('@playwright/test').Page} page @param {string} policy */
async function openUnder(page, policy) {
  await page.route('**/embed.html', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await page.goto('embed.html');
  return takeFigure(page, 'meander-path');
}

test('so it does on a strict page', async ({ page }) => {
  holds(await carveLater(await openUnder(page, POLICY), 400), 'file');
});

test.describe('where its file cannot be had', () => {
  test.use({ expectedNoise: /worker-src|Content Security Policy|worker-|404|failed: blob:/ });

  test('the page carves in portions', async ({ page }) => {
    await page.route(/\/(meander-)?worker[\w-]*\.js/, (route) => route.fulfill({ status: 404 }));
    holds(await carveLater(await openFigure(page, {}), 400), 'none');
  });

  test('and where the page allows no worker it carves in portions', async ({ page }) => {
    holds(await carveLater(await openUnder(page, `${POLICY}; worker-src 'none'`), 400), 'none');
  });
});

test('a worker that is given up leaves the page as it was', async ({ page }) => {
  const workers = await keepWorkers(page, { held: true });
  const figure = await openFigure(page, {});
  const later = await figure.root.evaluateHandle((element) => {
    const control = new AbortController();
    const request = { width: 2000, height: 2000, terminals: [0, 3_999_999] };
    const outcome = /** @type {any} */ (element).engine
      .chiselLater(request, { signal: control.signal, onProgress: () => control.abort() })
      .catch((/** @type {Error} */ error) => error.name);
    return { outcome: () => outcome };
  });
  await expect.poll(workers.found).toBe(true);
  await workers.letGo();
  expect(await later.evaluate(({ outcome }) => outcome())).toBe('AbortError');
  expect(await workers.atWork()).toBe(0);
  const path = await figure.root.evaluate((element) => [
    .../** @type {any} */ (element).engine.chisel({ width: 3, height: 1, terminals: [0, 2] }).path,
  ]);
  expect(path).toEqual([0, 1, 2]);
  const refusal = await figure.root.evaluate((element) =>
    /** @type {any} */ (element).engine
      .chiselLater({ width: 9, height: 9, terminals: [0, 81] })
      .catch((/** @type {any} */ { name, code, argument }) => [name, code, argument]),
  );
  expect(refusal).toEqual(['MeanderError', 'BadArgument', 'terminals']);
});
