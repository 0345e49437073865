/** The translations: complete, with the same placeholders, and chosen by a language tag. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { mergeWords, STRINGS } from '../../www/old/strings.js';
import { fetchWords, wordsOf } from '../../www/old/words/built-in.js';
import source from '../../www/old/words/word-source.js';

const folder = new URL('../../www/old/words/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
/** Words that no translation changes: signs, names, abbreviations. */
const SAME =
  /^(axes\.[xy]|curve\..*|degrees|milliseconds|quicker|perSecond|parameter\.(alpha|passes)|pause|save\.(csv|json|rust|javascript|gdscript|csharp)|numbers\.points)$/;

/**
 * Every text by the names that lead to it.
 * @param {object} table
 * @param {string} [before]
 * @returns {[string, unknown][]}
 */
function texts(table, before = '') {
  return Object.entries(table).flatMap(([name, word]) =>
    typeof word === 'object' && word ? texts(word, `${before}${name}.`) : [[before + name, word]],
  );
}

/** @param {unknown} text */
const places = (text) => [...new Set(String(text).match(/\{\w+\}/g))].sort();

test('each language of the list has a file', () => {
  assert.deepEqual(
    files,
    Object.keys(source).map((language) => `words-${language}.json`),
  );
  assert.ok(files.length >= 4);
});

for (const file of files) {
  const given = texts(read(file));
  const english = texts(STRINGS);

  test(`${file} has the texts of the figure in their order`, () => {
    assert.deepEqual(
      given.map(([name]) => name),
      english.map(([name]) => name),
    );
    for (const [name, text] of given) assert.ok(typeof text === 'string' && text.trim(), name);
  });

  test(`${file} has the placeholders of the English texts`, () => {
    const wanted = new Map(english);
    for (const [name, text] of given) assert.deepEqual(places(text), places(wanted.get(name)), name);
  });

  test(`${file} is translated`, () => {
    const wanted = new Map(english);
    const left = given.filter(([name, text]) => text === wanted.get(name) && !SAME.test(name));
    assert.deepEqual(left, []);
  });
}

test('a language tag selects its language, an unknown one English', async (context) => {
  for (const tag of [undefined, '', 'en', 'en-GB', 'ko', 'gsw', 'dede', 'constructor', 'x-de'])
    assert.deepEqual(wordsOf(tag), {}, tag);
  for (const tag of ['de', 'DE', 'de-AT', 'de-Latn-CH', 'ja-JP']) assert.equal(wordsOf(tag), null, tag);

  const asked = context.mock.method(globalThis, 'fetch', async (/** @type {URL} */ address) => {
    const file = address.pathname.split('/').at(-1) ?? '';
    return new Response(JSON.stringify(read(file)));
  });
  const [austrian, swiss] = await Promise.all(['de-AT', 'de-CH'].map(fetchWords));
  assert.equal(austrian, swiss);
  assert.equal(asked.mock.callCount(), 1);
  assert.equal(wordsOf('de'), austrian);
  assert.equal(mergeWords(STRINGS, wordsOf('de')).undo, 'Rückgängig');
  assert.deepEqual(await fetchWords('ko'), {});
  assert.equal(asked.mock.callCount(), 1);
});

test('a failed translation falls back to English and is fetched again', async (context) => {
  const asked = context.mock.method(globalThis, 'fetch', async () => new Response('', { status: 404 }));
  assert.deepEqual(await fetchWords('fr'), {});
  assert.equal(wordsOf('fr'), null);
  asked.mock.mockImplementation(async () => new Response('not words'));
  assert.deepEqual(await fetchWords('fr-CA'), {});
  asked.mock.mockImplementation(async () => new Response(JSON.stringify(read('words-fr.json'))));
  assert.equal(Reflect.get(await fetchWords('fr'), 'undo'), 'Annuler');
});
