/** The oldest browsers: the README names those that the lint knows. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { findYoung } from '../../scripts/lint-styles.mjs';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the README names the oldest browsers of package.json', () => {
  /** @type {Record<string, string>} */
  const oldest = Object.fromEntries(
    JSON.parse(read('package.json')).browserslist.map((/** @type {string} */ query) => query.split(' >= ')),
  );
  assert.equal(oldest.edge, oldest.chrome);
  assert.equal(oldest.ios_saf, oldest.safari);
  const named = `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari}, and newer`;
  assert.ok(read('README.md').includes(named), named);
});

test('CSS that not all of them know is found, with its place', async () => {
  const found = await findYoung(
    'p { color: red; }\n:root:has(p) { anchor-name: --one; }\n@scope (p) { a { color: red; } }',
  );
  assert.deepEqual(
    found.map((line) => line.replace(/^.*:(\d+):.*?([\w@-]+)' .*$/, '$1 $2')),
    ['2 has', '2 anchor-name', '3 @scope'],
  );
  // What the build writes out is an exception.
  assert.deepEqual(await findYoung('p { color: light-dark(red, blue); &:hover { color: blue; } }'), []);
});

test('what only newer ones know of the style sheets is written out by the build', () => {
  const dist = new URL('../../dist/assets/', import.meta.url);
  const sheets = readdirSync(dist).filter((name) => name.endsWith('.css'));
  assert.ok(sheets.length > 3);
  for (const name of sheets) {
    const text = readFileSync(new URL(name, dist), 'utf8').replace(/"[^"]*"|'[^']*'/g, '');
    assert.doesNotMatch(text, /&|light-dark/, name);
  }
  for (const name of ['styles', 'sentences'])
    for (const file of readdirSync(new URL(`../../www/${name}/`, import.meta.url)))
      assert.doesNotMatch(read(`www/${name}/${file}`), /[{;}]\s*&[:. >]|light-dark\(/, file);
});
