import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tightGlue } from '../../scripts/tight-glue.mjs';

test('the glue is without ways to load that nobody takes', () => {
  for (const name of ['figure', 'meander', 'single']) {
    const glue = readFileSync(`www/glue/${name}.js`, 'utf8');
    assert.doesNotMatch(glue, /instantiateStreaming|encodeInto|__wbg_init\b/, name);
    assert.match(glue, /^export \{ initSync \};$/m, name);
  }
});

test('glue that is generated in another way stops the build', () => {
  assert.throws(() => tightGlue('export { initSync };', 'figure'), /generated in another way/);
});

test('only the whole module that is served needs SIMD', () => {
  const known = ['bulk-memory', 'multivalue', 'mutable-globals', 'nontrapping-float-to-int', 'sign-ext'];
  const enable = ['--mvp-features', ...[...known, 'reference-types'].map((name) => `--enable-${name}`)];
  const needing = ['figure', 'meander', 'single'].filter((name) => {
    const file = `www/glue/${name}_bg.wasm`;
    const run = (/** @type {string[]} */ more) =>
      spawnSync(process.execPath, ['node_modules/binaryen/bin/wasm-opt', file, ...enable, ...more]);
    assert.equal(run(['--enable-simd']).status, 0, name);
    return run([]).status !== 0;
  });
  assert.deepEqual(needing, ['meander']);
});
