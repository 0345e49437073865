/** Numbers that readers type, and the status line of figures with limits. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { statusLine } from '../../www/old/figure/status-line.js';
import { numberFormats } from '../../www/old/panel/format.js';
import { STRINGS } from '../../www/old/strings.js';
import { makeFigure } from './make-figure.js';

before(() => engine.ready());

test('numberFormats reads the digits and the decimal sign of every script', () => {
  const { read } = numberFormats('en', STRINGS);
  for (const text of ['1234.5', ' 1234,5 ', '١٢٣٤٫٥', '۱۲۳۴٫۵', '१२३४.५', '１２３４．５'])
    assert.equal(read(text), 1234.5, text);
  for (const text of ['', 'many', '1,2,3', '1 2']) assert.ok(Number.isNaN(read(text)), text);
});

test('numberFormats reads back the coordinates that it writes', () => {
  for (const language of ['de', 'en', 'ar-EG', 'no such language']) {
    const { read, short } = numberFormats(language, STRINGS);
    for (const value of [6.75, 1234.5, 0]) assert.equal(read(short(value)), value, language);
  }
});

test('status line says which of many points can be dragged', () => {
  const line = (/** @type {number} */ count) => {
    const points = Array.from({ length: 2 * count }, (_, i) => (i * 7) % 10);
    const { seen } = makeFigure({ source: 'waypoints', points });
    return statusLine(seen(), numberFormats('en', STRINGS));
  };
  assert.equal(line(1200), 'Of these points the first 1,000 can be dragged, all 1,200 are drawn.');
  assert.equal(line(1000), STRINGS.status.rest.waypoints);
});
