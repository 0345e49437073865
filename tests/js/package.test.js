/** The built package has the files that package.json lists, and contains no paths of this machine. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { CALLS } from '../hostile/good-calls.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'latin1');

test('every entry of package.json is built', () => {
  const { exports } = JSON.parse(read('package.json'));
  const files = JSON.stringify(exports).match(/\.\/dist\/[^"]+/g) ?? [];
  assert.ok(files.length > 0);
  for (const file of files) assert.ok(existsSync(join(root, file)), file);
});

test('only meander-path.js contains a compiled module', () => {
  // A compiled module is a long run of base64.
  const copies = (/** @type {string} */ file) => read(file).match(/[\w+/]{5000,}={0,2}/g)?.length ?? 0;
  const files = readdirSync(dist).filter((name) => name.endsWith('.js') && name !== 'meander-path.js');
  assert.ok(files.length >= 4);
  for (const file of files) assert.equal(copies(`dist/${file}`), 0, file);
  assert.equal(copies('dist/meander-path.js'), 1);
  assert.match(read('dist/meander.js'), /new URL\("meander\.wasm", import\.meta\.url\)/);
  assert.match(read('dist/element.js'), /new URL\(["`]figure\.wasm["`], ?import\.meta\.url\)/);
});

test('meander-path.js is a classic script', () => {
  const code = read('dist/meander-path.js');
  assert.doesNotThrow(() => new Function(code));
  assert.doesNotMatch(code, /import\.meta/);
});

test('no built file names a folder of this machine', () => {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|wasm|html|css|ts)$/.test(file)) continue;
    const text = read(join('dist', file));
    for (const folder of [root, `${homedir()}/`])
      assert.ok(!text.includes(folder), `${file} names ${folder}`);
  }
});

test('a program can import each type that a function or method names', () => {
  const entry = join(dist, 'meander.d.ts');
  const program = ts.createProgram([entry], {
    ...{ lib: ['lib.es2022.d.ts'], types: [] },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext },
  });
  const checker = program.getTypeChecker();
  /** @param {ts.Node} node */
  const symbolOf = (node) => checker.getSymbolAtLocation(node) ?? assert.fail(node.getText());
  /** @param {ts.Symbol} symbol */
  const original = (symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const entryFile = program.getSourceFile(entry) ?? assert.fail(entry);
  const exported = new Map(
    checker.getExportsOfModule(symbolOf(entryFile)).map((symbol) => [symbol.name, original(symbol)]),
  );
  /** @param {ts.Node} node */
  const check = (node) => {
    if (ts.isTypeReferenceNode(node)) {
      const name = node.typeName.getText();
      const type = original(symbolOf(node.typeName));
      const file = type.declarations?.[0]?.getSourceFile();
      const isParameter = type.flags & ts.SymbolFlags.TypeParameter;
      if (!isParameter && file && !program.isSourceFileDefaultLibrary(file))
        assert.ok(exported.get(name) === type, `meander.d.ts does not export ${name}`);
    }
    if (!ts.isHeritageClause(node)) ts.forEachChild(node, check);
  };
  const calls = [...exported.values()].filter(({ flags }) => flags & ts.SymbolFlags.Value);
  assert.ok(calls.length > 40);
  for (const { declarations = [] } of calls) declarations.forEach(check);
});

/** Checks that each function's last argument has the type `<Name>Options`. The functions left out have no such type. */
const OPTIONS = Object.entries(CALLS)
  .filter(([name]) => !['smoothInto', 'derive', 'interpolate'].includes(name))
  .map(([name, args]) => {
    const type = `${name[0].toUpperCase()}${name.slice(1)}Options`;
    return `import { ${name} as _${name}, type ${type} } from '${join(dist, 'meander.js')}';
export const ${name}Options = {} as Required<Parameters<typeof _${name}>>[${args.length - 1}] satisfies ${type};`;
  })
  .join('\n');

/** TypeScript configurations of programs on different platforms. @type {[string, string[], string][]} */
const PLATFORMS = [
  ['neither the DOM nor Node', ['es2022'], ''],
  ['the DOM', ['es2022', 'dom'], `await ready(await fetch('meander.wasm'));`],
];
for (const [platform, lib, use] of PLATFORMS)
  test(`the types compile for a program with ${platform}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'meander-types-'));
    writeFileSync(
      join(folder, 'road.ts'),
      `import { branches, chaikin, chisel, chiselLater, Curve, derive, MeanderError, ready, simplify, smoothInto, Stroke, visvalingam } from '${join(dist, 'meander.js')}';
import type { CurveOptions, FollowerOptions, GridMapOptions, GridMapRouteOptions, StrokeOptions, Watch } from '${join(dist, 'meander.js')}';
await ready();
${use}
${lib.includes('dom') ? '' : '// @ts-expect-error -- a number is no address\nawait ready(5);'}
${lib.length > 1 ? '' : '// @ts-expect-error -- there is no document\ndocument.title;'}
const road: Float64Array = chaikin(branches([0, 1, 2], { width: 3, terminals: [0, 2] })[0]);
export const later = chiselLater({ width: 3, height: 3, terminals: [0, 8] }, { onProgress: (share) => share });
smoothInto(road, 'simplify', [{ x: 0, y: 0 }, { x: 1, y: 1 }], { tolerance: 1 });
const { seed } = chisel({ width: 3, height: 3, terminals: [0, 8], length: [5, 9] }) ?? { seed: 0 };
export const again: number = seed;
// @ts-expect-error -- no option has this name
chisel({ width: 3, height: 3, terminals: [0, 8], wigglines: 2 });
// @ts-expect-error -- a spacing is needed
smoothInto(road, 'resample', [[0, 0], [1, 1]]);
// @ts-expect-error -- a tolerance or a count is needed
simplify(road, {});
// @ts-expect-error
derive('simplify', road);
// @ts-expect-error -- a growing line is open
new Stroke('chaikin', { closed: true });
// @ts-expect-error -- a B-spline has a degree
new Curve('bspline', road, { alpha: 0.5 });
visvalingam(derive('simplify', simplify(road, { count: 2 }), { tolerance: 1 }).points, { area: 1 });
new Stroke('bspline', { degree: 2 }).push({ x: 0, y: 0 });
new Curve('catmullRom', road, { alpha: 0.5 });
chisel({ graph: [[1], [0]], terminals: [0, 1], walls: [false, false] });
export const unknown = (error: MeanderError) => error.code === 'BadArgument';
export type OfObjects = [CurveOptions, FollowerOptions, GridMapOptions, GridMapRouteOptions, Watch];
export default road;
${OPTIONS}
`,
    );
    const options = {
      strict: true,
      module: 'nodenext',
      target: 'es2022',
      ...{ lib, types: [] },
      noEmit: true,
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...options, skipDefaultLibCheck: true }, files: ['road.ts'] }),
    );
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder],
      { encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true });
    assert.equal(stdout, '');
    assert.equal(status, 0);
  });
