import assert from 'node:assert/strict';
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
