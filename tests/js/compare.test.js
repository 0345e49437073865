import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { numberFormats } from '../../www/old/panel/format.js';
import { createFollowers } from '../../www/old/render/followers.js';
import { findCrossings } from '../../www/old/curves/crossings.js';
import { STRINGS, mergeWords } from '../../www/old/strings.js';
import { headingsAlong } from '../../www/old/view/heading.js';
import { makeFigure } from './make-figure.js';

before(() => engine.ready());

const WORDS = STRINGS;
const CURVES = ['raw', 'chaikin', 'rdp', 'catmull-rom'];

test('headings go by the share of the length and count past 360°', () => {
  assert.deepEqual(headingsAlong([0, 0, 1, 0, 1, 3]), [0.25, 0, 1, 90]);
  const spiral = Array.from({ length: 25 }, (_, i) => [Math.cos(i / 2), Math.sin(i / 2)]).flat();
  const headings = headingsAlong(spiral).filter((_, i) => i % 2 === 1);
  assert.ok(headings[headings.length - 1] > 360);
});

test('findCrossings counts each crossed wall once and finds the first', () => {
  const obstacles = { width: 10, height: 3, walls: Uint32Array.of(12, 13, 16) };
  const across = Float64Array.from({ length: 41 }, (_, i) => 0.5 + (9 * i) / 40).reduce(
    (points, x) => [...points, x, 1.5],
    /** @type {number[]} */ ([]),
  );
  const { count, first } = findCrossings(engine, Float64Array.from(across), obstacles);
  assert.equal(count, 3);
  assert.ok(first && Math.abs(first.x - 2) < 1e-3 && Math.abs(first.y - 1.5) < 1e-9, JSON.stringify(first));
  assert.deepEqual(findCrossings(engine, Float64Array.of(0.5, 0.5, 9.5, 0.5), obstacles), {
    count: 0,
    cells: new Uint32Array(),
    first: null,
  });
});

test('a guarded curve crosses no wall, and keeps its loose curve beside it', () => {
  const { store, seen, facts } = makeFigure({
    columns: 20,
    rows: 20,
    seed: 12,
    overlays: CURVES,
    tolerance: 1.2,
    through: 'raw',
  });
  const [, chaikin, rdp] = seen().curves;
  assert.ok(rdp.crossing);
  assert.equal(rdp.loose, null);
  assert.equal(chaikin.crossing, null);
  assert.ok((facts('rdp').crossings?.count ?? 0) > 0);
  store.set({ guarded: true });
  const [, still, kept] = seen().curves;
  assert.equal(kept.crossing, null);
  assert.deepEqual([...(kept.loose ?? [])], [...rdp.points]);
  assert.equal(still.loose, null);
  assert.equal(facts('rdp').crossings?.count, 0);
});

const LINE = { id: /** @type {const} */ ('raw'), points: Float64Array.of(0, 0, 10, 0), closed: false };
const DETOUR = {
  id: /** @type {const} */ ('rdp'),
  points: Float64Array.of(0, 0, 0, 10, 10, 10, 10, 0),
  closed: false,
};

test('followers have one speed and wait for the last at the end', () => {
  const followers = createFollowers(engine);
  const curves = [LINE, DETOUR];
  followers.advance(curves, 0, false);
  let now = 0;
  const run = (/** @type {number} */ ms) => {
    let all = followers.advance(curves, now, false);
    for (const end = now + ms; now < end;) all = followers.advance(curves, (now += 10), false);
    return all;
  };
  const [straight, round] = run(1000);
  assert.ok(Math.abs(straight.lead.x - round.lead.y) < 1e-9);
  assert.ok(Math.abs(straight.lead.x - 2.5) < 1e-6, String(straight.lead.x));
  assert.deepEqual(straight.lead.heading, [1, 0]);
  assert.ok(straight.chase.every(({ x }) => x < straight.lead.x));
  const [arrived, under] = run(6000);
  assert.deepEqual([arrived.lead.x, arrived.lead.y], [10, 0]);
  assert.ok(under.lead.x > 0 && under.lead.y === 10);
  const again = run(6500);
  assert.ok(again[0].lead.x < 3);
  followers.stop();
});

test('a still follower stands at a third, and a long pause is no leap', () => {
  const followers = createFollowers(engine);
  assert.equal(followers.advance([{ ...LINE, points: Float64Array.of(0, 0, 9, 0) }], 0, true)[0].lead.x, 3);
  followers.stop();
  followers.advance([LINE], 0, false);
  const [{ lead }] = followers.advance([LINE], 60_000, false);
  assert.ok(lead.x < 0.5);
  followers.stop();
  assert.deepEqual(followers.advance([{ ...LINE, points: new Float64Array() }], 0, false), []);
  followers.stop();
});

test('mergeWords replaces known texts and ignores others', () => {
  const words = mergeWords(STRINGS, {
    play: 'Abspielen',
    looks: { trail: 'Weg' },
    handle: { goal: ['Start {x}'] },
    degrees: 7,
    invented: 'x',
  });
  assert.equal(words.play, 'Abspielen');
  assert.equal(words.looks.trail, 'Weg');
  assert.equal(words.looks.marks, STRINGS.looks.marks);
  assert.deepEqual(words.handle.goal, ['Start {x}', STRINGS.handle.goal[1]]);
  assert.equal(words.degrees, STRINGS.degrees);
  assert.equal('invented' in words, false);
  assert.deepEqual(mergeWords(STRINGS, null), STRINGS);
});

test('numberFormats follows the language and survives an unknown one', () => {
  assert.equal(numberFormats('de', WORDS).tenths(1234.5), '1.234,5');
  assert.equal(numberFormats('en', WORDS).tenths(1234.5), '1,234.5');
  assert.equal(typeof numberFormats('not a language', WORDS).whole(7), 'string');
});
