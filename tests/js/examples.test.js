/** The examples run as a reader would run them, and draw what those in Rust draw, to the last byte. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';

const kept = 'crates/core/examples';
const folder = mkdtempSync(join(tmpdir(), 'meander-examples-'));
after(() => rmSync(folder, { recursive: true }));

const names = readdirSync(kept).flatMap((file) => /^(.*)\.svg$/.exec(file)?.[1] ?? []);

test('each is there in both languages', () => {
  assert.equal(names.length, 5);
  for (const name of names)
    for (const file of [`${kept}/${name}.rs`, `examples/${name}.mjs`])
      assert.ok(readFileSync(file, 'utf8').split('\n').length <= 60, `${file} has more lines`);
});

for (const name of names)
  test(`${name} draws the same picture in JavaScript`, () => {
    const printed = execFileSync(process.execPath, [resolve(`examples/${name}.mjs`)], { cwd: folder });
    assert.ok(printed.equals(readFileSync(`${kept}/${name}.svg`)), 'another picture');
  });

test('gps writes the same track', () => {
  const [written, expected] = [folder, kept].map((place) => readFileSync(join(place, 'walk-cleaned.csv')));
  assert.ok(written.equals(expected));
});

test('the package has them, and what they read', () => {
  const { files } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const file of readdirSync('examples')) {
    assert.ok(files.includes('examples/*.mjs'));
    const text = readFileSync(join('examples', file), 'utf8');
    for (const [, read] of text.matchAll(/new URL\('\.\.\/(.*?)'/g)) assert.ok(files.includes(read), read);
  }
});
