/** Pins the result of every function, for each form of points and walls. The Rust tests check the numbers. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { CALLS } from '../hostile/good-calls.js';
import { refuses } from './refuses.js';

await engine.ready();

/** @param {string} name @param {unknown[]} args */
const call = (name, args) => Reflect.get(engine, name)(...args);

/** Formats a result, rounded to a millionth. @param {unknown} result */
const textOf = (result) =>
  JSON.stringify(result, (_, value) => {
    if (ArrayBuffer.isView(value)) return Array.from(/** @type {Float64Array} */ (value));
    return typeof value === 'number' ? Number(value.toFixed(6)) : value;
  });

/** @param {unknown[]} args @returns {any} */
const optionsOf = (args) => (Array.isArray(args.at(-1)) ? {} : args.at(-1));

/** Options without effect: `readTrack` detects the format, and `writeTrack` ignores `closed` if there is an origin. */
const IDLE = ['readTrack.format', 'writeTrack.closed'];

test('every function returns its pinned result, and each of its options affects it', () => {
  const rows = Object.entries(CALLS).map(([name, args]) => `${name}: ${textOf(call(name, args))}`);
  const pinned = readFileSync(new URL('../golden/calls.txt', import.meta.url), 'utf8');
  assert.deepEqual(rows, pinned.trim().split('\n'));
  for (const [i, [name, args]] of Object.entries(CALLS).entries())
    for (const option of Object.keys(optionsOf(args))) {
      const rest = { ...optionsOf(args) };
      delete rest[option];
      try {
        const row = `${name}: ${textOf(call(name, args.with(-1, rest)))}`;
        assert.equal(row === rows[i], IDLE.includes(`${name}.${option}`), `${name}: ${option}`);
      } catch (error) {
        // The option is required.
        if (!(error instanceof engine.MeanderError)) throw error;
      }
    }
});

/** Functions that take lists of cells or values. */
const NO_POINTS = ['branches', 'cellsToPoints', 'outlines', 'interpolate'];

/** The forms of a point. @type {((point: number[]) => unknown)[]} */
const FORMS = [
  (point) => point,
  (point) => Float32Array.from(point),
  ([x, y, z = 0]) => ({ x, y, z, name: 'post' }),
];

test('every function takes points as lists and as objects', () => {
  for (const [name, args] of Object.entries(CALLS)) {
    if (NO_POINTS.includes(name)) continue;
    const { dimension = 2 } = optionsOf(args);
    const lists = (/** @type {number[]} */ flat) =>
      Array.from({ length: flat.length / dimension }, (_, i) =>
        flat.slice(dimension * i, dimension * (i + 1)),
      );
    const written = FORMS.map(
      (form) => (/** @type {number[]} */ list) =>
        list.length === dimension ? form(list) : lists(list).map(form),
    );
    for (const write of [...written, (/** @type {number[]} */ list) => Float64Array.from(list)]) {
      const given = args.map((one) => (Array.isArray(one) ? write(one) : one));
      assert.equal(textOf(call(name, given)), textOf(call(name, args)), name);
    }
  }
});

test('every function takes walls as lists and as masks', () => {
  for (const [name, args] of Object.entries(CALLS)) {
    const { walls, width, height, graph } = optionsOf(args);
    if (!walls) continue;
    const flags = Array.from({ length: graph?.length ?? width * height }, (_, cell) => walls.includes(cell));
    const given = (/** @type {unknown} */ other) =>
      call(name, args.with(-1, { ...optionsOf(args), walls: other }));
    for (const form of [
      ...[Uint32Array.from(walls), Int8Array.from(walls), flags],
      ...[Uint8Array.from(flags, Number), Uint8Array.from(flags, (flag) => (flag ? 200 : 0))],
    ])
      assert.equal(textOf(given(form)), textOf(call(name, args)), name);
    for (const mask of [new Uint8Array(flags.length - 1), [true], flags.concat(false)])
      refuses(() => given(mask), {
        ...{ code: 'BadArgument', argument: 'walls' },
        message: /** @type {any} */ (
          new RegExp(`^walls.length was ${mask.length}; it must be ${flags.length}, one for each`)
        ),
      });
  }
});

test('functions that find nothing return null or an empty list', () => {
  const parted = { width: 3, height: 1, walls: [1], terminals: [0, 2] };
  for (const found of [
    ...[engine.chisel(parted), engine.cellRoles(parted), engine.astar({ ...parted, from: 0, to: 2 })],
    ...[engine.blob({ ...parted, count: 2 }), engine.nearest([], [1, 1])],
    engine.wallCrossings([0.5, 0.5, 0.5, 1], parted),
  ])
    assert.equal(found, null);
  assert.equal(engine.firstWallHit([0.5, 0.5, 0.5, 1], parted), -1);
  assert.deepEqual([engine.outlines([], { width: 2 }), engine.branches([0], parted)], [[], []]);
});
