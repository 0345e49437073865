import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

test('no module needs more than browsers since 2022 have', () => {
  const known = ['bulk-memory', 'multivalue', 'mutable-globals', 'nontrapping-float-to-int', 'sign-ext'];
  const enable = ['--mvp-features', ...[...known, 'reference-types'].map((name) => `--enable-${name}`)];
  for (const name of ['figure', 'meander']) {
    const args = ['node_modules/binaryen/bin/wasm-opt', `www/glue/${name}.wasm`, ...enable];
    assert.equal(spawnSync(process.execPath, args).status, 0, name);
  }
});
