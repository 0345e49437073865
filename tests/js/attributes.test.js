import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CURVES } from '../../www/old/curves/registry.js';
import { ATTRIBUTES } from '../../www/old/element/attributes.js';
import { formatAttribute, parseAttribute } from '../../www/old/element/attribute-text.js';
import { defineProperties } from '../../www/old/element/properties.js';

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

test('a number attribute takes numbers within its range', () => {
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

test('a missing attribute has its starting value', () => {
  for (const row of ATTRIBUTES) assert.deepEqual(parseAttribute(row, null), row.start, row.name);
});

test('a flag is set by its presence, unless it says false', () => {
  assert.equal(parse('closed', ''), true);
  assert.equal(parse('closed', 'closed'), true);
  assert.equal(parse('closed', 'false'), false);
});

test('points are pairs of numbers', () => {
  assert.deepEqual(parse('points', '1,2 3.5,-4'), [1, 2, 3.5, -4]);
  assert.equal(parse('points', '  '), null);
  for (const wrong of ['1', '1,2 3', '1,2,3 4,5,6', '1,', 'a,b', '1,2;3,4']) {
    assert.equal(parse('points', wrong), undefined, wrong);
  }
});

test('walls are run lengths', () => {
  assert.deepEqual(parse('walls', '2 3 1 1'), [2, 3, 4, 6]);
  assert.deepEqual(parse('walls', ''), []);
  assert.equal(parse('walls', '2 -3'), undefined);
  assert.equal(parse('walls', '99999999 1'), undefined);
  assert.equal(formatAttribute(rowOf('walls'), [6, 4, 3, 2]), '2 3 1 1');
});

test('overlays keep the order of the table and lose duplicates', () => {
  assert.deepEqual(parse('overlays', 'rdp raw rdp'), ['raw', 'rdp']);
  assert.deepEqual(parse('overlays', ''), []);
  assert.equal(parse('overlays', 'raw spline'), undefined);
});

test('every starting value is written and read unchanged', () => {
  for (const row of ATTRIBUTES) {
    const text = formatAttribute(row, row.start);
    assert.deepEqual(parseAttribute(row, text), row.start, row.name);
  }
});

test('a curve depends on its own attributes', () => {
  for (const { id, attributes, keys } of CURVES) {
    const own = attributes.map(([name]) => ATTRIBUTES.find((row) => row.name === name)?.key);
    assert.deepEqual([...keys].sort(), own.sort(), id);
  }
});

test('a property refuses points that are a number, and names what is allowed', () => {
  const element = /** @type {any} */ ({ setAttribute() {}, hasAttribute: () => false });
  defineProperties(
    element,
    () => 2,
    () => {},
  );
  assert.throws(() => Reflect.set(element, 'points', 5), {
    name: 'MeanderError',
    message: 'points was 5; it must be points such as "1,2 4,5"',
  });
});
