/** Carving uses no more memory than it reserves at the start. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { Worker } from 'node:worker_threads';

const SIDE = 200;
const CELLS = SIDE * SIDE;
const weights = Float64Array.from({ length: CELLS }, (_, cell) => 1 + (cell % 7));
const order = Uint32Array.from({ length: CELLS }, (_, cell) => (cell * 7919) % CELLS);

/** Returns how many bytes a carving adds to the memory of a new module. `options` are for `chisel` or a `Chiseler`. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  (async () => {
    const { memoryOf } = await import(workerData.memory);
    const engine = await import(workerData.engine);
    const memory = await memoryOf(() => engine.ready());
    engine.chisel({ width: 9, height: 9, terminals: [0, 80] });
    const before = memory.buffer.byteLength;
    const { steps, ...options } = workerData.options;
    if (steps) new engine.Chiseler(options).step(steps);
    else engine.chisel(options);
    parentPort.postMessage(memory.buffer.byteLength - before);
  })();
`;

/** @param {object} options @returns {Promise<number>} */
function growth(options) {
  const [memory, engine] = ['./module-memory.js', '../../dist/meander.js'].map(
    (file) => new URL(file, import.meta.url).href,
  );
  const request = { width: SIDE, height: SIDE, terminals: [0, CELLS - 1], ...options };
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, { eval: true, workerData: { memory, engine, options: request } });
    worker.once('message', (bytes) => resolve(bytes));
    worker.once('error', reject);
  });
}

const EVERY = 4_000_000_000;
for (const { reserved, options } of [
  { reserved: 64, options: {} },
  { reserved: 64, options: { order } },
  { reserved: 88, options: { weights } },
  { reserved: 96, options: { steps: EVERY, wiggliness: 2 } },
  { reserved: 96, options: { steps: EVERY, pruneDistance: 5 } },
  { reserved: 120, options: { steps: EVERY, wiggliness: 2, weights } },
  { reserved: 144, options: { steps: EVERY, articulation: true } },
])
  test(`carving with ${Object.keys(options).join(', ') || 'nothing else'} takes up to ${reserved} bytes a cell`, async () => {
    // Allow four pages for the call itself and for rounding; exclude the lists in `options`.
    const given = 8 * Number('weights' in options) + 4 * Number('order' in options);
    const grown = (await growth(options)) - 4 * 2 ** 16 - given * CELLS;
    assert.ok(grown <= reserved * CELLS, `${(grown / CELLS).toFixed(1)} bytes a cell`);
  });
