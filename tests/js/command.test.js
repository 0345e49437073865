/** The streams of the built command, run as a program. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'vitest';

/** @param {string} line of a shell, where $meander runs the command */
const shell = (line) =>
  spawnSync('sh', ['-c', line], {
    encoding: 'utf8',
    env: { ...process.env, meander: `${process.execPath} dist/command.js` },
  });

const expected = shell(`$meander csv 'v=1&n=7'`);

test('the command waits for a slow producer', () => {
  assert.match(expected.stdout, /^x,y\n/);
  const { status, stdout, stderr } = shell(`(sleep 0.5; echo 'v=1&n=7') | $meander csv`);
  assert.deepEqual([status, stdout], [0, expected.stdout], stderr);
});

test('the command says that standard input is a folder', () => {
  const { status, stderr } = shell('$meander csv < .');
  assert.deepEqual([status, stderr], [1, 'meander: Standard input cannot be read: it is a folder.\n']);
});

test('the command says that a disk is full', { skip: !existsSync('/dev/full') }, () => {
  const { status, stderr } = shell(`$meander csv 'v=1&n=7' > /dev/full`);
  assert.equal(status, 1);
  assert.match(stderr, /^meander: Standard output cannot be written: .*no space left on device.*\.\n$/);
});

test('the command exits cleanly when its reader stops early', () => {
  const { stdout, stderr } = shell(`$meander csv 'v=1&n=7' | head -1`);
  assert.deepEqual([stdout, stderr], ['x,y\n', '']);
});
