import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GATES, downloads, table, total } from '../../scripts/size.mjs';

test('what a reader downloads does not grow', (context) => {
  const all = downloads();
  context.diagnostic(`\n${table()}`);
  for (const [key, gate] of Object.entries(GATES)) {
    const download = all[/** @type {keyof typeof GATES} */ (key)];
    const { gzip } = total(download);
    assert.ok(gzip <= gate, `${download.name}: ${gzip} bytes of gzip, of ${gate} allowed`);
  }
});
