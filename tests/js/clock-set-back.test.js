/** A clock that is set back stops nothing that moves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as engine from '../../www/engine.js';
import { createFadingCells } from '../../www/figure/fading-cells.js';
import { createShaking } from '../../www/figure/shaking.js';
import { createClock } from '../../www/figure/step-clock.js';
import { createFollowers } from '../../www/render/followers.js';

await engine.ready();

const HOUR = 3_600_000;

test('a carving that plays goes on', () => {
  const clock = createClock();
  clock.advance(HOUR, 100);
  assert.equal(clock.advance(HOUR + 50, 100), 5);
  assert.equal(clock.advance(50, 100), 0);
  assert.equal(clock.advance(100, 100), 5);
});

test('cells that fade and a stone that shakes come to rest', () => {
  const fading = createFadingCells();
  fading.start([4], HOUR);
  assert.equal(fading.at(HOUR - 20).length, 1);
  assert.equal(fading.at(0).length, 0);
  const shaking = createShaking();
  shaking.start(4, HOUR);
  assert.equal(shaking.at(HOUR - 20), 0);
  assert.equal(shaking.at(0), null);
});

test('followers stay where they are, and go on', () => {
  const followers = createFollowers(/** @type {any} */ (engine));
  const curves = /** @type {any} */ ([{ id: 'raw', closed: false, points: Float64Array.of(0, 0, 100, 0) }]);
  const at = (/** @type {number} */ now) => followers.advance(curves, now, false)[0].lead.x;
  at(HOUR);
  const before = at(HOUR + 50);
  assert.ok(before > 0);
  assert.equal(at(50), before);
  assert.ok(at(100) > before);
});
