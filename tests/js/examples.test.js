/** The examples run as a reader would run them, and their pictures match the Rust ones byte for byte. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, test } from 'vitest';

const kept = 'crates/core/examples';
const folder = mkdtempSync(join(tmpdir(), 'meander-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = readdirSync(kept).flatMap((file) => /^(.*)\.svg$/.exec(file)?.[1] ?? []);

for (const name of names)
  test(`the example ${name} draws the picture of its Rust twin`, () => {
    const printed = execFileSync(process.execPath, [resolve(`examples/${name}.mjs`)], { cwd: folder });
    assert.ok(printed.equals(readFileSync(`${kept}/${name}.svg`)), 'another picture');
  });

test('the example gps writes the track of its Rust twin', () => {
  const [written, expected] = [folder, kept].map((place) => readFileSync(join(place, 'walk-cleaned.csv')));
  assert.ok(written.equals(expected));
});

test('the package has the examples and the files that they read', () => {
  const { files } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const file of readdirSync('examples')) {
    assert.ok(files.includes('examples/*.mjs'));
    const text = readFileSync(join('examples', file), 'utf8');
    for (const [, read] of text.matchAll(/new URL\('\.\.\/(.*?)'/g)) assert.ok(files.includes(read), read);
  }
});
