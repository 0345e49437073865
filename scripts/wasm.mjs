/** Rust to `www/glue/`: the optimised modules, the JavaScript and types that wrap them, and the table of algorithms. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages, ensureRust } from './setup.mjs';
import { tightGlue } from './tight-glue.mjs';
import { Failure, isMain, main, output, root, run, runTool, say, since } from './run.mjs';

const GLUE = join(root, 'www/glue');
/**
 * The whole module; the one that a figure begins with, which is without what most figures do not ask for; and the whole
 * one for the self-contained file. The smaller the better, these two, and neither is for benchmarks. Only the first adds
 * two numbers at once; it would do without `simd`, more slowly.
 */
const MODULES = [
  { name: 'meander', profile: 'wasm', features: [], simd: true, served: true },
  { name: 'figure', profile: 'figure', features: ['--no-default-features'], simd: false, served: true },
  {
    name: 'single',
    profile: 'figure',
    features: ['--no-default-features', '--features', 'whole'],
    simd: false,
    served: false,
  },
];

const ENDS = ['.js', '.d.ts', '_bg.wasm', '_bg.wasm.d.ts'];

// What every browser since 2022 runs and Rust's compiler emits by default.
const OPTIMISE = [
  '-O3',
  '--converge',
  // The stack comes first and grows downwards: nothing lies in its last kilobyte.
  '--low-memory-unused',
  '--enable-bulk-memory',
  '--enable-multivalue',
  '--enable-mutable-globals',
  '--enable-nontrapping-float-to-int',
  '--enable-reference-types',
  '--enable-sign-ext',
  '--strip-producers',
  '--strip-target-features',
];

/** Branches found anew: what is sent packed is then half a percent smaller, and no slower where it was measured. */
const OPTIMISE_FOR_SIZE = ['-O3', '--flatten', '--rereloop', ...OPTIMISE];

/**
 * Brings `www/glue/` up to date; free of cost when the compiled modules have not changed.
 * @param {import('./setup.mjs').WasmToolchain} toolchain
 * @param {{ quick?: boolean, served?: boolean }} [options] for a person who waits: `quick` leaves out the optimiser,
 *   `served` what no page that is served needs
 */
export async function buildGlue(toolchain, { quick = false, served = false } = {}) {
  let start = performance.now();
  const work = join(GLUE, `work-${process.pid}`);
  mkdirSync(work, { recursive: true });
  const modules = MODULES.filter((module) => module.served || !served);
  try {
    for (const module of modules)
      copyFileSync(await compile(toolchain, module), join(work, `${module.name}.wasm`));
    say(`Compiled the core to WebAssembly (${toolchain.about}) in ${since(start)}`);

    start = performance.now();
    await xtask('table', join(work, 'table.js'));
    renameSync(join(work, 'table.js'), join(GLUE, 'table.js'));
    // The sizes differ: who measures them has to know.
    writeFileSync(join(GLUE, 'library'), toolchain.flags.length > 0 ? 'from source' : 'ready-made');
    for (const module of modules) {
      const passes = module.profile === 'figure' ? OPTIMISE_FOR_SIZE : OPTIMISE;
      await wrap(module, work, quick ? [] : [...passes, ...(module.simd ? ['--enable-simd'] : [])]);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const sizes = modules.map(({ name }) => (statSync(join(GLUE, `${name}_bg.wasm`)).size / 1000).toFixed(1));
  say(`Made the glue: ${sizes.join(', ')} kB of WebAssembly, in ${since(start)}`);
}

/**
 * @param {typeof MODULES[number]} module
 * @param {string} work where it lies as it was compiled
 * @param {string[]} passes
 */
async function wrap({ name, served }, work, passes) {
  const compiled = join(work, `${name}.wasm`);
  const stamp = join(GLUE, `${name}.stamp`);
  const mark = fingerprint(compiled, passes);
  const files = [...ENDS.map((end) => name + end), ...(served ? [] : [`${name}.lzma`])];
  const known = existsSync(stamp) && readFileSync(stamp, 'utf8') === mark;
  if (known && files.every((file) => existsSync(join(GLUE, file)))) return;
  await xtask('glue', compiled, work, name);
  const script = join(work, `${name}.js`);
  writeFileSync(script, tightGlue(readFileSync(script, 'utf8'), name));
  const made = join(work, `${name}_bg.wasm`);
  if (passes.length > 0) await optimise(made, passes);
  if (!served) await xtask('pack', made, join(work, `${name}.lzma`));
  rmSync(stamp, { force: true });
  for (const file of files) renameSync(join(work, file), join(GLUE, file));
  writeFileSync(stamp, mark);
}

/** @param {string[]} args */
function xtask(...args) {
  return run('cargo', ['run', '-q', '-p', 'xtask', '--profile', 'xtask', ...locked(), '--', ...args]);
}

/**
 * @param {import('./setup.mjs').WasmToolchain} toolchain
 * @param {typeof MODULES[number]} module
 * @returns {Promise<string>}
 */
async function compile({ args, env, flags: own, targetDir, otherwise }, module) {
  const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  // The module is published: it must not name the folders of the machine that built it.
  // With the standard library's source installed, the compiler names that folder too.
  const sysroot = output(env.RUSTC ?? 'rustc', ['--print', 'sysroot'])?.trim();
  const { profile, features, simd } = module;
  const flags = [
    ...own,
    ...(simd ? ['-Ctarget-feature=+simd128'] : []),
    `--remap-path-prefix=${home}=cargo`,
    `--remap-path-prefix=${root}=`,
    ...(sysroot ? [`--remap-path-prefix=${sysroot}=rust`] : []),
  ];
  try {
    await run(
      'cargo',
      [
        ...['build', '-p', 'meander-wasm', '--profile', profile, '--target', 'wasm32-unknown-unknown'],
        ...['--target-dir', targetDir, ...locked(), ...features, ...args],
        ...['--config', `target.wasm32-unknown-unknown.rustflags=${JSON.stringify(flags)}`],
      ],
      { env },
    );
  } catch {
    if (!otherwise) throw new Failure('The core does not compile: the lines above say why.');
    say(`That failed with ${otherwise.about}'s own source; trying its ready-made library.`);
    return compile(otherwise, module);
  }
  return join(targetDir, 'wasm32-unknown-unknown', profile, 'meander_wasm.wasm');
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
 * Of everything that a module's glue is made from.
 * @param {string} compiled
 * @param {string[]} passes
 */
function fingerprint(compiled, passes) {
  const hash = createHash('sha256').update(passes.join(' '));
  const makers = [
    'Cargo.lock',
    'crates/xtask/src/main.rs',
    'scripts/tight-glue.mjs',
    'node_modules/binaryen/package.json',
  ];
  for (const file of [compiled, ...makers.map((maker) => join(root, maker))]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

if (isMain(import.meta))
  await main(async () => {
    await ensurePackages();
    await buildGlue(await ensureRust());
  });
