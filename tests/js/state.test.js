import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { ATTRIBUTES, startingState } from '../../www/old/element/attributes.js';
import { createParameters } from '../../www/old/element/parameters.js';
import { lacksVersion, readState, writeState } from '../../www/old/element/state-string.js';

/**
 * Strings of version 1 and what they say. They are in links that others keep: entries may be added, and none may ever
 * change or go.
 * @type {{ name: string, state: string, says: Record<string, any> }[]}
 */
const PINNED = JSON.parse(readFileSync(new URL('../golden/states-v1.json', import.meta.url), 'utf8'));
/** @type {Record<string, any>} */
const start = { ...startingState(), position: null, orbit: null };
/** What was written before `through` was there goes through the raw line. @param {Record<string, any>} says */
const older = ({ source = 'chisel' }) => ({ through: ['chisel', 'astar'].includes(source) ? 'raw' : null });
const remembered = ATTRIBUTES.filter((row) => row.remembered);

/** @type {ReturnType<typeof createParameters>['rangeOf']} */
let rangeOf;
/** @param {unknown} text */
const read = (text) => readState(/** @type {string} */ (text), rangeOf);

before(async () => {
  await engine.ready();
  rangeOf = createParameters(engine.params()).rangeOf;
});

test('states of version 1 open with the values they say', () => {
  for (const { name, state, says } of PINNED) {
    const opened = read(state);
    assert.ok(opened, name);
    const told = Object.fromEntries(
      Object.entries(says).map(([key, v]) => [key, v === 'Infinity' ? Infinity : v]),
    );
    assert.deepEqual({ ...start, ...opened }, { ...start, ...older(says), ...told }, name);
  }
});

test('a state may escape its ampersands, and a missing version is recognised', () => {
  assert.deepEqual(read('v=1&amp;n=7&amp;w=3'), read('v=1&n=7&w=3'));
  for (const text of ['n=7', 'n=7&amp;w=3', 'patrol&n=7']) assert.ok(lacksVersion(text), text);
  for (const text of ['', 'v=1&n=7', 'v=2&n=7', 'patrol', 'q', 'seed=7&ui=mini', 'utm=x'])
    assert.ok(!lacksVersion(text), text);
});

test('the states of version 1 use every option and every source', () => {
  for (const { key, name } of remembered)
    assert.ok(
      PINNED.some(({ says }) => key in says),
      name,
    );
  const sources = PINNED.map(({ says }) => says.source ?? start.source);
  for (const choice of ATTRIBUTES[0].choices ?? []) assert.ok(sources.includes(choice), choice);
});

test('a state of version 1 is written again in no more letters', () => {
  for (const { name, state } of PINNED) {
    const opened = { ...start, ...read(state) };
    const text = writeState(opened);
    assert.deepEqual({ ...start, ...read(text) }, opened, name);
    assert.ok(text.length <= state.length || /%|=[^&]*e|seed=/.test(state), `${name}: ${text}`);
  }
});

test('a state with eight waypoints takes at most 200 letters', () => {
  // As dragging leaves them: hundredths of a cell.
  const eight = Array.from({ length: 16 }, (_, i) => Math.round((10 + ((i * 7.77) % 9.99)) * 100) / 100);
  const state = {
    ...startingState(),
    source: 'waypoints',
    points: eight,
    closed: true,
    overlays: ['raw', 'chaikin', 'rdp', 'catmull-rom'],
    passes: 5,
    tolerance: 0.35,
    alpha: 0.25,
    outlierAngle: 95,
    position: null,
    orbit: null,
  };
  const text = writeState(state);
  assert.ok(text.length <= 200, `${text.length} ${text}`);
  assert.equal(new URL(`https://example.org/#${text}`).hash.slice(1), text);
  const opened = read(text) ?? {};
  for (const { key } of remembered) assert.deepEqual(opened[key], Reflect.get(state, key), key);
});

test('readState returns null for texts that are no state', () => {
  const texts = [
    null,
    42,
    {},
    '',
    'v=2&n=7',
    'v=1.0',
    'n=7',
    'v=1&b=0+16777216',
    `v=1&x=${'a'.repeat(20_000_000)}`,
    'v=1&d=3&p=1,2,3,4',
    'v=1&p=1,2,3',
    'v=1&p=NaN,1',
    'v=1&p=1e999,1',
    'v=1&c=1e9',
    'v=1&n=-1',
    'v=1&w=Infinity',
    'v=1&__proto__=1&s=constructor',
    'v=1&s=toString',
    'v=1&l=&o=<script>',
  ];
  for (const text of texts) assert.equal(read(text), null, String(text).slice(0, 40));
});

test('a state without t means the raw line for every source', () => {
  const begin = { ...startingState(), position: null, orbit: null };
  assert.equal(read('v=1')?.through, 'raw');
  assert.equal(writeState(begin), 'v=1&t=simplified');
  assert.equal(writeState({ ...begin, source: 'waypoints' }), 'v=1&s=waypoints');
  assert.equal(read('v=1&s=waypoints')?.through, null);
  assert.equal(read('v=1&t=simplified')?.through, null);
  assert.equal(read('v=1&s=waypoints&t=simplified')?.through, 'simplified');
});
