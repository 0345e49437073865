/** What the figure of the witness shows, without its drawing. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { recordCarving } from '../../www/article/figures/witness-record.js';
import { slideWay } from '../../www/article/figures/slide.js';
import * as engine from '../../www/engine.js';

before(() => engine.ready());

const FIELD = { width: 12, height: 9, terminals: [13, 94], seed: 4 };

test('both boards decide what the carving decides', () => {
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

test('a search without a witness finds what the carving decided, and looks at what it can reach until then', () => {
  const record = recordCarving(engine, FIELD);
  const [from, to] = FIELD.terminals;
  for (const { cell, forced, looked } of record.slice(1)) {
    assert.equal(looked[0], from);
    assert.equal(looked.includes(to), !forced);
    assert.ok(forced || looked[looked.length - 1] === to);
    assert.ok(!looked.includes(cell));
  }
});

test('with a witness only those stones are searched for that lie on it', () => {
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

test('a way slides from its old cells to its new ones, and what both have stays', () => {
  const [old, next] = [
    [0, 1, 2, 3, 4],
    [0, 1, 6, 7, 8, 3, 4],
  ];
  assert.deepEqual(slideWay(old, next, 0, 5), [0.5, 0.5, 1.5, 0.5, 2.5, 0.5, 3.5, 0.5, 4.5, 0.5]);
  assert.deepEqual(slideWay(old, next, 1, 5).length, 14);
  const half = slideWay(old, next, 0.5, 5);
  const ys = half.filter((_, i) => i % 2 === 1);
  assert.deepEqual([half[0], half[2], half.at(-4), half.at(-2)], [0.5, 1.5, 3.5, 4.5]);
  assert.ok(Math.max(...ys) === 1, 'half way down');
  assert.ok(ys.every((y) => y >= 0.5));
});

test('a way that does not change does not move', () => {
  const way = [0, 1, 2, 7, 12];
  const still = slideWay(way, way, 0.5, 5);
  for (let i = 0; i < still.length; i += 2) {
    const [x, y] = [Math.floor(still[i]), Math.floor(still[i + 1])];
    assert.ok(way.includes(5 * y + x));
  }
});
