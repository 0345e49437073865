/** Rust to `www/glue/`: the optimised module and the JavaScript and types that wrap it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages, ensureRust } from './setup.mjs';
import { Failure, isMain, main, output, root, run, runTool, say, since } from './run.mjs';

const GLUE = join(root, 'www/glue');
const STAMP = join(GLUE, 'stamp');
const FILES = ['meander.js', 'meander.d.ts', 'meander_bg.wasm', 'meander_bg.wasm.d.ts'];

// What every browser since 2022 runs and Rust's compiler emits by default.
const OPTIMISE = [
  '-O3',
  '--enable-bulk-memory',
  '--enable-multivalue',
  '--enable-mutable-globals',
  '--enable-nontrapping-float-to-int',
  '--enable-reference-types',
  '--enable-sign-ext',
];

/**
 * Brings `www/glue/` up to date; free of cost when the compiled module has not changed.
 * @param {import('./setup.mjs').WasmToolchain} toolchain
 * @param {{ quick?: boolean }} [options] `quick` leaves out the optimiser, for a person who waits
 */
export async function buildGlue(toolchain, { quick = false } = {}) {
  let start = performance.now();
  const module = await compile(toolchain);
  say(`Compiled the core to WebAssembly (${toolchain.about}) in ${since(start)}`);

  const passes = quick ? [] : OPTIMISE;
  const stamp = fingerprint(module, passes);
  if (FILES.every((file) => existsSync(join(GLUE, file))) && readStamp() === stamp) return;
  start = performance.now();
  const work = join(GLUE, `work-${process.pid}`);
  mkdirSync(work, { recursive: true });
  try {
    const xtask = ['run', '-q', '-p', 'xtask', '--profile', 'xtask', ...locked()];
    await run('cargo', [...xtask, '--', 'glue', module, work]);
    if (!quick) await optimise(join(work, 'meander_bg.wasm'), passes);
    rmSync(STAMP, { force: true });
    for (const file of FILES) renameSync(join(work, file), join(GLUE, file));
    writeFileSync(STAMP, stamp);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const kilobytes = (statSync(join(GLUE, 'meander_bg.wasm')).size / 1000).toFixed(1);
  say(`Made the glue: ${kilobytes} kB of WebAssembly, in ${since(start)}`);
}

/** @param {import('./setup.mjs').WasmToolchain} toolchain */
async function compile({ args, env, targetDir }) {
  const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  // The module is published: it must not name the folders of the machine that built it.
  // With the standard library's source installed, the compiler names that folder too.
  const sysroot = output(env.RUSTC ?? 'rustc', ['--print', 'sysroot'])?.trim();
  const flags = [
    `--remap-path-prefix=${home}=cargo`,
    `--remap-path-prefix=${root}=`,
    ...(sysroot ? [`--remap-path-prefix=${sysroot}=rust`] : []),
  ];
  await run(
    'cargo',
    [
      ...['build', '-p', 'meander-wasm', '--profile', 'wasm', '--target', 'wasm32-unknown-unknown'],
      ...['--target-dir', targetDir, ...locked(), ...args],
      ...['--config', `target.wasm32-unknown-unknown.rustflags=${JSON.stringify(flags)}`],
    ],
    { env },
  ).catch(() => {
    throw new Failure('The core does not compile: the lines above say why.');
  });
  return join(targetDir, 'wasm32-unknown-unknown/wasm/meander_wasm.wasm');
}

/**
 * @param {string} file
 * @param {string[]} passes
 */
async function optimise(file, passes) {
  await runTool('wasm-opt', file, '-o', file, ...passes);
  if (!WebAssembly.validate(readFileSync(file)))
    throw new Failure('wasm-opt wrote a module that is not valid.');
}

/** In CI a lock file that does not fit is an error; at the desk it is about to be committed. */
function locked() {
  return process.env.CI ? ['--locked'] : [];
}

/**
 * Of everything that the glue is made from.
 * @param {string} module
 * @param {string[]} passes
 */
function fingerprint(module, passes) {
  const hash = createHash('sha256').update(passes.join(' '));
  const makers = ['Cargo.lock', 'crates/xtask/src/main.rs', 'node_modules/binaryen/package.json'];
  for (const file of [module, ...makers.map((maker) => join(root, maker))]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
}

if (isMain(import.meta))
  await main(async () => {
    await ensurePackages();
    await buildGlue(await ensureRust());
  });
