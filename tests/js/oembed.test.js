/** What a site tells hosts that embed it by its address. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { oembedFile, oembedLink, siteAddress } from '../../scripts/oembed.mjs';
import { pageFrame } from '../../scripts/page-frame.mjs';

const SITE = 'https://example.org/meander/';

test('the address of the site is whole, or not there, or refused', () => {
  for (const text of [SITE, 'https://example.org/meander', 'https://example.org/meander/?a#b'])
    assert.equal(siteAddress(text), SITE);
  assert.equal(siteAddress('https://example.org'), 'https://example.org/');
  assert.equal(siteAddress(''), null);
  for (const text of ['example.org', 'ftp://example.org/', 'javascript:alert(1)'])
    assert.throws(() => siteAddress(text), /MEANDER_SITE is ".*"; it must be an address/);
});

test('the data are what oEmbed asks of the type rich', () => {
  const { fileName, source } = oembedFile(SITE, 'A path');
  assert.ok(oembedLink(SITE, 'A path').includes(`href="${SITE}${fileName}"`));
  const { version, type, width, height, html } = JSON.parse(source);
  assert.deepEqual([version, type], ['1.0', 'rich']);
  assert.ok(Number.isInteger(width) && Number.isInteger(height));
  assert.match(html, /^<iframe src="https:\/\/example\.org\/meander\/embed\.html" title="A path"/);
});

test('pages name them where the address is known, and only there', () => {
  const page = '<title>T</title><meta name="description" content="D" /><!-- head -->';
  const written = (/** @type {string | undefined} */ site) => {
    if (site === undefined) delete process.env.MEANDER_SITE;
    else process.env.MEANDER_SITE = site;
    const { transformIndexHtml } = /** @type {any} */ (pageFrame());
    return transformIndexHtml.handler(page, { path: '/index.html' });
  };
  assert.match(
    written(SITE),
    /application\/json\+oembed" href="https:\/\/example\.org\/meander\/oembed\.json"/,
  );
  assert.doesNotMatch(written(undefined), /oembed/);
});

test('a build that is told the address writes the file that its pages name', async () => {
  process.env.MEANDER_SITE = SITE;
  const { default: config } = await import('../../vite.config.js');
  // One page, and nothing of it is kept.
  const made = await build({
    ...config,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, rolldownOptions: { input: ['bench.html'] } },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (made);
  const text = (/** @type {string} */ name) => {
    const found = output.find(({ fileName }) => fileName === name);
    return found?.type === 'asset' ? String(found.source) : '';
  };
  const address = /application\/json\+oembed" href="([^"]*)"/.exec(text('bench.html'))?.[1] ?? '';
  assert.ok(address.startsWith(SITE), address);
  const { type, html } = JSON.parse(text(address.slice(SITE.length)));
  assert.equal(type, 'rich');
  assert.ok(html.includes(`src="${SITE}embed.html"`), html);
});
