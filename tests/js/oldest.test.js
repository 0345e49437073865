/** The oldest browsers: the README names those that the lint knows. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

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
