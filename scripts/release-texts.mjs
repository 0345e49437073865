/** What a release changes in texts: each a function from the old text to the new one. */
import { Failure } from './run.mjs';

const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * The changelog with what was not released under the new version.
 * @param {string} text
 * @param {string} version
 * @param {string} date such as 2026-11-23
 */
export function changelogFor(text, version, date) {
  if (!VERSION.test(version)) throw new Failure(`A version is three numbers, such as 0.2.0, not ${version}.`);
  const [latest] = [...text.matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(([, found]) => found);
  if (latest && compareVersions(version, latest) <= 0)
    throw new Failure(`${version} is not after ${latest}, which CHANGELOG.md has.`);
  const [, changes = ''] = /^## Unreleased\n([^]*?)(?=^## |(?![^]))/m.exec(text) ?? [];
  if (!/^- /m.test(changes)) throw new Failure('CHANGELOG.md has nothing under Unreleased to release.');
  return text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${date})\n`);
}

/** The manifest of the workspace with the new version: its own, and the one that its members ask the core for. */
export function manifestFor(/** @type {string} */ text, /** @type {string} */ version) {
  const own = /(?<=^\[workspace\.package\]\nversion = ")[^"]+/m;
  const core = /(?<=^meander-core = \{ path = "crates\/core", version = ")[^"]+/m;
  for (const place of [own, core])
    if (!place.test(text)) throw new Failure(`Cargo.toml has no place for a version at ${place}.`);
  return text.replace(own, version).replace(core, version);
}

/** @param {string} a @param {string} b */
function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const at = left.findIndex((number, index) => number !== right[index]);
  return at < 0 ? 0 : left[at] - right[at];
}
