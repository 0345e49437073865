/** What is said of an engine that the checks in browsers are to run in and that is not here. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findLack } from '../../scripts/engines.mjs';
import { Failure } from '../../scripts/run.mjs';

/** An engine that is here or not, and what came of an attempt to install it. @param {boolean} here */
function makeEngine(here) {
  const state = { here };
  const engine = {
    title: 'Gecko',
    find: () => (state.here ? '/usr/bin/gecko' : null),
    packages: ['gecko-esr', 'gecko-driver'],
    elsewhere: 'install Gecko',
  };
  return { state, engine };
}

test('an engine that is here lacks nothing, and nothing is installed', async () => {
  const { engine } = makeEngine(true);
  for (const install of [true, false])
    assert.equal(await findLack(engine, { install }, () => assert.fail('it was installed')), null);
});

test('without being asked to install, one that is missing is left out, and told', async () => {
  const { engine } = makeEngine(false);
  const lack = await findLack(engine, {}, () => assert.fail('it was installed'));
  assert.deepEqual(lack, { fails: false, sentence: 'Gecko: not tried, because it is not installed here' });
});

test('one that can be installed is, and lacks nothing then', async () => {
  const { engine, state } = makeEngine(false);
  const lack = await findLack(engine, { install: true }, async (packages, purpose, elsewhere) => {
    assert.deepEqual(
      [packages, purpose, elsewhere],
      [engine.packages, 'Gecko for the tests', 'install Gecko'],
    );
    state.here = true;
  });
  assert.equal(lack, null);
});

test('one that cannot be installed fails, with what there is to do', async () => {
  const { engine } = makeEngine(false);
  const refused = async () => {
    throw new Failure('Missing: Gecko for the tests. Please install gecko-esr.');
  };
  assert.deepEqual(await findLack(engine, { install: true }, refused), {
    fails: true,
    sentence: 'Missing: Gecko for the tests. Please install gecko-esr.',
  });
  const faulty = async () => {
    throw new TypeError('of this program');
  };
  await assert.rejects(findLack(engine, { install: true }, faulty), TypeError);
});

test('one that is not found after its packages came fails, too', async () => {
  const { engine } = makeEngine(false);
  const lack = await findLack(engine, { install: true }, async () => {});
  assert.deepEqual(lack, {
    fails: true,
    sentence: 'Gecko is not found after gecko-esr, gecko-driver came: install Gecko.',
  });
});

test('the checks say which engine they leave out, and end well', () => {
  const program = fileURLToPath(new URL('../browsers/run.mjs', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [program, '--only', 'firefox'], {
    encoding: 'utf8',
    env: { ...process.env, FIREFOX_PATH: '/nowhere/firefox' },
  });
  assert.match(stdout, /Firefox: not tried/);
  assert.equal(status, 0);
});
