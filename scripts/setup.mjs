/**
 * Gets what the other scripts need and a fresh machine lacks: npm packages, a Rust that compiles to
 * WebAssembly, a browser. It uses Node's built-in modules only, because it runs before anything is
 * installed. What needs no installation costs a fraction of a second.
 */
import { accessSync, constants, existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cargo } from './cargo.mjs';
import { Failure, isMain, main, output, root, run, say } from './run.mjs';

const TARGET = 'wasm32-unknown-unknown';
const OLDEST_RUST = 88;
const DEBIAN_RUSTC = '/usr/bin/rustc';

/** Browsers on the PATH, the preferred one first. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Browsers that are not on the PATH. */
const BUNDLES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @typedef {object} WasmToolchain
 * @property {string} about what it is, for the reader
 * @property {string[]} args arguments for `cargo build`
 * @property {Record<string, string>} env environment for `cargo build`
 */

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits)
    throw new Failure(
      `Node ${process.versions.node} is too old: install Node 20.19, 22.12 or newer from https://nodejs.org/ and run this again.`,
    );
}

export async function ensurePackages() {
  checkNode();
  if (packagesMatchLock()) return;
  say('Installing the npm packages that package-lock.json names …');
  // No package needs its scripts; where NODE_ENV is production npm would leave out what builds and tests.
  await run('npm', [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ]);
}

/** npm writes its own record last, so an installation that was cut short has none. */
function packagesMatchLock() {
  const wanted = lockedPackages('package-lock.json');
  const present = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && !present[path]),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function lockedPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** @returns {Promise<WasmToolchain>} */
export async function ensureRust() {
  const version = output('rustc', ['--version']);
  if (!version || !output(...cargo('--version')))
    throw new Failure(
      `Rust is missing: install 1.${OLDEST_RUST} or newer from https://rustup.rs/ and run this again in a new shell.`,
    );
  if (minorOf(version) < OLDEST_RUST)
    throw new Failure(
      `${version} is too old: 1.${OLDEST_RUST} is needed. With rustup: \`rustup update stable\`.`,
    );
  if (process.env.MEANDER_RUST === 'fallback') return debianRust();
  if (!hasTarget() && which('rustup')) {
    say(`Adding Rust's ${TARGET} target …`);
    // Cut off half-way rustup leaves no compiler. A refusal is no failure yet: there is Debian's.
    await run('rustup', ['target', 'add', TARGET], { detached: true }).catch((error) =>
      say(`${error.message}; trying Debian's Rust.`),
    );
  }
  return hasTarget() ? { about: version, args: [], env: {} } : debianRust();
}

/** The folder alone proves nothing: an installation that was cut short leaves it empty. */
function hasTarget() {
  const folder = output('rustc', ['--print', 'target-libdir', '--target', TARGET]);
  return (
    folder !== null &&
    existsSync(folder) &&
    readdirSync(folder).some((name) => /^libcore-.*\.rlib$/.test(name))
  );
}

/**
 * Debian packages a Rust without the target but with the standard library's source, which is built along. This is the
 * one place that needs what stable Rust keeps behind a switch.
 * @returns {Promise<WasmToolchain>}
 */
async function debianRust() {
  if (!hasSource() || !linker())
    await installDebian(
      ['rustc-web', 'rust-web-src', ...(linker() ? [] : ['lld'])],
      `a Rust that builds ${TARGET}`,
      `run \`rustup target add ${TARGET}\` where rustup may download`,
    );
  const ld = linker();
  if (!hasSource() || !ld)
    throw new Failure(
      `The installed packages hold no Rust 1.${OLDEST_RUST} or newer with its source and a linker.`,
    );
  return {
    about: `${output(DEBIAN_RUSTC, ['--version'])}, its standard library built from source`,
    args: ['-Zbuild-std=std,panic_abort', '--target-dir', join(root, 'target-std')],
    env: { RUSTC: DEBIAN_RUSTC, RUSTC_BOOTSTRAP: '1', CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: ld },
  };
}

function hasSource() {
  const sysroot = output(DEBIAN_RUSTC, ['--print', 'sysroot']);
  return (
    sysroot !== null &&
    minorOf(output(DEBIAN_RUSTC, ['--version'])) >= OLDEST_RUST &&
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
function minorOf(version) {
  return Number(/ 1\.(\d+)\./.exec(version ?? '')?.[1] ?? 0);
}

/**
 * The browser that tests run in. Debian's Chromium without windows comes first, because a page in it costs a third of the
 * time. Where there is no browser, Debian's package of it gets installed.
 * @returns {Promise<string>} the path of a Chromium or Chrome
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  await installDebian(
    [BROWSERS[0]],
    'a browser for the tests',
    'set BROWSER_PATH to a Chromium or Chrome, or run `npx playwright install chromium`',
  );
  const installed = which(BROWSERS[0]);
  if (!installed)
    throw new Failure(`The package put no \`${BROWSERS[0]}\` on the PATH: set BROWSER_PATH to a browser.`);
  return installed;
}

async function findBrowser() {
  const given = process.env.BROWSER_PATH;
  if (given && !isProgram(given)) throw new Failure(`BROWSER_PATH names no program: ${given}`);
  if (given) return given;
  const { chromium } = await import('@playwright/test');
  return BROWSERS.map(which).find(Boolean) ?? [...BUNDLES, chromium.executablePath()].find(isProgram);
}

/**
 * Installs packages where that can be done without asking anyone; elsewhere says what to do.
 * @param {string[]} packages
 * @param {string} purpose
 * @param {string} elsewhere what to do on other systems
 */
export async function installDebian(packages, purpose, elsewhere) {
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || !which('apt-get'))
    throw new Failure(`Missing: ${purpose}. Please ${elsewhere}, and run this again.`);
  const install = [
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
    '-o',
    'DPkg::Lock::Timeout=300',
    ...packages,
  ];
  const prefix =
    process.getuid?.() === 0 ? [] : output('sudo', ['-n', 'true']) === null ? null : ['sudo', '-n'];
  if (!prefix)
    throw new Failure(
      `Missing: ${purpose}. Please run\n\n  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}\n\nor ${elsewhere}, and run this again.`,
    );
  say(`Installing ${purpose} from Debian: ${packages.join(' ')} …`);
  await run('env', [...prefix, 'apt-get', 'update', '-qq']);
  await run('env', [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', ...install, '-qq']);
}

/** @param {string} name */
export function which(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (isMain(import.meta))
  await main(async () => {
    await ensurePackages();
    say(`Rust: ${(await ensureRust()).about}`);
    say(`Browser: ${await ensureBrowser()}`);
  });
