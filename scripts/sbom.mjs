/**
 * Lists of all that a release was made with, in the CycloneDX format, as npm and cargo-cyclonedx write them, to
 * `target/sbom`. `node scripts/sbom.mjs`
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cargo } from './cargo.mjs';
import { crates } from './notices.mjs';
import { Failure, isMain, main, output, root, run, say } from './run.mjs';

const FOLDER = join(root, 'target/sbom');
const NPM = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--loglevel=error'];
/** Of the module for browsers, without what only compiles it. */
const CRATES = [
  ...['-q', '--manifest-path', 'crates/wasm/Cargo.toml', '--format', 'json'],
  ...['--target', 'wasm32-unknown-unknown', '--no-build-deps', '--spec-version', '1.5'],
];

export async function writeSbom() {
  mkdirSync(FOLDER, { recursive: true });
  /** @type {Buffer[]} */
  const packages = [];
  await run('npm', NPM, { write: (chunk) => void packages.push(chunk) });
  writeFileSync(join(FOLDER, 'npm.cdx.json'), Buffer.concat(packages));
  check('npm.cdx.json', lockedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  if (output(...cargo('cyclonedx', '--version')) === null)
    return say('No list of crates: `cargo install cargo-cyclonedx --locked` installs what writes it.');
  await run(...cargo('cyclonedx', ...CRATES));
  // It writes one beside each manifest of the workspace.
  for (const crate of readdirSync(join(root, 'crates')))
    for (const file of readdirSync(join(root, 'crates', crate)).filter((name) =>
      name.endsWith('.cdx.json'),
    )) {
      const path = join(root, 'crates', crate, file);
      if (crate === 'wasm') renameSync(path, join(FOLDER, 'module.cdx.json'));
      else rmSync(path);
    }
  const compiled = crates().map(({ name }) => name.replace(' ', '@'));
  check('module.cdx.json', compiled);
  say('Wrote what was used to target/sbom/.');
}

/** `name@version` of each package. @param {string} lock the text of package-lock.json */
export function lockedPackages(lock) {
  /** @type {[path: string, { version: string }][]} */
  const packages = Object.entries(JSON.parse(lock).packages);
  return packages
    .filter(([path]) => path !== '')
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
}

/**
 * Which of these a list in the CycloneDX format does not name.
 * @param {string} sbom
 * @param {string[]} used `name@version` of each
 */
export function missingFrom(sbom, used) {
  /** @type {{ name: string, version: string }[]} */
  const components = JSON.parse(sbom).components;
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return used.filter((one) => !named.has(one));
}

/** @param {string} file @param {string[]} used */
function check(file, used) {
  if (used.length === 0) throw new Failure(`Nothing is known that ${file} would have to name.`);
  const missing = missingFrom(readFileSync(join(FOLDER, file), 'utf8'), used);
  if (missing.length > 0) throw new Failure(`target/sbom/${file} does not name ${missing.join(', ')}.`);
}

if (isMain(import.meta)) await main(writeSbom);
