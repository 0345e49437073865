/** The Rust tests make the same random calls and compare their results with the same file. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { digestCalls } from '../random-calls.js';

await engine.ready();

test('random calls return the same bytes in WebAssembly as natively', () => {
  const pinned = readFileSync(new URL('../golden/digests.txt', import.meta.url), 'utf8');
  assert.deepEqual(digestCalls(engine, 10_000), pinned.trim().split('\n'));
});
