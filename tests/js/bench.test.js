/** The page of measurements: its number formats, and the worker that it starts. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { showRatio, showTime } from '../../www/bench/measure.js';

test('ratios have two significant digits, or all before the point', () => {
  const written = [0.036, 0.36, 1, 9.94, 10, 47.8, 146.7, 1859.2, 40_408.5].map(showRatio);
  assert.deepEqual(written, [
    ...['0.036 ×', '0.36 ×', '1.0 ×', '9.9 ×'],
    ...['10 ×', '48 ×', '147 ×', '1,859 ×', '40,409 ×'],
  ]);
});

test('times have two significant digits, or all before the point', () => {
  const written = [0.00098, 0.27, 4.6, 12.4, 8656].map(showTime);
  assert.deepEqual(written, ['0.00098 ms', '0.27 ms', '4.6 ms', '12 ms', '8656 ms']);
});

test('nothing imports the first module of a worker, which WebKit would run once more', () => {
  const folder = new URL('../../dist/assets/', import.meta.url);
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = chunks.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const workers = chunks.filter((name) => /worker-[\w-]{8}\.js$/.test(name));
  assert.ok(workers.length >= 3, 'their names are other ones');
  for (const name of workers)
    assert.ok(!texts.some((text) => new RegExp(`(from|import)\\(?["\`]\\./${name}`).test(text)), name);
});
