import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { downloads, table, total } from '../../scripts/size.mjs';

/** Where the standard library came ready-made the modules are larger, and the gates would say nothing. */
const readyMade = readFileSync('www/glue/library', 'utf8') === 'ready-made';

/** What may not be exceeded, in bytes of gzip. */
const BARS = Object.freeze({ first: 45_000, post: 45_000, single: 120_000 });

test(
  'what a reader downloads does not grow',
  { skip: readyMade && 'the library came ready-made' },
  (context) => {
    const all = downloads();
    context.diagnostic(`\n${table()}`);
    for (const [key, bar] of Object.entries(BARS)) {
      const download = all[/** @type {keyof typeof BARS} */ (key)];
      const { gzip } = total(download);
      assert.ok(gzip <= bar, `${download.name}: ${gzip} bytes of gzip, of ${bar} allowed`);
    }
  },
);

test('a figure begins with one script and the small module', () => {
  const { first } = downloads();
  assert.deepEqual(first.files, ['element.js', 'figure.wasm']);
});
