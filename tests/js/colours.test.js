import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS } from '../../www/old/styles/colours.js';

/** @param {string} colour such as #a0b1c2 */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG 2 defines it. @param {string} a @param {string} b */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

for (const [column, theme] of /** @type {const} */ (['day', 'night']).entries()) {
  const tone = (/** @type {string} */ name) => COLOURS[name][column];
  const between = (/** @type {string} */ a, /** @type {string} */ b) => contrast(tone(a), tone(b));

  test(`walls contrast 3 to 1 with every other cell by ${theme}`, () => {
    for (const other of ['stone', 'ghost', 'ground', 'bush', 'rock', 'grass'])
      assert.ok(between('wall', other) >= 3, `${other}: ${between('wall', other).toFixed(2)}`);
  });
}
