import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { ATTRIBUTES, startingState } from '../../www/element/attributes.js';
import { createParameters } from '../../www/element/parameters.js';
import { lacksVersion, readState, writeState } from '../../www/element/state-string.js';
import { makeFigure } from './make-figure.js';

/**
 * Strings of version 1 and the values that differ from the start. They are in links that others keep: entries may be
 * added, and none may ever change or go. What they draw is in `scenes.txt`.
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

test('links of version 1 open the same state for ever', () => {
  for (const { name, state, says } of PINNED) {
    const opened = read(state);
    assert.ok(opened, name);
    const told = Object.fromEntries(
      Object.entries(says).map(([key, v]) => [key, v === 'Infinity' ? Infinity : v]),
    );
    assert.deepEqual({ ...start, ...opened }, { ...start, ...older(says), ...told }, name);
  }
});

test('a state of fifteen thousand points opens again', () => {
  const points = Array.from({ length: 30_000 }, (_, i) => i / 7);
  const text = writeState({ ...start, source: 'waypoints', points });
  assert.ok(text.length > 200_000);
  assert.deepEqual(read(text)?.points, points);
});

test('signs escaped as in the source of a page are understood, and a missing version is told apart', () => {
  assert.deepEqual(read('v=1&amp;n=7&amp;w=3'), read('v=1&n=7&w=3'));
  for (const text of ['n=7', 'n=7&amp;w=3', 'patrol&n=7']) assert.ok(lacksVersion(text), text);
  for (const text of ['', 'v=1&n=7', 'v=2&n=7', 'patrol', 'q', 'seed=7&ui=mini', 'utm=x'])
    assert.ok(!lacksVersion(text), text);
});

test('every option and every source is in one of them', () => {
  for (const { key, name } of remembered)
    assert.ok(
      PINNED.some(({ says }) => key in says),
      name,
    );
  const sources = PINNED.map(({ says }) => says.source ?? start.source);
  for (const choice of ATTRIBUTES[0].choices ?? []) assert.ok(sources.includes(choice), choice);
});

test('each of them, read and written again, says the same in as many letters or fewer', () => {
  for (const { name, state } of PINNED) {
    const opened = { ...start, ...read(state) };
    const text = writeState(opened);
    assert.deepEqual({ ...start, ...read(text) }, opened, name);
    assert.ok(text.length <= state.length || /%|=[^&]*e|seed=/.test(state), `${name}: ${text}`);
  }
});

test('each code is one attribute, and none is the name of another', () => {
  const codes = ATTRIBUTES.map(({ code }) => code);
  assert.equal(new Set([...codes, 'v', 'at', 'turn']).size, codes.length + 3);
});

test('twenty by twenty with eight waypoints takes two hundred letters at the most', () => {
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

test('texts of another kind are refused at once', () => {
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

/** A generator of its own, so that a failure can be seen again. @param {number} seed */
function dice(seed) {
  let bits = seed;
  return (/** @type {number} */ sides) => {
    bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
    return Math.floor((bits / 2 ** 32) * sides);
  };
}

const SCRAPS = [
  '&',
  '=',
  '+',
  ',',
  '%',
  '%00',
  '%F0%9F',
  '\u0000',
  '-',
  '.',
  '9',
  '1e308',
  '-1e308',
  '1e-320',
  '-0',
];
SCRAPS.push(
  'NaN',
  'Infinity',
  'v=1',
  'v=2',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '&s=track',
  '&d=3',
);
SCRAPS.push(
  '&c=3&r=3',
  '&b=0+65536',
  '&at=1e9',
  '&turn=1e308+1e308',
  '&cp=12',
  '&p=',
  '🗺',
  '\ud800',
  '999999',
);

/** @param {string} text @param {(sides: number) => number} roll */
function spoil(text, roll) {
  let spoiled = text;
  for (let times = 1 + roll(4); times > 0; times--) {
    const at = roll(spoiled.length + 1);
    const to = at + roll(4) ** 2;
    const scrap = roll(4) === 0 ? '' : SCRAPS[roll(SCRAPS.length)];
    spoiled = spoiled.slice(0, at) + scrap + (roll(5) === 0 ? '' : spoiled.slice(to));
  }
  return spoiled;
}

test('twenty thousand spoiled strings: none throws, none takes long, and what opens can be shown', () => {
  const roll = dice(2026);
  const small = PINNED.filter(({ state }) => !state.includes('c=64'));
  let opened = 0;
  for (let round = 0; round < 20_000; round++) {
    const text = spoil(small[roll(small.length)].state, roll);
    const from = process.cpuUsage();
    const state = read(text);
    // In microseconds of this process: others may hold it up.
    assert.ok(process.cpuUsage(from).user < 200_000, `slow: ${text}`);
    if (!state) continue;
    opened++;
    const again = read(writeState({ ...start, ...state }));
    assert.deepEqual({ ...start, ...again }, { ...start, ...state }, text);
    if (round % 10 > 0 || state.columns * state.rows > 2500) continue;
    try {
      const { seen, rest } = makeFigure(state);
      seen();
      rest();
    } catch (error) {
      assert.ok(error instanceof engine.MeanderError, `${text}: ${error}`);
    }
  }
  assert.ok(opened > 2000, `${opened} opened`);
  assert.equal(Reflect.get({}, 'seed'), undefined);
});

test('a string that does not say what curves go through means the raw line, whatever the source begins with', () => {
  const begin = { ...startingState(), position: null, orbit: null };
  assert.equal(read('v=1')?.through, 'raw');
  assert.equal(writeState(begin), 'v=1&t=simplified');
  assert.equal(writeState({ ...begin, source: 'waypoints' }), 'v=1&s=waypoints');
  assert.equal(read('v=1&s=waypoints')?.through, null);
  assert.equal(read('v=1&t=simplified')?.through, null);
  assert.equal(read('v=1&s=waypoints&t=simplified')?.through, 'simplified');
});
