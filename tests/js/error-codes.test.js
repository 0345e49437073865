/** Every code that an error may have is told of: when it comes, and what to do. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ERRORS } from '../../scripts/package/errors.mjs';

const root = new URL('../../', import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, root), 'utf8');
/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);
const known = Object.keys(ERRORS).sort();

test('the codes of the type are those that are told of', () => {
  const [type = ''] = all(read('www/errors.js'), /@typedef \{([^}]+)\} ErrorCode/g);
  assert.deepEqual(all(type, /'(\w+)'/g).sort(), known);
});

test('the codes that are thrown are those that are told of', () => {
  const scripts = readdirSync(new URL('www/', root), { recursive: true, encoding: 'utf8' });
  const thrown = scripts
    .filter((file) => file.endsWith('.js') && !file.startsWith('glue'))
    .flatMap((file) => all(read(`www/${file}`), /MeanderError\(\s*'(\w+)'/g));
  const [, codes = ''] = read('crates/core/src/error.rs').split('fn code(');
  const ofCore = all(codes.split('\n    }\n')[0], /=> "(\w+)"/g);
  assert.ok(ofCore.length >= 4, ofCore.join());
  const ofModule = all(read('crates/wasm/src/convert.rs'), /list\(\s*"(\w+)"/g);
  assert.deepEqual([...new Set([...thrown, ...ofCore, ...ofModule])].sort(), known);
});

for (const page of ['docs/javascript.md', 'docs/element.md'])
  test(`${page} has a row for each, in the same words`, () => {
    const rows = all(read(page), /^\| (`\w+` \| .*) \|$/gm);
    for (const [code, words] of Object.entries(ERRORS)) {
      assert.ok(rows.includes([`\`${code}\``, ...words].join(' | ')), code);
      for (const text of words) assert.ok(text.length > 10 && text.endsWith('.'), code);
    }
  });
