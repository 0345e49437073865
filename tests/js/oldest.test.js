/** The oldest browsers: the README names those that the lint knows. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { findYoung } from '../../scripts/lint-styles.mjs';
import { isTooOld } from '../../www/embedding/too-old.js';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** @type {Record<string, string>} */
const oldest = Object.fromEntries(
  JSON.parse(read('package.json')).browserslist.map((/** @type {string} */ query) => query.split(' >= ')),
);

test('the README names the oldest browsers of package.json', () => {
  assert.equal(oldest.edge, oldest.chrome);
  assert.equal(oldest.ios_saf, oldest.safari);
  const named = `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari}, and newer`;
  assert.ok(read('README.md').includes(named), named);
});

/** @param {string} one @param {string} other version */
const isBefore = (one, other) => {
  const [[major, minor = 0], [otherMajor, otherMinor = 0]] = [one, other].map((version) =>
    version.split('.').map(Number),
  );
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
};

test('the loader refuses every older browser, and no other', () => {
  const features = {
    sheets: bcd.api.Document.adoptedStyleSheets,
    with: bcd.javascript.builtins.Array.with,
    mix: bcd.css.types.color['color-mix'],
  };
  for (const [query, first] of Object.entries(oldest)) {
    const browser = /** @type {import('@mdn/browser-compat-data').BrowserName} */ (
      query.replace('ios_saf', 'safari_ios')
    );
    const versions = Object.keys(bcd.browsers[browser].releases).filter((version) =>
      /^[\d.]+$/.test(version),
    );
    assert.ok(versions.includes(first) && versions.length > 20, query);
    for (const version of versions) {
      const known = Object.entries(features).filter(([, { __compat }]) => {
        const support = [__compat?.support[browser]].flat()[0]?.version_added;
        return typeof support === 'string' && !isBefore(version, support);
      });
      const knows = Object.fromEntries(known);
      const window = {
        Document: { prototype: knows.sheets ? { adoptedStyleSheets: [] } : {} },
        Array: { prototype: knows.with ? { with() {} } : {} },
        CSS: {
          supports: (/** @type {string} */ _, /** @type {string} */ value) =>
            !/color-mix/.test(value) || 'mix' in knows,
        },
      };
      assert.equal(isTooOld(/** @type {any} */ (window)), isBefore(version, first), `${query} ${version}`);
    }
  }
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
  const files = /** @type {string[]} */ (
    readdirSync(new URL('../../dist/', import.meta.url), { recursive: true })
  );
  const sheets = files.filter((name) => name.endsWith('.css'));
  assert.ok(sheets.length > 4 && sheets.some((name) => name.startsWith('embed/')));
  for (const name of sheets) {
    const text = read(`dist/${name}`).replace(/"[^"]*"|'[^']*'/g, '');
    assert.doesNotMatch(text, /&|light-dark|@import/, name);
  }
  for (const name of ['styles', 'sentences'])
    for (const file of readdirSync(new URL(`../../www/${name}/`, import.meta.url)))
      assert.doesNotMatch(read(`www/${name}/${file}`), /[{;}]\s*&[:. >]|light-dark\(/, file);
});
