/** The built site on hosts of every kind, and on none. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHost, listen } from '../../scripts/host.mjs';
import { expect, Figure, takeFigure, test as quiet } from './figure.js';

const AT = '/some/deep/path/';

/** @typedef {{ folder: string, address: string, stop: () => Promise<void> }} Site */

/** The site in a folder of its own, on a host of its own. */
const test = quiet.extend(
  /** @type {import('@playwright/test').Fixtures<{ site: Site }, {}, import('@playwright/test').PlaywrightTestArgs>} */ ({
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names it gives from this pattern
    site: async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'meander-'));
      cpSync('dist', folder, { recursive: true, filter: (file) => !/dist.types/.test(file) });
      const host = createHost(folder, { at: AT });
      const address = `http://127.0.0.1:${await listen(host, 0)}${AT}`;
      const stop = () => {
        host.closeAllConnections();
        return /** @type {Promise<void>} */ (new Promise((done) => host.close(() => done())));
      };
      await use({ folder, address, stop });
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  }),
);

/** @param {import('@playwright/test').Page} page */
const settled = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
/** @param {import('@playwright/test').Page} page */
const caches = (page) => page.evaluate(() => globalThis.caches.keys());
/** @param {import('@playwright/test').Page} page */
const registrations = (page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

// Several loads, and a worker that comes and goes in its own time.
test.describe.configure({ timeout: 240_000 });

test('the site works from any folder of a host, and asks for nothing outside it', async ({ page, site }) => {
  /** @type {string[]} */
  const outside = [];
  page.on('response', (response) => {
    const address = response.url();
    if (!address.startsWith('data:') && (!address.startsWith(site.address) || response.status() >= 400))
      outside.push(`${response.status()} ${address}`);
  });
  await page.goto(site.address);
  const figure = await takeFigure(page, '#first');
  await figure.drag([1.5, 1.5], [5.5, 8.5]);
  expect(await figure.get('terminals')).toEqual([5, 8, 18, 18]);
  await page.goto(`${site.address}embed.html?seed=5`);
  await takeFigure(page, 'meander-path');
  expect(outside).toEqual([]);
});

test.describe('without a network', () => {
  quiet.use({ expectedNoise: /ERR_CONNECTION_REFUSED|ERR_FAILED|^failed: / });

  test('the page that was read can be read again, and used', async ({ page, site }) => {
    await page.goto(site.address);
    await takeFigure(page, '#first');
    await settled(page);
    await expect.poll(() => caches(page)).toHaveLength(1);
    await site.stop();
    await page.reload();
    const figure = await takeFigure(page, '#first');
    await figure.drag([1.5, 1.5], [5.5, 8.5]);
    expect(await figure.get('terminals')).toEqual([5, 8, 18, 18]);
    const code = await figure.call('toCode', 'rust');
    expect(code).toContain('pub const PATH');
    await page.goto(`${site.address}index.html?x=1#carve`);
    await takeFigure(page, '#first');
  });

  test('a newer site is shown at once, also later without a network, and what was old is thrown away', async ({
    page,
    site,
    context,
  }) => {
    test.slow();
    await page.goto(site.address);
    await settled(page);
    const [old] = await caches(page);
    // The same site in another folder of the host.
    const others = `meander-site ${AT}more/ 0`;
    await page.evaluate((name) => globalThis.caches.open(name), others);
    renew(site.folder, 'Newer');
    await page.reload();
    await expect(page).toHaveTitle('Newer');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => caches(page)).toHaveLength(3);
    // Once nobody reads the old one any more, the new one takes over.
    const other = await context.newPage();
    await other.goto('about:blank');
    await page.close();
    // The page that was closed may be a reader for a moment longer, and one that comes too soon is another.
    await expect(async () => {
      await other.goto('about:blank');
      await other.waitForTimeout(1500);
      await other.goto(site.address);
      expect(await caches(other)).not.toContain(old);
    }).toPass({ timeout: 60_000 });
    expect(await caches(other)).toContain(others);
    expect(await caches(other)).toHaveLength(2);
    await site.stop();
    await other.reload();
    await expect(other).toHaveTitle('Newer');
    await takeFigure(other, '#first');
  });
});

/**
 * Another build of the site, as far as a browser can see.
 * @param {string} folder
 * @param {string} title
 */
function renew(folder, title) {
  for (const ending of ['.br', '.gz'])
    for (const file of ['index.html', 'service-worker.js']) rmSync(join(folder, file + ending));
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/<title>.*?<\/title>/s, `<title>${title}</title>`));
  const worker = join(folder, 'service-worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/[0-9a-f]{12}/, '0123456789ab'));
}

test('frames and posts register nothing, and what they load cannot', async ({ page, site }) => {
  await page.goto(`${site.address}embed.html`);
  await takeFigure(page, 'meander-path');
  expect(await registrations(page)).toBe(0);
  await page.goto('/tests/posts/sample.html');
  await takeFigure(page, 'meander-path >> nth=0');
  expect(await registrations(page)).toBe(0);
  for (const file of ['meander-path.js', 'element.js', 'meander.js'])
    expect(readFileSync(join(site.folder, file), 'utf8')).not.toMatch(/serviceWorker/);
});

test('a frame is left alone where the site is kept', async ({ page, site }) => {
  await page.goto(site.address);
  await settled(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const answer = page.waitForResponse((response) => response.url().includes('embed.html'));
  await page.goto(`${site.address}embed.html?seed=3`);
  expect((await answer).fromServiceWorker()).toBe(false);
  const figure = new Figure(page, page.locator('meander-path'));
  await figure.settle();
});

/** @param {string} address @param {string} [encodings] */
function get(address, encodings) {
  return new Promise((resolve, reject) => {
    const headers = encodings ? { 'accept-encoding': encodings } : {};
    ask(address, { headers }, async (answer) => {
      const parts = [];
      for await (const part of answer) parts.push(part);
      resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) });
    })
      .on('error', reject)
      .end();
  });
}

test('the host sends what was compressed beforehand, and says how long it holds', async ({ site }) => {
  const page = readFileSync(join(site.folder, 'index.html'), 'utf8');
  const asset = /assets\/[\w-]+\.css/.exec(page)?.[0] ?? '';
  for (const file of ['index.html', asset, 'meander.wasm']) {
    const plain = await get(site.address + file);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const small = await get(site.address + file, 'gzip, deflate, br');
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.bytes).equals(plain.bytes)).toBe(true);
    expect(small.bytes.length).toBeLessThan(plain.bytes.length / 1.5);
    const other = await get(site.address + file, 'gzip');
    expect(gunzipSync(other.bytes).equals(plain.bytes)).toBe(true);
  }
  const heavy = readdirSync(join(site.folder, 'assets')).filter(
    (file) => /\.(js|css|wasm)$/.test(file) && statSync(join(site.folder, 'assets', file)).size > 1000,
  );
  expect(heavy.length).toBeGreaterThan(3);
  for (const file of heavy)
    for (const ending of ['.br', '.gz'])
      expect(existsSync(join(site.folder, 'assets', file + ending)), file + ending).toBe(true);
  expect((await get(site.address + asset)).headers['cache-control']).toContain('immutable');
  expect((await get(site.address)).headers['cache-control']).toBe('no-cache');
  for (const path of ['%', '%00', '../package.json', '..%2fpackage.json', 'nothing'])
    expect((await get(site.address + path)).status, path).toBe(404);
});
