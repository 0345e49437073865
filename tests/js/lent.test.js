import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MeanderPath } from '../../www/old/element/index.js';
import * as functions from '../../www/engine.js';

test('the element’s engine property has every function', () => {
  assert.equal(Reflect.get(MeanderPath.prototype, 'engine'), functions);
});
