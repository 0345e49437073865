import { test as base, expect } from '@playwright/test';

/**
 * @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions} TestArgs
 * @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions} WorkerArgs
 * @typedef {import('@playwright/test').TestType<TestArgs & { expectedNoise: RegExp }, WorkerArgs>} QuietTest
 */
const quiet = /** @type {QuietTest} */ (/** @type {unknown} */ (base));

/** Every page of every test stays silent: no message, no error, no failed or foreign request. */
export const test = quiet.extend({
  /** Noise that a test provokes on purpose. */
  expectedNoise: /^$/,
  page: async ({ page, expectedNoise, baseURL }, use, testInfo) => {
    /** @type {string[]} */
    const noise = [];
    page.on('console', (message) => noise.push(`console ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
    const failed = watchFailures(page);
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      const own =
        hostname === '127.0.0.1' ||
        hostname === 'localhost' ||
        ['data:', 'blob:', 'file:'].includes(protocol);
      if (!own) noise.push(`foreign: ${request.url()}`);
    });
    await use(page);
    noise.push(...failed());
    const unexpected = noise.filter((line) => !expectedNoise.test(line));
    if (testInfo.status !== testInfo.expectedStatus || unexpected.length > 0) {
      const links = await figureLinks(page, `${baseURL}`);
      if (links.length > 0)
        testInfo.errors.push({ message: `Figures in view at the end:\n${links.join('\n')}` });
    }
    expect(unexpected).toEqual([]);
  },
});

/** How long a page that hangs may take to answer, in milliseconds. */
const PATIENCE = 2000;

/**
 * The state of each figure in view, on the page and in its frames, as a link that opens it in the built article.
 * @param {import('@playwright/test').Page} page
 * @param {string} site
 * @returns {Promise<string[]>}
 */
async function figureLinks(page, site) {
  const asked = page.frames().map((frame) =>
    frame.evaluate(() =>
      [...document.querySelectorAll('meander-path')]
        .filter((figure) => {
          const { top, bottom } = figure.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        })
        .map((figure) => Reflect.get(figure, 'getState')?.call(figure)),
    ),
  );
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  const answers = await Promise.all(asked.map((answer) => Promise.race([answer, late]).catch(() => [])));
  const states = answers.flatMap((found) => /** @type {unknown[]} */ (found ?? []));
  return states.filter((state) => typeof state === 'string').map((state) => `${site}#${state}`);
}

/**
 * Collects a page's failed requests. Ignores requests that a navigation aborts, and pictures that the browser replaces
 * when the window changes its size.
 * @param {import('@playwright/test').Page} page
 */
function watchFailures(page) {
  /** @type {import('@playwright/test').Request[]} */
  const failed = [];
  /** Number of documents that a frame has had so far, or had when it sent a request. @type {Map<object, number>} */
  const documents = new Map();
  const count = (/** @type {object} */ key) => documents.get(key) ?? 0;
  page.on('framenavigated', (frame) => documents.set(frame, count(frame) + 1));
  page.on('request', (request) => documents.set(request, count(request.frame())));
  page.on('requestfailed', (request) => failed.push(request));
  const isAborted = (/** @type {import('@playwright/test').Request} */ request) =>
    /ABORTED|cancelled/i.test(request.failure()?.errorText ?? '') &&
    (request.resourceType() === 'image' ||
      request.frame().isDetached() ||
      count(request.frame()) > count(request));
  return () => failed.filter((request) => !isAborted(request)).map((request) => `failed: ${request.url()}`);
}
