/** Time limits of workers, on a mock clock. */
import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { callLater, chiselLater, ready } from '../../dist/meander.js';

await ready();

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
  vi.useFakeTimers({ toFake: ['setInterval'] });
  Object.assign(globalThis, { document: {}, Worker: SilentWorker });
  try {
    const asked = ask();
    asked.catch(() => {});
    await new Promise((done) => setImmediate(done));
    const worker = /** @type {SilentWorker} */ (SilentWorker.made.at(-1));
    pass(worker, (seconds) => vi.advanceTimersByTime(1000 * seconds));
    return { worker, answer: await asked };
  } finally {
    for (const name of ['document', 'Worker']) Reflect.deleteProperty(globalThis, name);
    vi.useRealTimers();
  }
}

const carve = () => chiselLater({ width: 90, height: 90, terminals: [91, 8008], wiggliness: 2 });

for (const [name, seconds, ask] of /** @type {[string, number, () => Promise<unknown>][]} */ ([
  ['chiselLater', 30, carve],
  ['callLater', 200, () => callLater('readTrack', ['1,2'])],
]))
  test(`${name} throws TimedOut and ends a worker silent for ${seconds} s`, async () => {
    const asked = whilePassing(ask, (_, tick) => tick(seconds));
    await assert.rejects(asked, { name: 'MeanderError', code: 'TimedOut' });
    assert.ok(SilentWorker.made.at(-1)?.ended);
  });

test('a worker that reports progress may take as long as it likes', async () => {
  const { worker, answer } = await whilePassing(carve, ({ onmessage }, tick) => {
    for (let i = 1; i < 20; i += 1) {
      tick(15);
      onmessage?.({ data: i / 20 });
    }
    onmessage?.({ data: Uint32Array.of(3, 2, 5, 6) });
  });
  assert.deepEqual(answer, { steps: 3, cells: Uint32Array.of(5, 6), path: new Uint32Array() });
  assert.equal(worker.ended, false, 'the next call can use it');
});
