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
  page: async ({ page, expectedNoise }, use) => {
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
    expect(noise.filter((line) => !expectedNoise.test(line))).toEqual([]);
  },
});

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
