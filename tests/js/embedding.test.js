/** Files that other people's pages load: pinned by hash, small, and allowed by a strict security policy. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
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

test('embed.json has the version, and the hash of the loader', () => {
  const { version } = JSON.parse(String(read('package.json')));
  assert.equal(list.version, version);
  assert.equal(list.folder, `embed/${version}/`);
  assert.equal(list.files['loader.js'].integrity, hash(built('loader.js')));
});

test('the loader has the hash of every module, wasm file and worker, and at most 2500 bytes', () => {
  const loader = String(built('loader.js'));
  const loaded = readdirSync(join(root, 'dist', list.folder)).filter((name) =>
    /^(element.*|meander-worker)\.js$|\.wasm$/.test(name),
  );
  assert.ok(loaded.length >= 8);
  for (const name of loaded) assert.ok(loader.includes(hash(built(name))), name);
  assert.ok(gzipSync(built('loader.js'), { level: 9 }).length <= 2500);
});

test('the guide states download sizes, rounded to ten kilobytes', () => {
  const guide = String(read('docs/embedding.md'));
  for (const { said, files } of [
    { said: /another (\d+) kB/, files: [built('element.js'), built('figure.wasm')] },
    { said: /script of (\d+) kB/, files: [read('dist/meander-path.js')] },
  ]) {
    const size = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
    assert.equal(guide.match(said)?.[1], `${10 * Math.round(size / 10_000)}`, `${said}`);
  }
});

test('modules import only element.js, because the browser checks no hash of other imports', () => {
  for (const name of readdirSync(join(root, 'dist', list.folder)).filter((one) => /^element.*js$/.test(one)))
    for (const [, from] of String(built(name)).matchAll(/^import\b[^;]*?["`'](\.[^"`']+)/gm))
      assert.equal(from, './element.js', name);
});
