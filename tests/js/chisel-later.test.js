/** Carving that does not hold up the page, in a worker and without one. */
import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import test from 'node:test';
import { MeanderError, astar, astarLater, chisel, chiselLater, ready } from '../../www/engine.js';
import { BrowserWorker, withWorker } from './browser-worker.js';

await ready();

const SIDE = 500;
const BIG = { width: SIDE, height: SIDE, terminals: [SIDE + 1, SIDE * SIDE - SIDE - 2], seed: 5 };
const WINDING = { width: 90, height: 90, terminals: [91, 8008], seed: 5, wiggliness: 2 };

/** @param {Parameters<typeof chiselLater>[0]} request */
async function watched(request) {
  /** @type {number[]} */
  const shares = [];
  const found = await chiselLater(request, { onProgress: (share) => shares.push(share) });
  return { found, shares };
}

/** @param {number[]} shares */
function rises(shares) {
  assert.equal(shares.at(-1), 1);
  shares.forEach((share, i) => assert.ok(share > (shares[i - 1] ?? 0) && share <= 1, String(shares)));
}

/** What holds wherever the work is done. */
async function promises() {
  for (const request of [BIG, WINDING, { ...BIG, terminals: [...BIG.terminals, 2 * SIDE - 2] }]) {
    const { found, shares } = await watched(request);
    assert.deepEqual(found, chisel(request));
    rises(shares);
  }
  const route = { width: SIDE, height: SIDE, from: 0, to: SIDE * SIDE - 1, walls: [1, 2, SIDE + 1] };
  for (const request of [
    route,
    { ...route, seed: 7 },
    { ...route, neighborhood: /** @type {8} */ (8), seed: 0 },
  ])
    assert.deepEqual(await astarLater(request), astar(request));
  const costs = Uint32Array.from({ length: 9 }, (_, i) => 1 + (i % 4));
  const dear = { width: 3, height: 3, from: 0, to: 8, costs };
  assert.deepEqual(await astarLater(dear), astar(dear));
  assert.equal(await astarLater({ width: 3, height: 1, from: 0, to: 2, walls: [1] }), null);
  const walled = { width: 3, height: 3, terminals: [0, 2], walls: [1, 4, 7] };
  assert.equal((await watched(walled)).found, null);
  const weights = Array.from({ length: 9 }, (_, i) => i);
  const weighed = { ...walled, walls: [], weights };
  assert.deepEqual(await chiselLater(weighed), chisel(weighed));
  const ordered = { ...walled, walls: [], order: Uint32Array.of(9, 4, 1, 0).subarray(1) };
  assert.deepEqual(await chiselLater(ordered), chisel(ordered));
}

/** Who counts up a seed in one object asks for other things. */
async function asAsked() {
  const request = { width: 40, height: 40, terminals: Uint32Array.of(0, 1599), seed: 1 };
  const wanted = chisel(request);
  const later = chiselLater(request);
  request.seed = 2;
  request.terminals[1] = 1;
  assert.deepEqual(await later, wanted);
  const route = { width: 9, height: 9, from: 0, to: 80, walls: [1] };
  const found = astar(route);
  const routeLater = astarLater(route);
  route.to = 5;
  route.walls[0] = 9;
  assert.deepEqual(await routeLater, found);
}

async function refusals() {
  const refused = { name: 'MeanderError', code: 'BadArgument', argument: 'terminals' };
  await assert.rejects(chiselLater({ ...BIG, terminals: [0, SIDE * SIDE] }), refused);
  await assert.rejects(chiselLater({ ...BIG, terminals: [0] }), refused);
  await assert.rejects(chiselLater({ ...BIG, width: 1e5, height: 1e5 }), { code: 'TooLarge' });
  const outside = { code: 'BadArgument', argument: 'to' };
  await assert.rejects(astarLater({ width: 3, height: 3, from: 0, to: 9 }), outside);
  /** @type {[argument: string, watch: any][]} */
  const watches = [
    ['watch', null],
    ['watch', 5],
    ['onProgress', { onProgress: 5 }],
    ['onProgress', { onProgress: null }],
    ['signal', { signal: {} }],
  ];
  for (const [argument, watch] of watches) {
    await assert.rejects(chiselLater(BIG, watch), { code: 'BadArgument', argument });
    await assert.rejects(astarLater({ width: 3, height: 3, from: 0, to: 8 }, watch), {
      code: 'BadArgument',
      argument,
    });
  }
  // @ts-expect-error on purpose
  await assert.rejects(chiselLater(null), { code: 'BadArgument', argument: 'options' });
  await assert.rejects(chiselLater({ ...BIG, seed: -1 }), (error) => {
    assert.ok(error instanceof MeanderError);
    assert.equal(error.message, 'seed was -1; it must be a whole number from 0 to 4294967295');
    return true;
  });
}

async function givingUp() {
  const reason = new Error('enough');
  await assert.rejects(chiselLater(BIG, { signal: AbortSignal.abort(reason) }), reason);
  await assert.rejects(
    astarLater({ width: 3, height: 3, from: 0, to: 8 }, { signal: AbortSignal.abort(reason) }),
    reason,
  );
  const control = new AbortController();
  const slow = { ...WINDING, width: 300, height: 300, terminals: [301, 89_698] };
  const start = performance.now();
  const onProgress = () => control.abort(reason);
  await assert.rejects(chiselLater(slow, { signal: control.signal, onProgress }), reason);
  assert.ok(performance.now() - start < 1500);
  assert.equal(chisel(BIG)?.path[0], BIG.terminals[0]);
}

/** What `onProgress` throws is its caller's, and the work ends. */
async function throwing() {
  const own = new Error('of the caller');
  const onProgress = () => {
    throw own;
  };
  await assert.rejects(chiselLater({ ...BIG, wiggliness: 2 }, { onProgress }), own);
}

/** A signal that is there for many calls keeps nothing of those that are over. */
async function oneSignal() {
  const { signal } = new AbortController();
  await chiselLater(WINDING, { signal });
  await astarLater({ width: 3, height: 3, from: 0, to: 8 }, { signal });
  assert.equal(getEventListeners(signal, 'abort').length, 0);
}

test('without workers the same is found, in portions', promises);
test('without workers what was asked for is found, whatever becomes of the request', asAsked);
test('without workers what is wrong is said as ever', refusals);
test('without workers it can be given up', givingUp);
test('without workers what is told of progress may throw', throwing);

test('portions leave room for others', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await chiselLater({ ...BIG, width: 2000, height: 2000, terminals: [2001, 3_997_998] });
  clearInterval(timer);
  assert.ok(turns >= 3, `${turns} turns`);
});

test('a worker finds the same, and ends', () =>
  withWorker(BrowserWorker, async () => {
    await promises();
    assert.equal(BrowserWorker.made, 11);
    assert.equal(BrowserWorker.found, 11);
    assert.equal(BrowserWorker.ended, 11);
  }));

test('a worker finds what was asked for, whatever becomes of the request', () =>
  withWorker(BrowserWorker, asAsked));

test('what a worker refuses is said as ever', () => withWorker(BrowserWorker, refusals));

test('a worker can be given up', () =>
  withWorker(BrowserWorker, async () => {
    await givingUp();
    assert.equal(BrowserWorker.ended, BrowserWorker.made);
  }));

test('what is told of a worker’s progress may throw', () =>
  withWorker(BrowserWorker, async () => {
    await throwing();
    assert.equal(BrowserWorker.ended, BrowserWorker.made);
  }));

test('a worker leaves nothing with a signal', () => withWorker(BrowserWorker, oneSignal));

test('where workers are refused, or fail, the page does the work', async () => {
  const refusing = function () {
    throw new DOMException('policy', 'SecurityError');
  };
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
  for (const worker of [refusing, failing, deaf])
    await withWorker(worker, async () => {
      const { found, shares } = await watched(WINDING);
      assert.deepEqual(found, chisel(WINDING));
      rises(shares);
    });
  await withWorker(refusing, givingUp);
});
