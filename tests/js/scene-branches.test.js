import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { composePicture } from '../../www/old/render/compose-picture.js';
import { nearestPlace } from '../../www/old/view/nearest-segment.js';
import { makeFigure } from './make-figure.js';

before(() => engine.ready());

const CURVES = ['raw', 'chaikin', 'rdp', 'catmull-rom'];
const MANY = {
  columns: 24,
  rows: 18,
  seed: 5,
  terminals: [1, 1, 22, 16, 22, 2, 2, 15, 12, 9],
  overlays: CURVES,
};

test('every curve smooths each branch and joins it to another', () => {
  for (const guarded of [false, true]) {
    const { store, seen } = makeFigure({ ...MANY, guarded });
    const ends = seen().handles;
    for (const curve of seen().curves) {
      assert.ok(curve.sides.length > 0);
      const lines = [curve, ...curve.sides].map(({ points }) => Array.from(points));
      const tips = lines.flatMap((line) => [line.slice(0, 2), line.slice(-2)]);
      for (const { x, y } of ends)
        assert.ok(
          tips.some(([tipX, tipY]) => tipX === x && tipY === y),
          `${curve.id} ${x} ${y}`,
        );
      lines.slice(1).forEach((line, i) => {
        const [x, y] = line.slice(-2);
        const far = lines.slice(0, i + 1).map((other) => {
          const place = nearestPlace(other, x, y);
          return Math.hypot(place.x - x, place.y - y);
        });
        const most = guarded ? store.state.tolerance + 1e-9 : 1e-9;
        assert.ok(Math.min(...far) <= most, `${curve.id} ${i} ${Math.min(...far)}`);
      });
    }
  }
});

test('the numbers of a curve cover all its branches', () => {
  const { seen, facts } = makeFigure({ ...MANY, tolerance: 2.5 });
  const [, , rdp] = seen().curves;
  const lines = [rdp, ...rdp.sides].map(({ points }) => Float64Array.from(points));
  const known = facts('rdp');
  assert.equal(seen().rawPaths.length, lines.length);
  const shapes = lines.map((line) => engine.measure(line));
  assert.equal(
    known.numbers.points,
    shapes.reduce((sum, { points }) => sum + points, 0),
  );
  assert.ok(Math.abs(known.numbers.length - shapes.reduce((sum, { length }) => sum + length, 0)) < 1e-9);
  assert.equal(known.numbers.maxTurn, Math.max(...shapes.map(({ maxTurn }) => maxTurn)));
  const states = seen().grid?.states ?? new Uint8Array();
  const walls = [...states.keys()].filter((cell) => states[cell] === 1);
  const cut = new Set(
    lines.flatMap((line) => [...engine.wallsCrossed(line, { width: 24, height: 18, walls })]),
  );
  assert.ok(cut.size > 1);
  assert.equal(known.crossings?.count, cut.size);
  assert.equal([rdp, ...rdp.sides].filter(({ crossing }) => crossing).length, 1);
});

test('an unfinished carving has branches, one with two ends has none', () => {
  const { store, seen, rest, transport } = makeFigure({ ...MANY, terminals: [1, 1, 22, 16] });
  assert.ok(seen().curves.every(({ sides }) => sides.length === 0));
  store.set({ terminals: MANY.terminals });
  for (const step of [0, 50, 200, 300]) {
    transport.seek(step);
    const picture = composePicture(seen());
    assert.ok(
      picture.curves.some(({ side }) => side),
      String(step),
    );
    assert.ok(picture.curves.every(({ points }) => Array.from(points).every(Number.isFinite)));
  }
  rest();
});
