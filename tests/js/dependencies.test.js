/** What the project depends on: why, from where, and under which terms. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** @param {string} file */
const read = (file) => readFileSync(root + file, 'utf8');
const CRATES = ['crates/bench', 'crates/core', 'crates/targets', 'crates/wasm', 'crates/xtask', 'fuzz'];

/** Terms that ask for nothing but their own text beside copies. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'Zlib',
];
/** Other terms, and why they bind nobody here. @type {Record<string, RegExp>} */
const TOOLS_ALONE = {
  // Without any terms: what browsers can do, which lints read.
  'CC0-1.0': /^(@mdn\/browser-compat-data|mdn-data)$/,
  // A changed file has to be published: these are run as they are, and no file of them is delivered.
  'MPL-2.0': /^(@resvg\/resvg-js(-.+)?|axe-core|lightningcss(-.+)?)$/,
  // Fonts that tests see and no build contains.
  'MIT AND OFL-1.1': /^@expo-google-fonts\/tinos$/,
  'SEE LICENSE IN README.md AND LICENSE': /^dejavu-fonts-ttf$/,
  // A table of browsers, which webpack reads.
  'CC-BY-4.0': /^caniuse-lite$/,
  // Their package.json names MIT (pathfinding), PSF-2.0 (heap) and BSD-3-Clause by fields that npm no longer reads.
  undefined: /^(heap|parse-cache-control|pathfinding)$/,
};

/** @type {Record<string, { version: string, integrity?: string, resolved?: string, license?: string, link?: boolean, dependencies?: Record<string, string> }>} */
const locked = JSON.parse(read('package-lock.json')).packages;
const packages = Object.entries(locked).filter(([path]) => path !== '');

test('ARCHITECTURE.md has a reason for each dependency, and for nothing else', () => {
  const section = read('ARCHITECTURE.md').split('\n## Dependencies\n')[1];
  const rows = section.split('\n## ')[0].matchAll(/^\| (?!dependency )([^|]+) \| ([^|]+) \|$/gm);
  const explained = [...rows].flatMap(([, names, reason]) => {
    assert.ok(reason.trim().length > 10, names);
    return names.replace(/\([^)]*\)/g, '').split(',');
  });
  const { devDependencies, peerDependencies } = JSON.parse(read('package.json'));
  const used = new Set([...Object.keys(devDependencies), ...Object.keys(peerDependencies)]);
  for (const crate of CRATES)
    for (const [, table] of read(`${crate}/Cargo.toml`).matchAll(
      /^\[(?:[\w.-]+-)?dependencies\]\n((?:(?!\[).*\n)*)/gm,
    ))
      for (const [, name] of table.matchAll(/^([\w-]+)(?:\.workspace)? = /gm))
        if (!name.startsWith('meander-')) used.add(name);
  assert.deepEqual(explained.map((name) => name.trim()).sort(), [...used].sort());
});

test('the package that is delivered depends on nothing', () => {
  const { dependencies, peerDependenciesMeta } = JSON.parse(read('package.json'));
  assert.equal(dependencies, undefined);
  assert.deepEqual(peerDependenciesMeta, { '@resvg/resvg-js': { optional: true } });
});

test('each locked npm package is one of the registry, known by its hash', () => {
  for (const [path, { integrity = '', resolved, link }] of packages) {
    assert.match(integrity, /^sha512-/, path);
    // Where it comes from is left out, so that a mirror does: anything named would be another place.
    assert.deepEqual([resolved, link], [undefined, undefined], path);
  }
});

test('no dependency asks for whatever is newest', () => {
  const { overrides } = JSON.parse(read('package.json'));
  for (const [path, { dependencies = {} }] of packages)
    for (const [name, range] of Object.entries(dependencies))
      if (!/\d/.test(range) && range !== '*')
        assert.ok(overrides[path.replace('node_modules/', '')]?.[name], `${path}: ${name}`);
});

test('each locked crate is one of crates.io, known by its hash', () => {
  for (const file of ['Cargo.lock', 'fuzz/Cargo.lock'])
    for (const entry of read(file).split('[[package]]').slice(1)) {
      const [, name] = /^name = "(.+)"$/m.exec(entry) ?? [];
      if (/^(meander-.*|xtask)$/.test(name)) continue;
      assert.match(entry, /^source = "registry\+https:\/\/github\.com\/rust-lang\/crates\.io-index"$/m, name);
      assert.match(entry, /^checksum = "[0-9a-f]{64}"$/m, name);
    }
});

test('each locked npm package may be used', () => {
  for (const [path, { license }] of packages) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (TOOLS_ALONE[String(license)]?.test(name)) continue;
    assert.ok(allowed(license ?? ''), `${name}: ${license}`);
  }
});

/** Of several that are to be had, one will do; of several that hold at once, each has to. @param {string} expression */
function allowed(expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((part) => LICENCES.includes(part)));
}
