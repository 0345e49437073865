/** The built files come with the licenses of the code that they contain. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { version, files } = JSON.parse(read('package.json'));
const NOTICES = 'THIRD-PARTY-NOTICES.txt';

test('the notices name the compiled crates and carry their license texts', () => {
  const text = read(`dist/${NOTICES}`);
  for (const name of ['glam', 'rand', 'libm', 'wasm-bindgen'])
    assert.match(text, new RegExp(`^\\W*${name}\\b`, 'm'), name);
  assert.match(text, /Permission is hereby granted/);
  assert.doesNotMatch(text, /meander-core|xtask|criterion/);
});

test('the notices are published and lie beside the embedded files', () => {
  assert.equal(read(`dist/embed/${version}/${NOTICES}`), read(`dist/${NOTICES}`));
  assert.ok(files.includes(`dist/${NOTICES}`));
});
