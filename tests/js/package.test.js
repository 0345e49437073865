/** The built package has the files that package.json lists, and contains no paths of this machine. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { CALLS } from '../hostile/good-calls.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'latin1');

test('no built file names a folder of this machine', () => {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|wasm|html|css|ts)$/.test(file)) continue;
    const text = read(join('dist', file));
    for (const folder of [root, `${homedir()}/`])
      assert.ok(!text.includes(folder), `${file} names ${folder}`);
  }
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
import type { Algorithm, Calls, Carving, Cells, Corners, ErrorCode, FittedCarving, Graph, LengthOption, Numbers, Param, ParamTable, Place, Points, PolylineOptions, Source, Walls } from '${join(dist, 'meander.js')}';
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
