/** The largest states that a link can hold are computed in time: none grows with the square of its points or cells. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { createParameters } from '../../www/old/element/parameters.js';
import { readState } from '../../www/old/element/state-string.js';
import { makeFigure } from './make-figure.js';

before(() => engine.ready());

/** Milliseconds. Each takes a tenth of it at most, also on a machine with other work. */
const BUDGET = 5000;

/** @param {number} count @param {(i: number) => readonly (number | string)[]} point */
const list = (count, point) => Array.from({ length: count }, (_, i) => point(i).join()).join(' ');
/** From one edge to the other and back, so that all lines are long. */
const zigzag = list(4000, (i) => [(i / 200).toFixed(2), i % 2 === 0 ? 0.5 : 19.5]);
const waypoints = list(33_000, (i) => [(i * 7) % 20, (i * 11) % 19]);
/** Each far from the one before. */
const scattered = list(14_000, (i) => [((i * 7919) % 20011) / 1000, ((i * 104729) % 19001) / 1000]);
const ends = list(4500, (i) => [(i * 7) % 100, Math.floor((i * 7) / 100) % 100]);

const STATES = {
  'a zigzag of 4,000 points': `v=1&s=track&m=&f=&o=raw chaikin rdp catmull-rom&p=${zigzag}`,
  '33,000 waypoints': `v=1&s=waypoints&m=&f=&o=raw chaikin rdp catmull-rom&p=${waypoints}`,
  '33,000 points in space': `v=1&s=waypoints&d=3&m=&f=&p=${waypoints}`,
  '14,000 points, most of them rejected': `v=1&s=track&m=&cq=&co=0.1&p=${scattered}`,
  '4,500 ends': `v=1&s=chisel&c=100&r=100&m=&f=&e=${ends}`,
  '4,500 goals': `v=1&s=astar&c=100&r=100&m=&f=&e=${ends}`,
  'the largest grid': 'v=1&s=chisel&c=2048&r=2048&m=',
};

for (const [name, text] of Object.entries(STATES))
  test(`${name}: computed within ${BUDGET} ms`, () => {
    const state = readState(text, createParameters(engine.params()).rangeOf);
    assert.ok(state);
    const figure = makeFigure(state);
    const start = performance.now();
    figure.seen();
    const took = performance.now() - start;
    assert.ok(took < BUDGET, `${Math.round(took)} ms`);
  });
