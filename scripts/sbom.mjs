/**
 * Lists of all that a release was made with, in the CycloneDX format, as npm and cargo-cyclonedx write them, to
 * `target/sbom`. `node scripts/sbom.mjs`
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cargo } from './cargo.mjs';
import { isMain, main, output, root, run, say } from './run.mjs';

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
  say('Wrote what was used to target/sbom/.');
}

if (isMain(import.meta)) await main(writeSbom);
