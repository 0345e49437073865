/** Rust to `www/glue/`: two compiled modules, the JavaScript and types around them, and the table of algorithms. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure, output, root, run, say } from './run.mjs';
import { ensureRust, TARGET, targetFolder } from './rust.mjs';

const GLUE = join(root, 'www/glue');

/** The whole module, and the one that a figure begins with: `crates/wasm/src/lib.rs` says what is in which. */
const MODULES = [
  { name: 'meander', features: [] },
  { name: 'figure', features: ['--no-default-features'] },
];

/** The stack comes first and grows downwards, so nothing lies in the last kilobyte of low memory. */
const OPTIMISE = [
  '-O3',
  '--low-memory-unused',
  '--strip-debug',
  '--strip-producers',
  '--strip-target-features',
];

/** @param {{ optimised?: boolean }} [options] not optimised, an edit of the core is compiled in seconds */
export async function buildCore({ optimised = true } = {}) {
  const start = performance.now();
  const rust = await ensureRust();
  say(`Compiling the core to WebAssembly with ${rust.about} …`);
  mkdirSync(GLUE, { recursive: true });
  await Promise.all([
    compile(rust, optimised ? 'wasm' : 'wasm-dev'),
    cargo(['-p', 'xtask', '--profile', 'xtask']),
  ]);
  const xtask = join(targetFolder(), 'xtask/xtask');
  await run(xtask, ['table', join(GLUE, 'table.js')]);
  for (const { name } of MODULES) await wrap(xtask, name, optimised);
  say(`Compiled the core in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** Vite plugin: compiles the core before the development server starts, and again when a crate changes. */
export function core() {
  const build = () => buildCore({ optimised: false });
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:core',
    apply: 'serve',
    buildStart: build,
    configureServer(server) {
      server.watcher.add(['crates', 'Cargo.toml'].map((path) => join(root, path)));
      let queue = Promise.resolve();
      let waiting = false;
      server.watcher.on('all', (_, file) => {
        if (waiting || !/\.(rs|toml)$/.test(file)) return;
        waiting = true;
        queue = queue.then(async () => {
          waiting = false;
          try {
            await build();
            server.moduleGraph.invalidateAll();
            server.ws.send({ type: 'full-reload' });
          } catch (/** @type {any} */ error) {
            server.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
          }
        });
      });
    },
  });
}

/** @param {import('./rust.mjs').Rust} rust @param {string} profile */
async function compile({ rustc, folder, args, env }, profile) {
  for (const { name, features } of MODULES) {
    const which = ['-p', 'meander-wasm', '--profile', profile, '--target', TARGET, ...features];
    await cargo([...which, ...args, '--config', withoutFolders(rustc)], env);
    // Cargo writes both modules to the same file.
    copyFileSync(join(folder, TARGET, profile, 'meander_wasm.wasm'), join(GLUE, `${name}.compiled`));
  }
}

/** @param {string[]} args @param {Record<string, string>} [env] */
const cargo = (args, env) => run('cargo', ['build', '--locked', '--quiet', ...args], env);

/**
 * The published modules name no folder of the machine that compiled them. Paths in the project are relative already.
 * @param {string} rustc
 */
function withoutFolders(rustc) {
  const folders = {
    [process.env.CARGO_HOME ?? join(homedir(), '.cargo')]: 'cargo',
    [output(rustc, ['--print', 'sysroot']) ?? '']: 'rust',
  };
  const flags = Object.entries(folders).map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
  return `target.${TARGET}.rustflags=${JSON.stringify(flags)}`;
}

/** Does nothing if the last build wrapped the same module. @param {string} xtask @param {string} name @param {boolean} optimised */
async function wrap(xtask, name, optimised) {
  const [compiled, wrapped, generated, module] = ['.compiled', '.wrapped', '_bg.wasm', '.wasm'].map((end) =>
    join(GLUE, name + end),
  );
  if (existsSync(wrapped) && readFileSync(wrapped).equals(readFileSync(compiled))) return rmSync(compiled);
  await run(xtask, ['glue', compiled, GLUE, name]);
  rmSync(`${generated}.d.ts`);
  if (optimised) {
    await run(process.execPath, [
      'node_modules/binaryen/bin/wasm-opt',
      generated,
      '-o',
      generated,
      ...OPTIMISE,
    ]);
    if (!WebAssembly.validate(readFileSync(generated))) throw new Failure(`wasm-opt broke ${name}.wasm.`);
  }
  renameSync(generated, module);
  // The file that works alone carries the whole module, packed.
  if (name === 'meander') writeFileSync(`${module}.gz`, gzipSync(readFileSync(module), { level: 9 }));
  renameSync(compiled, wrapped);
}
