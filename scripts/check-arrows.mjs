/** The arrows between the Rust parts that the compiler does not keep; `eslint.config.js` keeps those of the front end. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cargo } from './cargo.mjs';
import { Failure, isMain, main, output, root, say } from './run.mjs';

const CORE = join(root, 'crates/core/src');

/** What a part of the core must not name. */
const NEVER = {
  'search/': ['chisel', 'smooth', 'measure', 'combine', 'interop'],
  'chisel/': ['smooth', 'measure', 'combine', 'interop'],
  'chisel/flooding/': ['stepping', 'incremental'],
  'chisel/incremental/': ['stepping', 'flooding'],
  'chisel/stepping/': ['flooding'],
  'smooth/': ['grid', 'graph', 'rng', 'search', 'chisel', 'measure', 'combine', 'interop'],
  'grid.rs': ['search', 'chisel', 'smooth', 'measure', 'combine', 'interop'],
  'points.rs': ['search', 'chisel', 'smooth', 'measure', 'combine', 'interop'],
  'rng.rs': ['search', 'chisel', 'smooth', 'measure', 'combine', 'interop'],
  'error.rs': ['search', 'chisel', 'smooth', 'measure', 'combine', 'interop'],
};

/** Crates that reach for a browser, a clock or a source of chance. */
const FOREIGN = ['wasm-bindgen', 'js-sys', 'web-sys', 'getrandom', 'time', 'chrono', 'instant', 'web-time'];

export async function checkArrows() {
  const faults = [...parts(), ...siblings(), ...determinism(), ...defaults(), ...foreignCrates()];
  if (faults.length > 0) throw new Failure(faults.join('\n  '));
  say('Every arrow points the way it should.');
}

function parts() {
  return Object.entries(NEVER).flatMap(([part, names]) =>
    broken(rustFiles(join(CORE, part)), naming(names), `${part} must not know of it`),
  );
}

/** An algorithm is a file that declares one; only tables and `mod.rs` name it. */
function siblings() {
  const files = rustFiles(join(CORE, 'smooth')).filter((file) => basename(file) !== 'mod.rs');
  const algorithms = files.filter((file) => /static \w+: Algorithm\b/.test(readFileSync(file, 'utf8')));
  return files.flatMap((file) => {
    const others = algorithms.filter((other) => other !== file).map((other) => basename(other, '.rs'));
    return broken(
      [file],
      naming(others),
      'one algorithm knows no other; what they share has a file of its own',
    );
  });
}

function determinism() {
  const never = /\bstd::(time|env|fs|net|process|thread)\b|\b(SystemTime|HashMap|HashSet)\b/;
  return broken(rustFiles(CORE), never, 'the core gives the same result for the same input, everywhere');
}

function defaults() {
  const never = /\.clamp\(|\.unwrap_or(_default|_else)?\(/;
  const because = 'a default or a limit lives in the core, where Rust callers have it too';
  return broken(rustFiles(join(root, 'crates/wasm/src')), never, because);
}

function foreignCrates() {
  const query = cargo('tree', '-p', 'meander-core', '-e', 'normal', '--prefix', 'none', '--target', 'all');
  const tree = output(...query);
  if (tree === null) throw new Failure(`\`${query.flat().join(' ')}\` failed: run it to see why.`);
  const names = new Set(tree.split('\n').map((line) => line.split(' ')[0]));
  return FOREIGN.filter((name) => names.has(name)).map(
    (name) => `meander-core depends on ${name}: it must not`,
  );
}

/** @param {string[]} modules */
function naming(modules) {
  // An empty alternative would match everywhere.
  return modules.length > 0
    ? new RegExp(`\\b(?:crate|super|smooth)::.*?\\b(?:${modules.join('|')})\\b`)
    : /(?!)/;
}

/**
 * @param {string[]} files
 * @param {RegExp} never
 * @param {string} because
 */
function broken(files, never, because) {
  return files.flatMap((file) =>
    code(file).flatMap((line, index) =>
      never.test(line) ? [`${file.slice(root.length)}:${index + 1}: \`${line.trim()}\`: ${because}`] : [],
    ),
  );
}

/** @param {string} path a file, or a folder with all that is below it */
function rustFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.rs')).map((name) => join(path, name));
}

/**
 * The lines that are compiled into the library: neither comments nor the tests at the end of a file.
 * @param {string} file
 */
function code(file) {
  const [library = ''] = readFileSync(file, 'utf8').split(/^#\[cfg\(test\)\]$/m);
  return library.split('\n').map((line) => line.replace(/\/\/.*$/, ''));
}

if (isMain(import.meta)) await main(checkArrows);
