import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CURVE_IDS, type CurveId } from '../../www/figure/curves/index.ts';
import { Figure } from '../../www/figure/figure.ts';
import type { Patch, Settings } from '../../www/figure/settings.ts';
import { SOURCES } from '../../www/figure/sources/index.ts';
import { type LanguageName, LANGUAGES, writeCode } from '../../www/io/code.ts';
import { written } from '../../www/io/write.ts';
import { writeProgram } from '../../www/io/program.ts';

const POINTS = [0, -0, 1, 2.5, 0.1, 1 / 3, -1e-7, 1e21, 123456789.125, 5e-324];
const SPACE = [1, 2, 3, 4.5, 1 / 7, -6];
const curve = (points: readonly number[], dimension: 2 | 3, closed = false) => ({
  id: 'raw' as const,
  paths: [Float64Array.from(points)],
  dimension,
  closed,
});

/** Returns all numbers on the lines with points. */
const numbers = (code: string) =>
  code
    .split('\n')
    .filter((line) => /^\s/.test(line))
    .flatMap((line) => line.replace(/Vector\d/, '').match(/-?\d[\d.]*(?:e[-+]?\d+)?/g) ?? [])
    .map((text) => Number(text) + 0);

test('Rust, JavaScript and GDScript code has the numbers of the curve', () => {
  for (const language of ['rust', 'javascript', 'gdscript'] as const)
    for (const [points, dimension] of [
      [POINTS, 2],
      [SPACE, 3],
    ] as const)
      expect(numbers(writeCode(language, curve(points, dimension))), language).toEqual(
        points.map((value) => value + 0),
      );
});

test('C# code has the shortest numbers that single precision distinguishes', () => {
  const code = writeCode('csharp', curve([1 / 3, 0.1, 1, 16777217], 2));
  expect(code).toContain('new Vector2(0.33333333f, 0.1f),\n    new Vector2(1f, 16777217f),');
  expect(numbers(code).map(Math.fround)).toEqual([1 / 3, 0.1, 1, 16777217].map(Math.fround));
});

test('each language has its own list, with a comment if it is closed', () => {
  expect(writeCode('rust', curve(SPACE, 3))).toMatch(
    /^\/\/ raw, 2 points\npub const PATH: \[\(f64, f64, f64\); 2\] = \[/,
  );
  expect(writeCode('javascript', curve([1, 2], 2))).toBe(
    '// raw, 1 points\nexport const path = [\n  [1, 2],\n];\n',
  );
  expect(writeCode('gdscript', curve([1, 2], 2))).toBe(
    '# raw, 1 points\nvar path := PackedVector2Array([\n\tVector2(1.0, 2.0),\n])\n',
  );
  expect(writeCode('csharp', curve(SPACE, 3))).toContain(
    'static readonly Vector3[] Path = new Vector3[]\n{\n',
  );
  for (const language of Object.keys(LANGUAGES) as LanguageName[]) {
    expect(writeCode(language, curve(SPACE, 3, true))).toContain('closed');
    expect(writeCode(language, curve(SPACE, 3))).not.toContain('closed');
  }
});

test('an error about an unknown language lists the known ones', () => {
  for (const language of ['cobol', 'toString', '']) {
    const refusal = { code: 'BadArgument', argument: 'language' };
    expect(() => writeCode(language as LanguageName, curve(SPACE, 3))).toThrow(
      expect.objectContaining({
        ...refusal,
        message: `language was "${language}"; it must be one of rust, javascript, gdscript, csharp`,
      }),
    );
    expect(() => writeProgram(language as 'rust', new Figure(), 'raw')).toThrow(
      expect.objectContaining({
        ...refusal,
        message: `language was "${language}"; it must be one of rust, javascript`,
      }),
    );
  }
});

const ENDS = { size: 2, flat: [1, 1, 18, 18] };
const FAR = { size: 2, flat: [100, 200, 160, 240, 170, 330, 260, 300, 280, 420] };
const FIGURES: Record<string, Patch> = {
  ...Object.fromEntries(
    (Object.keys(SOURCES) as Settings['source'][]).map((source) => [
      `a plain figure of ${source}`,
      { source },
    ]),
  ),
  'a carving': { seed: 7, wiggliness: 2.5 },
  'a carving in a chosen order': { seed: 7, order: [42, 43, 61, 80], terminals: ENDS },
  'a carving with many ends': { seed: 5, terminals: { size: 2, flat: [1, 1, 18, 18, 1, 18] } },
  'a line that is not simplified': { seed: 7, through: 'raw', ratio: 0.1, passes: 2 },
  'a route': { source: 'astar', seed: 9, walls: { indexes: [84, 85, 86] } },
  waypoints: { source: 'waypoints', alpha: 1, subdivisions: 3 },
  'a closed patrol': { source: 'waypoints', closed: true, through: 'simplified', tolerance: 1.5 },
  'a patrol in space': { source: 'waypoints', dimension: 3, closed: true, alpha: 0 },
  'refined by angles': { source: 'waypoints', angleLimit: 40, outlierAngle: 110 },
  'a track in units of its own': { source: 'track', points: FAR, through: 'simplified', tolerance: 0.5 },
};

const folder = mkdtempSync(join(tmpdir(), 'meander-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(program: string, name: string): Promise<Float64Array> {
  const file = join(folder, `${name.replaceAll(' ', '-')}.mjs`);
  const entry = new URL('../../dist/meander.js', import.meta.url).href;
  writeFileSync(file, program.replace("'meander'", JSON.stringify(entry)));
  return (await import(file)).curve;
}

for (const [name, settings] of Object.entries(FIGURES))
  test(`a JavaScript program makes the curves of ${name}`, async () => {
    const figure = new Figure(settings);
    for (const id of CURVE_IDS) {
      const [points] = written(figure, id).paths;
      const found = await run(writeProgram('javascript', figure, id), `${name} ${id}`);
      expect(found.length, id).toBe(points.length);
      // A figure shows a track in another scale, which rounds.
      points.forEach((value, i) =>
        expect(Math.abs(found[i] - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value)),
      );
    }
  });

test('a program keeps a guarded curve off the cells carved away', async () => {
  const figure = new Figure({ seed: 7, guarded: true, overlays: ['chaikin'] });
  const kept = new Set(figure.carving.result.value!.cells);
  const points = await run(writeProgram('javascript', figure, 'chaikin'), 'guarded');
  expect(points.length).toBeGreaterThan(40);
  for (let i = 0; i < points.length; i += 2)
    expect(kept.has(Math.floor(points[i + 1]) * 20 + Math.floor(points[i]))).toBe(true);
});

test('a Rust program is a function that returns a line', () => {
  const rust = (settings: Patch, id: CurveId) => writeProgram('rust', new Figure(settings), id);
  expect(rust({ seed: 7, order: [42, 43], guarded: true, tolerance: 1 }, 'catmull-rom'))
    .toBe(`// cargo add meander-core
use meander_core::{Grid, GridMap, Polyline, cells_to_points};
use meander_core::carve::{Chisel, chisel};
use meander_core::smooth::{CatmullRom, catmull_rom};

pub fn curve() -> Result<Polyline, Box<dyn std::error::Error>> {
    let grid = Grid::new(20, 20)?;
    let ends = [21, 378];
    let carving = chisel(grid, &Chisel::new(&ends).seed(7).wiggliness(1.0).order(&[42, 43]))?.ok_or("walls part the ends")?;
    let path = &carving.path;
    let mut walls = vec![true; grid.cell_count() as usize];
    for &cell in &carving.nodes {
        walls[cell as usize] = false;
    }
    let map = GridMap::new(&grid).with_walls(&walls)?;
    let line = cells_to_points(grid.width(), path)?;
    let corners = map.pull(&line, 1.0, 0.0)?.line;
    let loose = catmull_rom(&corners, &CatmullRom::new().subdivisions(8).alpha(0.5))?;
    Ok(map.guard(&corners, &loose, 0.0)?)
}
`);
  expect(rust(FIGURES['refined by angles'], 'chaikin')).toContain(
    'Ok(refine(&line, &Refine::new().passes(4).angle_limit(40.0).outlier_angle(110.0).published(false))?)',
  );
});

const isAsked = Boolean(process.env.MEANDER_ALL);

test.runIf(isAsked)(
  'Rust programs compile without a warning and return the points of their curves',
  () => {
    const cargo = ['build', '--locked', '-q', '-p', 'meander-core', '--message-format=json'];
    const root = new URL('../../', import.meta.url);
    const built = spawnSync('cargo', cargo, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
    expect(built.status, built.stderr).toBe(0);
    const library: string = built.stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter(({ target }) => target?.name === 'meander_core' && target.kind.includes('lib'))
      .flatMap(({ filenames }) => filenames)
      .find((name) => name.endsWith('.rlib'));
    const all = Object.entries(FIGURES).flatMap(([name, settings]) => {
      const figure = new Figure(settings);
      return CURVE_IDS.map((id) => ({
        name: `${name}, ${id}`,
        program: writeProgram('rust', figure, id),
        points: written(figure, id).paths[0],
      }));
    });
    const print = (i: number) =>
      `for p in p${i}::curve().unwrap().iter() { for c in p.to_array() { print!("{} ", c.to_bits()); } } println!();\n`;
    const source = join(folder, 'all.rs');
    const programs = all.map(({ program }, i) => `mod p${i} {\n${program}}\n`).join('');
    writeFileSync(source, `${programs}fn main() {\n${all.map((_, i) => print(i)).join('')}}\n`);
    const program = join(folder, 'all');
    const rustc = ['--edition=2024', '-D', 'warnings', source, '-o', program];
    const links = ['--extern', `meander_core=${library}`, '-L', join(library, '..', 'deps')];
    const compiled = spawnSync('rustc', [...rustc, ...links], { encoding: 'utf8' });
    expect(compiled.status, compiled.stderr).toBe(0);
    const lines = spawnSync(program, { encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout.split('\n');
    for (const [i, { name, points }] of all.entries()) {
      const bits = BigUint64Array.from(lines[i].trim().split(' ').filter(Boolean), BigInt);
      const found = new Float64Array(bits.buffer);
      expect(found.length, name).toBe(points.length);
      // A figure shows a track in another scale, which rounds.
      points.forEach((value, at) =>
        expect(Math.abs(found[at] - value), name).toBeLessThanOrEqual(1e-9 * Math.abs(value)),
      );
    }
  },
  300_000,
);
