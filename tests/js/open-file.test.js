/** Files that are opened on the builder page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFileOpener } from '../../www/builder/open-file.js';
import { STRINGS } from '../../www/old/strings.js';

/** @param {string} text @param {Partial<File>} [more] */
const file = (text, more) =>
  /** @type {File} */ ({ size: text.length, text: () => Promise.resolve(text), ...more });

/** @param {(text: string) => Promise<void>} [importText] */
function makeOpener(importText = () => Promise.resolve()) {
  /** @type {string[][]} */
  const [shown, told] = [[], []];
  const figure = /** @type {any} */ ({
    strings: STRINGS,
    importText(/** @type {string} */ text) {
      shown.push(text);
      return importText(text);
    },
  });
  return { shown, told, open: createFileOpener(figure, (text) => told.push(text)) };
}

test('a slow file does not replace a later one', async () => {
  const { shown, told, open } = makeOpener();
  /** @type {(text: string) => void} */
  let finish = () => {};
  const slow = open(file('slow', { text: () => new Promise((done) => (finish = done)) }));
  await open(file('later'));
  finish('slow');
  await slow;
  assert.deepEqual([shown, told], [['later'], ['']]);
});
