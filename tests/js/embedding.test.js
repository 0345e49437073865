/** Files that other people's pages load: pinned by hash, small, and fit for a strict policy. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** @param {string} file */
const read = (file) => readFileSync(join(root, file));
const list = JSON.parse(String(read('dist/embed.json')));
/** @param {string} name */
const built = (name) => read(join('dist', list.folder, name));
/** @param {Buffer} bytes */
const hash = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

test('embed.json has the hash and the size of every file for posts', () => {
  const { version } = JSON.parse(String(read('package.json')));
  assert.equal(list.version, version);
  assert.equal(list.folder, `embed/${version}/`);
  for (const [name, { integrity, bytes, gzip }] of Object.entries(list.files)) {
    assert.equal(integrity, hash(built(name)), name);
    assert.equal(bytes, built(name).length, name);
    assert.equal(gzip, gzipSync(built(name), { level: 9 }).length, name);
  }
});

test('the loader pins the hash of every file that it loads', () => {
  const loader = String(built('loader.js'));
  assert.ok(loader.includes(hash(built('widget.js'))));
  assert.ok(loader.includes(hash(built('figure.wasm'))));
  const widget = String(built('widget.js'));
  assert.ok(widget.includes(hash(built('meander.wasm'))));
  assert.ok(widget.includes(hash(built('meander-worker.js'))));
  const words = Object.keys(list.files).filter((name) => name.startsWith('words-'));
  assert.ok(words.length >= 4);
  for (const name of words) assert.ok(widget.includes(hash(built(name))), name);
  for (const code of [widget, String(built('meander-worker.js'))])
    assert.doesNotMatch(code, /\bfrom\s*["'`]\.|\bimport\s*\(?\s*["'`]\./);
});

test('the loader has at most 3000 bytes, the frame helper 1250', () => {
  assert.ok(gzipSync(built('loader.js'), { level: 9 }).length <= 3000);
  assert.ok(built('frame-height.js').length <= 1250);
});

test('no built page has inline scripts, styles or handlers', () => {
  const pages = readdirSync(join(root, 'dist')).filter((file) => extname(file) === '.html');
  assert.ok(pages.includes('index.html') && pages.includes('embed.html'));
  for (const page of pages) {
    const markup = String(read(join('dist', page)));
    assert.doesNotMatch(markup, /<[a-z-]+[^>]*\s(on[a-z]+|style)\s*=/i, page);
    assert.doesNotMatch(markup, /<script(?![^>]*\ssrc=)[^>]*>/i, page);
    assert.doesNotMatch(markup, /<style\b/i, page);
  }
});
