/** Built files come with the terms of whatever other people wrote and they contain. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { crates, NOTICES, noticesOf, npmPart } from '../../scripts/notices.mjs';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { version, files } = JSON.parse(read('package.json'));
const text = read(`dist/${NOTICES}`);
const sections = text.split(/^-{72}$/m);
/** @param {string} name */
const sectionOf = (name) => sections.find((one) => one.includes(`\n${name}: `));

test('every crate of the compiled modules is named, with its terms in full', () => {
  const parts = crates();
  for (const name of ['meander-core', 'xtask', 'criterion'])
    assert.ok(
      !parts.some((part) => part.name.startsWith(`${name} `)),
      `${name} is not of others, or not in them`,
    );
  for (const known of ['glam', 'rand', 'wasm-bindgen', 'libm'])
    assert.ok(
      parts.some(({ name }) => name.startsWith(`${known} `)),
      known,
    );
  for (const { name } of parts) {
    const section = sectionOf(name) ?? '';
    assert.match(section, /copyright/i, name);
    assert.match(section, /without\s+warranty|PROVIDED "AS IS"/i, name);
  }
  assert.match(sections[0], /standard library of Rust.*Permission is hereby granted/s);
});

test('every package that a built page imports is named', () => {
  const tasks = new URL('../../www/bench/tasks/', import.meta.url);
  const sources = readdirSync(tasks).map((file) => readFileSync(new URL(file, tasks), 'utf8'));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/import\('([^.][^']*)'\)/g)].map(([, name]) => name),
  );
  assert.ok(names.length >= 4);
  for (const name of names) assert.match(text, new RegExp(`^${name} \\d`, 'm'));
});

test('it lies beside what other sites load, and is published', () => {
  assert.equal(read(`dist/embed/${version}/${NOTICES}`), text);
  assert.ok(files.includes(`dist/${NOTICES}`));
});

test('parts of the same words stand together, and one without a text is told of', () => {
  const folder = new URL('../../', import.meta.url).pathname;
  const part = (/** @type {string} */ name) => ({ name, terms: 'MIT', folder });
  const both = noticesOf([part('b 1'), part('a 1')]);
  assert.match(both, /\na 1: MIT\nb 1: MIT\n\nMIT License/);
  assert.equal(both.match(/-{72}/g)?.length, 1);
  assert.match(noticesOf([{ ...part('c 1'), folder: `${folder}tests` }]), /c 1: MIT\n\n.*without their text/);
});

test('the terms of a package are those that it names, and none are made up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meander-notices-'));
  /** @param {object} facts */
  const part = (facts) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1', ...facts }));
    return npmPart('it', folder);
  };
  try {
    assert.deepEqual(part({ license: 'ISC' }), { name: 'it 1', terms: 'ISC', folder });
    assert.equal(part({ licenses: [{ type: 'PSF' }] }).terms, 'PSF');
    assert.throws(() => part({}), /it does not say what its terms are/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
