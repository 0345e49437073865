import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine } from '../../www/element/functions.js';
import * as functions from '../../www/engine.js';

test('a figure lends every function, those that it does not need itself once they are ready', async () => {
  const lent = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (engine));
  for (const [name, value] of Object.entries(functions)) assert.equal(typeof lent[name], typeof value, name);
  await engine.ready();
  for (const [name, value] of Object.entries(functions))
    if (name !== 'ready') assert.equal(lent[name], value, name);
});
