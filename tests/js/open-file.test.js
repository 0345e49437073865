/** Files that are opened on the builder page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFileOpener } from '../../www/builder/open-file.js';
import { STRINGS } from '../../www/strings.js';

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

test('a file that is read slowly does not take the place of a later one', async () => {
  const { shown, told, open } = makeOpener();
  /** @type {(text: string) => void} */
  let finish = () => {};
  const slow = open(file('slow', { text: () => new Promise((done) => (finish = done)) }));
  await open(file('later'));
  finish('slow');
  await slow;
  assert.deepEqual([shown, told], [['later'], ['']]);
});

test('nor does what was wrong with it', async () => {
  /** @type {(error: Error) => void} */
  let refuse = () => {};
  const { told, open } = makeOpener((text) =>
    text === 'bad' ? new Promise((_, fail) => (refuse = fail)) : Promise.resolve(),
  );
  const bad = open(file('bad'));
  await new Promise((done) => setImmediate(done));
  await open(file('good'));
  refuse(new Error('line 1'));
  await bad;
  assert.deepEqual(told, ['']);
});

test('what is wrong with a file is said in the page’s own words', async () => {
  const { shown, told, open } = makeOpener((text) =>
    text === 'bad' ? Promise.reject(new Error('line 1')) : Promise.resolve(),
  );
  await open(file('bad'));
  await open(file('', { text: () => Promise.reject(new Error('A requested file was not found')) }));
  await open(file('large', { size: 20_000_001 }));
  await open(file('good'));
  const reasons = ['line 1', STRINGS.status.noFile, STRINGS.status.tooLarge];
  assert.deepEqual(told, [...reasons.map((reason) => `That file could not be opened: ${reason}.`), '']);
  assert.deepEqual(shown, ['bad', 'good']);
});
