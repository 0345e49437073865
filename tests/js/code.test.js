/** Curves as code hold the numbers of the curve. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as engine from '../../www/engine.js';
import { LANGUAGES, writeCode } from '../../www/old/io/code.js';
import { writePoints } from '../../www/old/io/write-points.js';

const POINTS = [0, -0, 1, 2.5, 0.1, 1 / 3, -1e-7, 1e21, 123456789.125, 5e-324];
const SPACE = [1, 2, 3, 4.5, 1 / 7, -6];
const curve = (/** @type {number[]} */ points, /** @type {number} */ dimension, closed = false) => ({
  id: 'raw',
  paths: [Float64Array.from(points)],
  dimension,
  closed,
});

/** Every number of the lines that hold points. @param {string} code */
const numbers = (code) =>
  code
    .split('\n')
    .filter((line) => /^\s/.test(line))
    .flatMap((line) => line.replace(/Vector\d/, '').match(/-?\d[\d.]*(?:e[-+]?\d+)?/g) ?? [])
    .map(Number);

test('Rust, JavaScript and GDScript hold the numbers of the curve', () => {
  for (const language of ['rust', 'javascript', 'gdscript'])
    for (const [points, dimension] of /** @type {const} */ ([
      [POINTS, 2],
      [SPACE, 3],
    ])) {
      const read = numbers(writeCode(language, curve([...points], dimension)));
      assert.deepEqual(
        read.map((value) => value + 0),
        points.map((value) => value + 0),
        language,
      );
    }
});

test('C# holds the shortest numbers that its single floats tell apart', () => {
  const code = writeCode('csharp', curve([1 / 3, 0.1, 1, 16777217], 2));
  assert.match(code, /new Vector2\(0\.33333333f, 0\.1f\),\n {4}new Vector2\(1f, 16777217f\),/);
  assert.deepEqual(numbers(code).map(Math.fround), [1 / 3, 0.1, 1, 16777217].map(Math.fround));
});

test('JavaScript code runs and exports the points', async () => {
  const code = writeCode('javascript', curve(POINTS, 2));
  const { path } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  assert.deepEqual(
    path.flat().map(Number),
    POINTS.map((value) => value + 0),
  );
});

test('each language writes its own list, with a comment if closed', () => {
  assert.match(
    writeCode('rust', curve(SPACE, 3)),
    /^\/\/ raw, 2 points\npub const PATH: \[\(f64, f64, f64\); 2\] = \[/,
  );
  assert.match(
    writeCode('gdscript', curve([1, 2], 2)),
    /^# raw, 1 points\nvar path := PackedVector2Array\(\[\n\tVector2\(1\.0, 2\.0\),\n\]\)\n$/,
  );
  assert.match(writeCode('gdscript', curve(SPACE, 3)), /PackedVector3Array\(\[\n\tVector3\(/);
  assert.match(
    writeCode('csharp', curve(SPACE, 3)),
    /Vector3\[\] Path = new Vector3\[\]\n\{\n {4}new Vector3\(1f, 2f, 3f\),/,
  );
  for (const language of Object.keys(LANGUAGES)) {
    assert.match(writeCode(language, curve(SPACE, 3, true)), /closed/);
    assert.doesNotMatch(writeCode(language, curve(SPACE, 3)), /closed/);
  }
});

test('an unknown language is refused, with the known ones', () => {
  for (const language of ['cobol', 'toString', ''])
    assert.throws(() => writeCode(language, curve(SPACE, 3)), {
      name: 'MeanderError',
      code: 'BadArgument',
      argument: 'language',
      message: `language was ${JSON.stringify(language)}; it must be one of rust, javascript, gdscript, csharp`,
    });
});

test('several paths become several lists in code, CSV and JSON', async () => {
  const paths = [POINTS, [5, 5, 6, 5]].map((points) => Float64Array.from(points));
  // There is one zero.
  const all = paths.flatMap((points) => [...points].map((number) => number + 0));
  for (const [language, names] of Object.entries({
    rust: ['PATH:', 'PATH_2:'],
    javascript: ['path =', 'path_2 ='],
    gdscript: ['path :=', 'path_2 :='],
    csharp: ['Path =', 'Path_2 ='],
  })) {
    const code = writeCode(language, { ...curve([], 2), paths });
    for (const name of names) assert.equal(code.split(` ${name}`).length, 2, `${language}: ${code}`);
    assert.equal(numbers(code).length, all.length);
    assert.match(code, /raw, way 2 of 2, 2 points/);
  }
  assert.equal(writePoints('json', paths, 2), JSON.stringify([pairs(POINTS), pairs([5, 5, 6, 5])]));
  const csv = writePoints('csv', paths, 2);
  assert.equal(csv, `x,y\n${pairs(POINTS).join('\n')}\n\n5,5\n6,5\n`);
  // One way is written as the engine does.
  await engine.ready();
  for (const format of /** @type {const} */ (['csv', 'json'])) {
    assert.equal(writePoints(format, [paths[0]], 2), engine.writeTrack(paths[0], { format }));
    const { points, others } = engine.readTrack(writePoints(format, paths, 2));
    assert.deepEqual([points, ...others].map(({ length }) => length).sort(), [10, 4].sort());
  }
});

/** @param {readonly number[]} numbers */
function pairs(numbers) {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
}
