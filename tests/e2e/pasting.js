import { createServer } from 'node:http';
import { expect, test as quiet } from './figure.js';

export { expect };

/**
 * Pages of a blog, which is another origin than the site that the snippets come from.
 * @typedef {{ address: string, put: (path: string, body: string, headers?: Record<string, string>) => string }} Blog
 */

const TYPES = { html: 'text/html; charset=utf-8', svg: 'image/svg+xml' };

/**
 * @typedef {import('./quiet.js').TestArgs & { expectedNoise: RegExp, blog: Blog, shifts: () => Promise<number> }} PastingArgs
 * @typedef {import('@playwright/test').TestType<PastingArgs, import('./quiet.js').WorkerArgs>} PastingTest
 */
export const test = /** @type {PastingTest} */ (
  /** @type {any} */ (quiet).extend({
    // eslint-disable-next-line no-empty-pattern -- the runner insists on a pattern
    blog: async (/** @type {object} */ {}, /** @type {(blog: Blog) => Promise<void>} */ use) => {
      const { blog, close } = await openBlog();
      await use(blog);
      close();
    },
    shifts: async (
      /** @type {import('./quiet.js').TestArgs} */ { page },
      /** @type {(shifts: () => Promise<number>) => Promise<void>} */ use,
    ) => use(await watchShifts(page)),
  })
);

/** @returns {Promise<{ blog: Blog, close: () => void }>} */
async function openBlog() {
  /** @type {Map<string, { body: string, headers?: Record<string, string> }>} */
  const pages = new Map();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = pages.get(path);
    const kind = /** @type {'html'} */ (path.split('.').at(-1));
    const missing = path === '/favicon.ico' ? 204 : 404;
    response.writeHead(page ? 200 : missing, {
      'content-type': TYPES[kind] ?? 'text/plain',
      ...page?.headers,
    });
    response.end(page?.body);
  });
  await new Promise((done) => server.listen(0, 'localhost', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const address = `http://localhost:${port}`;
  return {
    blog: {
      address,
      put: (path, body, headers) => (pages.set(path, { body, headers }), `${address}${path}`),
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * How far things moved that the reader had before the eyes: the sum of a page's layout shifts so far.
 * @param {import('@playwright/test').Page} page
 */
async function watchShifts(page) {
  await page.addInitScript(() => {
    const seen = /** @type {number[]} */ ([]);
    Reflect.set(globalThis, 'seenShifts', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      Reflect.get(globalThis, 'seenShifts').reduce(
        (/** @type {number} */ sum, /** @type {number} */ value) => sum + value,
        0,
      ),
    );
}
