import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClock } from '../../www/old/figure/step-clock.js';

test('a clock that stood still for an hour owes a tenth of a second of steps', () => {
  const clock = createClock();
  assert.equal(clock.advance(0, 20), 0);
  assert.equal(clock.advance(3_600_000, 20), 2);
  assert.equal(clock.advance(3_600_050, 20), 1);
});
