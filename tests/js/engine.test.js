/** Loading the engine, defaults of options, and Chiseler. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { refuses } from './refuses.js';

const { Chiseler, catmullRom, chaikin, chisel, params, ready, refine } = engine;

test('a call before ready() throws NotReady', () => {
  refuses(() => chaikin([0, 0]), {
    code: 'NotReady',
    argument: undefined,
    message: 'the module is not loaded: wait for ready()',
  });
});

test('ready() rejects a file that is not the module, and callers can retry', async () => {
  const refused = { name: 'MeanderError', code: 'LoadFailed' };
  await assert.rejects(ready(new Uint8Array([1, 2, 3])), refused);
  await assert.rejects(ready(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])), refused);
  for (const [source, was] of /** @type {const} */ ([
    [42, '42'],
    [{}, 'an object'],
  ]))
    await assert.rejects(ready(/** @type {any} */ (source)), {
      code: 'BadArgument',
      message: `source was ${was}; it must be an address, a Response, bytes or a compiled module`,
    });
  assert.throws(() => chaikin([0, 0]), { code: 'NotReady' });
  const [first, second] = [ready(), ready()];
  assert.equal(first, second);
  await first;
  await ready('https://nowhere.invalid/never-asked-for.wasm');
});

const FIELD = { width: 20, height: 20, terminals: [21, 378] };

test('params() describes every algorithm with the names of its options', () => {
  const table = params();
  const ids = table.map(({ id }) => id);
  for (const id of ['chisel', 'astar', 'chaikin', 'refine', 'simplify', 'catmullRom'])
    assert.ok(ids.includes(id));
  const limits = table.find(({ id }) => id === 'refine')?.params.find(({ id }) => id === 'angleLimit');
  assert.deepEqual(
    { ...limits },
    {
      id: 'angleLimit',
      label: 'Angle limit',
      unit: '°',
      kind: 'number',
      min: 0,
      max: 180,
      step: 1,
      default: 30,
      lowest: 0,
      highest: Infinity,
      required: false,
    },
  );
  for (const param of table.flatMap((algorithm) => algorithm.params)) {
    assert.ok(param.label && param.min < param.max && param.step > 0, param.id);
    assert.ok(param.lowest <= param.min && param.max <= param.highest, param.id);
    assert.ok(param.lowest <= param.default && param.default <= param.highest, param.id);
  }
});

test('left-out options have their documented defaults', () => {
  const path = [0, 0, 4, 0, 4, 4, 8, 4];
  assert.deepEqual(chaikin(path), chaikin(path, { dimension: 2, passes: 1, ratio: 0.25, closed: false }));
  assert.deepEqual(
    refine(path),
    refine(path, { passes: 1, angleLimit: 30, outlierAngle: Infinity, closed: false, published: false }),
  );
  assert.deepEqual(catmullRom(path), catmullRom(path, { subdivisions: 8, alpha: 0.5, closed: false }));
  assert.deepEqual(chisel(FIELD), chisel({ ...FIELD, walls: [], seed: 0, wiggliness: 1 }));
  assert.equal(chaikin(path).length, 2 * path.length);
  assert.equal(catmullRom(path).length, 2 * (3 * 8 + 1));
});

test('a Chiseler throws NoPath between separated terminals', () => {
  const parted = { width: 3, height: 1, terminals: [0, 2], walls: [1] };
  refuses(() => new Chiseler(parted), {
    code: 'NoPath',
    argument: 'terminals',
    message: 'the terminals cannot be joined: walls part them',
  });
});

test('a Chiseler steps to the result of chisel, and back', () => {
  for (const options of [{}, { wiggliness: 0.4 }, { articulation: true }, { stopOpenFraction: 0.3 }]) {
    const request = { ...FIELD, seed: 11, ...options };
    const chiseler = new Chiseler(request);
    const { last: before } = chiseler;
    assert.equal(before, null);
    assert.equal(chiseler.step(0), 0);
    assert.equal(chiseler.step(), 1);
    const early = { states: chiseler.states(), witness: chiseler.witness(), last: chiseler.last };
    assert.match(String(early.last?.outcome), /^(blocked|forced)$/);
    while (chiseler.step(7) > 0);
    assert.ok(chiseler.done);
    const result = chisel(request);
    assert.equal(result?.steps, chiseler.stepCount);
    assert.deepEqual(result?.path, chiseler.witness());
    chiseler.seek(1);
    assert.ok(!chiseler.done);
    const again = { states: chiseler.states(), witness: chiseler.witness(), last: chiseler.last };
    assert.deepEqual(again, early);
    chiseler.seek(4_294_967_295);
    assert.ok(chiseler.done);
    chiseler.free();
    chiseler.free();
    refuses(() => chiseler.step(), {
      code: 'Freed',
      argument: undefined,
      message: 'this Chiseler was freed: make a new one',
    });
  }
});

test('a path has a length in the range, and its seed and wiggliness carve it again', () => {
  for (const [least, most] of [
    [35, 40],
    [90, 110],
  ]) {
    const found = chisel({ ...FIELD, seed: 7, length: [least, most] });
    assert.ok(found && found.path.length >= least && found.path.length <= most);
    const { seed, wiggliness, ...carving } = found;
    assert.deepEqual(chisel({ ...FIELD, seed, wiggliness }), carving);
  }
  refuses(() => new Chiseler(/** @type {any} */ ({ ...FIELD, length: [30, 40] })), { argument: 'length' });
});

test('randomSeed returns 32 random bits', () => {
  const seeds = Array.from({ length: 20 }, () => engine.randomSeed());
  assert.ok(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32));
  assert.ok(new Set(seeds).size > 15);
});
