/** The same calls give the same bytes natively and through the compiled module, random call by random call. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { cargo } from '../../scripts/cargo.mjs';
import * as engine from '../../www/engine.js';
import { digestCalls } from '../random-calls.js';

const CALLS = 10_000;

test(`${CALLS} random calls give the same bytes natively and compiled`, { timeout: 300_000 }, async () => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const example = ['-p', 'meander-core', '--example', 'digest'];
  const command = cargo('run', '-q', '--profile', 'test', ...example, '--', String(CALLS));
  const native = spawnSync(...command, { cwd, encoding: 'utf8' });
  assert.equal(native.status, 0, native.stderr);
  await engine.ready();
  assert.deepEqual(digestCalls(engine, CALLS), native.stdout.trim().split('\n'));
});
