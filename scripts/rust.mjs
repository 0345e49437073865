/**
 * Finds a Rust that compiles to WebAssembly: rustup's or, if rustup cannot download the target, Debian's, which includes
 * the source of the standard library.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, installDebian, output, root, run, say, which } from './run.mjs';

export const TARGET = 'wasm32-unknown-unknown';
const OLDEST = 88;
const DEBIAN_RUSTC = '/usr/bin/rustc';

/**
 * @typedef {object} Rust
 * @property {string} about its version, for the reader
 * @property {string} rustc
 * @property {string} folder cargo's target directory
 * @property {string[]} args for `cargo build`
 * @property {Record<string, string>} env for `cargo build`
 */

/** @returns {Promise<Rust>} */
export async function ensureRust() {
  const about = output('rustc', ['--version']);
  if (!about || !output('cargo', ['--version']))
    throw new Failure(
      `Rust is missing: install 1.${OLDEST} or newer from https://rustup.rs/ and run this again in a new shell.`,
    );
  if (minorOf(about) < OLDEST)
    throw new Failure(`${about} is too old: 1.${OLDEST} is needed. With rustup: \`rustup update stable\`.`);
  if (process.platform !== 'win32' && !which('cc'))
    await installDebian(['gcc', 'libc6-dev'], 'a C linker for Rust', 'install a C compiler');
  if (process.env.MEANDER_RUST === 'fallback') return debianRust();
  if (!hasTarget() && output('rustup', ['--version'])) {
    say(`Adding Rust's ${TARGET} target …`);
    // `detached`: an interrupted rustup leaves no compiler behind.
    await run('rustup', ['target', 'add', TARGET], {}, true).catch(() =>
      say('rustup cannot add it. Trying Debian’s Rust …'),
    );
  }
  if (!hasTarget()) return debianRust();
  return { about, rustc: 'rustc', folder: targetFolder(), args: [], env: {} };
}

/** Cargo's target folder, which CARGO_TARGET_DIR or a configuration file may change. @returns {string} */
export function targetFolder() {
  const facts = output('cargo', ['metadata', '--no-deps', '--format-version', '1', '--offline']);
  return facts ? JSON.parse(facts).target_directory : join(root, 'target');
}

/** Looks for a file, because an interrupted installation leaves an empty folder. */
function hasTarget() {
  const folder = output('rustc', ['--print', 'target-libdir', '--target', TARGET]);
  return Boolean(
    folder && existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('libcore-')),
  );
}

/** Also builds the standard library, which stable Rust allows only with RUSTC_BOOTSTRAP. @returns {Promise<Rust>} */
async function debianRust() {
  if (!hasSource() || !linker())
    await installDebian(
      ['rustc-web', 'rust-web-src', ...(linker() ? [] : ['lld'])],
      `a Rust that compiles to ${TARGET}`,
      `run \`rustup target add ${TARGET}\` where rustup may download`,
    );
  const ld = linker();
  if (!hasSource() || !ld)
    throw new Failure(`Debian's packages have no Rust 1.${OLDEST} or newer with its source and a linker.`);
  const folder = join(targetFolder(), 'std');
  return {
    about: `${output(DEBIAN_RUSTC, ['--version'])} with its standard library from source`,
    rustc: DEBIAN_RUSTC,
    folder,
    args: ['-Zbuild-std=std,panic_abort', '--target-dir', folder],
    env: { RUSTC: DEBIAN_RUSTC, RUSTC_BOOTSTRAP: '1', CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: ld },
  };
}

function hasSource() {
  const sysroot = output(DEBIAN_RUSTC, ['--print', 'sysroot']);
  return (
    sysroot !== null &&
    minorOf(output(DEBIAN_RUSTC, ['--version'])) >= OLDEST &&
    existsSync(join(sysroot, 'lib/rustlib/src/rust/library/Cargo.lock'))
  );
}

function linker() {
  const sysroot = output('rustc', ['--print', 'sysroot']) ?? '/usr';
  const host = /^host: (.*)$/m.exec(output('rustc', ['-vV']) ?? '')?.[1] ?? '';
  const own = join(sysroot, 'lib/rustlib', host, 'bin/rust-lld');
  return existsSync(own) ? own : (which('rust-lld') ?? which('lld'));
}

/** @param {string | null} version such as `rustc 1.95.0 (…)` */
const minorOf = (version) => Number(/ 1\.(\d+)\./.exec(version ?? '')?.[1] ?? 0);
