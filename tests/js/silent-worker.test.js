/** A worker that falls silent is given up with an error of its own; one that goes on telling is waited for. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { astarLater, callLater, chiselLater, ready } from '../../www/engine.js';

await ready();

const GRID = { width: 90, height: 90, terminals: [91, 8008], wiggliness: 2 };

class SilentWorker {
  /** @type {SilentWorker[]} */
  static made = [];
  ended = false;
  /** @type {((event: { data: any }) => void) | undefined} */
  onmessage;

  constructor() {
    SilentWorker.made.push(this);
  }

  postMessage() {}

  terminate() {
    this.ended = true;
  }
}

/**
 * @param {() => Promise<unknown>} ask
 * @param {(worker: SilentWorker, tick: (seconds: number) => void) => void} pass
 */
async function whilePassing(ask, pass) {
  mock.timers.enable({ apis: ['setInterval'] });
  Object.assign(globalThis, { Worker: SilentWorker });
  try {
    const asked = ask();
    asked.catch(() => {});
    await new Promise((done) => setImmediate(done));
    const worker = /** @type {SilentWorker} */ (SilentWorker.made.at(-1));
    pass(worker, (seconds) => mock.timers.tick(1000 * seconds));
    return { worker, answer: await asked };
  } finally {
    Reflect.deleteProperty(globalThis, 'Worker');
    mock.timers.reset();
  }
}

const refused = { name: 'MeanderError', code: 'TimedOut' };

test('a carving that is not heard of is given up, and its worker ended', async () => {
  await assert.rejects(
    whilePassing(
      () => chiselLater(GRID),
      (_, tick) => tick(30),
    ),
    refused,
  );
  assert.ok(SilentWorker.made.at(-1)?.ended);
});

test('so is a search or a call, which says nothing on its way, after a longer time', async () => {
  const route = { width: 900, height: 900, from: 0, to: 809_999 };
  await assert.rejects(
    whilePassing(
      () => astarLater(route),
      (_, tick) => tick(200),
    ),
    refused,
  );
  await assert.rejects(
    whilePassing(
      () => callLater('readTrack', ['1,2']),
      (_, tick) => tick(200),
    ),
    refused,
  );
  const { answer } = await whilePassing(
    () => astarLater(route),
    (worker, tick) => {
      tick(100);
      worker.onmessage?.({ data: Uint32Array.of(7) });
    },
  );
  assert.deepEqual(answer, Uint32Array.of(7));
});

test('a carving that tells how far it is may take as long as it likes', async () => {
  const { worker, answer } = await whilePassing(
    () => chiselLater(GRID),
    ({ onmessage }, tick) => {
      for (let i = 1; i < 20; i += 1) {
        tick(15);
        onmessage?.({ data: i / 20 });
      }
      onmessage?.({ data: Uint32Array.of(3, 2, 5, 6) });
    },
  );
  assert.deepEqual(answer, { steps: 3, cells: Uint32Array.of(5, 6), path: new Uint32Array() });
  assert.ok(worker.ended);
});
