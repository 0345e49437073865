import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CURVES } from '../../www/curves/registry.js';
import { ATTRIBUTES, startingState } from '../../www/element/attributes.js';
import { formatAttribute, parseAttribute } from '../../www/element/attribute-text.js';
import { readState, writeState } from '../../www/element/state-string.js';

/** @param {string} name */
function rowOf(name) {
  const row = ATTRIBUTES.find((one) => one.name === name);
  assert.ok(row, name);
  return row;
}

/**
 * @param {string} name
 * @param {string | null} text
 * @param {{ min?: number, max?: number }} [range]
 */
const parse = (name, text, range) => parseAttribute(rowOf(name), text, range);

test('numbers within their range, and nothing else', () => {
  assert.equal(parse('columns', '30'), 30);
  assert.equal(parse('columns', ' 30 '), 30);
  for (const wrong of ['', '1', '2049', '3.5', 'x', 'NaN', 'Infinity']) {
    assert.equal(parse('columns', wrong), undefined, wrong);
  }
  assert.equal(parse('tolerance', '0.25', { min: 0, max: 3 }), 0.25);
  assert.equal(parse('tolerance', '-1', { min: 0, max: 3 }), undefined);
  assert.equal(parse('outlier-angle', 'none'), Infinity);
  assert.equal(parse('speed', 'instant'), Infinity);
});

test('an attribute that is not there has its starting value', () => {
  for (const row of ATTRIBUTES) assert.deepEqual(parseAttribute(row, null), row.start, row.name);
});

test('flags are there or not, and may say false', () => {
  assert.equal(parse('closed', ''), true);
  assert.equal(parse('closed', 'closed'), true);
  assert.equal(parse('closed', 'false'), false);
});

test('lists of points', () => {
  assert.deepEqual(parse('points', '1,2 3.5,-4'), [1, 2, 3.5, -4]);
  assert.equal(parse('points', '  '), null);
  for (const wrong of ['1', '1,2 3', '1,2,3 4,5,6', '1,', 'a,b', '1,2;3,4']) {
    assert.equal(parse('points', wrong), undefined, wrong);
  }
});

test('walls as run lengths, there and back', () => {
  assert.deepEqual(parse('walls', '2 3 1 1'), [2, 3, 4, 6]);
  assert.deepEqual(parse('walls', ''), []);
  assert.equal(parse('walls', '2 -3'), undefined);
  assert.equal(parse('walls', '99999999 1'), undefined);
  assert.equal(formatAttribute(rowOf('walls'), [6, 4, 3, 2]), '2 3 1 1');
});

test('overlays come in the order of the table, once each', () => {
  assert.deepEqual(parse('overlays', 'rdp raw rdp'), ['raw', 'rdp']);
  assert.deepEqual(parse('overlays', ''), []);
  assert.equal(parse('overlays', 'raw spline'), undefined);
});

test('every starting value can be written and read again', () => {
  for (const row of ATTRIBUTES) {
    const text = formatAttribute(row, row.start);
    assert.deepEqual(parseAttribute(row, text), row.start, row.name);
  }
});

test('the state string holds what differs, and gives it back', () => {
  const state = {
    ...startingState(),
    seed: 7,
    closed: true,
    points: [1, 2.5],
    walls: [3],
    position: 12,
    ui: 'mini',
  };
  const text = writeState(state);
  assert.equal(text, 'v=1&n=7&b=3+1&p=1,2.5&l=&t=simplified&at=12');
  const { ui, ...shown } = startingState();
  const read = readState(text, () => undefined);
  assert.deepEqual(
    { ...shown, ...read },
    {
      ...shown,
      seed: 7,
      closed: true,
      points: [1, 2.5],
      walls: [3],
      position: 12,
      orbit: null,
    },
  );
  assert.equal(ui in (read ?? {}), false);
});

test('a flag that starts as true could not be lost', () => {
  assert.equal(
    ATTRIBUTES.some((row) => row.kind === 'flag' && row.start),
    false,
  );
});

test('other texts are no state', () => {
  for (const wrong of ['', 'nonsense', 'v=2&seed=7', 'v=1&columns=many']) {
    assert.equal(
      readState(wrong, () => undefined),
      null,
      wrong,
    );
  }
});

test('a curve is computed anew when one of its own attributes changes', () => {
  for (const { id, attributes, keys } of CURVES) {
    const own = attributes.map(([name]) => ATTRIBUTES.find((row) => row.name === name)?.key);
    assert.deepEqual([...keys].sort(), own.sort(), id);
  }
});
