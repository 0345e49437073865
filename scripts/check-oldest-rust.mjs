/**
 * The oldest Rust that `Cargo.toml` promises compiles the library and passes its tests.
 * `node scripts/check-oldest-rust.mjs`, which fetches that Rust where there is none.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cargo } from './cargo.mjs';
import { Failure, isMain, main, output, root, run, say } from './run.mjs';

/** Milliseconds to fetch a compiler in. */
const PATIENCE = 300_000;

/** @param {{ required?: boolean }} [options] whether a machine that cannot have it is a failure */
export async function checkOldestRust({ required = false } = {}) {
  const version = /^rust-version = "([\d.]+)"$/m.exec(readFileSync(join(root, 'Cargo.toml'), 'utf8'))?.[1];
  if (!version) throw new Failure('Cargo.toml names no rust-version.');
  const find = () => output('rustup', ['run', version, 'rustc', '--version']);
  if (find() === null && output('rustup', ['--version']) !== null)
    spawnSync('rustup', ['toolchain', 'install', version, '--profile', 'minimal'], {
      stdio: 'inherit',
      timeout: PATIENCE,
    });
  const found = find();
  if (found === null) {
    if (required) throw new Failure(`Rust ${version} cannot be had here: rustup did not bring it.`);
    return say(`Skipped: Rust ${version} cannot be had here.`);
  }
  say(`Checking with ${found.trim()}`);
  const folder = ['--target-dir', join(root, 'target/oldest')];
  // Through rustup, because a RUSTC of the environment would win over cargo's own choice.
  for (const [command, which] of [
    ['check', '--all-targets'],
    ['test', '--doc'],
  ]) {
    const [program, args] = cargo(command, '-p', 'meander-core', which, ...folder);
    await run('rustup', ['run', version, program, ...args]);
  }
}

if (isMain(import.meta))
  await main(() => checkOldestRust({ required: !process.argv.includes('--if-available') }));
