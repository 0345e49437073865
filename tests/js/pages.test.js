/** The built pages of the site, as text. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'vitest';

const dist = new URL('../../dist/', import.meta.url);
const { folder } = JSON.parse(readFileSync(new URL('embed.json', dist), 'utf8'));
/** @param {string} name */
const read = (name) => readFileSync(new URL(name, dist), 'utf8');
/** Pages with scripts, and the page without. */
const SCRIPTED = ['index.html', 'play.html', 'builder.html', 'bench.html'];
const PAGES = [...SCRIPTED, 'flood.html'];

test('each page’s header leads to the article, to Play and to the builder', () => {
  for (const name of PAGES) {
    const [header] = /<header class="top">.*?<\/header>/s.exec(read(name)) ?? [''];
    const links = [...header.matchAll(/<a [^>]*href="\.\/([^"#]*)"([^>]*)>/g)];
    assert.deepEqual([...new Set(links.map(([, file]) => file))], ['', 'play.html', 'builder.html'], name);
    const here = links.filter(([, , rest]) => rest.includes('aria-current="page"'));
    const marked = ['bench.html', 'flood.html'].includes(name) ? [] : [name === 'index.html' ? '' : name];
    assert.deepEqual(
      here.map(([, file]) => file),
      marked,
    );
  }
});

test('pages have an icon and describe themselves to sites that show their link', () => {
  for (const name of PAGES) {
    const page = read(name).replace(/\s+/g, ' ');
    const [, icon = ''] = /<link rel="icon" type="image\/svg\+xml" href="\.\/([^"]+)"/.exec(page) ?? [];
    assert.ok(existsSync(new URL(icon, dist)) && icon.endsWith('.svg'), `${name}: ${icon}`);
    const [, title] = /<title>(.*?)<\/title>/.exec(page) ?? [];
    const [, description] = /<meta name="description" content="(.*?)"/.exec(page) ?? [];
    assert.ok(title && description, name);
    assert.ok(page.includes(`<meta property="og:title" content="${title}"`), name);
    assert.ok(page.includes(`<meta property="og:description" content="${description}"`), name);
  }
});

test('without scripts a phone shows drawings in the shape of its figures', () => {
  const page = read('index.html');
  for (const [name, shape] of /** @type {const} */ ([
    ['million-figure', 3 / 5],
    ['rdp-figure', 191 / 186],
  ])) {
    const source = new RegExp(`<${name}[^>]*><picture[^>]*><source media="[^"]*528px[^"]*" srcset="([^"]+)"`);
    const [, file = ''] = source.exec(page) ?? [];
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(read(file)) ?? [];
    assert.ok(Math.abs(Number(width) / Number(height) - shape) < 0.01, name);
  }
});

test('drawings include the fonts of their text', () => {
  const drawings = [...read('index.html').matchAll(/(?:src|srcset)="\.\/(assets\/[^"]+\.svg)"/g)];
  assert.ok(drawings.length > 40);
  for (const [, file = ''] of drawings) {
    const drawing = read(file);
    for (const [, family] of drawing.matchAll(/<text[^>]*font-family="([^,"]*)/g)) {
      const name = family === 'var(--sans' ? 'Instrument Sans' : family;
      assert.match(drawing, new RegExp(`@font-face { font-family: "${name}"; [^}]*base64,[^)]`), file);
    }
  }
});

test('pages with a figure fetch its module before their scripts run, and name no file by the root of its host', () => {
  for (const name of ['index.html', 'play.html', 'builder.html', 'embed.html'])
    assert.match(
      read(name),
      /<link rel="preload" href="\.\/assets\/figure-[^"]+\.wasm" as="fetch" crossorigin/,
      name,
    );
  for (const name of [...PAGES, 'embed.html']) assert.doesNotMatch(read(name), /(href|src)="\/(?!\/)/, name);
});

test('pages say what is missing if scripts are off or their own script fails to load', () => {
  for (const name of [...SCRIPTED, 'embed.html', `${folder}embed.html`]) {
    assert.match(read(name), /<noscript>\s*<p[^>]*>[^<]+<\/p>\s*<\/noscript>/, name);
    assert.match(
      read(name),
      /<p class="[^"]*script-missing">\s*This (page|figure)’s script did not (load|run)/,
      name,
    );
  }
});
