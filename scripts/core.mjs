/** Compiles Rust to `www/glue/`: two modules, the JavaScript and types around them, and the table of algorithms. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure, output, root, run, say } from './run.mjs';
import { ensureRust, TARGET, targetFolder } from './rust.mjs';

const GLUE = join(root, 'www/glue');

/** The whole module, and the small one that a figure starts with: `crates/wasm/src/lib.rs` lists the contents of each. */
const MODULES = [
  { name: 'meander', features: [], passes: ['-O3'] },
  // A second pass for size; its effect on speed is not measured.
  { name: 'figure', features: ['--no-default-features'], passes: ['-O3', '-Oz', '--reorder-functions'] },
];

/** The stack comes first and grows downwards, so nothing lies in the last kilobyte of low memory. */
const OPTIMISE = ['--low-memory-unused', '--strip-debug', '--strip-producers', '--strip-target-features'];

/** Has a hash of the sources of the last build: cargo alone would recompile both modules each time. */
const STAMP = join(GLUE, 'stamp');
const SOURCES = ['Cargo.toml', 'Cargo.lock', 'package-lock.json', 'scripts/core.mjs', 'crates'];

/** @param {{ optimised?: boolean }} [options] without optimising, an edit of the core compiles in seconds */
export async function buildCore({ optimised = true } = {}) {
  const start = performance.now();
  const rust = await ensureRust();
  const made = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  const sources = hashSources(rust.about);
  if (made === `${sources} optimised` || (made.startsWith(sources) && !optimised)) return;
  say(`Compiling the core to WebAssembly with ${rust.about} …`);
  // An interrupted run leaves no stamp.
  rmSync(STAMP, { force: true });
  mkdirSync(GLUE, { recursive: true });
  // With the features that Clippy and the development build need, so that they share compiled macros.
  await Promise.all([
    compile(rust, optimised ? 'wasm' : 'dev'),
    cargo(['--bin', 'xtask', '-p', 'xtask', '-p', 'meander-wasm']),
  ]);
  const xtask = join(targetFolder(), 'debug/xtask');
  await run(xtask, ['table', join(GLUE, 'table.js')]);
  await Promise.all(MODULES.map(({ name, passes }) => wrap(xtask, name, optimised && passes)));
  writeFileSync(STAMP, `${sources} ${optimised ? 'optimised' : 'not optimised'}`);
  say(`Compiled the core in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** @param {string} compiler */
function hashSources(compiler) {
  const files = SOURCES.flatMap((path) =>
    statSync(join(root, path)).isFile()
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\bsrc\b.*\.rs$|Cargo\.toml$/.test(file))
          .map((file) => join(path, file)),
  );
  const hash = createHash('sha256').update(compiler);
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Vite plugin: compiles the core before the development server starts, and again when a crate changes. */
export function core() {
  const build = () => buildCore({ optimised: false });
  let queue = Promise.resolve();
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:core',
    apply: 'serve',
    buildStart: () => (queue = queue.then(build)),
    configureServer(server) {
      /** @type {import('vite').HotPayload | undefined} the error of the last build */
      let failure;
      let waiting = false;
      server.ws.on('connection', () => failure && server.ws.send(failure));
      server.watcher.on('all', (_, file) => {
        if (waiting || !/\.rs$|Cargo\.(toml|lock)$/.test(file)) return;
        waiting = true;
        queue = queue.then(async () => {
          waiting = false;
          try {
            await build();
            failure = undefined;
            server.moduleGraph.invalidateAll();
            server.ws.send({ type: 'full-reload' });
          } catch (/** @type {any} */ error) {
            failure = { type: 'error', err: { message: error.message, stack: '' } };
            server.ws.send(failure);
          }
        });
      });
      server.printUrls = () => {
        const { local = [], network = [] } = server.resolvedUrls ?? {};
        say(`\nOpen ${[...local, ...network].join('\n  or ')}\n`);
      };
    },
  });
}

/** @param {import('./rust.mjs').Rust} rust @param {string} profile */
async function compile({ rustc, folder, args, env }, profile) {
  for (const { name, features } of MODULES) {
    const which = ['-p', 'meander-wasm', '--profile', profile, '--target', TARGET, ...features];
    await cargo([...which, ...args, '--config', withoutFolders(rustc)], env);
    // Cargo writes both modules to the same file.
    const made = profile === 'dev' ? 'debug' : profile;
    copyFileSync(join(folder, TARGET, made, 'meander_wasm.wasm'), join(GLUE, `${name}.compiled`));
  }
}

/** @param {string[]} args @param {Record<string, string>} [env] */
const cargo = (args, env) => run('cargo', ['build', '--locked', '--quiet', ...args], env);

/**
 * Keeps folders of this machine out of the published modules. Paths in the project are relative already.
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

/** @param {string} xtask @param {string} name @param {false | string[]} passes */
async function wrap(xtask, name, passes) {
  const [compiled, generated, module] = ['.compiled', '_bg.wasm', '.wasm'].map((end) =>
    join(GLUE, name + end),
  );
  await run(xtask, ['glue', compiled, GLUE, name]);
  if (passes) {
    const wasmOpt = 'node_modules/binaryen/bin/wasm-opt';
    await run(process.execPath, [wasmOpt, generated, '-o', generated, ...passes, ...OPTIMISE]);
    if (!WebAssembly.validate(readFileSync(generated))) throw new Failure(`wasm-opt broke ${name}.wasm.`);
  }
  renameSync(generated, module);
  for (const rest of [`${generated}.d.ts`, compiled]) rmSync(rest);
  // `meander-path.js` contains the whole module, compressed.
  if (name === 'meander')
    writeFileSync(`${module}.gz`, gzipSync(readFileSync(module), { level: 9, memLevel: 9 }));
}
