import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ATTRIBUTES, startingState } from '../../www/element/attributes.js';
import { readState, writeState } from '../../www/element/state-string.js';

const anyRange = () => undefined;

/** Strings of version 1 and what they say; they are in links that others keep, so they never change. */
const PINNED = [
  { text: 'v=1', says: {} },
  { text: 'v=1&n=7&w=2.5', says: { seed: 7, wiggliness: 2.5 } },
  {
    text: 'v=1&s=astar&e=1,1+18,3&b=6+1+11+1',
    says: { source: 'astar', terminals: [1, 1, 18, 3], walls: [6, 18] },
  },
  {
    text: 'v=1&s=waypoints&d=3&p=1,2,3+4,5,6&l=&o=raw+rdp&turn=-0.5+1',
    says: {
      source: 'waypoints',
      dimension: 3,
      points: [1, 2, 3, 4, 5, 6],
      closed: true,
      overlays: ['raw', 'rdp'],
      orbit: [-0.5, 1],
    },
  },
  {
    text: 'v=1&co=90&rt=0.5&h=instant&at=12',
    says: { outlierAngle: 90, tolerance: 0.5, speed: Infinity, position: 12 },
  },
  // Names as attributes have them are understood too.
  { text: 'v=1&seed=7&points=1%2C2.5&closed=', says: { seed: 7, points: [1, 2.5], closed: true } },
];

test('strings of version 1 keep their meaning', () => {
  for (const { text, says } of PINNED) {
    const read = readState(text, anyRange);
    assert.ok(read, text);
    for (const [key, value] of Object.entries(says)) assert.deepEqual(read[key], value, `${text} ${key}`);
  }
});

test('each code is one attribute, and none is the name of another', () => {
  const codes = ATTRIBUTES.map(({ code }) => code);
  assert.equal(new Set([...codes, 'v', 'at', 'turn']).size, codes.length + 3);
});

test('writing and reading gives the same state, in two hundred letters', () => {
  const eight = Array.from({ length: 16 }, (_, i) => Math.round(((i * 7.77) % 20) * 100) / 100);
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
  const read = readState(text, anyRange) ?? {};
  for (const { key, remembered } of ATTRIBUTES) {
    if (remembered) assert.deepEqual(read[key], Reflect.get(state, key), key);
  }
  assert.equal(writeState({ ...startingState(), ...read }), text);
});

test('hostile texts are refused at once', () => {
  const texts = [
    null,
    42,
    {},
    'v=1&b=0+16777216',
    `v=1&p=${'9,9+'.repeat(100_000)}`,
    'v=1&d=3&p=1,2,3,4',
    'v=1&p=1,2,3',
    'v=1&c=1e9',
    'v=1&__proto__=1&s=constructor',
    'v=1&l=&o=<script>',
  ];
  for (const text of texts) {
    assert.equal(readState(/** @type {any} */ (text), anyRange), null, String(text).slice(0, 40));
  }
});
