/** The built files include the licences of the code they contain. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { version, files } = JSON.parse(read('package.json'));
const NOTICES = 'THIRD-PARTY-NOTICES.txt';

test('the notices name the compiled crates and their licences, and include the licence texts', () => {
  const tree = 'tree --locked -p meander-wasm --target wasm32-unknown-unknown --edges normal,no-proc-macro';
  const args = [...tree.split(' '), '--prefix', 'none', '--format', '{p}|{l}'];
  const { status, stdout, stderr } = spawnSync('cargo', args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const crates = [...stdout.matchAll(/^(?!meander-)(\S+) v[^|]*\|(.+?)(?: \(\*\))?$/gm)].map(
    ([, name, licence]) => `${name}: ${licence}`,
  );
  const text = read(`dist/${NOTICES}`);
  const named = text.match(/^[\w-]+: .*\bMIT\b.*/gm);
  assert.deepEqual(named?.sort(), [...new Set(crates)].sort(), `edit www/public/${NOTICES}`);
  assert.match(text, /Permission is hereby granted/);
});

test('the notices are published and copied next to the embedded files', () => {
  assert.equal(read(`dist/embed/${version}/${NOTICES}`), read(`dist/${NOTICES}`));
  assert.ok(files.includes(`dist/${NOTICES}`));
});
