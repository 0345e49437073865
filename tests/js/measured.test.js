/** What the pages tell of times is what the benchmarks wrote. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { markdown } from '../../scripts/bench-report.mjs';
import { fillMeasured, NAMES } from '../../scripts/measured.mjs';

const TABLE = readFileSync(new URL('../../docs/bench.md', import.meta.url), 'utf8');
/** @param {string} name */
const place = (name) => `<p>It takes <span class="n" data-measured="${name}">?</span>.</p>`;

test('a place is filled with what its row of the table says', () => {
  const [, time] = /\| carve 1000 × 1000, w = 1 \| ([^|]+) \|/.exec(TABLE) ?? [];
  assert.match(time, /^\d+ ms$/);
  assert.equal(
    fillMeasured(place('carve-1000'), TABLE),
    `<p>It takes <span class="n" data-measured="carve-1000">${time}</span>.</p>`,
  );
});

test('a place that is written over several lines is filled, too', () => {
  assert.match(
    fillMeasured('<span\n  data-measured="machine"\n  >?</span\n>', TABLE),
    /^<span\n {2}data-measured="machine"\n {2}>[^<?]+<\/span\n>$/,
  );
});

test('every name has its value in the table', () => {
  for (const name of NAMES) {
    const value = /">([^<]*)</.exec(fillMeasured(place(name), TABLE))?.[1] ?? '';
    const form = { machine: /Node \d+\.\d+/, date: /^\d+ \w+ \d{4}$/ }[name] ?? /^[\d.]+ (ms|×)$/;
    assert.match(value, form, name);
  }
});

test('a name that is not known, another element and a row that is gone are refused', () => {
  assert.throws(
    () => fillMeasured(place('carve-1001'), TABLE),
    /data-measured="carve-1001": the names are carve-100,/,
  );
  assert.throws(() => fillMeasured('<b data-measured="carve-1000"></b>', TABLE), /stands on a span/);
  assert.throws(
    () => fillMeasured(place('carve-1000'), TABLE.replaceAll('carve 1000 ×', 'carve 999 ×')),
    /no row: carve 1000 × 1000, w = 1/,
  );
});

test('the table that the benchmarks write can be read', () => {
  const ours = { name: 'meander', median: 12.3 };
  const row = { title: 'carve 1000 × 1000, w = 1', ours, peer: null, note: '', same: null, bars: [] };
  const table = markdown([row], 'Some Processor 2.5, Node 20.1.2', new Date('2026-11-05T12:00Z'));
  const filled = ['carve-1000', 'machine', 'date'].map(
    (name) => />([^<>]*)<\/span/.exec(fillMeasured(place(name), table))?.[1],
  );
  assert.deepEqual(filled, ['12 ms', 'Some Processor 2.5, Node 20.1.2', '5 November 2026']);
});
