/** callLater, chiselLater and astarLater return the same results in a worker and on the page. */
import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { test } from 'vitest';
import threads from 'node:worker_threads';
import * as engine from '../../dist/meander.js';

const { astar, astarLater, callLater, chisel, chiselLater } = engine;

await engine.ready();

const SIDE = 500;
const BIG = { width: SIDE, height: SIDE, terminals: [SIDE + 1, SIDE * SIDE - SIDE - 2], seed: 5 };
const WINDING = { width: 90, height: 90, terminals: [91, 8008], seed: 5, wiggliness: 2 };
const ROUTE = { width: 9, height: 9, from: 0, to: 80, walls: [1] };
const LINE = Float64Array.from({ length: 3000 }, (_, i) => (i % 2 ? Math.sin(i / 9) : i / 100));
const later = /** @type {(...args: any[]) => Promise<unknown>} */ (callLater);

/** @param {import('../../dist/meander.js').ChiselOptions} request */
async function assertCarves(request) {
  /** @type {number[]} */
  const shares = [];
  const found = await chiselLater(request, { onProgress: (share) => shares.push(share) });
  assert.deepEqual(found, chisel(request));
  assert.equal(shares.at(-1), 1);
  shares.forEach((share, i) => assert.ok(share > (shares[i - 1] ?? 0) && share <= 1, String(shares)));
}

async function results() {
  const between = { width: 20, height: 20, terminals: [21, 378], seed: 7, length: [90, 110] };
  for (const request of [BIG, WINDING, between]) await assertCarves(request);
  const small = { width: 3, height: 3, terminals: [0, 2] };
  for (const more of [
    { walls: [1, 4, 7] },
    { weights: Array.from({ length: 9 }, (_, i) => i) },
    { order: Uint32Array.of(9, 4, 1, 0).subarray(1) },
  ])
    assert.deepEqual(await chiselLater({ ...small, ...more }), chisel({ ...small, ...more }));
  const costs = Uint32Array.from({ length: 81 }, (_, i) => 1 + (i % 4));
  const mask = Uint8Array.from({ length: 81 }, (_, i) => Number(i % 7 === 5));
  for (const request of [
    { ...ROUTE, seed: 7 },
    { ...ROUTE, costs },
    { ...ROUTE, walls: mask },
  ])
    assert.deepEqual(await astarLater(request), astar(request));
  /** @type {[string, unknown[]][]} */
  const calls = [
    ['catmullRom', [LINE, { subdivisions: 3 }]],
    ['chaikin', [[...LINE], { passes: 2, closed: true }]],
    ['deviation', [LINE, LINE.subarray(8), { dimension: 2 }]],
    ['offset', [LINE, 0.1, { join: 'bevel' }]],
    ['readTrack', ['1,2\n3,x\n', { keepGood: true }]],
    ['simplify', [LINE, { tolerance: 0.2, dimension: 3 }]],
  ];
  for (const [name, args] of calls)
    assert.deepEqual(await later(name, args), Reflect.get(engine, name)(...args), name);
}

async function reading() {
  const request = { width: 40, height: 40, terminals: Uint32Array.of(0, 1599), seed: 1 };
  const [route, line] = [{ ...ROUTE, walls: [1] }, LINE.slice()];
  const expected = [chisel(request), astar(route), engine.chaikin(line)];
  const asked = [chiselLater(request), astarLater(route), callLater('chaikin', [line])];
  request.seed = 2;
  request.terminals[1] = 1;
  route.walls[0] = 9;
  line.fill(0);
  assert.deepEqual(await Promise.all(asked), expected);
}

async function errors() {
  const bad = (/** @type {Promise<unknown>} */ asked, /** @type {string} */ argument) =>
    assert.rejects(asked, { name: 'MeanderError', code: 'BadArgument', argument });
  await bad(chiselLater({ ...BIG, terminals: [0, SIDE * SIDE] }), 'terminals');
  await bad(chiselLater(/** @type {any} */ (null)), 'options');
  await bad(astarLater({ ...ROUTE, to: 81 }), 'to');
  await bad(later('toString', []), 'name');
  await bad(later('measure', LINE), 'args');
  await bad(later('simplify', [LINE, {}]), 'tolerance');
  await bad(later('measure', [LINE], null), 'watch');
  await bad(chiselLater(BIG, /** @type {any} */ ({ onProgress: 5 })), 'onProgress');
  await bad(astarLater(ROUTE, /** @type {any} */ ({ signal: {} })), 'signal');
  await assert.rejects(later('readTrack', ['1,2\n3,x']), { code: 'BadText', line: 2, column: 3 });
  await assert.rejects(later('chaikin', [LINE, { passes: 24 }]), { code: 'TooLarge' });
}

async function aborting() {
  const reason = new Error('enough');
  const aborted = { signal: AbortSignal.abort(reason) };
  await assert.rejects(chiselLater(BIG, aborted), reason);
  await assert.rejects(astarLater(ROUTE, aborted), reason);
  await assert.rejects(callLater('measure', [LINE], aborted), reason);
  const control = new AbortController();
  const slow = { ...WINDING, width: 300, height: 300, terminals: [301, 89_698] };
  /** @type {number[]} */
  const shares = [];
  const onProgress = (/** @type {number} */ share) => {
    shares.push(share);
    control.abort(reason);
  };
  await assert.rejects(chiselLater(slow, { signal: control.signal, onProgress }), reason);
  assert.ok(shares[0] < 1, 'the carving is aborted on its way');
  const { signal } = new AbortController();
  await chiselLater(WINDING, { signal });
  assert.equal(getEventListeners(signal, 'abort').length, 0);
}

async function throwing() {
  const own = new Error('of the caller');
  const onProgress = () => {
    throw own;
  };
  await assert.rejects(chiselLater({ ...BIG, wiggliness: 2 }, { onProgress }), own);
}

/** Counts the threads that the engine starts; Node has no `Worker` global. */
class CountedThread extends threads.Worker {
  static made = 0;
  static asked = 0;
  static ended = 0;

  /** @param {URL} file */
  constructor(file) {
    super(file);
    CountedThread.made += 1;
  }

  /** @param {unknown} message */
  postMessage(message) {
    super.postMessage(message);
    CountedThread.asked += 1;
  }

  terminate() {
    CountedThread.ended += 1;
    return super.terminate();
  }
}
Object.assign(threads, { Worker: CountedThread });

/** @param {any} worker @param {() => Promise<void>} run */
async function withWorker(worker, run) {
  Object.assign(globalThis, { Worker: worker });
  await run().finally(() => Reflect.deleteProperty(globalThis, 'Worker'));
}

/** A `Worker` that a content security policy blocks. */
const refusing = function () {
  throw new DOMException('policy', 'SecurityError');
};

// Must run first, because the engine reuses the workers it has started.
test('the page carves where a worker cannot start or fails', async () => {
  const failing = class {
    onerror = (/** @type {unknown} */ _) => {};
    postMessage() {
      setTimeout(() => this.onerror({ preventDefault() {} }));
    }
    terminate() {}
  };
  const deaf = class extends failing {
    postMessage() {
      throw new DOMException('cannot be cloned', 'DataCloneError');
    }
  };
  for (const worker of [refusing, failing, deaf]) await withWorker(worker, () => assertCarves(WINDING));
});

test('a carving without workers lets timers keep running', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const big = { ...BIG, width: 2000, height: 2000, terminals: [2001, 3_997_998] };
  await withWorker(refusing, async () => void (await chiselLater(big)));
  clearInterval(timer);
  assert.ok(turns >= 3, `${turns} turns`);
});

for (const [where, run] of /** @type {const} */ ([
  ['on the page', (/** @type {() => Promise<void>} */ check) => withWorker(refusing, check)],
  ['in a worker', (/** @type {() => Promise<void>} */ check) => check()],
])) {
  test(`calls return the same results ${where}`, () => run(results));
  test(`a call reads its arguments before it returns, ${where}`, () => run(reading));
  test(`an error names its argument ${where}`, () => run(errors));
  test(`a call can be aborted ${where}`, () => run(aborting));
  test(`an exception in onProgress rejects the promise ${where}`, () => run(throwing));
}

test('a call reuses the worker of an earlier call', async () => {
  await astarLater(ROUTE);
  const { made, asked } = CountedThread;
  for (let i = 0; i < 5; i += 1) await astarLater(ROUTE);
  assert.equal(CountedThread.made, made);
  assert.equal(CountedThread.asked, asked + 5);
});

test('many calls share fewer workers than there are processors', async () => {
  const most = Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? availableParallelism()) - 1);
  const control = new AbortController();
  const given = Promise.all([chiselLater(BIG, control), chiselLater(BIG, control)]);
  const asked = Array.from({ length: 40 }, (_, seed) => astarLater({ ...ROUTE, seed }));
  control.abort(new Error('enough'));
  await assert.rejects(given, { message: 'enough' });
  const found = await Promise.all(asked);
  found.forEach((route, seed) => assert.deepEqual(route, astar({ ...ROUTE, seed })));
  assert.ok(CountedThread.made - CountedThread.ended <= most);
});
