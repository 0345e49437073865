/** The built site on hosts of every kind, and on none. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHost, listen } from '../../scripts/host.mjs';
import { expect, takeFigure, test as quiet } from './figure.js';

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
const registrations = (page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

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

test('no page and no post registers a service worker: nothing can outlive the site', async ({
  page,
  site,
}) => {
  for (const file of ['', 'embed.html', 'builder.html', 'bench.html']) {
    await page.goto(site.address + file);
    expect(await registrations(page), file).toBe(0);
  }
  await page.goto('/tests/posts/sample.html');
  await takeFigure(page, 'meander-path >> nth=0');
  expect(await registrations(page)).toBe(0);
  const scripts = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  for (const file of scripts)
    expect(readFileSync(join(site.folder, file), 'utf8'), file).not.toMatch(/serviceWorker/);
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
