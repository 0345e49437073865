/** Rust to `www/glue/`: the compiled modules, the JavaScript and types that wrap them, and the table of algorithms. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cargo } from './cargo.mjs';
import { ensurePackages, ensureRust } from './setup.mjs';
import { Failure, isMain, main, output, root, run, runTool, say, since } from './run.mjs';

const GLUE = join(root, 'www/glue');
const STAMP = join(GLUE, 'stamp');
const TARGET = 'wasm32-unknown-unknown';

/** The whole module, and the one that a figure begins with: `crates/wasm/src/lib.rs` says what is in which. */
const MODULES = [
  { name: 'meander', features: [] },
  { name: 'figure', features: ['--no-default-features'] },
];

const OPTIMISE = [
  '-O3',
  // Again and again, until nothing gets smaller.
  '--converge',
  // The stack comes first and grows downwards: nothing lies in its last kilobyte.
  '--low-memory-unused',
  // What Rust emits by default, and every browser since 2022 runs.
  '--enable-bulk-memory',
  '--enable-multivalue',
  '--enable-mutable-globals',
  '--enable-nontrapping-float-to-int',
  '--enable-reference-types',
  '--enable-sign-ext',
  // What only tools would read.
  '--strip-debug',
  '--strip-producers',
  '--strip-target-features',
];

/**
 * Brings `www/glue/` up to date; costs nothing when no source has changed.
 * @param {import('./setup.mjs').WasmToolchain} toolchain
 * @param {{ development?: boolean }} [options] for a person who waits: the same two modules, compiled quickly and not
 *   optimised, unless the optimised ones are already there
 */
export async function buildGlue(toolchain, { development = false } = {}) {
  const start = performance.now();
  const sources = fingerprint(toolchain);
  const [made, kind] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split(' ') : [];
  if (made === sources && (development || kind === 'optimised')) return;
  const work = join(GLUE, `work-${process.pid}`);
  mkdirSync(work, { recursive: true });
  try {
    const [compiled] = await Promise.all([compile(toolchain, development), buildXtask()]);
    say(`Compiled the core to WebAssembly (${toolchain.about}) in ${since(start)}`);
    await xtask('table', join(work, 'table.js'));
    for (const { name, file } of compiled) await wrap(name, file, work, development);
    rmSync(STAMP, { force: true });
    for (const file of readdirSync(work)) renameSync(join(work, file), join(GLUE, file));
    writeFileSync(STAMP, `${sources} ${development ? 'development' : 'optimised'}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const sizes = MODULES.map(({ name }) => (statSync(join(GLUE, `${name}.wasm`)).size / 1000).toFixed(1));
  say(`Made the glue: ${sizes.join(', ')} kB of WebAssembly, in ${since(start)}`);
}

/**
 * @param {import('./setup.mjs').WasmToolchain} toolchain
 * @param {boolean} development
 */
async function compile({ args, env }, development) {
  const profile = development ? 'wasm-dev' : 'wasm';
  const folder = args.includes('--target-dir')
    ? args[args.indexOf('--target-dir') + 1]
    : join(root, 'target');
  const compiled = [];
  for (const { name, features } of MODULES) {
    const which = ['-q', '-p', 'meander-wasm', '--profile', profile, '--target', TARGET];
    const how = [...features, ...args, '--config', remapping(env.RUSTC ?? 'rustc')];
    await run(...cargo('build', ...which, ...how), { env }).catch(() => {
      throw new Failure('The core does not compile: the lines above say why.');
    });
    // The next one is written to the same place.
    const file = join(GLUE, `work-${process.pid}`, `${name}.compiled`);
    writeFileSync(file, readFileSync(join(folder, TARGET, profile, 'meander_wasm.wasm')));
    compiled.push({ name, file });
  }
  return compiled;
}

/**
 * The modules are published: they must not name the folders of the machine that built them. Where the standard library's
 * source is installed, the compiler names that folder too. The project's own files have relative names already; naming
 * their folder here would make cargo compile every dependency again in each clone.
 * @param {string} rustc
 */
function remapping(rustc) {
  const places = {
    [process.env.CARGO_HOME ?? join(homedir(), '.cargo')]: 'cargo',
    [output(rustc, ['--print', 'sysroot']) ?? '']: 'rust',
  };
  const flags = Object.entries(places).map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
  return `target.${TARGET}.rustflags=${JSON.stringify(flags)}`;
}

/**
 * @param {string} name
 * @param {string} compiled
 * @param {string} work
 * @param {boolean} development
 */
async function wrap(name, compiled, work, development) {
  await xtask('glue', compiled, work, name);
  rmSync(compiled);
  const [generated, module] = [join(work, `${name}_bg.wasm`), join(work, `${name}.wasm`)];
  rmSync(join(work, `${name}_bg.wasm.d.ts`));
  if (development) return renameSync(generated, module);
  await runTool('wasm-opt', generated, '-o', module, ...OPTIMISE);
  rmSync(generated);
  const bytes = readFileSync(module);
  if (!WebAssembly.validate(bytes)) throw new Failure('wasm-opt wrote a module that is not valid.');
  // The self-contained file has the whole one in it, as browsers can unpack it.
  if (name === 'meander') writeFileSync(`${module}.gz`, gzipSync(bytes, { level: 9 }));
}

function buildXtask() {
  return run(...cargo('build', '-q', '-p', 'xtask', '--profile', 'xtask'));
}

/** @param {string[]} args */
function xtask(...args) {
  return run(join(root, 'target/xtask/xtask'), args);
}

/**
 * Of everything that the modules are made from.
 * @param {import('./setup.mjs').WasmToolchain} toolchain
 */
function fingerprint({ about }) {
  const hash = createHash('sha256').update(about);
  const crates = ['core', 'wasm', 'xtask'].flatMap((name) => {
    const folder = join('crates', name, 'src');
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    return [join('crates', name, 'Cargo.toml'), ...files.sort().map((file) => join(folder, file))];
  });
  for (const file of ['Cargo.toml', 'Cargo.lock', 'scripts/wasm.mjs', ...crates]) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

if (isMain(import.meta))
  await main(async () => {
    await ensurePackages();
    await buildGlue(await ensureRust());
  });
