/** Calls for long lines and long texts, in a worker and without one. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { BrowserWorker, withWorker } from './browser-worker.js';

await engine.ready();
const { callLater } = engine;

const LINE = Float64Array.from({ length: 3000 }, (_, i) => (i % 2 ? Math.sin(i / 9) : i / 100));

/** What holds wherever the work is done. */
async function sameResults() {
  /** @type {[any, any[]][]} */
  const calls = [
    ['catmullRom', [LINE, { subdivisions: 3 }]],
    ['chaikin', [[...LINE], { passes: 2, closed: true }]],
    ['deviation', [LINE, LINE.subarray(8), { dimension: 2 }]],
    ['measure', [LINE]],
    ['readTrack', ['t,x,y\n0,1,2\n1,3,4\n\n2,9,9\n3,1,1\n']],
    ['readTrack', ['1,2\n3,x\n', { keepGood: true }]],
    ['refine', [LINE, { angleLimit: 20 }]],
    ['refineRejected', [LINE, { outlierAngle: 60 }]],
    ['simplify', [LINE, { tolerance: 0.2, dimension: 3 }]],
  ];
  for (const [name, args] of calls)
    assert.deepEqual(await callLater(name, args), /** @type {any} */ (engine)[name](...args), name);
}

async function refusals() {
  const refused = { name: 'MeanderError', code: 'BadArgument' };
  const call = /** @type {(...args: any[]) => Promise<unknown>} */ (callLater);
  await assert.rejects(call('toString', []), { ...refused, argument: 'name' });
  await assert.rejects(call('measure', LINE), { ...refused, argument: 'args' });
  await assert.rejects(call('measure', [LINE], null), { ...refused, argument: 'watch' });
  await assert.rejects(call('simplify', [LINE, {}]), { ...refused, argument: 'tolerance' });
  await assert.rejects(call('measure', [[1, 2, NaN, 4]]), { ...refused, argument: 'points' });
  await assert.rejects(call('readTrack', ['1,2\n3,x']), {
    ...{ name: 'MeanderError', code: 'BadText', argument: 'text', line: 2, column: 3 },
    message: 'line 2, column 3: expected a number in column y',
  });
  await assert.rejects(call('chaikin', [LINE, { passes: 24 }]), { code: 'TooLarge' });
}

async function asAsked() {
  const line = LINE.slice();
  const wanted = engine.chaikin(line);
  const later = callLater('chaikin', [line]);
  line.fill(0);
  assert.deepEqual(await later, wanted);
}

async function givingUp() {
  const reason = new Error('enough');
  const signal = AbortSignal.abort(reason);
  await assert.rejects(callLater('measure', [LINE], { signal }), reason);
}

for (const [where, run] of /** @type {const} */ ([
  ['without workers', (/** @type {() => Promise<void>} */ check) => check()],
  ['in a worker', (/** @type {() => Promise<void>} */ check) => withWorker(BrowserWorker, check)],
])) {
  test(`${where} calls give the same`, () => run(sameResults));
  test(`${where} what is wrong is said as ever`, () => run(refusals));
  test(`${where} it is what was asked for, whatever becomes of the line`, () => run(asAsked));
  test(`${where} a call can be given up`, () => run(givingUp));
}

test('each call had a worker of its own, which ended, and no refusal was tried again', () => {
  assert.equal(BrowserWorker.made, 9 + 4 + 1);
  assert.equal(BrowserWorker.found, BrowserWorker.made);
  assert.equal(BrowserWorker.ended, BrowserWorker.made);
});
