/** Programs that make a curve give the points that the figure shows. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { CURVES } from '../../www/old/curves/registry.js';
import * as engine from '../../www/engine.js';
import { writeCode } from '../../www/old/io/code.js';
import { writeProgram } from '../../www/old/io/program.js';
import { makeFigure } from './make-figure.js';

const ENTRY = new URL('../../www/engine.js', import.meta.url).href;
const ROOT = new URL('../../', import.meta.url);
const POINTS = { id: 'raw', dimension: 2, closed: false };
const FAR = [100, 200, 160, 240, 170, 330, 260, 300, 280, 420];

/** @type {Record<string, Record<string, any>>} */
const STATES = {
  'a carving': { seed: 7, wiggliness: 2.5 },
  'a carving with many ends': { seed: 5, terminals: [1, 1, 18, 18, 1, 18] },
  'a line that is not simplified': { seed: 7, through: 'raw', ratio: 0.1, passes: 2 },
  'a route': { source: 'astar', seed: 9, walls: [84, 85, 86] },
  waypoints: { source: 'waypoints', alpha: 1, subdivisions: 3 },
  'a closed patrol': { source: 'waypoints', closed: true, through: 'simplified', tolerance: 1.5 },
  'a patrol in space': { source: 'waypoints', dimension: 3, closed: true, alpha: 0 },
  'refined by angles': { source: 'waypoints', angleLimit: 40, outlierAngle: 110 },
  'a track in units of its own': { source: 'track', points: FAR, through: 'simplified', tolerance: 0.5 },
};

let folder = '';
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meander-'));
  await engine.ready();
});
after(() => rmSync(folder, { recursive: true }));

/** @param {ArrayLike<number>} found @param {ArrayLike<number>} points @param {boolean} exactly @param {string} name */
function compare(found, points, exactly, name) {
  assert.equal(found.length, points.length, name);
  // A figure shows a track in another scale, which rounds.
  for (let i = 0; i < points.length; i++)
    assert.ok(Math.abs(found[i] - points[i]) <= (exactly ? 0 : 1e-9 * Math.abs(points[i])), `${name}: ${i}`);
}

/** Every curve of every state. */
const cases = () =>
  Object.entries(STATES).flatMap(([name, state]) => {
    const figure = makeFigure(state);
    return CURVES.map((curve) => ({
      name: `${name}, ${curve.id}`,
      points: figure.written(curve.id).paths[0],
      exactly: state.source !== 'track',
      program: (/** @type {string} */ language) => writeProgram(language, figure.seen(), curve),
    }));
  });

test('a JavaScript program makes the points of its curve', async () => {
  for (const [i, { name, points, exactly, program }] of cases().entries()) {
    const file = join(folder, `${i}.mjs`);
    writeFileSync(file, program('javascript').replace("'meander'", JSON.stringify(ENTRY)));
    const { curve } = await import(pathToFileURL(file).href);
    compare(curve, points, exactly, name);
  }
});

const skip = process.env.MEANDER_ALL ? false : 'it compiles Rust: run it with MEANDER_ALL=1';

test('a Rust program compiles without a warning and makes the points of its curve', { skip }, () => {
  const build = ['build', '--locked', '-q', '-p', 'meander-core', '--message-format=json'];
  const built = spawnSync('cargo', build, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  assert.equal(built.status, 0, built.stderr);
  const library = built.stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ target }) => target?.name === 'meander_core' && target.kind.includes('lib'))
    .flatMap(({ filenames }) => filenames)
    .find((name) => name.endsWith('.rlib'));
  const all = cases();
  const parts = all.map(({ program }, i) => `mod p${i} {\n${program('rust')}}\n`);
  const calls = all.map(
    (_, i) =>
      `for p in p${i}::curve().unwrap() { for c in p.to_array() { print!("{} ", c.to_bits()); } } println!();`,
  );
  const list = { ...POINTS, paths: [all[0].points] };
  parts.push(`mod list {\n${writeCode('rust', list)}}\n`);
  calls.push('for (x, y) in list::PATH { print!("{} {} ", x.to_bits(), y.to_bits()); } println!();');
  const [source, program] = ['all.rs', 'all'].map((name) => join(folder, name));
  writeFileSync(source, `${parts.join('')}fn main() {\n${calls.join('\n')}\n}\n`);
  const given = ['--edition=2024', '-D', 'warnings', source, '-o', program];
  const links = ['--extern', `meander_core=${library}`, '-L', join(library, '..', 'deps')];
  const compiled = spawnSync('rustc', [...given, ...links], { encoding: 'utf8' });
  assert.equal(compiled.status, 0, compiled.stderr);
  const lines = spawnSync(program, { encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout.split('\n');
  for (const [i, { name, points, exactly }] of [...all, { ...all[0], name: 'code' }].entries()) {
    const bits = BigUint64Array.from(lines[i].trim().split(' ').filter(Boolean), BigInt);
    compare(new Float64Array(bits.buffer), points, exactly, name);
  }
});

test('an unknown language is refused, with the known ones', () => {
  const [{ program }] = cases();
  for (const language of ['gdscript', 'toString', ''])
    assert.throws(() => program(language), {
      code: 'BadArgument',
      argument: 'language',
      message: `language was ${JSON.stringify(language)}; it must be one of rust, javascript`,
    });
});
