/** What a release writes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { changelogFor, manifestFor } from '../../scripts/release-texts.mjs';
import { lockedPackages, missingFrom } from '../../scripts/sbom.mjs';

const OLD = '# Changelog\n\n## Unreleased\n\n- Two.\n\n## 0.9.0 (2026-01-02)\n\n- One.\n';

test('what was not released goes under the new version, and nothing else changes', () => {
  assert.equal(
    changelogFor(OLD, '0.10.0', '2026-11-23'),
    '# Changelog\n\n## Unreleased\n\n## 0.10.0 (2026-11-23)\n\n- Two.\n\n## 0.9.0 (2026-01-02)\n\n- One.\n',
  );
});

test('a version that is none, or is not after the last one, is refused', () => {
  for (const version of ['v1.0.0', '1.0', '1.0.0-rc.1', ''])
    assert.throws(() => changelogFor(OLD, version, '2026-11-23'), /A version is three numbers/);
  for (const version of ['0.9.0', '0.8.10'])
    assert.throws(() => changelogFor(OLD, version, '2026-11-23'), /is not after 0\.9\.0/);
});

test('nothing to release is refused', () => {
  const released = changelogFor(OLD, '1.0.0', '2026-11-23');
  assert.throws(() => changelogFor(released, '1.1.0', '2026-11-24'), /nothing under Unreleased/);
  assert.throws(() => changelogFor('# Changelog\n', '1.1.0', '2026-11-24'), /nothing under Unreleased/);
});

test('the files of this project have the places that a release writes to', () => {
  const read = (/** @type {string} */ file) =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  assert.match(
    changelogFor(read('CHANGELOG.md'), '99.0.0', '2026-11-23'),
    /\n## 99\.0\.0 \(2026-11-23\)\n\n- /,
  );
  const manifest = manifestFor(read('Cargo.toml'), '99.0.0');
  assert.equal(manifest.match(/"99\.0\.0"/g)?.length, 2);
  assert.throws(() => manifestFor('[workspace]\n', '1.0.0'), /has no place for a version/);
  // Both packages are released as one.
  const { version } = JSON.parse(read('package.json'));
  assert.equal(manifestFor(read('Cargo.toml'), version), read('Cargo.toml'));
});

test('a list of what was used names each package in its version, or what it lacks is told', () => {
  const lock = JSON.stringify({
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/@b/c': { version: '2.0.0' },
      'node_modules/@b/c/node_modules/a': { version: '3.0.0' },
    },
  });
  const used = ['a@1.0.0', '@b/c@2.0.0', 'a@3.0.0'];
  assert.deepEqual(lockedPackages(lock), used);
  const components = [
    { name: 'a', version: '1.0.0' },
    { name: '@b/c', version: '2.0.1' },
    { name: 'other', version: '1.0.0' },
  ];
  assert.deepEqual(missingFrom(JSON.stringify({ components }), used), ['@b/c@2.0.0', 'a@3.0.0']);
  components.push({ name: '@b/c', version: '2.0.0' }, { name: 'a', version: '3.0.0' });
  assert.deepEqual(missingFrom(JSON.stringify({ components }), used), []);
});
