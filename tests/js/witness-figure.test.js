/** The record behind the witness figure of the article. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { recordCarving } from '../../www/article/figures/witness-record.js';
import * as engine from '../../www/engine.js';

before(() => engine.ready());

const FIELD = { width: 12, height: 9, terminals: [13, 94], seed: 4 };

test('the witness figure decides what the carving decides', () => {
  const record = recordCarving(engine, FIELD);
  const carving = engine.chisel(FIELD);
  assert.equal(record.length, 1 + Number(carving?.steps));
  const forced = record.filter((moment) => moment.forced).map(({ cell }) => cell);
  assert.deepEqual(
    [...forced, ...FIELD.terminals].sort((a, b) => a - b),
    [...(carving?.cells ?? [])],
  );
  assert.deepEqual(record[record.length - 1].witness, carving?.path);
});

test('the witness figure searches only for stones on the witness', () => {
  const record = recordCarving(engine, FIELD);
  let [searches, lookedWith, lookedWithout] = [0, 0, 0];
  record.slice(1).forEach((moment, i) => {
    const hit = record[i].witness.includes(moment.cell);
    assert.equal(moment.searched, hit);
    assert.ok(hit || !moment.forced);
    searches += Number(hit);
    lookedWith += hit ? moment.looked.length : 0;
    lookedWithout += moment.looked.length;
    assert.deepEqual(
      [moment.searches, moment.lookedWith, moment.lookedWithout],
      [searches, lookedWith, lookedWithout],
    );
  });
  assert.ok(lookedWith < lookedWithout / 2);
});
