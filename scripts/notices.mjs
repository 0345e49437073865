/**
 * `THIRD-PARTY-NOTICES.txt` of a build: the terms of what other people wrote and the built files contain, which are crates
 * in the compiled modules, and npm packages on the page that measures them against ours.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, sep } from 'node:path';
import { cargo } from './cargo.mjs';
import { Failure, output, root } from './run.mjs';

export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** What is part of a module by being compiled for it; it lies in no package of its own. */
const STANDARD_LIBRARY = `The standard library of Rust, with hashbrown and dlmalloc: (MIT OR Apache-2.0), under the MIT License

Copyright (c) The Rust Project Contributors
Copyright (c) 2016 Amanieu d'Antras
Copyright (c) 2014 Alex Crichton
`;

/** @typedef {{ name: string, terms: string, folder: string }} Part */

/** Those that the compiled modules are made of. @returns {Part[]} */
export function crates() {
  const which = ['-p', 'meander-wasm', '--target', 'wasm32-unknown-unknown'];
  const how = ['--edges', 'normal,no-proc-macro', '--prefix', 'none', '--format', '{p}|{l}'];
  const tree = output(...cargo('tree', ...which, ...how));
  if (tree === null) throw new Failure('cargo tree does not say what the compiled modules are made of.');
  const lines = new Set(tree.split('\n').map((line) => line.replace(' (*)', '')));
  return [...lines].flatMap((line) => {
    const [, name, version, terms] = /^(\S+) v(\S+)\|(.+)$/.exec(line) ?? [];
    return name ? [{ name: `${name} ${version}`, terms, folder: crateFolder(`${name}-${version}`) }] : [];
  });
}

/** @param {string} crate */
function crateFolder(crate) {
  const sources = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'registry/src');
  const found = readdirSync(sources).map((registry) => join(sources, registry, crate));
  const folder = found.find((one) => existsSync(one));
  if (!folder) throw new Failure(`The source of ${crate} is not in ${sources}, so its terms are not known.`);
  return folder;
}

/** The npm package that a file is of. @param {string} file @returns {string[]} nothing for a file of ours */
function packageOf(file) {
  const inside = file.split(`${sep}node_modules${sep}`).at(-1);
  if (inside === undefined || inside === file) return [];
  const parts = inside.split(sep);
  return [parts.slice(0, parts[0].startsWith('@') ? 2 : 1).join('/')];
}

/** An npm package. @param {string} name @param {string} [folder] @returns {Part} */
export function npmPart(name, folder = join(root, 'node_modules', name)) {
  const { version, license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const terms = license ?? licenses?.[0].type;
  if (!terms) throw new Failure(`${name} does not say what its terms are, and is in the built pages.`);
  return { name: `${name} ${version}`, terms, folder };
}

/** The texts in its folder: of several to choose from, MIT's. @param {Part} part */
function textOf({ terms, folder }) {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|unlicense)/i.test(file));
  const mit = files.filter((file) => /mit/i.test(file));
  const more = terms.includes(' AND ') ? files.filter((file) => /unicode/i.test(file)) : [];
  const chosen = mit.length > 0 ? [...mit, ...more] : files;
  if (chosen.length === 0) return 'These are named in its package.json; it comes without their text.';
  return chosen.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
}

/** @param {Part[]} parts */
export function noticesOf(parts) {
  /** Those of the same words stand together. @type {Map<string, string[]>} */
  const byText = new Map();
  for (const part of parts) {
    const text = textOf(part);
    byText.set(text, [...(byText.get(text) ?? []), `${part.name}: ${part.terms}`]);
  }
  const [permission] = readFileSync(join(root, 'LICENSE-MIT'), 'utf8').split('Permission is').slice(1);
  const sections = [...byText].map(([text, names]) => `${names.sort().join('\n')}\n\n${text}\n`).sort();
  return [`${STANDARD_LIBRARY}\nPermission is${permission}`, ...sections].join(`\n${'-'.repeat(72)}\n\n`);
}

/**
 * Writes them into a build. The plugin goes into the pages' build and into that of their workers.
 * @returns {{ pages: import('vite').Plugin, workers: () => import('vite').Plugin[] }}
 */
export function notices() {
  /** @type {Set<string>} */
  const packages = new Set();
  /** @param {import('vite').Rolldown.OutputBundle} bundle */
  const collect = (bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const name of Object.keys(chunk.modules).flatMap(packageOf)) packages.add(name);
  };
  return {
    workers: () => [{ name: 'meander:worker-notices', generateBundle: (_, bundle) => collect(bundle) }],
    pages: {
      name: 'meander:notices',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        const source = noticesOf([...crates(), ...[...packages].sort().map((name) => npmPart(name))]);
        this.emitFile({ type: 'asset', fileName: NOTICES, source });
      },
    },
  };
}
