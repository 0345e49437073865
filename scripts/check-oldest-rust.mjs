/**
 * The oldest Rust that `Cargo.toml` promises compiles the library and passes its tests.
 * `node scripts/check-oldest-rust.mjs`, with `--install` to fetch that Rust first.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, isMain, main, output, root, run, say } from './run.mjs';

/** @param {{ install?: boolean }} [options] */
export async function checkOldestRust({ install = false } = {}) {
  const version = /^rust-version = "([\d.]+)"$/m.exec(readFileSync(join(root, 'Cargo.toml'), 'utf8'))?.[1];
  if (!version) throw new Failure('Cargo.toml names no rust-version.');
  if (install) await run('rustup', ['toolchain', 'install', version, '--profile', 'minimal']);
  const found = output('rustup', ['run', version, 'rustc', '--version']);
  if (found === null)
    throw new Failure(`Rust ${version} is not installed: \`rustup toolchain install ${version}\` brings it.`);
  say(`Checking with ${found.trim()}`);
  const folder = ['--target-dir', join(root, 'target/oldest')];
  // Through rustup, because a RUSTC of the environment would win over cargo's own choice.
  const cargo = (/** @type {string[]} */ ...args) =>
    run('rustup', ['run', version, 'cargo', ...args, ...folder, '--locked']);
  await cargo('check', '-p', 'meander-core', '--all-targets');
  await cargo('test', '-p', 'meander-core', '--doc');
}

if (isMain(import.meta))
  await main(() => {
    const { values } = parseArgs({ options: { install: { type: 'boolean', default: false } } });
    return checkOldestRust(values);
  });
